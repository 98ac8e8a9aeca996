// Many rows of a table in one statement: the names and the types of its columns are the table's own.
import { getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

/** Writes the rows, whole; `onConflict` is what to do with one that exists already, as the database words it. */
export async function insertRows<Table extends PgTable>(
  client: ClientBase,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
  onConflict = '',
): Promise<void> {
  if (rows.length === 0) return;
  const cells: readonly Readonly<Record<string, unknown>>[] = rows;
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => name).join(', ');
  const arrays = columns.map(([, column], index) => `$${index + 1}::${column.getSQLType()}[]`).join(', ');
  await client.query(
    `insert into ${getTableName(table)} (${names}) select * from unnest(${arrays}) ${onConflict}`,
    columns.map(([key]) => cells.map((row) => row[key])),
  );
}

/** A row that exists already becomes the new one. */
export function replacing(table: PgTable): string {
  const columns = Object.values(getTableColumns(table));
  const keys = columns.filter(({ primary }) => primary).map(({ name }) => name);
  const others = columns.filter(({ primary }) => !primary).map(({ name }) => `${name} = excluded.${name}`);
  return `on conflict (${keys.join(', ')}) do update set ${others.join(', ')}`;
}
