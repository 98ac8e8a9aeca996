// The last 24 hours of one market, minute by minute.
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { joinCandles, type TickCandle } from '../candles/tick-candle.ts';
import { MinuteRing } from './minute-ring.ts';

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
  const minutes = new MinuteRing(minutesKept);
  let lastTicks: number | null = null;
  /** The last price before the oldest minute kept. */
  let closeBefore: number | null = null;
  /** All minutes but the newest, joined; null when it must be joined again. */
  let settled: TickCandle | null = null;

  const dropBefore = (fromMs: number): void => {
    for (let oldest = minutes.at(0); oldest !== undefined && oldest.openTimeMs < fromMs; oldest = minutes.at(0)) {
      closeBefore = oldest.closeTicks;
      minutes.shift();
      settled = null;
    }
  };
  const joinSettled = (oldest: TickCandle): TickCandle => {
    let whole = oldest;
    for (let at = 1; at < minutes.count - 1; at += 1) {
      const minute = minutes.at(at);
      if (minute !== undefined) whole = joinCandles(whole, minute);
    }
    return whole;
  };
  const joined = (): TickCandle | undefined => {
    const [oldest, newest] = [minutes.at(0), minutes.at(minutes.count - 1)];
    if (oldest === undefined || newest === undefined || minutes.count === 1) return newest;
    settled ??= joinSettled(oldest);
    return joinCandles(settled, newest);
  };

  return {
    add: (minute) => {
      lastTicks = minute.closeTicks;
      const newest = minutes.at(minutes.count - 1);
      if (newest?.openTimeMs === minute.openTimeMs) return minutes.replaceNewest(joinCandles(newest, minute));
      // Room is made first: no two minutes of the window are the same, so that there is always enough.
      dropBefore(minute.openTimeMs - (minutesKept - 1) * 60_000);
      minutes.push(minute);
      settled = null;
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
