// Narrows the rows of a table to a market, or to those of a business line.
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { BusinessLine } from '#lib/contract/enums.ts';
import type { Listings } from '#server/engine/listings.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';

/**
 * Narrows the rows of a table to a business line: spot, one of contracts, or all of those. `column` holds market ids. Undefined lets every
 * line through, `contract` those of all contracts.
 */
function ofLine(column: PgColumn, listings: Listings, line: BusinessLine | undefined): SQL | undefined {
  if (line === undefined) return undefined;
  if (line === BusinessLine.spot) return lt(column, firstContractId);
  if (line === BusinessLine.contract) return gte(column, firstContractId);
  const ids = listings.contracts().flatMap(({ marketId, contract }) => (contract.line === line ? [marketId] : []));
  // The first half is said for the index of contracts alone.
  return ids.length === 0 ? sql`false` : and(gte(column, firstContractId), inArray(column, ids));
}

/** One market, a business line, or (neither) all. */
export type MarketScope = { readonly symbol?: string | undefined; readonly line?: BusinessLine | undefined };

/** Nothing is of a market that is not listed. */
function ofSymbol(column: PgColumn, listings: Listings, symbol: string | undefined): SQL | undefined {
  if (symbol === undefined) return undefined;
  const market = listings.marketOf(symbol);
  return market === undefined ? sql`false` : eq(column, market.marketId);
}

/** `column` holds market ids. */
export const ofScope = (column: PgColumn, listings: Listings, { symbol, line }: MarketScope): SQL | undefined =>
  and(ofSymbol(column, listings, symbol), ofLine(column, listings, line));
