// Sends one form of the way back into an account: busy meanwhile, why not when it was refused, the words of the good end.
import { useState } from 'react';
import { useTranslations } from 'next-intl';

import { ApiError } from '#lib/api/api-error.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';

/** Out of the fields themselves: what a password manager wrote before the page was alive counts too. */
export function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export function useRecovery() {
  const t = useTranslations('account');
  const why = useRefusalText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return {
    pending,
    problem,
    done,
    setProblem,
    /** `said`: the words of the good end. */
    send: async (work: () => Promise<unknown>, said: string): Promise<void> => {
      setPending(true);
      setProblem(null);
      try {
        await work();
        setDone(said);
      } catch (error) {
        // Whatever is no refusal comes from the browser, which was asked for a passkey.
        setProblem(error instanceof ApiError ? why(error) : t('passkeyCancelled'));
      }
      setPending(false);
    },
  };
}
