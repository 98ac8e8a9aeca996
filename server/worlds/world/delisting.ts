// The end of a spot market in a world: no order is taken any more, and those that are there go.
import { MarketState } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import type { WorldMarkets } from './world-markets.ts';

/** The number of the first account that somebody opens in a world; those of seats and of bots follow it without a gap. */
export const firstSeatAccount = 1000;

/** Refuses (Error) a market that is no spot market of the world. */
export function delisting(exchange: Exchange, { venue }: WorldMarkets, symbol: string): Command[] {
  const market = venue.listings.markets.find((one) => one.symbol === symbol);
  if (market === undefined) throw new Error(`the world has no spot market ${symbol}`);
  const { marketId } = market;
  const accounts: number[] = [venueAccounts.houseMaker];
  for (let accountId = firstSeatAccount; exchange.accountExists(accountId); accountId += 1) accounts.push(accountId);
  return [
    { type: 'set-market-state', marketId, state: MarketState.cancelOnly },
    ...accounts.flatMap((accountId): Command[] => [
      { type: 'cancel-all-plans', accountId, marketId, kind: null },
      { type: 'cancel-all-orders', accountId, marketId, side: null },
    ]),
  ];
}
