'use client';
// The settings whether margin orders borrow what they lack, and repay with what they bring. Kept on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

type Choices = {
  /** An order borrows what it lacks. */
  readonly borrow: boolean;
  /** True if the proceeds of an order repay the debt of the coin. */
  readonly repay: boolean;
  setBorrow(on: boolean): void;
  setRepay(on: boolean): void;
};

const kept = z.object({ borrow: z.boolean(), repay: z.boolean() });

/** Nothing is borrowed, and no debt repaid, until somebody says so. */
export const useMarginChoices = create<Choices>()(
  persist((set) => ({ borrow: false, repay: false, setBorrow: (borrow) => set({ borrow }), setRepay: (repay) => set({ repay }) }), {
    name: 'margin-orders',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    partialize: ({ borrow, repay }) => ({ borrow, repay }),
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? { ...current, ...parsed.data } : current;
    },
  }),
);
