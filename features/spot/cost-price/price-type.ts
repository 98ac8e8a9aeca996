'use client';
// The price by which one's coins are measured: what they have cost, or where they break even. Kept on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

export const priceTypes = ['cost', 'breakeven'] as const;
type PriceType = (typeof priceTypes)[number];

type PriceTypeChoice = {
  readonly type: PriceType;
  /** True if the dialog that asks for it is open. */
  readonly open: boolean;
  choose(type: PriceType): void;
  setOpen(open: boolean): void;
};

const kept = z.object({ type: z.enum(priceTypes) });

export const usePriceType = create<PriceTypeChoice>()(
  persist(
    (set) => ({
      type: 'cost',
      open: false,
      choose: (type) => set({ type }),
      setOpen: (open) => set({ open }),
    }),
    {
      name: 'cost-price-type',
      // The server knows nothing of it: read once the page is alive.
      skipHydration: true,
      partialize: ({ type }) => ({ type }),
      merge: (stored, current) => {
        const parsed = z.safeParse(kept, stored);
        return parsed.success ? { ...current, ...parsed.data } : current;
      },
    },
  ),
);
