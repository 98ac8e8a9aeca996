// The running candle, and the ones that closed a moment ago so that a chart misses none between two frames.
import * as z from 'zod/mini';

import { candleSnapshot, candleUpdate } from '#lib/contract/channels/candle.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { Merge } from './merge.ts';

const kept = 3;

function put(candles: readonly Candle[], changes: readonly Candle[]): readonly Candle[] {
  const byTime = new Map([...candles, ...changes].map((candle) => [candle[0], candle]));
  return [...byTime.values()].sort((a, b) => a[0] - b[0]).slice(-kept);
}

export const mergeCandles: Merge<readonly Candle[]> = {
  snapshot: (raw) => {
    const parsed = z.safeParse(candleSnapshot, raw);
    return parsed.success ? put([], parsed.data) : null;
  },
  update: (candles, raw) => {
    const parsed = z.safeParse(candleUpdate, raw);
    return parsed.success ? put(candles, parsed.data) : null;
  },
};
