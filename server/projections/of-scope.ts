// Narrows the rows of a table to a market, or to those of a business line.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { BusinessLine } from '#lib/contract/enums.ts';
import type { Listings } from '#server/engine/listings.ts';
import { ofLine } from './of-line.ts';

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
