// Asks again when something has happened: once for what comes in a burst.
import { useEffect, useRef } from 'react';

/** `mark` changes with what has happened; null while nothing is known of it. Its first value is where things stand. */
export function useAgainAfter(mark: number | string | null, again: () => unknown, settleMs: number): void {
  const seen = useRef(mark);
  const ask = useRef(again);
  useEffect(() => {
    ask.current = again;
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = mark;
    if (before === mark || before === null || mark === null) return undefined;
    const timer = setTimeout(() => void ask.current(), settleMs);
    return () => clearTimeout(timer);
  }, [mark, settleMs]);
}
