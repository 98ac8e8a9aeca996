// An unexpected error: a caller who only came too early is told to come again, everything else is a fault of ours.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { ExchangeStopped, ExchangeUnavailable } from '#server/runtime/engine-thread.ts';
import { HashingBusy } from '#server/passwords/passwords.ts';
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

test('a full disk is no fault of the caller, whether a file or the database says so', () => {
  const { said, log } = logged();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const wrapped = new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) });
  for (const error of [full, wrapped]) expect(errorRefusal(error, log)).toMatchObject({ key: 'unavailable' });
  expect(said).toEqual(Array.from({ length: 2 }, () => 'error: a call could not write: is the disk full?'));
});

test('an exchange that takes too many commands is said, one that has stopped was said when it did', () => {
  const { said, log } = logged();
  for (const error of [new ExchangeUnavailable('too many commands are waiting'), new ExchangeStopped('no space left on device')])
    expect(errorRefusal(error, log)).toMatchObject({ key: 'unavailable' });
  expect(said).toEqual(['warn: a call found the exchange unavailable']);
});

test('too many passwords at once: come again, and when', () => {
  const { said, log } = logged();
  expect(errorRefusal(new HashingBusy(9), log)).toMatchObject({ key: 'tooManyRequests', params: { retryAfterSeconds: 9 } });
  expect(said).toEqual([]);
});

test('anything else is ours to mend', () => {
  const { said, log } = logged();
  expect(errorRefusal(new Error('no such column'), log)).toMatchObject({ key: 'internal' });
  expect(said).toEqual(['error: a call failed']);
});
