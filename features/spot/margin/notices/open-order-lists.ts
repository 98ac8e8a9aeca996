// The lists of one's own orders on the page: debts can come into being there, and can be shown.
import { create } from 'zustand';

type OpenOrderLists = {
  readonly open: number;
  /** Returns how to leave. */
  enter(): () => void;
};

export const useOpenOrderLists = create<OpenOrderLists>()((set) => ({
  open: 0,
  enter: () => {
    set(({ open }) => ({ open: open + 1 }));
    return () => set(({ open }) => ({ open: open - 1 }));
  },
}));
