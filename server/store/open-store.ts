// The venue's database: the embedded one in the data folder, or a PostgreSQL server, behind the same door.
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { keepTidy } from './keep-tidy.ts';
import { startEmbeddedDatabase } from './start-embedded-database.ts';

export type StoreLog = {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type Store = {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase;
  /** False once the embedded database has died: nothing can be written or read until the process starts again. */
  healthy(): boolean;
  /** Lets running queries finish, then closes the database. */
  close(): Promise<void>;
};

export type StoreOptions = {
  readonly dataDir: string;
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  readonly log: StoreLog;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the database and brings its tables up to date.
 * The embedded database serves one statement at a time and cannot tell the statements of two connections apart,
 * so its pool has one connection: whoever holds a transaction must run every query on it. A wait of 10 s is refused.
 */
export async function openStore({ dataDir, databaseUrl, log }: StoreOptions): Promise<Store> {
  const embedded = databaseUrl === '' ? await startEmbeddedDatabase(dataDir, log) : null;
  const pool = new pg.Pool(
    embedded === null
      ? { connectionString: databaseUrl, max: 8, connectionTimeoutMillis: 10_000 }
      : { ...embedded.connection, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 10_000 },
  );
  pool.on('error', (error) => log.error({ err: error }, 'lost a connection to the database'));
  const db = drizzle(pool);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  const tidying = embedded === null ? null : keepTidy(pool, log);
  return {
    pool,
    db,
    healthy: () => embedded?.alive() ?? true,
    close: async () => {
      await tidying?.stop();
      await pool.end();
      await embedded?.close();
    },
  };
}
