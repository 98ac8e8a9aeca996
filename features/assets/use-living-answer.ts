'use client';
// What the exchange says of one's money, kept true: asked for again when a balance moves, and every few seconds, since prices move too.
import { useCallback, useEffect, useState } from 'react';

import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

const everyMs = 3000;
/** Movements that come in a burst are asked about once. */
const settleMs = 250;

/**
 * `initial`: as the server knew it. What cannot be asked for leaves what is known. Also how to ask at once.
 * `ask` stays the same function from one drawing to the next.
 */
export function useLivingAnswer<Answer>(
  initial: Answer,
  ask: (signal: AbortSignal) => Promise<Answer>,
): { readonly answer: Answer; readonly askAgain: () => void } {
  const [answer, setAnswer] = useState(initial);
  const [asked, setAsked] = useState(0);
  const moved = useChannel(useHub(), 'account', '').sequence;
  useEffect(() => {
    const controller = new AbortController();
    const askNow = (): void => {
      if (document.visibilityState === 'hidden') return;
      ask(controller.signal).then(
        (given) => {
          if (!controller.signal.aborted) setAnswer(() => given);
        },
        () => undefined,
      );
    };
    const soon = setTimeout(askNow, settleMs);
    const often = setInterval(askNow, everyMs);
    return () => {
      controller.abort();
      clearTimeout(soon);
      clearInterval(often);
    };
  }, [ask, moved, asked]);
  return { answer, askAgain: useCallback(() => setAsked((times) => times + 1), []) };
}
