'use client';
// The one message for every call that was refused: shown where no part of the page has said it at its own place.
import { useEffect } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { useRefusals } from '#lib/session/refusals.ts';

/** The part of the page that has made the call is drawn by then. */
const patienceMs = 300;

export function RefusalNotice() {
  const refusalText = useRefusalText();
  const isWaiting = useRefusals(({ waiting }) => waiting.length > 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      for (const error of useRefusals.getState().take())
        if (!error.isTold) showToast('failed', error.key === null ? error.message : refusalText(error));
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, refusalText]);
  return null;
}
