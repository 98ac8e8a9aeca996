// The mirror of one market's book, from the exchange's snapshot and every change of a level after it.
import type { LevelChanged } from '#server/engine/orders/order-event.ts';
import type { BookLevel } from './book-source.ts';

/** One side of a mirrored book: prices in order, best first, and what stands at each. */
type PriceLevels = {
  /** 0 lots: the level is gone. */
  set(priceTicks: number, quantityLots: number): void;
  top(count: number): (readonly [number, number])[];
};

/** `direction` 1: the lowest price is best (asks); −1: the highest (bids). */
function createPriceLevels(direction: 1 | -1): PriceLevels {
  const prices: number[] = [];
  const quantities = new Map<number, number>();
  /** The index at which the price is, or belongs. */
  const placeOf = (priceTicks: number): number => {
    let low = 0;
    let high = prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = prices[middle];
      if (at !== undefined && (at - priceTicks) * direction < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    set: (priceTicks, quantityLots) => {
      const known = quantities.has(priceTicks);
      if (quantityLots === 0) {
        if (!known) return;
        quantities.delete(priceTicks);
        prices.splice(placeOf(priceTicks), 1);
        return;
      }
      if (!known) prices.splice(placeOf(priceTicks), 0, priceTicks);
      quantities.set(priceTicks, quantityLots);
    },
    top: (count) => prices.slice(0, count).map((price) => [price, quantities.get(price) ?? 0] as const),
  };
}

export type MarketDepth = {
  /** Takes the book as it stood after `sequence`, at `atMs`; changes up to it are in it already, changes after it were kept. */
  start(book: { readonly sequence: number; readonly bids: readonly BookLevel[]; readonly asks: readonly BookLevel[] }, atMs: number): void;
  /** The changes of one record, in any order of prices. Returns whether the mirror moved. */
  apply(changes: readonly LevelChanged[], sequence: number, timeMs: number): boolean;
  isStarted(): boolean;
  /** Counts the records that moved the mirror. */
  updates(): number;
  timeMs(): number;
  bids(count: number): readonly BookLevel[];
  asks(count: number): readonly BookLevel[];
};

export function createMarketDepth(): MarketDepth {
  const bids = createPriceLevels(-1);
  const asks = createPriceLevels(1);
  /** Null: not started. Until then the last word per price is kept, with the record it is from. */
  let startedAt: number | null = null;
  const early = new Map<string, { readonly change: LevelChanged; readonly sequence: number }>();
  let updates = 0;
  let timeMs = 0;

  const set = (change: LevelChanged): void => (change.side === 'buy' ? bids : asks).set(change.priceTicks, change.quantityLots);
  return {
    start: (book, atMs) => {
      if (startedAt !== null) throw new Error('a mirror is started once');
      startedAt = book.sequence;
      timeMs = Math.max(timeMs, atMs);
      for (const [priceTicks, quantityLots] of book.bids) bids.set(priceTicks, quantityLots);
      for (const [priceTicks, quantityLots] of book.asks) asks.set(priceTicks, quantityLots);
      for (const { change, sequence } of early.values()) if (sequence > book.sequence) set(change);
      early.clear();
      updates += 1;
    },
    apply: (changes, sequence, recordTimeMs) => {
      timeMs = recordTimeMs;
      if (startedAt === null) {
        for (const change of changes) early.set(`${change.side} ${change.priceTicks}`, { change, sequence });
        return false;
      }
      if (sequence <= startedAt) return false;
      for (const change of changes) set(change);
      updates += 1;
      return true;
    },
    isStarted: () => startedAt !== null,
    updates: () => updates,
    timeMs: () => timeMs,
    bids: (count) => bids.top(count),
    asks: (count) => asks.top(count),
  };
}
