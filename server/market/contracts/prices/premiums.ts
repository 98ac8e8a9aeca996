// The distance at which a simulated perpetual trades from its index: its own from hour to hour, and never by chance the same again.
import type { ContractListing, MarketListing } from '#server/engine/listings.ts';
import { keepRecent } from '#server/projections/candles/keep-recent.ts';

import { normalAt, seedOf } from '../../paths/noise.ts';
import { dayMs, type PricePaths } from '../../paths/price-path.ts';
import type { Venue } from '../../venue.ts';
import { loadContractData } from '../contract-data.ts';
import { houseImpact } from './house-impact.ts';

const hourMs = 3_600_000;
const hoursPerDay = 24;
/** Hours between two throws of what lasts for days, of all contracts together, and of what lasts for hours, of one. */
const moodHours = 48;
const ownHours = 6;
/** The parts of a premium's unrest; their squares sum to one. */
const shares = { trend: 0.5, mood: 0.5, own: Math.SQRT1_2 } as const;
/** A day's move counts up to so many of its standard deviations. */
const mostTrend = 2.5;
/** A crowd that buys overpays by more than one that sells asks for too little. */
const greed = 0.6;

export type Premiums = {
  /** The share of the index by which the book of a perpetual stands above it; 0 of any other market. */
  premium(market: MarketListing, timeMs: number): number;
  /** The same for the middle of the house's quotes: they stand farther out, by what an order of the impact amount costs. */
  quoted(market: MarketListing, timeMs: number): number;
  /** `quoted` by the minute of a day, numbered since 1970: for those who want all of it. */
  quotedOfDay(market: MarketListing, day: number): (minute: number) => number;
};

const isPerpetual = (market: MarketListing): market is ContractListing => (market.contract?.rules.contract?.fundingIntervalMs ?? 0) > 0;

/** A throw every so many hours and a smooth way between them. */
function between(seed: number, hour: number, every: number): number {
  const place = Math.floor(hour / every);
  const share = hour / every - place;
  const smooth = share * share * (3 - 2 * share);
  return normalAt(seed, place, 3) * (1 - smooth) + normalAt(seed, place + 1, 3) * smooth;
}

/** The same seed, contract and time give the same premium, past or future. */
export function createPremiums(venue: Pick<Venue, 'assetData' | 'simulation'>, paths: Pick<PricePaths, 'day'>, seed: string): Premiums {
  const moodSeed = seedOf(`${seed}/market/premium`);
  const { liquidity } = loadContractData();
  const known = new Map<string, { readonly own: number; readonly impact: number }>();
  const factsOf = (listing: ContractListing): { readonly own: number; readonly impact: number } => {
    const facts = known.get(listing.symbol) ?? {
      own: seedOf(`${seed}/${listing.symbol}/premium`),
      impact: houseImpact(venue.simulation(listing.symbol), Number(listing.contract.impactAmount)),
    };
    known.set(listing.symbol, facts);
    return facts;
  };
  /** At each hour of a day, the next day's first included. */
  const hoursOf = (listing: ContractListing, day: number): Float64Array => {
    const { indexCoin, liquidity: name } = listing.contract;
    const { premiumPpm = 0, premiumSpreadPpm = 0 } = liquidity[name] ?? {};
    const usualDay = venue.assetData(indexCoin).volatility / Math.sqrt(365);
    const { own } = factsOf(listing);
    const [before, today] = [paths.day(indexCoin, day - 1), paths.day(indexCoin, day)];
    return Float64Array.from({ length: hoursPerDay + 1 }, (_, place) => {
      const hour = day * hoursPerDay + place;
      const move = ((today[place * 60] ?? 0) - (before[place * 60] ?? 0)) / usualDay;
      const trend = Math.max(-mostTrend, Math.min(mostTrend, move));
      const unrest = shares.trend * trend + shares.mood * between(moodSeed, hour, moodHours) + shares.own * between(own, hour, ownHours);
      return (premiumPpm + premiumSpreadPpm * unrest * (1 + greed * Math.max(0, unrest))) / 1_000_000;
    });
  };
  const listed = new Map<string, ContractListing>();
  const hours = keepRecent(20_000, (key: string): Float64Array => {
    const [symbol = '', day = '0'] = key.split('/');
    const listing = listed.get(symbol);
    if (listing === undefined) throw new Error(`not listed: ${symbol}`);
    return hoursOf(listing, Number(day));
  });
  const hoursFor = (listing: ContractListing, day: number): Float64Array => {
    listed.set(listing.symbol, listing);
    return hours(`${listing.symbol}/${day}`);
  };
  const at = (day: Float64Array, hour: number): number => {
    const from = Math.floor(hour);
    return (day[from] ?? 0) + ((day[from + 1] ?? 0) - (day[from] ?? 0)) * (hour - from);
  };
  // Nothing is added where it stands on the index: near it, a book around it has no premium anyway.
  const outward = (wanted: number, impact: number): number => wanted + impact * Math.max(-1, Math.min(1, wanted / impact));
  const premium = (market: MarketListing, timeMs: number): number =>
    isPerpetual(market) ? at(hoursFor(market, Math.floor(timeMs / dayMs)), (timeMs % dayMs) / hourMs) : 0;

  return {
    premium,
    quoted: (market, timeMs) => (isPerpetual(market) ? outward(premium(market, timeMs), factsOf(market).impact) : 0),
    quotedOfDay: (market, day) => {
      if (!isPerpetual(market)) return () => 0;
      const [list, { impact }] = [hoursFor(market, day), factsOf(market)];
      return (minute) => outward(at(list, minute / 60), impact);
    },
  };
}
