'use client';
// The setting whether orders of a unified account borrow what they lack. Kept on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

type Chosen = { readonly borrow: boolean; setBorrow(on: boolean): void };

const kept = z.object({ borrow: z.boolean() });

/** Nothing is borrowed until somebody says so. */
export const useUnifiedBorrow = create<Chosen>()(
  persist((set) => ({ borrow: false, setBorrow: (borrow) => set({ borrow }) }), {
    name: 'unified-borrow',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    partialize: ({ borrow }) => ({ borrow }),
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? { ...current, ...parsed.data } : current;
    },
  }),
);
