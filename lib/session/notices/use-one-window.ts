// One window announces where several would announce the same.
import { useCallback, useEffect, useRef } from 'react';

import { announce } from './announce.ts';
import { takeTurn, type Turn } from './sounding-window.ts';

/**
 * `subject`: what is announced. `withoutLocks`: see takeTurn. `hears`: false, until this window is told of it itself. The answer does nothing in
 * the other windows.
 */
export function useOneWindow(subject: string, withoutLocks: boolean, hears: boolean): typeof announce {
  const turn = useRef<Turn | null>(null);
  useEffect(() => {
    if (!hears) return undefined;
    const own = takeTurn(`meridian.notices.${subject}`, withoutLocks);
    turn.current = own;
    return () => {
      turn.current = null;
      own.end();
    };
  }, [subject, withoutLocks, hears]);
  return useCallback((event, text) => {
    if (turn.current?.isMine() === true) announce(event, text);
  }, []);
}
