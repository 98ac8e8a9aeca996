'use client';
// The actions that are asked about once more before they are done: all, until the trader says otherwise on this device.
import { useEffect } from 'react';
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
  /** An order whose average price would be worse than the best one by this many percent is asked about whatever else is chosen. */
  readonly slippagePercent: string;
};
type Confirmations = Kept & {
  setOneClick(on: boolean): void;
  skip(kind: ConfirmationKind, on: boolean): void;
  /** A text that is no percentage from 0.01 to 100 is not taken. */
  setSlippagePercent(text: string): void;
};

const usualSlippagePercent = '5';

/** Up to two decimals; above 0, at most 100. */
const percent = /^(?!0+(\.0+)?$)(\d{1,2}(\.\d{1,2})?|100(\.0{1,2})?)$/;

const kept = z.object({
  oneClick: z.boolean(),
  skipped: z.array(z.enum(confirmationKinds)),
  /** Missing in what older pages have kept. */
  slippagePercent: z.optional(z.string().check(z.regex(percent))),
});

export const useConfirmations = create<Confirmations>()(
  persist(
    (set) => ({
      oneClick: false,
      skipped: [],
      slippagePercent: usualSlippagePercent,
      setOneClick: (oneClick) => set({ oneClick }),
      skip: (kind, on) => set(({ skipped }) => ({ skipped: [...skipped.filter((one) => one !== kind), ...(on ? [kind] : [])] })),
      setSlippagePercent: (text) => (percent.test(text) ? set({ slippagePercent: text }) : undefined),
    }),
    {
      name: 'confirmations',
      // The server knows nothing of it: read once the page is alive.
      skipHydration: true,
      partialize: ({ oneClick, skipped, slippagePercent }): Kept => ({ oneClick, skipped, slippagePercent }),
      merge: (stored, current) => {
        const parsed = z.safeParse(kept, stored);
        if (!parsed.success) return current;
        const { oneClick, skipped, slippagePercent = current.slippagePercent } = parsed.data;
        return { ...current, oneClick, skipped, slippagePercent };
      },
    },
  ),
);

/** The choices of this device, read once the page is alive. */
export function useKeptConfirmations(): void {
  useEffect(() => void useConfirmations.persist.rehydrate(), []);
}

/** `forced`: dangerous enough to be asked about whatever the trader has chosen. */
export const asksFirst = ({ oneClick, skipped }: Pick<Kept, 'oneClick' | 'skipped'>, kind: ConfirmationKind, forced: boolean): boolean =>
  forced || (!oneClick && !skipped.includes(kind));

/** True if a change of something that waits is asked about. */
export const asksToAmend = (): boolean => asksFirst(useConfirmations.getState(), 'amend', false);

/**
 * True if cancelling all that a list shows is asked about. Trading with one click does not skip this question; only a trader who was asked
 * and wants it no more does.
 */
export const asksToCancelAll = (): boolean => !useConfirmations.getState().skipped.includes('cancelAll');
