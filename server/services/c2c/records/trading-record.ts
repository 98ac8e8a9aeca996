// The figures about somebody that follow from the orders of the last 30 days, of either side, and from what others say of them.
import type { EndedC2cOrder } from '#server/projections/c2c/create-c2c-reader.ts';

export type TradingRecord = {
  readonly doneIn30Days: number;
  /** Whole percents, rounded down; null: no order has come to an end. */
  readonly completionPercent: number | null;
  /** The median time from the mark of a payment to the coins, of sales; null: none was paid for and let go of. */
  readonly releaseSeconds: number | null;
  /** The median time from an order to the mark of its payment, of purchases; null: none was paid. */
  readonly paySeconds: number | null;
  /** Ratings of all time. */
  readonly ratings: number;
  /** Whole percents, rounded down; null: nobody has rated. */
  readonly positivePercent: number | null;
};

export type RatingSums = { readonly positive: number; readonly all: number };

/** Whole percents, rounded down; null: of nothing. */
const percentOf = (part: number, all: number): number | null => (all === 0 ? null : Math.floor((part * 100) / all));

/** The mean of the two in the middle, where the number is even. Rounded half up; null: there is none. */
function medianSeconds(timesMs: readonly number[]): number | null {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2000);
}

/**
 * An order that came to nothing counts against the one by whom it did, and against nobody else; one that was sold although the seller had to
 * be made to, against him. Coins against coins are settled at once: they say nothing of how soon somebody acts.
 */
export function toRecord(ended: readonly EndedC2cOrder[], rated: RatingSums): TradingRecord {
  const failed = ended.filter(({ role, failedBy }) => failedBy === role).length;
  const done = ended.filter(({ role, state, failedBy }) => state === 'released' && failedBy !== role);
  const paid = ended.flatMap((order) => (order.payAssetId === null && order.paidMs !== null ? [{ ...order, paidMs: order.paidMs }] : []));
  const released = paid.filter(({ role, state, failedBy }) => role === 'seller' && state === 'released' && failedBy !== 'seller');
  return {
    doneIn30Days: done.length,
    completionPercent: percentOf(done.length, done.length + failed),
    releaseSeconds: medianSeconds(released.map(({ paidMs, endedMs }) => endedMs - paidMs)),
    paySeconds: medianSeconds(paid.filter(({ role }) => role === 'buyer').map(({ paidMs, placedMs }) => paidMs - placedMs)),
    ratings: rated.all,
    positivePercent: percentOf(rated.positive, rated.all),
  };
}

/** Somebody who never had an order. */
export const noRecord: TradingRecord = toRecord([], { positive: 0, all: 0 });
