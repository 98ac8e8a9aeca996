// The months before the venue opened: candles computed from the paths when they are asked for, the same in every interval.
import type { MarketListing } from '#server/engine/listings.ts';

import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { TickCandle } from '#server/projections/candles/tick-candle.ts';
import { createMinuteVolumes } from './paths/minute-volumes.ts';
import { createMinuteMaker, newColumns, type MinuteColumns, type Minutes, type PastScale } from './paths/made-up-minutes.ts';
import { dayMs, type PricePaths } from './paths/price-path.ts';
import { createPremiums } from './contracts/prices/premiums.ts';
import type { Venue } from './venue.ts';

/**
 * The reach of the history: 25 months.
 * @internal
 */
export const historyDays = 761;

type BaseInterval = '1m' | '1H' | '1D';
const lengthMs: Readonly<Record<BaseInterval, number>> = { '1m': 60_000, '1H': 3_600_000, '1D': dayMs };

export type MarketHistory = {
  readonly genesisMs: number;
  /** It tells nothing of what happened before this moment. */
  readonly firstMs: number;
  candles(symbol: string, interval: BaseInterval, fromMs: number, toMs: number): TickCandle[];
  /** One day's minutes in ticks and lots, valid until the next are asked for; null: there is none, or the market began within it. */
  minutes(symbol: string, day: number): Minutes | null;
};

/** A candle in ticks, lots and quote units: whole numbers; the quote units of a busy day are beyond exact plain ones. */
type Bar = {
  readonly openMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lots: number;
  readonly quoteUnits: bigint;
};

/** A sum of minutes' quote units goes on as a plain number up to here: one more minute is still exact. */
const largestPart = 2 ** 52;

/** Minutes from one place to before another as one: first open, highest, lowest, last close, sums. Null when there are none. */
function joinMinutes(minutes: Minutes, from: number, until: number, openMs: number): Bar | null {
  const end = Math.min(until, minutes.count);
  if (from >= end) return null;
  let [high, low, lots, part, quoteUnits] = [0, Number.POSITIVE_INFINITY, 0, 0, 0n];
  for (let minute = from; minute < end; minute += 1) {
    high = Math.max(high, minutes.high[minute] ?? 0);
    low = Math.min(low, minutes.low[minute] ?? 0);
    lots += minutes.lots[minute] ?? 0;
    part += minutes.quoteUnits[minute] ?? 0;
    if (part < largestPart) continue;
    quoteUnits += BigInt(part);
    part = 0;
  }
  quoteUnits += BigInt(part);
  return { openMs, open: minutes.open[from] ?? 0, high, low, close: minutes.close[end - 1] ?? 0, lots, quoteUnits };
}

/** A day's bars, each so many minutes long. */
function barsOfDay(minutes: Minutes, day: number, width: number): Bar[] {
  const places = Array.from({ length: Math.ceil(minutes.count / width) }, (_, place) => place * width);
  return places.flatMap((from) => joinMinutes(minutes, from, from + width, day * dayMs + from * lengthMs['1m']) ?? []);
}

const candleOf = ({ openMs, open, high, low, close, lots, quoteUnits }: Bar): TickCandle => ({
  openTimeMs: openMs,
  openTicks: open,
  highTicks: high,
  lowTicks: low,
  closeTicks: close,
  baseLots: BigInt(lots),
  quoteUnits,
});

const unscaled: PastScale = () => 1;

/** Candles that lie before the venue's first moment; the one that contains it ends there. */
export function createHistory(venue: Venue, paths: PricePaths, seed: string, genesisMs: number, scaleOf = unscaled): MarketHistory {
  const { listings } = venue;
  const volumes = createMinuteVolumes(venue, paths, seed);
  const premiumOf = createPremiums(venue, paths, seed).quotedOfDay;
  const make = createMinuteMaker({ venue, paths, volumes, seed, genesisMs, scaleOf, premiumOf });
  const scratch = newColumns();
  const parts = (key: string): [MarketListing, number] => {
    const [marketId, day] = key.split('/');
    return [listings.market(Number(marketId)), Number(day)];
  };
  const minutesOf = (key: string, into: MinuteColumns): Minutes => make(...parts(key), into);
  const minutes = keepRecent(96, (key: string) => minutesOf(key, newColumns()));
  const hourBars = keepRecent(2000, (key: string) => barsOfDay(minutesOf(key, scratch), parts(key)[1], 60));
  // The day bars of all markets, so that years of days are computed once. Their minutes are not kept: they would push out those in use.
  const dayBars = keepRecent(80_000, (key: string) => barsOfDay(minutesOf(key, scratch), parts(key)[1], 1440));

  const barsOf = (key: string, day: number, interval: BaseInterval): Bar[] => {
    if (interval === '1D') return dayBars(key);
    return interval === '1H' ? hourBars(key) : barsOfDay(minutes(key), day, 1);
  };

  const firstMs = (Math.floor(genesisMs / dayMs) - historyDays) * dayMs;

  return {
    genesisMs,
    firstMs,
    minutes: (symbol, day) => {
      const market = listings.marketOf(symbol);
      if (market === undefined || day * dayMs < firstMs || day * dayMs < market.listedMs || day * dayMs >= genesisMs) return null;
      return minutesOf(`${market.marketId}/${day}`, scratch);
    },
    candles: (symbol, interval, fromMs, toMs) => {
      const market = listings.marketOf(symbol);
      if (market === undefined) return [];
      const from = Math.max(fromMs, market.listedMs, firstMs);
      const to = Math.min(toMs, genesisMs);
      const candles: TickCandle[] = [];
      for (let day = Math.floor(from / dayMs); day * dayMs < to; day += 1) {
        for (const bar of barsOf(`${market.marketId}/${day}`, day, interval))
          if (bar.openMs >= from && bar.openMs < to) candles.push(candleOf(bar));
      }
      return candles;
    },
  };
}
