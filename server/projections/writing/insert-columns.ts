// Many rows in few statements, given as columns.
import type { ClientBase } from 'pg';

import { inParts } from '#server/store/in-parts.ts';

export type Column<Row> = {
  readonly name: string;
  /** The database's name for it. */
  readonly type: 'bigint' | 'integer' | 'smallint' | 'text' | 'boolean' | 'numeric';
  readonly of: (row: Row) => string | number | bigint | boolean | null;
};

/** The rows as arrays, one per column: the parameters of a statement over `unnest`. */
export function columnArrays<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[][] {
  return columns.map((column) => rows.map(column.of));
}

/** `unnest($1::bigint[], $2::text[], …)` in the order of the columns. */
export function unnested<Row>(columns: readonly Column<Row>[]): string {
  return `unnest(${columns.map((column, index) => `$${index + 1}::${column.type}[]`).join(', ')})`;
}

/** Writes the rows; `onConflict` is what to do with one that exists already, as the database words it. */
export async function insertColumns<Row>(
  client: ClientBase,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const statement = `insert into ${table} (${names}) select * from ${unnested(columns)} ${onConflict}`;
  for (const part of inParts(rows)) await client.query(statement, columnArrays(columns, part));
}
