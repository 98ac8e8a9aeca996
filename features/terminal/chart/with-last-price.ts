// The candles with the last price that the desk shows beside them: the newest one ends there.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import type { PublicTrade } from '#lib/contract/market.ts';

/** A trade of a candle that has not been told yet begins one; the same array comes back where nothing differs. */
export function withLastPrice(bars: readonly Bar[], interval: KlineInterval, last: PublicTrade | undefined): readonly Bar[] {
  const newest = bars.at(-1);
  if (last === undefined || newest === undefined) return bars;
  const price = Number(last.price);
  const startMs = bucketStart(interval, last.timeMs);
  if (startMs > newest.timeMs) return [...bars, { timeMs: startMs, open: price, high: price, low: price, close: price, volume: 0 }];
  if (newest.close === price) return bars;
  return [...bars.slice(0, -1), { ...newest, close: price, high: Math.max(newest.high, price), low: Math.min(newest.low, price) }];
}
