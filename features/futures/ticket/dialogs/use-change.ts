// Changes how a contract is traded, and says what became of it.
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';

export type Change = {
  readonly pending: boolean;
  /** Why it was refused; null while it was not. */
  readonly errorText: string | null;
  readonly run: (call: () => Promise<unknown>, done: string) => void;
};

/** `onDone`: it is made. */
export function useChange(onDone: () => void): Change {
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  return {
    pending,
    errorText,
    run: (call, done) => {
      setPending(true);
      setErrorText(null);
      call().then(
        () => {
          setPending(false);
          showToast('done', done);
          onDone();
        },
        (error: unknown) => {
          setPending(false);
          setErrorText(refusalText(error));
        },
      );
    },
  };
}
