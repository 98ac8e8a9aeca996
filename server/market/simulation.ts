// The simulated market: a house that quotes around a moving price and a crowd that trades with it, through the real book.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import type { Venue } from './venue.ts';
import { normalAt, seedOf, uniformAt } from './noise.ts';
import { venueAccounts } from './open-venue.ts';
import type { PricePaths } from './price-path.ts';

/** How often the market takes a step. */
export const stepMs = 250;
/** A market that nobody watches moves every so many steps. */
const unwatchedEvery = 16;

export type BestPrices = { readonly bid: number | null; readonly ask: number | null };

export type Simulation = {
  /**
   * The commands of a step: the same seed, step, watched markets and best prices give the same commands.
   * @param step number of steps since 1970
   */
  commands(step: number, watched: ReadonlySet<string>): Command[];
};

type Setting = {
  readonly venue: Venue;
  readonly paths: PricePaths;
  readonly seed: string;
  /** Markets that are driven by something else. */
  readonly except: ReadonlySet<string>;
  /** The best prices in the book, in ticks: somebody's order may stand in the way of the moving price. */
  readonly best: (market: MarketListing) => BestPrices;
};

export function createSimulation({ venue, paths, seed, except, best }: Setting): Simulation {
  const { listings } = venue;
  const markets = listings.markets.filter((market) => !except.has(market.symbol));
  const chance = new Map(markets.map((market) => [market.symbol, seedOf(`${seed}/${market.symbol}/crowd`)]));

  const centreTicks = (market: MarketListing, step: number): number => {
    const timeMs = step * stepMs;
    const price = paths.usdPrice(market.base, timeMs) / paths.usdPrice(market.quote, timeMs);
    return Math.max(2, Math.round(price * 10 ** market.priceDecimals));
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
    clientOrderId: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
  });

  /** Orders that the price has moved through are traded with, a part at a time, as a crowd would. */
  const sweep = (market: MarketListing, centre: number, step: number): Command[] => {
    const { bid, ask } = best(market);
    const { levelAmount } = venue.simulation(market.symbol);
    const quantity = lotsWorth(market, levelAmount * (0.5 + uniformAt(chance.get(market.symbol) ?? 0, step, 11) * 4), centre);
    if (bid !== null && bid >= centre) return [take(market, Side.sell, centre, quantity)];
    if (ask !== null && ask <= centre) return [take(market, Side.buy, centre, quantity)];
    return [];
  };

  const crowd = (market: MarketListing, centre: number, drift: number, step: number, isWatched: boolean): Command[] => {
    const noise = chance.get(market.symbol) ?? 0;
    const { tradeAmount, halfSpreadTicks, stepTicks } = venue.simulation(market.symbol);
    const roll = uniformAt(noise, step, 1);
    const count = isWatched ? (roll < 0.45 ? 0 : roll < 0.85 ? 1 : roll < 0.96 ? 2 : 4) : 1;
    return Array.from({ length: count }, (_, at) => {
      // The crowd buys more when the price has just risen, and sells more when it has fallen.
      const lean = 0.5 + Math.max(-0.35, Math.min(0.35, drift / (halfSpreadTicks * 8 + 1)));
      const side = uniformAt(noise, step, 20 + at) < lean ? Side.buy : Side.sell;
      const amount = Math.max(1.5, tradeAmount * Math.exp(normalAt(noise, step, 40 + at) * 1.1));
      const reach = halfSpreadTicks + stepTicks * 3;
      return take(market, side, side === Side.buy ? centre + reach : centre - reach, lotsWorth(market, amount, centre));
    });
  };

  const move = (market: MarketListing, step: number, every: number): Command[] => {
    const { halfSpreadTicks, stepTicks, levels, levelAmount } = venue.simulation(market.symbol);
    const noise = chance.get(market.symbol) ?? 0;
    const centre = centreTicks(market, step);
    const drift = centre - centreTicks(market, step - every);
    const spread = Math.max(1, Math.round(halfSpreadTicks * (0.6 + 0.8 * uniformAt(noise, Math.floor(step / 8), 5))));
    // The seed lasts some seconds: in between, only the levels that the price runs over change.
    const ladderSeed = Math.floor(uniformAt(noise, Math.floor(step / 32), 9) * 0x1_0000_0000);
    return [
      { type: 'set-reference-price', marketId: market.marketId, priceTicks: ticks(centre) },
      ...sweep(market, centre, step),
      {
        type: 'requote-market',
        accountId: venueAccounts.houseMaker,
        marketId: market.marketId,
        centreTicks: ticks(centre),
        halfSpreadTicks: spread,
        levels,
        stepTicks,
        quantityLots: lots(lotsWorth(market, levelAmount / 4, centre)),
        seed: ladderSeed,
      },
      ...crowd(market, centre, drift, step, every === 1),
    ];
  };

  return {
    commands: (step, watched) =>
      markets.flatMap((market) => {
        if (watched.has(market.symbol)) return move(market, step, 1);
        return (step + market.marketId) % unwatchedEvery === 0 ? move(market, step, unwatchedEvery) : [];
      }),
  };
}
