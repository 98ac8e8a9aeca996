// The house's quotes in one book of a world become small ones: an order that meets them is filled in parts.
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { WorldMarkets } from './world-markets.ts';

/** Nothing is said of a book without one of its sides. Refuses (Error) a market that the world has not. */
export function thinFront(
  exchange: Exchange,
  { venue }: WorldMarkets,
  { symbol, lots: size }: { readonly symbol: string; readonly lots: number },
): Command[] {
  const market = venue.listings.marketOf(symbol);
  if (market === undefined) throw new Error(`the world has no market ${symbol}`);
  const { marketId, maxQuantityLots } = market;
  const { bids, asks } = exchange.book(marketId, 1);
  const [[bid] = [], [ask] = []] = [bids[0], asks[0]];
  if (bid === undefined || ask === undefined) return [];
  const { levels, stepTicks } = venue.simulation(symbol);
  return [
    {
      type: 'requote-market',
      accountId: venueAccounts.houseMaker,
      marketId,
      centreTicks: ticks(Math.round((bid + ask) / 2)),
      // A tick wider than it was: the house sees with its next move that these are not the quotes that it left.
      halfSpreadTicks: Math.ceil((ask - bid) / 2) + 1,
      levels,
      stepTicks,
      quantityLots: lots(Math.min(size, maxQuantityLots)),
      seed: size % 0x1_0000_0000,
    },
  ];
}
