// Housekeeping that a PostgreSQL server does by itself and the embedded one does not: old row versions, the write-ahead log.
import type { Pool } from 'pg';
import { z } from 'zod/mini';

const everyMs = 10 * 60_000;

type Log = { error(details: object, message: string): void };

const tableRows = z.array(z.object({ name: z.string(), changed: z.boolean() }));

/**
 * The tables that hold row versions nobody sees any more, most of them first; `changed`: a tenth of its rows have changed since it was
 * counted for the planner. The embedded database writes down what it has counted when it is told to, and not before.
 */
async function rewrittenTables(pool: Pool, schemas: readonly string[]): Promise<z.output<typeof tableRows>> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, relname) as name, n_mod_since_analyze > 50 + n_live_tup / 10 as changed
       from pg_stat_user_tables where schemaname = any($1) and n_dead_tup > 20 order by n_dead_tup desc`,
    [schemas],
  );
  return tableRows.parse(rows);
}

/** Tidies every table that was rewritten, one statement at a time so that nobody waits long. @internal */
export async function tidy(pool: Pool, schemas: readonly string[]): Promise<void> {
  const tables = await rewrittenTables(pool, schemas);
  for (const { name, changed } of tables) await pool.query(`vacuum ${changed ? '(analyze) ' : ''}${name}`);
  await pool.query('checkpoint');
}

/** Tidies every ten minutes. */
export function keepTidy(pool: Pool, schemas: () => readonly string[], log: Log): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(pool, schemas()).catch((error: unknown) => log.error({ err: error }, 'housekeeping of the database failed'));
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
