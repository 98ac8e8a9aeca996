// The running candle of a market: as it stands, then as it grows; the next one begins in the same stream.
import * as z from 'zod/mini';

import { KlineInterval } from '../enums.ts';
import { candle, type Candle } from '../market.ts';

const candleKey = z.string().check(z.regex(/^[A-Z0-9_]{2,32}:[a-zA-Z0-9]{2,8}$/));

/**
 * Oldest first. The snapshot has at most the running candle, and none where there never was a trade. An update has the last state
 * of every candle that changed since the message before: usually one; two when a new one began.
 */
export const candleSnapshot = z.array(candle);
export const candleUpdate = z.array(candle);
export type CandleMessage = readonly Candle[];

const intervals: ReadonlySet<string> = new Set(KlineInterval);
const isInterval = (text: string): text is KlineInterval => intervals.has(text);

/** 'BTCUSDT:1m' in its two parts; null when it is not one. */
export function readCandleKey(key: string): { readonly symbol: string; readonly interval: KlineInterval } | null {
  if (!z.safeParse(candleKey, key).success) return null;
  const [symbol = '', interval = ''] = key.split(':');
  return isInterval(interval) ? { symbol, interval } : null;
}
