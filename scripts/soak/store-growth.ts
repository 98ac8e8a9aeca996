// Whether the store of the embedded database grows no more than what is written to it explains.
import type { StoreSize } from './store-size.ts';

export type StoreSample = StoreSize & { readonly minute: number; readonly orders: number };

/**
 * restMegabytesAnHour: twice the 25 MB of candles and figures that an exchange with nobody there wrote, by ten minutes of measuring.
 * bytesAnOrder: twice the 1.1 KB that docs/operate.md counts for an order that is placed and cancelled, for the fills of bots and for
 * room that comes free and is not used yet.
 * logMegabytes: five segments of 16 MB, the least that PostgreSQL keeps (min_wal_size), and as much again between two tidyings.
 * @internal
 */
export const storeBounds = { restMegabytesAnHour: 50, bytesAnOrder: 2200, logMegabytes: 160 } as const;

/** `allowedBytes`: by the bounds, for the time and the orders of the samples. */
export type StoreGrowth = { readonly grownBytes: number; readonly allowedBytes: number; readonly largestLogBytes: number };

/** From the first sample to the last. Null where there are fewer than two. */
export function storeGrowth(samples: readonly StoreSample[]): StoreGrowth | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const hours = (last.minute - first.minute) / 60;
  return {
    grownBytes: last.tableBytes - first.tableBytes,
    allowedBytes: storeBounds.restMegabytesAnHour * 1e6 * hours + storeBounds.bytesAnOrder * (last.orders - first.orders),
    largestLogBytes: Math.max(...samples.map(({ logBytes }) => logBytes)),
  };
}

/** Too few samples say nothing, and nothing against it. */
export function storeHolds(growth: StoreGrowth | null): boolean {
  return growth === null || (growth.grownBytes <= growth.allowedBytes && growth.largestLogBytes <= storeBounds.logMegabytes * 1e6);
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

export const growthWords = (phase: string, growth: StoreGrowth | null): string =>
  growth === null
    ? `store ${phase}: too short to say`
    : `store ${phase}: grew ${megabytes(growth.grownBytes)} MB (bound ${megabytes(growth.allowedBytes)}), ` +
      `log at most ${megabytes(growth.largestLogBytes)} MB (bound ${storeBounds.logMegabytes})`;
