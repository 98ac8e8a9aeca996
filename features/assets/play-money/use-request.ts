// Asks for play money, and says what became of it.
import { useState } from 'react';

import { useRefusalText } from '#lib/api/use-refusal-text.ts';

/** `onDone`: it is there. */
export function useRequest(onDone: () => void) {
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const run = async (call: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setErrorText(null);
    try {
      await call();
      onDone();
    } catch (error) {
      setErrorText(refusalText(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, errorText, run: (call: () => Promise<unknown>) => void run(call) };
}
