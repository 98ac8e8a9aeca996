// The venue's database: the embedded one in the data folder, or a PostgreSQL server, behind the same interface.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Presence } from './absence.ts';
import { lockDatabase, type DatabaseLock } from './database-lock.ts';
import { keepTidy } from './keep-tidy.ts';
import { migrateSchema } from './migrate-schema.ts';
import { SchemaPool } from './schema-pool.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

/** @internal */
export type StoreLog = {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
};

type StoreLoad = {
  /** Connections that there are, those of them that nobody uses, and whoever waits for one. */
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  /** Bytes of the embedded database; 0: it is a server's. */
  readonly memory: number;
};

export type Store = {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  /** Null, or why nothing can be written or read: the embedded database has died, or the other one is away or taken. */
  problem(): string | null;
  load(): Promise<StoreLoad>;
  /** True while nothing can be asked, for now: it is waited for, and everything is written once it is back. */
  isAway(): boolean;
  /** Told each time it has been away for longer than a moment. Returns how to stop. */
  onAway: Presence['onAway'];
  /** The database turns out to be somebody else's: nothing is written from now on, and whoever opened the store is told. */
  giveUp(reason: string): void;
  /**
   * The same tables once more, in a schema of their own, made if need be: of a second venue. It cannot name a row of the
   * first one. Closing it closes nothing.
   */
  openSchema(schema: string): Promise<Store>;
  /** The start is over: whoever waits for the embedded database longer than 10 s is refused from now on. */
  started(): void;
  /** Lets running queries finish, then closes the database. */
  close(): Promise<void>;
};

export type StoreOptions = {
  readonly dataDir: string;
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  readonly log: StoreLog;
  /** The database is not this exchange's any more, for good: the process has to end. */
  readonly onLost?: (reason: string) => void;
};

const longestWaitMs = 10_000;

/** An embedded database needs no lock of its own: its folder has one. */
const unlocked: DatabaseLock = {
  problem: () => null,
  isAway: () => false,
  permit: () => Promise.resolve(),
  onAway: () => () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Opens the database and brings its tables up to date.
 * The embedded database serves one statement at a time and cannot tell the statements of two connections apart,
 * so its pool has one connection: whoever holds a transaction must run every query on it. A wait of 10 s is refused, but at a start:
 * on a machine that does other work the database may be that slow, and a start that gives up has to begin anew.
 * A server's database has one exchange at a time (DatabaseInUse): a second one would write its own history between the lines.
 */
export async function openStore({ dataDir, databaseUrl, log, onLost = () => undefined }: StoreOptions): Promise<Store> {
  let givenUp: string | null = null;
  const giveUp = (reason: string): void => {
    if (givenUp !== null) return;
    givenUp = reason;
    log.error({ reason }, 'the database is given up');
    onLost(reason);
  };
  const lock = databaseUrl === '' ? unlocked : await lockDatabase({ databaseUrl, log, onTaken: giveUp });
  const embedded = databaseUrl === '' ? await startEmbeddedDatabase(dataDir, log) : null;
  const shared = new pg.Pool(
    embedded === null
      ? { connectionString: databaseUrl, max: 8, connectionTimeoutMillis: longestWaitMs }
      : { ...embedded.connection, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 0 },
  );
  // Another one is opened when it is needed; that the database is away is said by the lock.
  shared.on('error', () => undefined);
  const problem = (): string | null => givenUp ?? lock.problem() ?? (embedded?.alive() === false ? 'the database is gone' : null);
  const isAway = (): boolean => givenUp === null && lock.isAway();
  const permit = async (): Promise<void> => {
    await lock.permit();
    if (givenUp !== null) throw new Error(givenUp);
  };
  const load = async (): Promise<StoreLoad> => ({
    open: shared.totalCount,
    idle: shared.idleCount,
    waiting: shared.waitingCount,
    memory: (await embedded?.memory()) ?? 0,
  });
  const onAway: Presence['onAway'] = (listener) => lock.onAway(listener);
  const saying = setInterval(() => {
    const { waitingCount: waiting } = shared;
    if (waiting > 0) log.info({ waiting }, 'the start waits for the embedded database');
  }, longestWaitMs);
  saying.unref();
  const started = (): void => {
    clearInterval(saying);
    shared.options.connectionTimeoutMillis = longestWaitMs;
  };
  if (embedded === null) started();
  const schemas: string[] = [];
  const openSchema = async (schema: string, close: Store['close']): Promise<Store> => {
    await shared.query(`create schema if not exists ${schema}`);
    const pool = new SchemaPool(shared, schema, { permit, onAway });
    const db = drizzle(pool);
    await migrateSchema(db, schema);
    schemas.push(schema);
    const openOther: Store['openSchema'] = (other) => openSchema(other, () => Promise.resolve());
    return { pool, db, problem, load, isAway, onAway, giveUp, openSchema: openOther, started, close };
  };
  const tidying = embedded === null ? null : keepTidy(shared, () => schemas, log);
  const close = async (): Promise<void> => {
    clearInterval(saying);
    await tidying?.stop();
    await shared.end();
    await embedded?.close();
    await lock.close();
  };
  try {
    return await openSchema('public', close);
  } catch (error) {
    await close();
    throw error;
  }
}
