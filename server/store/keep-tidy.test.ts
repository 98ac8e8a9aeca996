// Housekeeping of the embedded database: a table that is rewritten for ever keeps its size, whichever it is, and others are left alone.
import { beforeAll, expect, test } from 'vitest';

import { openTestStore } from '#tests/open-test-store.ts';
import { tidy } from './keep-tidy.ts';

const store = await openTestStore();

beforeAll(async () => {
  await store.pool.query(`
    create schema paper;
    create table public.one_row (id int primary key, state text);
    create table paper.one_row (id int primary key, state text);
    create table public.written_once (id int primary key, state text);
    insert into public.one_row values (1, '');
    insert into paper.one_row values (1, '');
    insert into public.written_once select n, repeat('x', 100) from generate_series(1, 1000) n`);
}, 180_000);

const bytesOf = async (table: string): Promise<number> => {
  const { rows } = await store.pool.query('select pg_total_relation_size($1::regclass)::int as bytes', [table]);
  return Number(rows[0]?.bytes);
};

/** 60 checkpoints of 10 kB that compression does not shrink: what ten minutes write. */
async function rewrite(table: string): Promise<void> {
  for (let round = 0; round < 60; round += 1)
    await store.pool.query(`update ${table} set state = (select string_agg(md5((random() + n)::text), '') from generate_series(1, 320) n)`);
}

test.each(['public.one_row', 'paper.one_row'])('%s does not grow from one housekeeping to the next', async (table) => {
  await rewrite(table);
  await tidy(store.pool, ['public', 'paper']);
  const after = await bytesOf(table);
  for (let again = 0; again < 4; again += 1) {
    await rewrite(table);
    await tidy(store.pool, ['public', 'paper']);
  }
  // Left alone it would be five times as large.
  expect(await bytesOf(table)).toBeLessThan(after * 1.5);
});

test('a table that nobody rewrites is left alone', async () => {
  const { rows } = await store.pool.query(`select last_vacuum from pg_stat_user_tables where relname = 'written_once'`);
  expect(rows).toEqual([{ last_vacuum: null }]);
});
