'use client';
// The common part of the forms on administration pages: one action is done at a time, and the reason of a failure is read out.
import { useState } from 'react';

import { useRefusalText } from '#lib/api/use-refusal-text.ts';

export function useAdminAction() {
  const why = useRefusalText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pending,
    problem,
    run: async (work: () => Promise<unknown>): Promise<boolean> => {
      setPending(true);
      setProblem(null);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(why(error));
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}

export const AdminProblem = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm text-primary">
      {text}
    </p>
  );

/** The text of a form's field; empty where there is none. */
export const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};
