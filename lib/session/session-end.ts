// The state of a session that has ended, or not, under an open page.
import { create } from 'zustand';

type SessionEnd = {
  readonly ended: boolean;
  /** Not told once the user has chosen to leave. */
  end(): void;
  /** The reader has seen it and stays. */
  acknowledge(): void;
  readonly leaving: boolean;
  leave(): void;
  /** Leaving was refused: the session goes on. */
  stay(): void;
};

export const useSessionEnd = create<SessionEnd>((set) => ({
  ended: false,
  leaving: false,
  end: () => set(({ leaving }) => ({ ended: !leaving })),
  acknowledge: () => set({ ended: false }),
  leave: () => set({ leaving: true }),
  stay: () => set({ leaving: false }),
}));
