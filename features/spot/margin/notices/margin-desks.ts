// Whether a list of one's own orders is on the page: there debts can come into being, and can be shown.
import { create } from 'zustand';

type MarginDesks = {
  readonly open: number;
  /** Returns how to leave. */
  enter(): () => void;
};

export const useMarginDesks = create<MarginDesks>()((set) => ({
  open: 0,
  enter: () => {
    set(({ open }) => ({ open: open + 1 }));
    return () => set(({ open }) => ({ open: open - 1 }));
  },
}));
