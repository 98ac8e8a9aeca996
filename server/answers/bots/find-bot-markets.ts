// The markets that a bot is to trade in, in the order in which they are named.
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { Refusal } from '../refusal/refusal.ts';
import { findBotMarket, type AskedMarket } from './find-bot-market.ts';

/** One market, or the markets of a kind that has several, the main one first. */
export type AskedMarkets = Omit<AskedMarket, 'symbolId'> & ({ readonly symbolId: string } | { readonly symbols: readonly string[] });

/** All of them, or why one of them does not do. */
export function findBotMarkets(listings: Listings, asked: AskedMarkets): readonly MarketListing[] | Refusal {
  const markets: MarketListing[] = [];
  for (const symbolId of 'symbols' in asked ? asked.symbols : [asked.symbolId]) {
    const market = findBotMarket(listings, { ...asked, symbolId });
    if (market instanceof Refusal) return market;
    markets.push(market);
  }
  return markets;
}
