// Narrows the rows of a table to a business line: spot, one of contracts, or all of those.
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { BusinessLine } from '#lib/contract/enums.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';

/** `column` holds market ids. Undefined lets every line through, `contract` those of all contracts. */
export function ofLine(column: PgColumn, listings: Listings, line: BusinessLine | undefined): SQL | undefined {
  if (line === undefined) return undefined;
  if (line === BusinessLine.spot) return lt(column, firstContractId);
  if (line === BusinessLine.contract) return gte(column, firstContractId);
  const ids = listings.contracts().flatMap(({ marketId, contract }) => (contract.line === line ? [marketId] : []));
  // The first half is said for the index of contracts alone.
  return ids.length === 0 ? sql`false` : and(gte(column, firstContractId), inArray(column, ids));
}
