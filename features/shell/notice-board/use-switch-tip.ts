// The tip that points to the switch of the notice board, in the operator's words: once, on the first page that shows it.
import { createContext, use, useEffect, useState } from 'react';

import { lateCode } from '#lib/late/late-code.ts';
import { switchTipName } from './first-paint.ts';

/** For the first page of a newcomer alone. */
const notices = lateCode(() => import('#lib/session/notices/once.ts'));

/** The width from which the switch stands in the header. */
const wide = '(min-width: 48rem)';

/** As the server has it from the operator; null: there is nothing to say. */
export const SwitchTipContext = createContext<string | null>(null);

/** `hasPlace`: the tip is drawn. Whether it is seen is decided before the first paint, and stays so: nothing moves for it afterwards. */
export function useSwitchTip(hasPlace: boolean): { readonly tip: string | null; readonly understood: () => void } {
  const told = use(SwitchTipContext);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isSeen = 'switchTip' in document.documentElement.dataset && matchMedia(wide).matches;
    // Without it the tip is seen once more.
    if (told !== null && hasPlace && isSeen)
      notices.fetch().then(
        ({ markSaid }) => markSaid(switchTipName),
        () => undefined,
      );
  }, [told, hasPlace]);
  return { tip: isOver ? null : told, understood: () => setIsOver(true) };
}
