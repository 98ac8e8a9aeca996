// The price that a contract's positions are judged by, as it moves: the basis of the last five minutes, and the hour before a delivery.
import { deliveryPrice } from '#lib/order-math/futures/delivery.ts';
import { basisOf, deliveryMarkPrice, markPrice, meanOfBasis } from '#lib/order-math/prices/mark-price.ts';

/** Decimal texts; null where there is none. */
export type MarkSight = {
  readonly index: string | null;
  readonly bestBid: string | null;
  readonly bestAsk: string | null;
  readonly lastPrice: string | null;
  /** Predicted for the slot that comes next; of no use to a dated contract. */
  readonly fundingRate: string;
};

export type MarkTerms = {
  /** A share as decimal text: 0.03 is 3 %. */
  readonly premiumCap: string;
} & (
  | { readonly kind: 'perpetual'; readonly fundingIntervalMs: number }
  | {
      readonly kind: 'dated';
      readonly deliveryMs: number;
      /** For so long before it the index is averaged. */
      readonly averagingMs: number;
    }
);

export type MarkTracker = {
  /** The mark price at a time; null without an index. Times go forward; of every five seconds the first sight is sampled. */
  see(timeMs: number, sight: MarkSight): string | null;
  /** The delivery price of a dated contract, once its time has come; null before, and when nothing was seen in the time that counts. */
  deliveredAt(timeMs: number): string | null;
};

/** Between two looks at the middle of the book, and for how long a look counts. */
export const basisRules = { everyMs: 5_000, keptMs: 300_000 } as const;
const { everyMs: sampleMs, keptMs: basisMs } = basisRules;

type Sample = { readonly slot: number; readonly value: string };

/** Keeps the first value of each slot of five seconds; whether this was one. */
function keep(samples: Sample[], slot: number, value: string | null): boolean {
  if (value === null || slot <= (samples.at(-1)?.slot ?? Number.NEGATIVE_INFINITY)) return false;
  samples.push({ slot, value });
  return true;
}

const valuesOf = (samples: readonly Sample[]): readonly string[] => samples.map(({ value }) => value);

/**
 * Follows one contract. What was seen before a restart is gone: the basis grows again within five minutes, and the index of a
 * settlement hour can be shown to it again, from wherever it was kept, before the first new sight.
 */
export function createMarkTracker(terms: MarkTerms): MarkTracker {
  const basis: Sample[] = [];
  /** The mean of the basis, which changes every five seconds while the price is asked for every second: none or one. */
  let basisMean: readonly string[] = [];
  const settling: Sample[] = [];
  /** The mean of the settlement hour so far: hundreds of samples that change every five seconds. */
  let settlingMark: string | null = null;
  const { premiumCap } = terms;

  const look = (timeMs: number, { index, bestBid, bestAsk }: MarkSight): void => {
    const slot = Math.floor(timeMs / sampleMs);
    while (basis[0] !== undefined && basis[0].slot <= slot - basisMs / sampleMs) basis.shift();
    if (basis.length === 0) basisMean = [];
    if (index === null) return;
    const seen = bestBid === null || bestAsk === null ? null : basisOf(bestBid, bestAsk, index);
    if (keep(basis, slot, seen)) basisMean = [meanOfBasis(valuesOf(basis))];
    const isSettling = terms.kind === 'dated' && timeMs >= terms.deliveryMs - terms.averagingMs && timeMs < terms.deliveryMs;
    if (isSettling && keep(settling, slot, index))
      settlingMark = deliveryMarkPrice({ indexPrice: index, basisSamples: [], premiumCap, settlementSamples: valuesOf(settling) });
  };

  return {
    see: (timeMs, sight) => {
      look(timeMs, sight);
      if (sight.index === null) return null;
      const common = { indexPrice: sight.index, basisSamples: basisMean, premiumCap };
      if (terms.kind === 'dated') return settlingMark ?? deliveryMarkPrice({ ...common, settlementSamples: [] });
      const { fundingIntervalMs } = terms;
      const leftMs = fundingIntervalMs - (timeMs % fundingIntervalMs);
      return markPrice({
        ...common,
        lastPrice: sight.lastPrice,
        fundingRate: sight.fundingRate,
        minutesLeft: leftMs / 60_000,
        intervalMinutes: fundingIntervalMs / 60_000,
      });
    },
    deliveredAt: (timeMs) => (terms.kind === 'dated' && timeMs >= terms.deliveryMs ? deliveryPrice(valuesOf(settling)) : null),
  };
}
