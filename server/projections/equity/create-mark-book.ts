// Marks change many times a second; what an hour is remembered by is written once a minute.
import type { MarkPriceSet } from '#server/engine/futures/contract-event.ts';
import { hourOf } from './hour-of.ts';

export type MarkRow = { readonly marketId: number; readonly hourMs: number; readonly markTicks: number; readonly indexTicks: number };

export type MarkBook = {
  /** The row to write: of the first mark of each minute; null for the others. */
  see(event: MarkPriceSet, timeMs: number): MarkRow | null;
};

const minuteMs = 60_000;

export function createMarkBook(): MarkBook {
  const minutes = new Map<number, number>();
  return {
    see: ({ marketId, markTicks, indexTicks }, timeMs) => {
      const minute = Math.floor(timeMs / minuteMs);
      if (minutes.get(marketId) === minute) return null;
      minutes.set(marketId, minute);
      return { marketId, hourMs: hourOf(timeMs), markTicks, indexTicks };
    },
  };
}
