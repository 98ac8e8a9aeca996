// The worth that changes hands in a market minute by minute: one process, for the made-up past as for the crowd that trades now.
import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { MarketListing } from '#server/engine/listings.ts';

import type { Venue } from '../venue.ts';
import { seedOf, wordAt } from './noise.ts';
import { normalOf } from './normal-table.ts';
import { dayMs, type PricePaths } from './price-path.ts';
import { priceCoins } from './price-coins.ts';

const minuteMs = 60_000;
const minutesPerDay = 1440;
const minutesPerYear = 525_600;
/** The spread of a minute's chance, as the standard deviation of its logarithm. */
const chanceSpread = 0.6;
/** The share of the volume that comes whether the price moves or not. */
const restingShare = 0.4;
/** A minute that moves by so many times its usual counts no more than that. */
const mostMoves = 8;
/** The size of a usual minute's move beside its standard deviation: calm minutes are many. */
const usualMove = 0.56;

/** Chance by 12 bits, one on average. */
const chance = Float64Array.from({ length: 4096 }, (_, place) => Math.exp(chanceSpread * normalOf(place << 20) - chanceSpread ** 2 / 2));

/** In the quote coin, of a whole minute, by the logarithm of the price's move in it. */
type DayVolumes = (minute: number, move: number) => number;

export type MinuteVolumes = {
  /** The minutes of a day, by number of days since 1970. */
  ofDay(market: MarketListing, day: number): DayVolumes;
  /** The volume of the minute that a time lies in. */
  at(market: MarketListing, timeMs: number): number;
};

export function createMinuteVolumes(venue: Venue, paths: Pick<PricePaths, 'day'>, seed: string): MinuteVolumes {
  const chanceOf = keepRecent(2000, (symbol: string) => seedOf(`${seed}/${symbol}/minutes`));
  const ofDay = (market: MarketListing, day: number): DayVolumes => {
    const noise = chanceOf(market.symbol);
    const usual = venue.simulation(market.symbol).dailyAmount / minutesPerDay;
    const [base] = priceCoins(market);
    const moveOfMinute = (venue.assetData(base).volatility / Math.sqrt(minutesPerYear)) * usualMove;
    return (minute, move) => {
      const lively = restingShare + (1 - restingShare) * Math.min(mostMoves, Math.abs(move) / moveOfMinute);
      return usual * lively * (chance[wordAt(noise, day * minutesPerDay + minute, 2) >>> 20] ?? 1);
    };
  };
  return {
    ofDay,
    at: (market, timeMs) => {
      const day = Math.floor(timeMs / dayMs);
      const minute = Math.floor((timeMs % dayMs) / minuteMs);
      const [base, quote] = priceCoins(market).map((coin) => paths.day(coin, day));
      const moved = (path: Float64Array | undefined): number => (path?.[minute + 1] ?? 0) - (path?.[minute] ?? 0);
      return ofDay(market, day)(minute, moved(base) - moved(quote));
    },
  };
}
