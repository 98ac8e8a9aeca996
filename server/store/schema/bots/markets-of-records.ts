// The markets in a column of records, one list of numbers a row: rows of one market, and the markets that there are.
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** @param marketId null: of every market */
export const isOfMarket = (column: AnyPgColumn, marketId: number | null): SQL | undefined =>
  marketId === null ? undefined : sql`${column}::jsonb @> ${JSON.stringify([marketId])}::jsonb`;

/** Each market of each row; to be selected distinct. */
export const eachMarket = (column: AnyPgColumn): SQL<number> => sql`jsonb_array_elements_text(${column}::jsonb)`.mapWith(Number);
