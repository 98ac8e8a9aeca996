// One market's minutes on one day of its made-up past, in ticks and lots, from the paths of its two coins.
import type { MarketListing } from '#server/engine/listings.ts';

import type { MinuteVolumes } from './minute-volumes.ts';
import { seedOf, wordAt } from './noise.ts';
import { priceCoins } from './price-coins.ts';
import { dayMs, type PricePaths } from './price-path.ts';
import type { Venue } from '../venue.ts';

const minuteMs = 60_000;
const minutesPerYear = 525_600;

/** Whole numbers side by side, one place per minute; quote volume in the quote coin's units. */
export type MinuteColumns = {
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly lots: Float64Array;
  readonly quoteUnits: Float64Array;
};
export type Minutes = MinuteColumns & { readonly count: number };

export function newColumns(): MinuteColumns {
  const column = (): Float64Array => new Float64Array(1440);
  return { open: column(), high: column(), low: column(), close: column(), lots: column(), quoteUnits: column() };
}

/** Writes into the columns that are given: whoever only sums them up uses the same ones for every day. */
export type MinuteMaker = (market: MarketListing, day: number, into: MinuteColumns) => Minutes;

/** By how much a market's past departs from its path: 1 but where it must end at a price that is not the path's. */
export type PastScale = (market: MarketListing) => number;

type Past = {
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly volumes: MinuteVolumes;
  readonly seed: string;
  readonly genesisMs: number;
  readonly scaleOf: PastScale;
  /** The share by which a perpetual stands off its index, by the minute of a day. */
  readonly premiumOf: (market: MarketListing, day: number) => (minute: number) => number;
};

/** The move of a coin's logarithm within a minute of its day. */
const moved = (path: Float64Array, minute: number): number => (path[minute + 1] ?? 0) - (path[minute] ?? 0);

/** Makes minutes up to genesis: the minute that contains it ends there, at the price the venue begins with. */
export function createMinuteMaker({ venue, paths, volumes, seed, genesisMs, scaleOf, premiumOf }: Past): MinuteMaker {
  return (market, day, into) => {
    const [baseCoin, quoteCoin] = priceCoins(market);
    const [base, quote] = [paths.day(baseCoin, day), paths.day(quoteCoin, day)];
    const { tickLotUnits } = venue.listings.rules(market);
    const noise = seedOf(`${seed}/${market.symbol}/minutes`);
    const ticksPerUnit = 10 ** market.priceDecimals;
    const scale = ticksPerUnit * scaleOf(market);
    const lotsPerCoin = 10 ** market.quantityDecimals;
    const volumeOf = volumes.ofDay(market, day);
    // The distance that a price typically strays within a minute, beyond where it began and ended.
    const stray = (venue.assetData(baseCoin).volatility / Math.sqrt(minutesPerYear)) * 0.8;
    const untilGenesis = Math.max(0, Math.min(1440, (genesisMs - day * dayMs) / minuteMs));
    const count = Math.ceil(untilGenesis);
    const minutes: Minutes = { count, ...into };
    const premium = premiumOf(market, day);
    const atBorder = (minute: number): number => {
      const price = Math.exp((base[minute] ?? 0) - (quote[minute] ?? 0)) * scale;
      return Math.max(1, Math.round(price * (1 + premium(minute))));
    };
    const atGenesis = (): number =>
      Math.max(1, Math.round(ticksAt(paths, market, genesisMs) * scaleOf(market) * (1 + premium((genesisMs % dayMs) / minuteMs))));
    let open = atBorder(0);
    for (let minute = 0; minute < count; minute += 1) {
      const share = Math.min(1, untilGenesis - minute);
      const close = share < 1 ? atGenesis() : atBorder(minute + 1);
      const word = wordAt(noise, day * 1440 + minute, 1);
      const body = Math.abs(close - open);
      const wick = body * 0.2 + open * stray * share;
      // Wicks by 10 bits of chance each, short ones likelier.
      const up = (word & 0x3ff) / 1024;
      const down = ((word >>> 10) & 0x3ff) / 1024;
      const high = Math.max(open, close) + Math.floor(wick * up * up);
      const low = Math.max(1, Math.min(open, close) - Math.floor(wick * down * down));
      const move = moved(base, minute) - moved(quote, minute);
      const lots = Math.max(1, Math.round(((volumeOf(minute, move) * share * ticksPerUnit) / close) * lotsPerCoin));
      minutes.open[minute] = open;
      minutes.high[minute] = high;
      minutes.low[minute] = low;
      minutes.close[minute] = close;
      minutes.lots[minute] = lots;
      minutes.quoteUnits[minute] = lots * Math.round((open + high + low + close) / 4) * tickLotUnits;
      open = close;
    }
    return minutes;
  };
}

/** A market's price at a moment, in whole ticks: what its coin is worth in its quote coin. */
export function ticksAt(paths: PricePaths, market: MarketListing, timeMs: number): number {
  const [base, quote] = priceCoins(market);
  const price = paths.usdPrice(base, timeMs) / paths.usdPrice(quote, timeMs);
  return Math.max(1, Math.round(price * 10 ** market.priceDecimals));
}
