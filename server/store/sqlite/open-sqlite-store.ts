// A venue's database in one file of SQLite, behind the same interface as PostgreSQL: the readers do not know which one they ask.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { drizzle } from 'drizzle-orm/node-postgres';

import { isDiskFault } from '#server/monitoring/disk-fault.ts';
import type { Store } from '../open-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqlitePool } from './sqlite-pool.ts';
import { type SqliteTable, sqliteTable } from './sqlite-tables.ts';
import { venueTables } from './venue-tables.ts';

/**
 * Nothing that was committed is lost with the process. A machine that fails may leave less, or a damaged file: the journal makes it anew. Pages
 * are small: most tables of most worlds are nearly empty, and each commit writes the pages that it touches whole.
 */
const settings = `pragma page_size = 1024; pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -1024; pragma foreign_keys = off;
  pragma case_sensitive_like = on; pragma temp_store = memory;`;

let made: { readonly tables: readonly SqliteTable[]; readonly statements: string; readonly version: number } | null = null;

/** The tables of this release. The version is a hash of them, of 31 bits. */
function ofThisRelease(): NonNullable<typeof made> {
  if (made !== null) return made;
  const tables = venueTables.map(sqliteTable);
  const statements = tables.flatMap((table) => table.statements).join(';\n');
  const version = createHash('sha256').update(statements).digest().readInt32BE() >>> 1;
  made = { tables, statements, version };
  return made;
}

const firstCell = (database: DatabaseSync, text: string): unknown => Object.values(database.prepare(text).get() ?? {})[0];

const isSound = (database: DatabaseSync): boolean => firstCell(database, 'pragma quick_check(1)') === 'ok';

/** Null: the file is damaged, or of other tables. Refuses (Error) a disk that is full or broken. */
function openFile(path: string): DatabaseSync | null {
  const { statements, version } = ofThisRelease();
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec(settings);
    const found = firstCell(database, 'pragma user_version');
    if (found === version && isSound(database)) return database;
    if (found === 0 && firstCell(database, 'select count(*) from sqlite_schema') === 0) {
      database.exec(`begin;\n${statements};\npragma user_version = ${version};\ncommit;`);
      return database;
    }
  } catch (error) {
    // It is made anew, unless nothing can be written at all.
    if (isDiskFault(error)) {
      database?.close();
      throw error;
    }
  }
  database?.close();
  return null;
}

function openAnew(path: string): DatabaseSync {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  const database = openFile(path);
  if (database === null) throw new Error(`no database can be made at ${path}`);
  return database;
}

/** The errors of SQLite that say that the file is damaged, or is none of its. */
const damage = new Set([11, 26]);
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && damage.has(error.errcode & 0xff);

/**
 * Opens the file, or makes it. One that is damaged, or of another release's tables, is removed and made anew: its checkpoint is empty then, and
 * everything is to be written again. `path`: a file, or `:memory:`. `onProblem` is told once when it turns out to be damaged later, or when the
 * disk is full, with the error behind it where there is one.
 *
 * Whole numbers are of 64 bits here. A sum of units of more than that, which PostgreSQL would hold, is refused (Error) when it is written and
 * when it is read; none is ever rounded.
 */
export function openSqliteStore(path: string, onProblem: (reason: string, cause?: unknown) => void = () => undefined): Store {
  const file = openFile(path) ?? openAnew(path);
  const database = new SqliteDatabase(file, ofThisRelease().tables);
  let problem: string | null = null;
  const giveUp = (reason: string, cause?: unknown): void => {
    if (problem !== null) return;
    problem = reason;
    onProblem(reason, cause);
  };
  const pool = new SqlitePool(database, (error) => {
    if (isDamage(error)) giveUp(`the database is damaged: ${String(error)}`, error);
    else if (isDiskFault(error)) giveUp(`the database cannot be written: ${String(error)}`, error);
  });
  return {
    pool,
    db: drizzle(pool),
    problem: () => problem,
    load: () => {
      const memory = Number(firstCell(file, 'pragma page_count')) * Number(firstCell(file, 'pragma page_size'));
      return Promise.resolve({ open: 1, idle: pool.isIdle() ? 1 : 0, waiting: pool.waiting(), memory });
    },
    isAway: () => false,
    onAway: () => () => undefined,
    giveUp: (reason) => giveUp(reason),
    openSchema: (schema) => Promise.reject(new Error(`a world has no second schema: ${schema}`)),
    started: () => undefined,
    close: () => pool.end(),
  };
}
