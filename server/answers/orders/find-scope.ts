// The scope of a list of one's own: one market, or a whole line.
import { BusinessLine } from '#lib/contract/enums.ts';
import { lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { findAnyMarket } from '../market/find-market.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';

type Request = { readonly symbolId?: string | undefined; readonly businessLine?: BusinessLine | undefined };
export type Scope = { readonly market: MarketListing | null; readonly line: BusinessLine };

/**
 * Without a market it is the line; without both it is spot. A market of another line than the one that is said is not there. Margin trades in
 * spot markets. */
export function findScope(listings: Listings, { symbolId, businessLine }: Request): Scope | Refusal {
  const said = businessLine === BusinessLine.margin ? BusinessLine.spot : businessLine;
  if (symbolId === undefined) return { market: null, line: said ?? BusinessLine.spot };
  const market = findAnyMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  const line = lineOf(market);
  return said === undefined || said === line ? { market, line } : refuse('symbolNotOpen', { symbol: symbolId });
}
