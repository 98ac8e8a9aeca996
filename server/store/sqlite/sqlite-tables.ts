// The statements that make a venue's tables in SQLite, out of the same definitions as those of PostgreSQL.
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type IndexedColumn, PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { toSqlite } from './to-sqlite.ts';

/** The form in which a value is given back: as the driver of PostgreSQL gives one of that type. */
export type ValueKind = 'number' | 'digits' | 'boolean' | 'text' | 'list' | 'json';

const kinds: Readonly<Record<string, ValueKind>> = {
  smallint: 'number',
  integer: 'number',
  serial: 'number',
  bigint: 'digits',
  'numeric(40, 0)': 'digits',
  boolean: 'boolean',
  text: 'text',
  'text[]': 'list',
  jsonb: 'json',
};
const isText = (kind: ValueKind): boolean => kind === 'text' || kind === 'list' || kind === 'json';

/** Refuses (Error) a type that this database is not known to keep exactly. */
function kindOf(column: PgColumn): ValueKind {
  const kind = kinds[column.getSQLType()];
  if (kind === undefined) throw new Error(`SQLite keeps no ${column.getSQLType()}: ${column.name}`);
  return kind;
}

const dialect = new PgDialect();

/** Without the name of the table, which an index may not say. */
const textOf = (part: SQL, table: string): string => toSqlite(dialect.sqlToQuery(part).sql.replaceAll(`"${table}".`, ''), () => []).text;

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`not a default that SQLite can have: ${String(value)}`);
}

const defaultOf = (column: PgColumn, table: string): string => {
  if (column.default === undefined) return '';
  return ` default (${is(column.default, SQL) ? textOf(column.default, table) : literal(column.default)})`;
};

export type SqliteTable = {
  readonly name: string;
  readonly kinds: ReadonlyMap<string, ValueKind>;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly statements: readonly string[];
};

/**
 * An index over a part of the rows is made over all of them unless it is unique: a parameter does not prove here that the part is meant. One
 * whose columns another has, or the primary key, is left out. Keys of other tables are those of people, who are elsewhere.
 */
export function sqliteTable(table: PgTable): SqliteTable {
  const { name, columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const key = primaryKeys[0]?.columns.map((column) => column.name) ?? columns.filter(({ primary }) => primary).map((column) => column.name);
  const places = new Set([key.map((column) => `"${column}"`).join(', ')]);
  const isCounted = (column: PgColumn): boolean => column.generatedIdentity !== undefined || column.getSQLType() === 'serial';
  const isRowId = (column: PgColumn): boolean => column.primary && !isText(kindOf(column));
  const lines = columns.map((column) => {
    const type = `"${column.name}" ${isText(kindOf(column)) ? 'text' : 'integer'}`;
    if (isRowId(column)) return `${type} primary key${isCounted(column) ? ' autoincrement' : ''}`;
    return `${type}${column.notNull ? ' not null' : ''}${defaultOf(column, name)}`;
  });
  const hasRowId = columns.some(isRowId);
  if (!hasRowId) lines.push(`primary key (${[...places].join()})`);
  const statements = [`create table "${name}" (${lines.join(', ')}) strict${hasRowId ? '' : ', without rowid'}`];
  const addIndex = (index: string, over: readonly string[], unique: SQL | boolean): void => {
    const part = typeof unique === 'boolean' ? '' : ` where ${textOf(unique, name)}`;
    if (unique !== false) statements.push(`create unique index "${index}_unique" on "${name}" (${over.join(', ')})${part}`);
    if ((unique === false || part !== '') && !places.has(over.join(', ')))
      statements.push(`create index "${index}" on "${name}" (${over.join(', ')})`);
    places.add(over.join(', '));
  };
  const placeOf = (column: IndexedColumn | SQL): string => (is(column, SQL) ? textOf(column, name) : `"${column.name}"`);
  for (const { config } of indexes)
    addIndex(
      config.name ?? '',
      config.columns.map((column) => placeOf(column as IndexedColumn)),
      config.unique && (config.where ?? true),
    );
  for (const { name: unique = '', columns: of } of uniqueConstraints)
    addIndex(
      unique,
      of.map((column) => `"${column.name}"`),
      true,
    );
  return { name, key, kinds: new Map(columns.map((column) => [column.name, kindOf(column)])), statements };
}
