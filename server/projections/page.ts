// A page of a list that is read newest first.
import { and, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `nextId`: where the next page goes on; null: there is none. */
export type Page<Row> = { readonly list: readonly Row[]; readonly nextId: string | null };

/** Both ends included. */
export type TimeSpan = { readonly fromMs?: number | undefined; readonly toMs?: number | undefined };

export type PageRequest<Before = string> = TimeSpan & {
  /** Only rows before this one: the last id of the page before. */
  readonly before?: Before | undefined;
  /** At most 100, which is also the default. */
  readonly limit?: number | undefined;
  /** How many rows are passed over first. */
  readonly skip?: number | undefined;
};

export const maxPerPage = 100;

export const pageSize = ({ limit = maxPerPage }: { readonly limit?: number | undefined }): number => Math.min(limit, maxPerPage);

/** Rows of a full page go on after the last one. */
export const pageOf = <Row, Wire>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => bigint | null,
  toWire: (row: Row) => Wire,
): Page<Wire> => {
  const last = rows.at(-1);
  return { list: rows.map(toWire), nextId: last === undefined || rows.length < limit ? null : String(idOf(last)) };
};

/** The place that a page asks for: one that never was has no id. */
export const readPlace = (before: string | undefined): bigint | null | undefined => {
  if (before === undefined) return undefined;
  return /^\d{1,18}$/.test(before) ? BigInt(before) : null;
};

/** Rows before a place; none before one that never was. */
export function beforePlace(column: PgColumn, before: string | undefined): SQL | undefined {
  const place = readPlace(before);
  return place === null ? sql`false` : ofValue(column, place, lt);
}

/** Undefined lets every value through. */
export const ofValue = (
  column: PgColumn,
  value: number | bigint | string | undefined,
  holds: (column: PgColumn, value: number | bigint | string) => SQL = eq,
): SQL | undefined => (value === undefined ? undefined : holds(column, value));

export const inSpan = (column: PgColumn, { fromMs, toMs }: TimeSpan): SQL | undefined =>
  and(ofValue(column, fromMs, gte), ofValue(column, toMs, lte));
