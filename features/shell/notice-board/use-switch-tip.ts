// The tip that points to the switch of the notice board, in the operator's words, until the user has understood it.
import { createContext, use } from 'react';

import { markSaid, useWasSaid } from '#lib/session/notices/once.ts';

const saidName = 'notice-board';

/** As the server has it from the operator; null: there is nothing to say. */
export const SwitchTipContext = createContext<string | null>(null);

export function useSwitchTip(wanted: boolean): { readonly tip: string | null; readonly understood: () => void } {
  const told = use(SwitchTipContext);
  const due = !useWasSaid(saidName) && wanted;
  return { tip: due ? told : null, understood: () => markSaid(saidName) };
}
