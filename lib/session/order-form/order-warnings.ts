'use client';
// The limits from which an order is unusual enough for a word and a question before it is sent: kept on this device. The limit of a costly fill
// stands with the confirmations.
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import * as z from 'zod/mini';

/** Decimal texts; '' switches a warning off. */
export type WarningLimits = {
  /** Percent that a limit price lies away from the market. */
  readonly priceAway: string;
  /** The value of one order, in the quote coin. */
  readonly worth: string;
  /** Percent that one order takes of what is available. */
  readonly share: string;
};

export const usualLimits: WarningLimits = { priceAway: '10', worth: '100000', share: '90' };

type OrderWarnings = { readonly limits: WarningLimits; set(limits: Partial<WarningLimits>): void };

const limit = z.string().check(z.regex(/^((0|[1-9]\d*)(\.\d*)?)?$/), z.maxLength(20));
const kept = z.object({ limits: z.object({ priceAway: limit, worth: limit, share: limit }) });

/**
 * A limit that is missing or makes no sense is the usual limit.
 * @internal
 */
export function readLimits(stored: unknown): WarningLimits {
  const parsed = z.safeParse(kept, stored);
  return parsed.success ? parsed.data.limits : usualLimits;
}

export const useOrderWarnings = create<OrderWarnings>()(
  persist((set) => ({ limits: usualLimits, set: (change) => set(({ limits }) => ({ limits: { ...limits, ...change } })) }), {
    name: 'order-warnings',
    // The server knows nothing of it: read once the page is alive.
    skipHydration: true,
    partialize: ({ limits }) => ({ limits }),
    merge: (stored, current) => ({ ...current, limits: readLimits(stored) }),
  }),
);
