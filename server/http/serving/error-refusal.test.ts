// An unexpected error: a caller who only came too early is told to come again, everything else is a fault of ours.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { errorRefusal } from './error-refusal.ts';

function logged() {
  const said: string[] = [];
  const note = (kind: string) => (_: object, message: string) => void said.push(`${kind}: ${message}`);
  return { said, log: { warn: note('warn'), error: note('error') } };
}

/** A pool of one connection to a database that never says a word. */
async function silentPool(): Promise<pg.Pool> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  onTestFinished(() => void server.close());
  return new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 20 });
}

test('the only connection is taken: busy, not broken', async () => {
  const pool = await silentPool();
  const { said, log } = logged();
  const taken = pool.connect().catch(() => null);
  const waiting = [pool.query('select 1'), drizzle(pool).execute(sql`select 1`)];
  const refusals = await Promise.all(waiting.map((one) => one.catch((error: unknown) => errorRefusal(error, log))));
  expect(refusals).toMatchObject([{ key: 'databaseAway' }, { key: 'databaseAway' }]);
  expect(said).toEqual(['warn: a call found the database busy', 'warn: a call found the database busy']);
  await taken;
});

test('anything else is ours to mend', () => {
  const { said, log } = logged();
  expect(errorRefusal(new Error('no such column'), log)).toMatchObject({ key: 'internal' });
  expect(said).toEqual(['error: a call failed']);
});
