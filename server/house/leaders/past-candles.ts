// The candles of five minutes that a stretch of minutes makes, for the rules of the house.
import type { MinuteReader } from '#server/projections/candles/minute-columns.ts';
import type { PastCandle } from './play-house-leader.ts';

type Minutes = Awaited<ReturnType<MinuteReader>>;

const minuteMs = 60_000;

/** Whole ones alone: minutes before the first of them, or behind the last one, are left out. */
export function pastCandles({ fromMs, count, open, high, low, close }: Minutes, candleMs: number): readonly PastCandle[] {
  const width = candleMs / minuteMs;
  const first = (Math.ceil(fromMs / candleMs) * candleMs - fromMs) / minuteMs;
  const candles: PastCandle[] = [];
  for (let place = first; place + width <= count; place += width)
    candles.push({
      openMs: fromMs + place * minuteMs,
      open: open[place] ?? 0,
      high: Math.max(...high.subarray(place, place + width)),
      low: Math.min(...low.subarray(place, place + width)),
      close: close[place + width - 1] ?? 0,
    });
  return candles;
}
