// Sends a request and reports its result; a refusal is answered in the reader's words.
import { useCallback } from 'react';

import type { TradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';

/** Null when it was done, else why not. */
export type Attempt = <Answer>(
  call: () => Promise<Answer>,
  done: string,
  /** The notice that is shown instead if not all of it was done. */
  noticeOf?: (answer: Answer) => TradedNotice | null,
) => Promise<string | null>;

export function useAttempt(): Attempt {
  const refusalText = useRefusalText();
  return useCallback<Attempt>(
    async (call, done, noticeOf) => {
      try {
        const answer = await call();
        const notice = noticeOf?.(answer) ?? null;
        showToast(notice?.tone ?? 'done', notice?.text ?? done);
        return null;
      } catch (error) {
        return refusalText(error);
      }
    },
    [refusalText],
  );
}

/** For what is asked for without a dialog that could say it. */
export const tellRefusal = (refused: string | null): void => (refused === null ? undefined : showToast('failed', refused));
