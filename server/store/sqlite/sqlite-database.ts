// A SQLite database that is asked in the words of PostgreSQL, and answers as the driver of PostgreSQL does.
import { type DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

import type { SqliteTable, ValueKind } from './sqlite-tables.ts';
import { toSqlite, type Translated } from './to-sqlite.ts';

type Column = { readonly name: string; readonly kind: ValueKind | null };
type Prepared = Translated & { readonly statement: StatementSync; readonly columns: readonly Column[] };
export type Answer = { readonly rows: unknown[]; readonly rowCount: number; readonly names: readonly string[] };

/** A page asks by some dozens of texts; a list of another length is another text. */
const mostKept = 500;

/** A list of texts as drizzle-orm writes one: each in quotes. */
const readList = (text: string): readonly string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, one = '']) => one.replace(/\\(.)/gs, '$1'));

const listAsJson = (value: SQLOutputValue): string | null => (typeof value === 'string' ? JSON.stringify(readList(value)) : null);

const exact = (value: unknown): bigint => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value);
  throw new Error(`not a whole number: ${String(value)}`);
};

function elementText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(elementText).join()}]`;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? JSON.stringify(value) : String(exact(value));
}

function toBind(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  return Array.isArray(value) ? elementText(value) : exact(value);
}

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error('rows are written from lists');
};

/** A whole number that no column says the kind of: the reader takes a number and digits alike. */
const unnamed = (value: bigint): number | string => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value));

function toAnswer(value: SQLOutputValue | undefined, { name, kind }: Column): unknown {
  if (value === null || value === undefined) return null;
  // No column holds one: it is the overflow of a sum, and no longer exact.
  if (typeof value === 'number') throw new Error(`not a whole number of 64 bits: ${name}`);
  if (typeof value === 'bigint') {
    if (kind === 'number') return Number(value);
    if (kind === 'boolean') return value === 1n;
    return kind === null ? unnamed(value) : String(value);
  }
  if (kind === 'json' && typeof value === 'string') return JSON.parse(value);
  return kind === 'list' && typeof value === 'string' ? readList(value) : value;
}

/** The greater of two as PostgreSQL has it: nothing is less than anything. */
const outOf =
  (isBetter: (one: SQLOutputValue, other: SQLOutputValue) => boolean) =>
  (...values: SQLOutputValue[]): SQLOutputValue =>
    values.reduce((best, value) => (best === null || (value !== null && isBetter(value, best)) ? value : best), null);

/** The moments of the last `width_bucket`: a statement asks for the same ones row by row. */
function createBuckets() {
  let [known, moments]: [string, readonly bigint[]] = ['', []];
  return (value: SQLOutputValue, list: SQLOutputValue): SQLOutputValue => {
    if (typeof value !== 'bigint' || typeof list !== 'string') return null;
    if (list !== known) {
      known = list;
      moments = (list.match(/-?\d+/g) ?? []).map(BigInt);
    }
    let [low, high] = [0, moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const moment = moments[middle];
      if (moment !== undefined && moment <= value) low = middle + 1;
      else high = middle;
    }
    return BigInt(low);
  };
}

/** The functions of PostgreSQL that statements of this code call and SQLite has not. */
function addFunctions(database: DatabaseSync): void {
  const sure = { deterministic: true, useBigIntArguments: true };
  database.function(
    'greatest',
    { ...sure, varargs: true },
    outOf((one, other) => one !== null && other !== null && one > other),
  );
  database.function(
    'least',
    { ...sure, varargs: true },
    outOf((one, other) => one !== null && other !== null && one < other),
  );
  database.function('width_bucket', sure, createBuckets());
  database.function('list_as_json', sure, listAsJson);
  // There is one connection, and whoever has it has it alone.
  database.function('hashtext', { ...sure, varargs: true }, () => 0n);
  database.function('pg_advisory_xact_lock', { useBigIntArguments: true, varargs: true }, () => null);
}

export class SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #tables: ReadonlyMap<string, SqliteTable>;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, tables: readonly SqliteTable[]) {
    this.#database = database;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    addFunctions(database);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const translated = toSqlite(text, (table) => this.#tables.get(table)?.key ?? []);
    const statement = this.#database.prepare(translated.text);
    statement.setReadBigInts(true);
    statement.setReturnArrays(true);
    const columns = statement.columns().map(({ name, table, column }): Column => ({
      name,
      kind: (table === null || column === null ? undefined : this.#tables.get(table)?.kinds.get(column)) ?? null,
    }));
    const prepared = { ...translated, statement, columns };
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > mostKept && oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }

  /** Refuses (Error) what SQLite refuses, and what it would not answer exactly. */
  ask(text: string, values: readonly unknown[]): Answer {
    // An error of the file itself has undone it already.
    if (text === 'rollback' && !this.#database.isTransaction) return { rows: [], rowCount: 0, names: [] };
    const { statement, bound, lists, columns } = this.#prepare(text);
    const names = columns.map(({ name }) => name);
    if (lists !== null) return { rows: [], rowCount: this.#write(statement, bound, lists, values), names };
    const bind = bound.map((place) => {
      if (typeof place === 'number') return toBind(values[place - 1]);
      const given = place.map((one) => listOf(values[one - 1]));
      return elementText(given[0]?.map((_, at) => given.map((cells) => cells[at])));
    });
    if (columns.length === 0) return { rows: [], rowCount: Number(statement.run(...bind).changes), names };
    const read: unknown[] = statement.all(...bind);
    const rows = read.map((row) => columns.map((column, at) => toAnswer(Array.isArray(row) ? row[at] : null, column)));
    return { rows, rowCount: rows.length, names };
  }

  /** All rows or none: an error leaves the transaction to whoever began it. */
  #write(statement: StatementSync, bound: Prepared['bound'], lists: readonly number[], values: readonly unknown[]): number {
    const places = bound.map(Number);
    const given = places.map((place) => (lists.includes(place) ? listOf(values[place - 1]) : null));
    const others = places.map((place, at) => (given[at] === null ? toBind(values[place - 1]) : null));
    const all = given.find((cells) => cells !== null)?.length ?? 0;
    const alone = !this.#database.isTransaction;
    if (alone) this.#database.exec('begin');
    let changed = 0;
    try {
      for (let row = 0; row < all; row += 1)
        changed += Number(statement.run(...given.map((cells, at) => (cells === null ? (others[at] ?? null) : toBind(cells[row])))).changes);
      if (alone) this.#database.exec('commit');
    } catch (error) {
      if (alone) this.#database.exec('rollback');
      throw error;
    }
    return changed;
  }
}
