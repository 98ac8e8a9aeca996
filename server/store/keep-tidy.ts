// Housekeeping that a PostgreSQL server does by itself and the embedded one does not: old row versions, the write-ahead log.
import type { Pool } from 'pg';

const everyMs = 10 * 60_000;

type Log = { error(details: object, message: string): void };

const busyTables = ['candles', 'orders', 'trades', 'projection_checkpoints'];

/** Tidies every ten minutes, one statement at a time so that nobody waits long. */
export function keepTidy(pool: Pool, schemas: () => readonly string[], log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const tidy = async (): Promise<void> => {
    const tables = schemas().flatMap((schema) => busyTables.map((table) => `${schema}.${table}`));
    for (const statement of [...tables.map((table) => `vacuum (analyze) ${table}`), 'checkpoint']) {
      await pool.query(statement);
    }
  };
  const timer = setInterval(() => {
    running = tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping of the database failed'));
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
