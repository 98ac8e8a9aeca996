// The hook that tells whether the server serves another build than the one of the open page.
import { useEffect, useState } from 'react';

import { lateFailure } from '#lib/late/late-code.ts';

/** Coming back to a tab is no reason to ask each time. */
const askAgainMs = 60_000;

const ownRelease = (): string => document.documentElement.dataset['release'] ?? '';

/** Null: nobody could say. */
async function askRelease(): Promise<string | null> {
  const answer = await fetch('/release.txt', { cache: 'no-store' });
  return answer.ok ? answer.text() : null;
}

/** `isConnected`: of the line to the exchange, which is cut when a server is replaced. Null: the page is of the build that is served. */
export function useNewRelease(isConnected: boolean): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let askedMs = 0;
    const ask = (patienceMs: number): void => {
      if (Date.now() - askedMs < patienceMs) return;
      askedMs = Date.now();
      askRelease().then(
        (served) => {
          if (!gone && served !== null && served !== ownRelease()) setFound(served);
        },
        // Without a network there is nothing new either.
        () => undefined,
      );
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') ask(askAgainMs);
    };
    const missed = (): void => ask(1000);
    if (isConnected) ask(0);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener(lateFailure, missed);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener(lateFailure, missed);
    };
  }, [isConnected]);
  return found;
}
