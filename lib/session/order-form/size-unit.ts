'use client';
// The coin in which somebody gives the size of an order: a quantity of what is traded, or an amount of what it is priced in. Kept on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

const sizeUnits = ['quantity', 'amount'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

type Chosen = { readonly unit: SizeUnit; choose(unit: SizeUnit): void };

const kept = z.object({ unit: z.enum(sizeUnits) });

/** A quantity, until somebody says otherwise. */
export const useSizeUnit = create<Chosen>()(
  persist((set) => ({ unit: 'quantity', choose: (unit) => set({ unit }) }), {
    name: 'size-unit',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    partialize: ({ unit }) => ({ unit }),
    merge: (stored, current) => {
      const parsed = z.safeParse(kept, stored);
      return parsed.success ? { ...current, ...parsed.data } : current;
    },
  }),
);
