// One market's minutes on one day of its made-up past, in ticks and lots, from the paths of its two coins.
import type { MarketListing } from '#server/engine/listings.ts';

import { seedOf, wordAt } from './noise.ts';
import { normalOf } from './normal-table.ts';
import { dayMs, type PricePaths } from './price-path.ts';
import type { Venue } from '../venue.ts';

const minuteMs = 60_000;
const minutesPerYear = 525_600;
/** Typical trades' worth that changes hands in a minute. */
const tradesPerMinute = 14;

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

/** The activity of trade, by 12 bits of chance: typical is 1, a few times more or less at the ends. */
const activity = Float64Array.from({ length: 4096 }, (_, place) => Math.exp(0.6 * normalOf(place << 20)));

/** Writes into the columns that are given: whoever only sums them up uses the same ones for every day. */
export type MinuteMaker = (market: MarketListing, day: number, into: MinuteColumns) => Minutes;

/** By how much a market's past departs from its path: 1 but where it must end at a price that is not the path's. */
export type PastScale = (market: MarketListing) => number;

type Past = {
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  readonly genesisMs: number;
  readonly scaleOf: PastScale;
};

/** The coins whose paths make a market's price: of a contract those of its index. */
const priceCoins = ({ base, quote, contract }: MarketListing): readonly [base: string, quote: string] =>
  contract === undefined ? [base, quote] : [contract.indexCoin, contract.indexQuote];

/** Makes minutes up to genesis: the minute that contains it ends there, at the price the venue begins with. */
export function createMinuteMaker({ venue, paths, seed, genesisMs, scaleOf }: Past): MinuteMaker {
  return (market, day, into) => {
    const [baseCoin, quoteCoin] = priceCoins(market);
    const [base, quote] = [paths.day(baseCoin, day), paths.day(quoteCoin, day)];
    const { tickLotUnits } = venue.listings.rules(market);
    const noise = seedOf(`${seed}/${market.symbol}/minutes`);
    const ticksPerUnit = 10 ** market.priceDecimals;
    const scale = ticksPerUnit * scaleOf(market);
    const lotsPerCoin = 10 ** market.quantityDecimals;
    const amount = venue.simulation(market.symbol).tradeAmount * tradesPerMinute;
    // The distance that a price typically strays within a minute, beyond where it began and ended.
    const stray = (venue.assetData(baseCoin).volatility / Math.sqrt(minutesPerYear)) * 0.8;
    const untilGenesis = Math.max(0, Math.min(1440, (genesisMs - day * dayMs) / minuteMs));
    const count = Math.ceil(untilGenesis);
    const minutes: Minutes = { count, ...into };
    const atBorder = (minute: number): number => Math.max(1, Math.round(Math.exp((base[minute] ?? 0) - (quote[minute] ?? 0)) * scale));
    let open = atBorder(0);
    for (let minute = 0; minute < count; minute += 1) {
      const share = Math.min(1, untilGenesis - minute);
      const close = share < 1 ? Math.max(1, Math.round(ticksAt(paths, market, genesisMs) * scaleOf(market))) : atBorder(minute + 1);
      const word = wordAt(noise, day * 1440 + minute, 1);
      const body = Math.abs(close - open);
      const wick = body * 0.2 + open * stray * share;
      // Wicks by 10 bits of chance each, short ones likelier.
      const up = (word & 0x3ff) / 1024;
      const down = ((word >>> 10) & 0x3ff) / 1024;
      const high = Math.max(open, close) + Math.floor(wick * up * up);
      const low = Math.max(1, Math.min(open, close) - Math.floor(wick * down * down));
      const lively = (activity[wordAt(noise, day * 1440 + minute, 2) >>> 20] ?? 1) * Math.min(10, 1 + (body / open) * 1500);
      const lots = Math.max(1, Math.round(((amount * lively * share * ticksPerUnit) / close) * lotsPerCoin));
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
