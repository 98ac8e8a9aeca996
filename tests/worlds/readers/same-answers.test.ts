// One set of readers over two databases: the same records written into PostgreSQL and SQLite, and the same answers to the same questions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { noHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections, type Projections } from '#server/projections/create-projections.ts';
import type { Store } from '#server/store/open-store.ts';
import { openSqliteStore } from '#server/store/sqlite/open-sqlite-store.ts';
import { programmeStore } from '#server/automation/programme/programme-store.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { createAsker, namesOf, readerQuestions } from './reader-questions.ts';
import { recordLife } from './recorded-life.ts';
import { sampleAttempts } from './sample-attempts.ts';

const seed = 20_261_139;
const commands = 12_000;
/** So many of each reader; one that asks the whole venue has fewer answers. */
const questions = 150;

const folder = mkdtempSync(join(tmpdir(), 'meridian-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const life = recordLife(seed, commands);
const log = { info: () => undefined, error: (details: object, message: string) => expect.fail(`${message} ${JSON.stringify(details)}`) };
const emptyBooks = { book: () => Promise.resolve({ sequence: 0, bids: [], asks: [] }) };

/** Written in two lives of a process, in groups of any size. */
async function write(store: Store): Promise<Projections> {
  const random = randomSource(seed);
  const open = () => createProjections({ store, listings: life.listings, history: noHistory, log, now: () => life.endMs });
  const half = Math.floor(life.records.length / 2);
  for (const part of [life.records.slice(0, half), life.records.slice(half)]) {
    const projections = await open();
    await projections.start(emptyBooks);
    for (let at = 0; at < part.length;) {
      const some = part.slice(at, at + 1 + random(900));
      projections.onRecords(some, { sequence: some.at(-1)?.sequence ?? 0, hash: `hash ${at}` });
      at += some.length;
      if (random(3) === 0) await projections.caughtUp(some.at(-1)?.sequence ?? 0);
    }
    await projections.close();
  }
  const client = await store.pool.connect();
  await programmeStore.write(client, sampleAttempts(life.startMs));
  client.release();
  const written = await open();
  await written.start(emptyBooks);
  return written;
}

const sqlite = openSqliteStore(join(folder, 'venue.sqlite'), (reason) => expect.fail(reason));
afterAll(() => sqlite.close());
const [ofPostgres, ofSqlite] = [await write(await openTestStore()), await write(sqlite)];
const names = namesOf(life);

const isEmpty = (answer: unknown): boolean => {
  if (answer === null || answer === undefined || answer === false) return true;
  if (Array.isArray(answer)) return answer.length === 0;
  if (answer instanceof Map || answer instanceof Set) return answer.size === 0;
  if (typeof answer !== 'object') return false;
  if ('list' in answer) return isEmpty(answer.list);
  return 'sums' in answer ? isEmpty(answer.sums) : 'positions' in answer ? isEmpty(answer.positions) : false;
};

type Ask = (projections: Projections, asker: ReturnType<typeof createAsker>) => unknown;
const all: readonly (readonly [string, Ask])[] = Object.entries(readerQuestions).flatMap(([subject, asked]) =>
  typeof asked === 'function'
    ? [[subject, asked] as const]
    : Object.entries<Ask>(asked).map(([name, question]) => [`${subject}.${name}`, question] as const),
);

test.each(all)('%s', async (name, question) => {
  let told = 0;
  for (let at = 0; at < questions; at += 1) {
    const one: unknown = await question(ofPostgres, createAsker(names, seed + at));
    const other: unknown = await question(ofSqlite, createAsker(names, seed + at));
    expect(other, `${name}, question ${at}`).toEqual(one);
    if (!isEmpty(one)) told += 1;
  }
  expect(told, `answers of ${name} that tell something`).toBeGreaterThan(questions / 10);
});
