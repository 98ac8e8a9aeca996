// The simulated market: a house that quotes around a moving price and a crowd that trades with it, through the real book.
import type { Command } from '#server/engine/command.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks } from '#server/engine/units.ts';

import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { BookShare } from './contracts/bad-days/scenario.ts';
import { coarse, type MarketSimulation, type Venue } from './venue.ts';
import { ticksAt } from './paths/made-up-minutes.ts';
import { createMinuteVolumes } from './paths/minute-volumes.ts';
import { seedOf, uniformAt } from './paths/noise.ts';
import { venueAccounts } from './opening/open-venue.ts';
import type { PricePaths } from './paths/price-path.ts';
import { crowd, sweep } from './simulation/crowd.ts';
import { lotsWorth, type MarketMoment } from './simulation/market-moment.ts';
import { Pace, type PaceOf } from './simulation/pace.ts';
import { createSaidBefore, type BookFront } from './simulation/said-before.ts';
import { createTurns, stepsPerSecond, type Turn } from './simulation/turns.ts';

/** The time between two steps of the market. */
export const stepMs = 1000 / stepsPerSecond;

export type Simulation = {
  /**
   * The commands of a step: the same seed, steps, paces and books give the same commands.
   * @param step number of steps since 1970
   */
  commands(step: number, paceOf: PaceOf): Command[];
  /** Those of a market that has come to a faster pace since it was asked about last: it is quoted before its turn. None for another. */
  wake(market: MarketListing, step: number, pace: Pace): Command[];
  /** The first commands after a start: every market gets its reference price, its quotes and its first trades. */
  opening(step: number): Command[];
};

/** Small trades with which a market opens: whoever comes first finds a tape. */
const openingTrades = 16;

/** A price that is so far from the reference, as a share of it, takes the reference with it at once. */
const longJump = 0.03;

/** To two percent: sizes that followed every tick would change the whole book with it. */
export const roughly = (centre: number): number => Math.max(1, Math.round(1.02 ** Math.round(Math.log(centre) / Math.log(1.02))));

type Setting = {
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  /** Markets that are driven by something else, looked at with every step: a live source comes and goes. */
  readonly except: Pick<ReadonlySet<string>, 'has'>;
  /** Steps between two moves of a market that somebody watches: 1 when left out. */
  readonly watchedEvery?: number;
  /** Seconds between two moves of a market that nobody looks at and nothing waits in. */
  readonly restingSeconds: number;
  /** By how much a market's price departs from its path at a time: 1 when left out. For one that goes on from somebody else's price. */
  readonly scale?: (market: MarketListing, timeMs: number) => number;
  /** Contracts that are quoted at a time, and the price around which; none when left out. */
  readonly contracts?: {
    quoted(timeMs: number): readonly MarketListing[];
    /** In the quote coin. */
    price(market: MarketListing, timeMs: number): number;
  };
  /** The shares of its usual levels and amounts that the house quotes at a time: all of them when left out. */
  readonly bookShare?: (timeMs: number) => BookShare;
  /** The house quotes coarser levels, and each stays for as many moves as usual, however long they are: not when left out. */
  readonly isCoarse?: boolean;
  /** The best prices in the book, in ticks: somebody's order may stand in the way of the moving price. */
  readonly best: (market: MarketListing) => BookFront;
  /** True if orders of users may stand in a market's book: always when left out. */
  readonly hasOrders?: (market: MarketListing) => boolean;
};

function requote({ market, noise, centre, step }: MarketMoment, profile: MarketSimulation, share: BookShare, moveSteps: number): Command {
  const { halfSpreadTicks, stepTicks, levels, levelAmount } = profile;
  return {
    type: 'requote-market',
    accountId: venueAccounts.houseMaker,
    marketId: market.marketId,
    centreTicks: ticks(centre),
    halfSpreadTicks: Math.max(1, Math.round(halfSpreadTicks * (0.6 + 0.8 * uniformAt(noise, Math.floor(step / 8), 5)))),
    levels: Math.max(1, Math.round(levels * share.levels)),
    stepTicks,
    quantityLots: lots(lotsWorth({ market, centre: roughly(centre) }, (levelAmount / 4) * share.amounts)),
    // The seed lasts for some moves: in between, only the levels that the price runs over change.
    seed: Math.floor(uniformAt(noise, Math.floor(step / (32 * moveSteps)), 9) * 0x1_0000_0000),
  };
}

export function createSimulation(setting: Setting): Simulation {
  const {
    venue,
    paths,
    seed,
    except,
    watchedEvery = 1,
    restingSeconds,
    best,
    hasOrders = () => true,
    scale = () => 1,
    bookShare = () => ({ levels: 1, amounts: 1 }),
    isCoarse = false,
    contracts,
  } = setting;
  const { listings } = venue;
  const turns = createTurns({ venue, watchedEvery, restingSeconds });
  const said = createSaidBefore();
  const isQuoted = ({ marketId, symbol, contract }: MarketListing, step: number): boolean =>
    contract === undefined ? !except.has(symbol) : contracts?.quoted(step * stepMs).some((quoted) => quoted.marketId === marketId) === true;
  const simulated = (step: number): readonly MarketListing[] => [
    ...listings.markets.filter((market) => !except.has(market.symbol)),
    ...(contracts?.quoted(step * stepMs) ?? []),
  ];
  const chanceOf = keepRecent(2000, (symbol: string) => seedOf(`${seed}/${symbol}/crowd`));

  const centreTicks = (market: MarketListing, step: number): number => {
    const timeMs = step * stepMs;
    const own = market.contract === undefined ? undefined : contracts?.price(market, timeMs);
    const centre = own === undefined ? ticksAt(paths, market, timeMs) * scale(market, timeMs) : own * 10 ** market.priceDecimals;
    return Math.max(2, Math.round(centre));
  };
  const references = new Map<MarketId, number>();
  /** A contract's bands are measured from its mark price. A price that has jumped would be outside of the bands of before. */
  const reference = ({ market, centre }: MarketMoment, before: number, isDue: boolean): Command[] => {
    const { marketId, contract } = market;
    const isFar = Math.abs(centre - (references.get(marketId) ?? before)) > centre * longJump;
    if (contract !== undefined || !(isDue || isFar)) return [];
    references.set(marketId, centre);
    return [{ type: 'set-reference-price', marketId, priceTicks: ticks(centre) }];
  };
  const quote = (moment: MarketMoment): Command => {
    const share = bookShare(moment.step * stepMs);
    return isCoarse ? requote(moment, coarse(moment.profile), share, watchedEvery) : requote(moment, moment.profile, share, 1);
  };
  const volumes = createMinuteVolumes(venue, paths, seed);
  const momentOf = (market: MarketListing, step: number): MarketMoment => ({
    market,
    profile: venue.simulation(market.symbol),
    noise: chanceOf(market.symbol),
    centre: centreTicks(market, step),
    step,
    minuteAmount: volumes.at(market, step * stepMs),
  });

  const move = (market: MarketListing, step: number, { pace, every, isReferenceDue }: Turn): Command[] => {
    const moment = momentOf(market, step);
    const front = best(market);
    const before = centreTicks(market, step - every);
    const drift = moment.centre - before;
    const commands = [
      ...reference(moment, before, isReferenceDue),
      // The house's old quotes give way first: what then still stands in the way is somebody else's.
      quote(moment),
      // Only the house's own quotes of before can have stood in the way where nobody's order waits.
      ...(hasOrders(market) ? sweep(moment, front) : []),
      ...crowd(moment, { drift, every, isWatched: pace === Pace.watched }),
    ];
    return said.fresh(commands, market.marketId, front);
  };

  return {
    commands: (step, paceOf) =>
      simulated(step).flatMap((market) => {
        const turn = turns.at(market, step, paceOf(market));
        return turn === null ? [] : move(market, step, turn);
      }),
    wake: (market, step, pace) => {
      const turn = isQuoted(market, step) ? turns.wake(market, step, pace) : null;
      return turn === null ? [] : move(market, step, turn);
    },
    opening: (step) =>
      simulated(step).flatMap((market) => {
        const moment = momentOf(market, step);
        const trades = Array.from({ length: openingTrades }, (_, back) =>
          crowd({ ...moment, step: step - back - 1 }, { drift: 0, every: stepsPerSecond, isWatched: false }),
        );
        return [...reference(moment, moment.centre, true), quote(moment), ...trades.flat(), quote({ ...moment, step: step + 1 })];
      }),
  };
}
