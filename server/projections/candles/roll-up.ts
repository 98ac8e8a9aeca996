// Short candles into longer ones, and the silence between trades into flat ones.
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import { flatCandle, joinCandles, type TickCandle } from './tick-candle.ts';

/** Oldest first in, oldest first out; a bucket without candles is left out. */
export function rollUp(interval: KlineInterval, candles: Iterable<TickCandle>): TickCandle[] {
  const rolled: TickCandle[] = [];
  for (const candle of candles) {
    const openTimeMs = bucketStart(interval, candle.openTimeMs);
    const last = rolled.at(-1);
    if (last?.openTimeMs === openTimeMs) rolled[rolled.length - 1] = joinCandles(last, candle);
    else rolled.push({ ...candle, openTimeMs });
  }
  return rolled;
}

/**
 * Every bucket from `fromMs` to before `endMs` (`fromMs` a bucket's beginning): those without trades stand flat at the
 * close before them. What comes before the first known price is left out.
 */
export function fillGaps(
  interval: KlineInterval,
  candles: readonly TickCandle[],
  fromMs: number,
  endMs: number,
  closeBefore: number | null,
): TickCandle[] {
  const filled: TickCandle[] = [];
  let close = closeBefore;
  let next = 0;
  let start = close === null ? (candles[0]?.openTimeMs ?? endMs) : fromMs;
  for (; start < endMs; start = shiftBucket(interval, start, 1)) {
    const traded = candles[next];
    if (traded?.openTimeMs === start) {
      filled.push(traded);
      close = traded.closeTicks;
      next += 1;
    } else if (close !== null) filled.push(flatCandle(start, close));
  }
  return filled;
}
