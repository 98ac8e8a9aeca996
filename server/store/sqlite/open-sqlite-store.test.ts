// The store of a world: what was committed stays, what is damaged begins anew, and no whole number is ever rounded.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertRows } from '#server/projections/writing/insert-rows.ts';
import { keptBacktests } from '../schema/bots/strategies.ts';
import { saleNotes } from '../schema/spot/spot-sales.ts';
import { tradedSums } from '../schema/spot/traded-sums.ts';
import { venueGenesis } from '../schema/venue.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-sqlite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const largest = 9_223_372_036_854_775_807n;
const sums = (costUnits: bigint): typeof tradedSums.$inferSelect => ({
  accountId: 1000,
  marketId: 0,
  side: 'buy',
  costLots: 1n,
  costUnits,
  costFeeUnits: 0n,
  breakevenLots: 0n,
  breakevenUnits: 0n,
  breakevenFeeUnits: 0n,
});

test('a process that is killed between two commits loses none of them, and nothing half done stays', async () => {
  const path = join(folder, 'killed.sqlite');
  const program = `
    const { openSqliteStore } = await import('#server/store/sqlite/open-sqlite-store.ts');
    const { pool } = openSqliteStore(${JSON.stringify(path)});
    for (let at = 0; at < 50; at += 1) await pool.query('insert into venue_genesis (key, value) values ($1, $2)', [String(at), 'whole']);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into venue_genesis (key, value) values ($1, $2)', ['half', 'done']);
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: process.cwd(), encoding: 'utf8' });
  expect(signal).toBe('SIGKILL');
  const store = openSqliteStore(path);
  const rows = await store.db.select().from(venueGenesis);
  expect(rows.map(({ key }) => Number(key)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at));
  await store.close();
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['overwritten in the middle', (bytes: Buffer) => Buffer.from(bytes).fill(0xa5, 8192, bytes.length - 4096)],
  [
    'of no database',
    () => Buffer.from('something else altogether, and long enough to be taken for a header of a hundred bytes '.repeat(9)),
  ],
])('a file that is %s is made anew', async (name, damage) => {
  const path = join(folder, `${name}.sqlite`);
  const store = openSqliteStore(path);
  await store.db.insert(venueGenesis).values({ key: 'seed', value: 'before' });
  await store.close();
  writeFileSync(path, damage(readFileSync(path)));
  const anew = openSqliteStore(path);
  expect(await anew.db.select().from(venueGenesis)).toEqual([]);
  await anew.db.insert(venueGenesis).values({ key: 'seed', value: 'after' });
  await anew.close();
  const again = openSqliteStore(path);
  expect(await again.db.select().from(venueGenesis)).toEqual([{ key: 'seed', value: 'after' }]);
  await again.close();
});

test('a file of the tables of another release is made anew', async () => {
  const path = join(folder, 'other.sqlite');
  const store = openSqliteStore(path);
  await store.pool.query('insert into venue_genesis (key, value) values ($1, $2)', ['seed', 'before']);
  await store.pool.query('pragma user_version = 12345');
  await store.close();
  const anew = openSqliteStore(path);
  expect(await anew.db.select().from(venueGenesis)).toEqual([]);
  await anew.close();
});

test('sums are exact up to the largest of 64 bits, and refused beyond it, written or read', async () => {
  const { db, pool, close } = openSqliteStore(':memory:');
  const client = await pool.connect();
  const more = 'on conflict (account_id, market_id, side) do update set cost_units = traded_sums.cost_units + excluded.cost_units';
  await insertRows(client, tradedSums, [sums(largest - 1n)]);
  await insertRows(client, tradedSums, [sums(1n)], more);
  await expect(insertRows(client, tradedSums, [sums(1n)], more)).rejects.toThrow('cannot store REAL value in INTEGER column');
  await expect(client.query('insert into venue_genesis (key, value) values ($1, $2)', ['a', 0.5])).rejects.toThrow(
    'not a whole number: 0.5',
  );
  client.release();
  expect((await db.select().from(tradedSums))[0]?.costUnits).toBe(largest);
  await expect(pool.query('select cost_units + 1 as more from traded_sums')).rejects.toThrow('not a whole number of 64 bits: more');
  await expect(pool.query('select sum(cost_units) as all_of_it from traded_sums, (select 1 union all select 2)')).rejects.toThrow(
    'integer overflow',
  );
  await close();
});

test('values come back as the driver of PostgreSQL gives them', async () => {
  const { db, pool, close } = openSqliteStore(':memory:');
  const [made] = await db.insert(keptBacktests).values({ accountId: 7, name: 'one', keptAtMs: 5, kept: '{}' }).returning();
  expect(made).toEqual({ id: 1, accountId: 7, name: 'one', keptAtMs: 5, kept: '{}' });
  const tags = ['a "quoted" one', 'with, comma', String.raw`back\slash`, '{}', ''];
  await db.insert(saleNotes).values({ accountId: 7, orderId: 1, note: 'x', tags, updatedAtMs: 2 });
  expect((await db.select().from(saleNotes))[0]?.tags).toEqual(tags);
  expect(
    await db
      .select()
      .from(saleNotes)
      .where(sql`${'with, comma'} = any(${saleNotes.tags})`),
  ).toHaveLength(1);
  const { rows, rowCount } = await pool.query('select order_id, account_id, note, tags from sale_notes');
  expect({ rows, rowCount }).toEqual({ rows: [{ order_id: '1', account_id: 7, note: 'x', tags }], rowCount: 1 });
  expect(await db.$count(saleNotes, eq(saleNotes.accountId, 7))).toBe(1);
  await close();
});

test('a transaction is alone: others wait in turn, and one that its owner left open is undone', async () => {
  const { db, pool, close, load } = openSqliteStore(':memory:');
  const order: string[] = [];
  const first = db.transaction(async (step) => {
    await step.insert(venueGenesis).values({ key: 'a', value: 'first' });
    await Promise.resolve();
    order.push('first');
  });
  const second = db
    .select()
    .from(venueGenesis)
    .then((rows) => order.push(`second sees ${rows.length}`));
  expect((await load()).idle).toBe(0);
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second sees 1']);
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`delete from venue_genesis`);
  client.release(new Error('it has failed'));
  expect(await db.select().from(venueGenesis)).toHaveLength(1);
  await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(pool.query('rollback')).resolves.toMatchObject({ rowCount: 0 });
  await expect(pool.query('commit')).rejects.toThrow('no transaction is active');
  await close();
  await expect(pool.query('select 1')).rejects.toThrow('the database is closed');
});

test.each([
  ['a cast', 'select $1::interval'],
  [
    'lists that are added up as they are written',
    'insert into venue_genesis (key, value) select k, max(v) from unnest($1::text[], $2::text[]) as n(k, v) group by k',
  ],
  ['a form of PostgreSQL', 'select distinct on (key) * from venue_genesis'],
  ['a function of PostgreSQL', 'select to_char(1)'],
])('%s that is not known here is refused', async (_, text) => {
  const { pool, close } = openSqliteStore(':memory:');
  await expect(pool.query(text, [[], []])).rejects.toThrow(/SQLite|written|syntax|no such/);
  await close();
});
