// The last 24 hours of one market, minute by minute.
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { joinCandles, type TickCandle } from '../candles/tick-candle.ts';

/** Minutes in the window, the running one included. */
const minutesKept = 1440;

type DaySummary = {
  readonly lastTicks: number;
  /** The price at which the market stood when the window began; the oldest known price when the market is younger. */
  readonly openTicks: number;
  readonly highTicks: number;
  readonly lowTicks: number;
  readonly baseLots: bigint;
  readonly quoteUnits: bigint;
};

export type DayWindow = {
  /** Adds a minute, or a trade as a candle of its minute. Never older than what was added before. */
  add(minute: TickCandle): void;
  /** The window that ends at `nowMs`; null when no price is known. */
  summary(nowMs: number): DaySummary | null;
};

/** High, low and volume of nothing but trades in the window; without any, both stand at the last price. */
export function createDayWindow(): DayWindow {
  const minutes: TickCandle[] = [];
  let lastTicks: number | null = null;
  /** The last price before the oldest minute kept. */
  let closeBefore: number | null = null;
  /** All minutes but the newest, joined; null when it must be joined again. */
  let settled: TickCandle | null = null;

  const dropBefore = (fromMs: number): void => {
    let count = 0;
    for (let minute = minutes[0]; minute !== undefined && minute.openTimeMs < fromMs; minute = minutes[count]) {
      closeBefore = minute.closeTicks;
      count += 1;
    }
    if (count === 0) return;
    minutes.splice(0, count);
    settled = null;
  };
  const joined = (): TickCandle | undefined => {
    const newest = minutes.at(-1);
    if (newest === undefined || minutes.length === 1) return newest;
    settled ??= minutes.slice(0, -1).reduce(joinCandles);
    return joinCandles(settled, newest);
  };

  return {
    add: (minute) => {
      lastTicks = minute.closeTicks;
      const newest = minutes.at(-1);
      if (newest?.openTimeMs === minute.openTimeMs) minutes[minutes.length - 1] = joinCandles(newest, minute);
      else {
        minutes.push(minute);
        settled = null;
      }
      dropBefore(minute.openTimeMs - (minutesKept - 1) * 60_000);
    },
    summary: (nowMs) => {
      if (lastTicks === null) return null;
      dropBefore(bucketStart('1m', nowMs) - (minutesKept - 1) * 60_000);
      const day = joined();
      if (day === undefined)
        return { lastTicks, openTicks: lastTicks, highTicks: lastTicks, lowTicks: lastTicks, baseLots: 0n, quoteUnits: 0n };
      const { highTicks, lowTicks, baseLots, quoteUnits } = day;
      return { lastTicks, openTicks: closeBefore ?? day.openTicks, highTicks, lowTicks, baseLots, quoteUnits };
    },
  };
}
