// Does one thing of the security centre: busy meanwhile, why not when it did not happen, said when it did.
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useWork, type Work } from '#lib/api/use-work.ts';

export type Act = Pick<Work, 'pending' | 'problem' | 'fail'> & {
  /** Answers whether it happened. `said`: the words of a toast. */
  run(work: () => Promise<unknown>, said?: string): Promise<boolean>;
};

/** `aloud`: what went wrong is a toast, where there is no form to show it in. */
export function useAct({ aloud = false }: { readonly aloud?: boolean } = {}): Act {
  const { pending, problem, fail, run } = useWork();
  return {
    pending,
    problem: aloud ? null : problem,
    fail,
    run: async (work, said) => {
      const failed = await run(work);
      if (failed === null && said !== undefined) showToast('done', said);
      if (failed !== null && aloud) showToast('failed', failed);
      return failed === null;
    },
  };
}
