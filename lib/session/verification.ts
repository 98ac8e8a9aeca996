// A call that waits for its user to prove himself: what the dialog of the shell shows and answers.
import { create } from 'zustand';

import type { ApiError } from '#lib/api/api-error.ts';

type Waiting = { readonly error: ApiError; answer(token: string | null): void };

type VerificationState = {
  /** Oldest first: one dialog at a time. */
  readonly waiting: readonly Waiting[];
  /** Resolves with the proof of the call, or null when the user does not want to. */
  ask(error: ApiError): Promise<string | null>;
  /** Answers the one that is shown. */
  answer(token: string | null): void;
};

export const useVerification = create<VerificationState>((set, get) => ({
  waiting: [],
  ask: (error) =>
    new Promise((resolve) => {
      set(({ waiting }) => ({ waiting: [...waiting, { error, answer: resolve }] }));
    }),
  answer: (token) => {
    const [shown, ...rest] = get().waiting;
    set({ waiting: rest });
    shown?.answer(token);
  },
}));
