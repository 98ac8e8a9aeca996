'use client';
// Which orders are asked about once more before they are sent: all, until the trader says otherwise on this device.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

export const confirmationKinds = ['limit', 'market', 'plan', 'close', 'cancelAll', 'amend'] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

type Kept = {
  /** Nothing is asked but what is dangerous. */
  readonly oneClick: boolean;
  /** Not asked about. */
  readonly skipped: readonly ConfirmationKind[];
};
type Confirmations = Kept & { setOneClick(on: boolean): void; skip(kind: ConfirmationKind, on: boolean): void };

const kept = z.object({ oneClick: z.boolean(), skipped: z.array(z.enum(confirmationKinds)) });

export const useConfirmations = create<Confirmations>()(
  persist(
    (set) => ({
      oneClick: false,
      skipped: [],
      setOneClick: (oneClick) => set({ oneClick }),
      skip: (kind, on) => set(({ skipped }) => ({ skipped: [...skipped.filter((one) => one !== kind), ...(on ? [kind] : [])] })),
    }),
    {
      name: 'confirmations',
      // The server knows nothing of it: read once the page is alive.
      skipHydration: true,
      partialize: ({ oneClick, skipped }): Kept => ({ oneClick, skipped }),
      merge: (stored, current) => {
        const parsed = z.safeParse(kept, stored);
        return parsed.success ? { ...current, ...parsed.data } : current;
      },
    },
  ),
);

/** `forced`: dangerous enough to be asked about whatever the trader has chosen. */
export const asksFirst = ({ oneClick, skipped }: Kept, kind: ConfirmationKind, forced: boolean): boolean =>
  forced || (!oneClick && !skipped.includes(kind));
