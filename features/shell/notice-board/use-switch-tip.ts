// The tip that points to the switch of the notice board, in the operator's words: once, on the first page that shows it.
import { createContext, use, useEffect, useState } from 'react';

import { markSaid, useWasSaid } from '#lib/session/notices/once.ts';

const saidName = 'notice-board';
/** The width from which the switch stands in the header. */
const wide = '(min-width: 48rem)';

/** As the server has it from the operator; null: there is nothing to say. */
export const SwitchTipContext = createContext<string | null>(null);

export function useSwitchTip(): { readonly tip: string | null; readonly understood: () => void } {
  const told = use(SwitchTipContext);
  const wasSaid = useWasSaid(saidName);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (told === null || wasSaid || !matchMedia(wide).matches) return;
    queueMicrotask(() => {
      setStays(true);
      markSaid(saidName);
    });
  }, [told, wasSaid]);
  return { tip: stays ? told : null, understood: () => setStays(false) };
}
