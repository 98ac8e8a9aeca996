// The newest trades of each market, kept in memory: what a page shows first.
import type { PublicTrade } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { type TapeTrade, toPublicTrade } from './to-public-trade.ts';

const keptPerMarket = 200;

export type RecentTrades = {
  /** In order of trade id; one that is known already is ignored. */
  add(trade: TapeTrade): void;
  /** Newest first; at most 200. */
  publicTrades(symbol: string, limit: number): readonly PublicTrade[];
};

export function createRecentTrades(listings: Listings): RecentTrades {
  const tapes = new Map<MarketId, TapeTrade[]>();
  return {
    add: (trade) => {
      const tape = tapes.get(trade.marketId) ?? [];
      tapes.set(trade.marketId, tape);
      if (trade.tradeId <= (tape.at(-1)?.tradeId ?? -1)) return;
      tape.push(trade);
      if (tape.length > 2 * keptPerMarket) tape.splice(0, tape.length - keptPerMarket);
    },
    publicTrades: (symbol, limit) => {
      const market = listings.marketOf(symbol);
      const tape = market === undefined ? undefined : tapes.get(market.marketId);
      if (market === undefined || tape === undefined || limit < 1) return [];
      const newest = tape.slice(-Math.min(limit, keptPerMarket)).reverse();
      return newest.map((trade) => toPublicTrade(listings, trade));
    },
  };
}
