// The same store, on a real PostgreSQL: tables of both venues, each in a schema of its own.
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isDatabaseAway } from '#server/store/database-away.ts';
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

/** Opens the tables of both venues, and closes them. */
async function openBoth(databaseUrl: string): Promise<void> {
  const store = await openStore({ dataDir: '', databaseUrl, log });
  try {
    await store.openSchema('paper');
  } finally {
    await store.close();
  }
}

test.each(['drizzle', 'paper'])(
  'tables that a later release has changed are refused, and nothing of them is touched (%s)',
  async (steps) => {
    const databaseUrl = await postgres.createDatabase(`later_${steps}`);
    await openBoth(databaseUrl);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const later = Date.UTC(2126, 0, 1);
    await client.query(`insert into ${steps}.__drizzle_migrations (hash, created_at) values ('of a later release', $1)`, [later]);
    await expect(openBoth(databaseUrl)).rejects.toThrow('the database belongs to a later release than this one');
    const { rows } = await client.query(`select hash from ${steps}.__drizzle_migrations order by id desc limit 1`);
    expect(rows).toEqual([{ hash: 'of a later release' }]);
    await client.end();
  },
);

test('what is asked over a connection that has broken meanwhile counts as the database being away', async () => {
  const connectionString = await postgres.createDatabase('broken_line');
  const [asking, ending] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([asking.connect(), ending.connect()]);
  const { rows } = await asking.query<{ pid: number }>('select pg_backend_pid() as pid');
  const broken = once(asking, 'error');
  // It says so once more when the line is closed.
  asking.on('error', () => undefined);
  await ending.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await broken;
  const error: unknown = await asking.query('select 1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseAway(error)).toBe(true);
  await ending.end();
});

test.each(['127.0.0.1', 'localhost'])(
  'a start without its database at %s says which setting names it, and why it cannot be used',
  async (host) => {
    await expect(openStore({ dataDir: '', databaseUrl: `postgres://meridian@${host}:1/meridian`, log })).rejects.toThrow(
      /^the database that DATABASE_URL names cannot be used: .*ECONNREFUSED 127\.0\.0\.1:1/,
    );
  },
);
