'use client';
// Says when the page stands: all that it names is here, and the browser has nothing else to do.
import { useEffect, useState } from 'react';

import { whenIdle } from './when-idle.ts';

export function usePageStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const rest = (): void => whenIdle(() => (signal.aborted ? undefined : setStands(true)));
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true, signal });
    return () => ending.abort();
  }, []);
  return stands;
}
