// Housekeeping that a PostgreSQL server does by itself and the embedded one does not: old row versions, the write-ahead log.
import type { Pool } from 'pg';

const everyMs = 10 * 60_000;

type Log = { error(details: object, message: string): void };

/** Tidies every ten minutes, one statement at a time so that nobody waits long. */
export function keepTidy(pool: Pool, log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const tidy = async (): Promise<void> => {
    for (const statement of [
      'vacuum (analyze) candles',
      'vacuum (analyze) orders',
      'vacuum (analyze) trades',
      'vacuum (analyze) projection_checkpoints',
      'checkpoint',
    ]) {
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
