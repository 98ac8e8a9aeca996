// The simulated market: a house that quotes around a moving price and a crowd that trades with it, through the real book.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { Venue } from './venue.ts';
import { ticksAt } from './paths/made-up-minutes.ts';
import { normalAt, seedOf, uniformAt } from './paths/noise.ts';
import { venueAccounts } from './opening/open-venue.ts';
import type { PricePaths } from './paths/price-path.ts';

/** The time between two steps of the market. */
export const stepMs = 250;
const stepsPerSecond = 1000 / stepMs;
/** Steps that the volume of one typical trade is spread over. */
const stepsPerTrade = 16;
/** A watched market trades in small pieces, down to about this much of the quote coin. */
const smallestPiece = 4;
/** The reference price of bands follows at least so often, in moves of a watched and of an unwatched market. */
const referenceEvery = { watched: 8, unwatched: 4 } as const;

export type BestPrices = { readonly bid: number | null; readonly ask: number | null };

export type Simulation = {
  /**
   * The commands of a step: the same seed, step, watched markets and best prices give the same commands.
   * @param step number of steps since 1970
   */
  commands(step: number, watched: ReadonlySet<string>): Command[];
  /** The first commands after a start: every market gets its reference price, its quotes and its first trades. */
  opening(step: number): Command[];
};

/** Small trades with which a market opens: whoever comes first finds a tape. */
const openingTrades = 16;

/** To two percent: sizes that followed every tick would change the whole book with it. */
export const roughly = (centre: number): number => Math.max(1, Math.round(1.02 ** Math.round(Math.log(centre) / Math.log(1.02))));

type Move = {
  readonly centre: number;
  /** Ticks since the move before. */
  readonly drift: number;
  readonly step: number;
  /** Steps since the move before. */
  readonly every: number;
  readonly isWatched: boolean;
};

type Setting = {
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  /** Markets that are driven by something else, looked at with every step: a live source comes and goes. */
  readonly except: ReadonlySet<string>;
  /** Steps between two moves of a market that somebody watches: 1 when left out. */
  readonly watchedEvery?: number;
  /** By how much a market's price departs from its path at a time: 1 when left out. For one that goes on from somebody else's price. */
  readonly scale?: (market: MarketListing, timeMs: number) => number;
  /** Contracts that are quoted at a time, and the price around which; none when left out. */
  readonly contracts?: {
    quoted(timeMs: number): readonly MarketListing[];
    /** In the quote coin. */
    price(market: MarketListing, timeMs: number): number;
  };
  /** The best prices in the book, in ticks: somebody's order may stand in the way of the moving price. */
  readonly best: (market: MarketListing) => BestPrices;
};

export function createSimulation({ venue, paths, seed, except, watchedEvery = 1, best, scale = () => 1, contracts }: Setting): Simulation {
  const { listings } = venue;
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

  const lotsWorth = (market: MarketListing, amount: number, centre: number): number => {
    const price = centre / 10 ** market.priceDecimals;
    return Math.max(market.minQuantityLots, Math.round((amount / price) * 10 ** market.quantityDecimals));
  };

  const take = (market: MarketListing, side: Side, priceTicks: number, quantityLots: number): Command => ({
    type: 'place-order',
    accountId: venueAccounts.houseTaker,
    marketId: market.marketId,
    side,
    kind: 'limit',
    timeInForce: TimeInForce.ioc,
    priceTicks: ticks(Math.max(1, priceTicks)),
    quantityLots: lots(Math.min(market.maxQuantityLots, quantityLots)),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
  });

  /** Orders that the price has moved through are traded with, a part at a time, as a crowd would. */
  const sweep = (market: MarketListing, centre: number, step: number): Command[] => {
    const { bid, ask } = best(market);
    const { levelAmount } = venue.simulation(market.symbol);
    const quantity = lotsWorth(market, levelAmount * (0.5 + uniformAt(chanceOf(market.symbol), step, 11) * 4), centre);
    if (bid !== null && bid >= centre) return [take(market, Side.sell, centre, quantity)];
    if (ask !== null && ask <= centre) return [take(market, Side.buy, centre, quantity)];
    return [];
  };

  /** The average number of trades that a move brings: one, or small ones more often where somebody looks. */
  const tradesPerMove = (tradeAmount: number, isWatched: boolean): number =>
    isWatched ? Math.min(0.5, (2 * tradeAmount) / stepsPerTrade / smallestPiece) : 1;

  const crowd = (market: MarketListing, { centre, drift, step, every, isWatched }: Move): Command[] => {
    const noise = chanceOf(market.symbol);
    const { tradeAmount, halfSpreadTicks, stepTicks } = venue.simulation(market.symbol);
    const roll = uniformAt(noise, step, 1);
    const average = tradesPerMove(tradeAmount, isWatched);
    // Four fifths come alone, the others in bursts of four.
    const count = roll < average * 0.8 ? 1 : roll < average * 0.85 ? 4 : 0;
    // Watched or not, the same worth changes hands in the same time.
    const typical = (tradeAmount * every) / stepsPerTrade / average;
    return Array.from({ length: isWatched ? count : 1 }, (_, at) => {
      // The crowd buys more when the price has just risen, and sells more when it has fallen.
      const lean = 0.5 + Math.max(-0.35, Math.min(0.35, drift / (halfSpreadTicks * 8 + 1)));
      const side = uniformAt(noise, step, 20 + at) < lean ? Side.buy : Side.sell;
      const amount = Math.max(1.5 * Number(market.minAmount), typical * Math.exp(normalAt(noise, step, 40 + at) * 1.1));
      const reach = halfSpreadTicks + stepTicks * 3;
      return take(market, side, side === Side.buy ? centre + reach : centre - reach, lotsWorth(market, amount, centre));
    });
  };

  const reference = (market: MarketListing, centre: number): Command => ({
    type: 'set-reference-price',
    marketId: market.marketId,
    priceTicks: ticks(centre),
  });

  const requote = (market: MarketListing, centre: number, step: number): Command => {
    const { halfSpreadTicks, stepTicks, levels, levelAmount } = venue.simulation(market.symbol);
    const noise = chanceOf(market.symbol);
    return {
      type: 'requote-market',
      accountId: venueAccounts.houseMaker,
      marketId: market.marketId,
      centreTicks: ticks(centre),
      halfSpreadTicks: Math.max(1, Math.round(halfSpreadTicks * (0.6 + 0.8 * uniformAt(noise, Math.floor(step / 8), 5)))),
      levels,
      stepTicks,
      quantityLots: lots(lotsWorth(market, levelAmount / 4, roughly(centre))),
      // The seed lasts some seconds: in between, only the levels that the price runs over change.
      seed: Math.floor(uniformAt(noise, Math.floor(step / 32), 9) * 0x1_0000_0000),
    };
  };

  const move = (market: MarketListing, step: number, every: number, isWatched: boolean): Command[] => {
    const centre = centreTicks(market, step);
    const drift = centre - centreTicks(market, step - every);
    const turn = Math.floor(step / every) + market.marketId;
    const isReferenceDue = turn % (isWatched ? referenceEvery.watched : referenceEvery.unwatched) === 0;
    return [
      // A contract's bands are measured from its mark price.
      ...(isReferenceDue && market.contract === undefined ? [reference(market, centre)] : []),
      ...sweep(market, centre, step),
      requote(market, centre, step),
      ...crowd(market, { centre, drift, step, every, isWatched }),
    ];
  };

  return {
    commands: (step, watched) =>
      simulated(step).flatMap((market) => {
        if (watched.has(market.symbol)) return step % watchedEvery === 0 ? move(market, step, watchedEvery, true) : [];
        // On whole seconds, so that all that is due then goes to disk at once.
        const seconds = Math.floor(step / stepsPerSecond);
        const { refreshSeconds } = venue.simulation(market.symbol);
        const isDue = step % stepsPerSecond === 0 && (seconds + market.marketId) % refreshSeconds === 0;
        return isDue ? move(market, step, refreshSeconds * stepsPerSecond, false) : [];
      }),
    opening: (step) =>
      simulated(step).flatMap((market) => {
        const centre = centreTicks(market, step);
        const trades = Array.from({ length: openingTrades }, (_, back) =>
          crowd(market, { centre, drift: 0, step: step - back - 1, every: stepsPerSecond, isWatched: false }),
        );
        return [
          ...(market.contract === undefined ? [reference(market, centre)] : []),
          requote(market, centre, step),
          ...trades.flat(),
          requote(market, centre, step + 1),
        ];
      }),
  };
}
