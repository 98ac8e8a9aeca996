// The months before the venue opened: candles computed from the paths when they are asked for, the same in every interval.
import type { Candle } from '#lib/contract/market.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatFixed } from '#server/engine/units.ts';

import type { Venue } from './venue.ts';
import { keepRecent } from './keep-recent.ts';
import { seedOf, uniformAt } from './noise.ts';
import { dayMs, type PricePaths } from './price-path.ts';

const minuteMs = 60_000;
/** How far the history reaches back. */
export const historyDays = 420;

type BaseInterval = '1m' | '1H' | '1D';
const lengthMs: Readonly<Record<BaseInterval, number>> = { '1m': minuteMs, '1H': 3_600_000, '1D': dayMs };

export type MarketHistory = {
  readonly genesisMs: number;
  candles(symbol: string, interval: BaseInterval, fromMs: number, toMs: number): readonly Candle[];
};

/** A candle in ticks, lots and quote units: whole numbers, small enough for a day's sum to stay exact. */
type Bar = {
  readonly openMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly lots: number;
  readonly quoteUnits: number;
};

/** Many bars as one: first open, highest, lowest, last close, sums. */
function join(bars: readonly Bar[], openMs: number): Bar | null {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  let [high, low, lots, quoteUnits] = [first.high, first.low, 0, 0];
  for (const bar of bars) {
    high = Math.max(high, bar.high);
    low = Math.min(low, bar.low);
    lots += bar.lots;
    quoteUnits += bar.quoteUnits;
  }
  return { openMs, open: first.open, high, low, close: last.close, lots, quoteUnits };
}

/** The minutes of one market on one day, from the paths of its two coins. */
function minutesOf(venue: Venue, paths: PricePaths, seed: string, market: MarketListing, day: number): Bar[] {
  const [base, quote] = [paths.day(market.base, day), paths.day(market.quote, day)];
  const { tradeAmount } = venue.simulation(market.symbol);
  const { tickLotUnits } = venue.listings.rules(market);
  const noise = seedOf(`${seed}/${market.symbol}/minutes`);
  const scale = 10 ** market.priceDecimals;
  const ticksAt = (minute: number): number => Math.max(1, Math.round(Math.exp((base[minute] ?? 0) - (quote[minute] ?? 0)) * scale));
  return Array.from({ length: 1440 }, (_, minute) => {
    const place = day * 1440 + minute;
    const [open, close] = [ticksAt(minute), ticksAt(minute + 1)];
    // Wicks as long as the body is likely to be, of either direction's chance.
    const wick = Math.abs(open - close) * 0.5 + open * 0.000_12;
    const high = Math.max(open, close) + Math.floor(wick * uniformAt(noise, place, 1));
    const low = Math.max(1, Math.min(open, close) - Math.floor(wick * uniformAt(noise, place, 2)));
    // Three even chances summed are near enough to a normal one, at a third of its cost.
    const chance = uniformAt(noise, place, 3) + uniformAt(noise, place, 4) + uniformAt(noise, place, 5) - 1.5;
    const activity = Math.exp(chance * 1.2) * (1 + (Math.abs(close - open) / open) * 1500);
    const lots = Math.max(1, Math.round(((tradeAmount * 14 * activity) / (close / scale)) * 10 ** market.quantityDecimals));
    const typical = Math.round((open + close + high + low) / 4);
    return { openMs: day * dayMs + minute * minuteMs, open, high, low, close, lots, quoteUnits: lots * typical * tickLotUnits };
  });
}

function write(listings: Listings, market: MarketListing, bar: Bar): Candle {
  const quote = listings.assetOf(market.quote);
  const price = (ticks: number): string => formatFixed(ticks, market.priceDecimals);
  return [
    bar.openMs,
    price(bar.open),
    price(bar.high),
    price(bar.low),
    price(bar.close),
    formatFixed(bar.lots, market.quantityDecimals),
    formatFixed(bar.quoteUnits, quote?.decimals ?? 8),
  ];
}

/** Candles that lie before the venue's first moment; the one that contains it ends there. */
export function createHistory(venue: Venue, paths: PricePaths, seed: string, genesisMs: number): MarketHistory {
  const { listings } = venue;
  const days = keepRecent(400, (key: string): Bar[] => {
    const [symbol = '', day = '0'] = key.split('/');
    const market = listings.marketOf(symbol);
    return market === undefined
      ? []
      : minutesOf(venue, paths, seed, market, Number(day)).filter((bar) => bar.openMs < Math.floor(genesisMs / minuteMs) * minuteMs);
  });
  const dayBars = keepRecent(200_000, (key: string): Bar | null => join(days(key), Number(key.split('/')[1]) * dayMs));

  const barsOf = (symbol: string, interval: BaseInterval, day: number): Bar[] => {
    const key = `${symbol}/${day}`;
    if (interval === '1m') return days(key);
    if (interval === '1D') return [dayBars(key)].filter((bar) => bar !== null);
    const hours = Object.groupBy(days(key), (bar) => Math.floor(bar.openMs / lengthMs['1H']));
    return Object.entries(hours).flatMap(([hour, bars]) => join(bars ?? [], Number(hour) * lengthMs['1H']) ?? []);
  };

  return {
    genesisMs,
    candles: (symbol, interval, fromMs, toMs) => {
      const market = listings.marketOf(symbol);
      if (market === undefined) return [];
      const from = Math.max(fromMs, (Math.floor(genesisMs / dayMs) - historyDays) * dayMs);
      const to = Math.min(toMs, genesisMs);
      const candles: Candle[] = [];
      for (let day = Math.floor(from / dayMs); day * dayMs < to; day += 1) {
        for (const bar of barsOf(symbol, interval, day))
          if (bar.openMs >= from && bar.openMs < to) candles.push(write(listings, market, bar));
      }
      return candles;
    },
  };
}
