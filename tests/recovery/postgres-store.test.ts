// The same store, on a real PostgreSQL: tables of both venues, each in a schema of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openStore } from '#server/store/open-store.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';

const log = { info: () => undefined, error: () => undefined };
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('what is written stays, and each venue sees its own', async () => {
  const databaseUrl = await postgres.createDatabase('two_venues');
  const write = "insert into venue_genesis (key, value) values ('seed', $1)";
  const read = "select value from venue_genesis where key = 'seed'";
  const first = await openStore({ dataDir: '', databaseUrl, log });
  await first.pool.query(write, ['live']);
  await (await first.openSchema('paper')).pool.query(write, ['paper']);
  await first.close();

  const again = await openStore({ dataDir: '', databaseUrl, log });
  const paper = await again.openSchema('paper');
  expect([(await again.pool.query(read)).rows, (await paper.pool.query(read)).rows]).toEqual([[{ value: 'live' }], [{ value: 'paper' }]]);
  await again.close();
});
