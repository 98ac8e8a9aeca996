// Refusals of calls on their way to a message, unless a part of the page says them at its own place first.
import { create } from 'zustand';

import type { ApiError } from '#lib/api/api-error.ts';

type Refusals = {
  /** Oldest first. */
  readonly waiting: readonly ApiError[];
  add(error: ApiError): void;
  /** Takes all of them out. */
  take(): readonly ApiError[];
};

/** A page that fails all over has no more to say than this. */
const most = 5;

export const useRefusals = create<Refusals>((set, get) => ({
  waiting: [],
  add: (error) => set(({ waiting }) => ({ waiting: [...waiting, error].slice(-most) })),
  take: () => {
    const { waiting } = get();
    set({ waiting: [] });
    return waiting;
  },
}));
