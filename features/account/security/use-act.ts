// Does one thing of the security centre: busy meanwhile, why not when it did not happen, said when it did.
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';

export type Act = {
  readonly pending: boolean;
  readonly problem: string | null;
  /** Answers whether it happened. `said`: the words of a toast. */
  run(work: () => Promise<unknown>, said?: string): Promise<boolean>;
  fail(text: string | null): void;
};

/** `aloud`: what went wrong is a toast, where there is no form to show it in. */
export function useAct({ aloud = false }: { readonly aloud?: boolean } = {}): Act {
  const why = useRefusalText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pending,
    problem,
    fail: setProblem,
    run: async (work, said) => {
      setPending(true);
      setProblem(null);
      try {
        await work();
        if (said !== undefined) showToast('done', said);
        return true;
      } catch (error) {
        if (aloud) showToast('failed', why(error));
        else setProblem(why(error));
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
