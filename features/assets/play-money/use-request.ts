// Asks for play money, and says what became of it.
import { useState } from 'react';

import { useRefusalText } from '#lib/api/use-refusal-text.ts';

/** `onDone`: it is there. */
export function useRequest(onDone: () => void) {
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (call: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setTrouble(null);
    try {
      await call();
      onDone();
    } catch (error) {
      setTrouble(refusalText(error));
    } finally {
      setPending(false);
    }
  };
  return { pending, trouble, run: (call: () => Promise<unknown>) => void run(call) };
}
