'use client';
// The time left until something expires, from its arrival: by the browser's own steady clock, whatever its calendar says.
import { useEffect, useState } from 'react';

const everyMs = 100;

/** Milliseconds left; 0 once it is over. Begins anew with another `key`. */
export function useCountdown(key: string, validMs: number): number {
  const [state, setState] = useState({ key, left: validMs });
  useEffect(() => {
    const endsAt = performance.now() + validMs;
    const look = (): void => setState({ key, left: Math.max(0, endsAt - performance.now()) });
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [key, validMs]);
  return state.key === key ? state.left : validMs;
}
