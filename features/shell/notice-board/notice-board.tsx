'use client';
// The notice board under the header, for whoever wants it there; nobody else is sent any of it.
import { lazy } from 'react';

import { usePreference } from '#lib/session/use-preference.ts';
import type { Notices } from './board.tsx';

// No word stands for it meanwhile: the server waits until it can draw it whole.
const Board = lazy(() => import('./board.tsx'));

/** `initial`: as the server had them; null where nobody wanted them then. */
export function NoticeBoard({ initial }: { readonly initial: Notices | null }) {
  const [shown, setShown] = usePreference('showsNotices');
  return shown ? <Board initial={initial} onClose={() => setShown(false)} /> : null;
}
