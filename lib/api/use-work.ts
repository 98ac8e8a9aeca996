// Does one thing of a form: busy meanwhile, and why not in the reader's words when it did not happen.
import { useState } from 'react';

import { useRefusalText } from './use-refusal-text.ts';

export type Work = {
  readonly pending: boolean;
  readonly problem: string | null;
  /** Null: it happened; else why not. */
  run(work: () => Promise<unknown>): Promise<string | null>;
  fail(text: string | null): void;
};

export function useWork(): Work {
  const why = useRefusalText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pending,
    problem,
    fail: setProblem,
    run: async (work) => {
      setPending(true);
      setProblem(null);
      try {
        await work();
        return null;
      } catch (error) {
        const text = why(error);
        setProblem(text);
        return text;
      } finally {
        setPending(false);
      }
    },
  };
}
