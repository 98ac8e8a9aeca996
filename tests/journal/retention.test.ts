// Segments that are put away or removed: never anything that a restart, or a reader that is behind, could still ask for.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { EventRecord } from '#server/engine/event.ts';
import { keptCount, spareSegments, spareSnapshots } from '#server/journal/retention.ts';
import { createTidier, tidyJournal } from '#server/journal/tidy.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { explainBalance } from '#server/runtime/explain-balance.ts';
import { startExchange } from '#server/runtime/exchange-client.ts';
import { openHost, type ExchangeHost, type HostOptions } from '#server/runtime/exchange-host.ts';
import { exportJournal } from '#server/runtime/export-journal.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-retention-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const everything = Number.MAX_SAFE_INTEGER;
const options: Omit<HostOptions, 'folder'> = {
  replayEventsAfter: everything,
  snapshotEveryCommands: 100,
  clock: () => 1_700_000_000_000,
  onRecords: () => undefined,
  onNote: () => undefined,
};
const going = (): boolean => false;
const named = (end: string): string[] => readdirSync(folder).filter((name) => name.endsWith(end));
const firsts = (end: string): number[] => named(end).map((name) => Number(name.slice(0, 16)));

/** Some days of traffic: a snapshot and a new segment every 100 commands. Returns what was told. */
function trade(host: ExchangeHost, seed: number, commands: number): EventRecord[] {
  const random = randomSource(seed);
  return Array.from({ length: commands / 4 }, (_, group) =>
    host.handle(Array.from({ length: 4 }, (_command, step) => randomCommand(random, seed + group * 4 + step, host.exchange.lastOrderId()))),
  ).flatMap(({ records }) => records);
}

function filled(readersHave = everything): { records: EventRecord[]; hash: string } {
  const host = openHost({ ...options, folder });
  host.readersHave(readersHave);
  const records = [...host.handle(openingCommands()).records, ...trade(host, 8, 1_000)];
  const hash = host.exchange.stateHash();
  host.close();
  return { records, hash };
}

describe('compression', () => {
  test('takes every segment that a snapshot stands behind, and every reader reads them as before', async () => {
    const { records, hash } = filled();
    const before = new Map(named('.journal').map((name) => [name, readFileSync(join(folder, name))]));
    const verified = verifyJournal(folder);
    const exported = [...exportJournal(folder, { from: 1, to: everything, accountId: null }, () => undefined)];
    await tidyJournal(folder, { keep: 'all', archive: '' }, everything, going);
    // The last segment is the one being written.
    expect([named('.journal').length, named('.zst').length]).toEqual([1, before.size - 1]);
    for (const name of named('.zst')) expect(zstdDecompressSync(readFileSync(join(folder, name)))).toEqual(before.get(name.slice(0, -4)));
    expect(verifyJournal(folder)).toEqual(verified);
    expect([...exportJournal(folder, { from: 1, to: everything, accountId: null }, () => undefined)]).toEqual(exported);
    const told: EventRecord[] = [];
    const host = openHost({ ...options, folder, replayEventsAfter: 0, onRecords: (batch) => told.push(...batch) });
    expect([told.length, host.exchange.stateHash()]).toEqual([records.length, hash]);
    host.close();
  });

  test('half done, it is done again: a segment that is there twice is read plain, an unfinished one does not count', async () => {
    filled();
    const [first = ''] = named('.journal');
    const plain = readFileSync(join(folder, first));
    await tidyJournal(folder, { keep: 'all', archive: '' }, everything, going);
    writeFileSync(join(folder, first), plain);
    writeFileSync(join(folder, `${first}.zst`), 'half of it');
    writeFileSync(join(folder, `${first}.zst.new`), 'less');
    const { last } = verifyJournal(folder);
    await tidyJournal(folder, { keep: 'all', archive: '' }, everything, going);
    expect([named('.new'), named('.journal').includes(first), verifyJournal(folder).last]).toEqual([[], false, last]);
  });

  test('is done in the background by a running exchange, with the exchange at work', async () => {
    const host = openHost({ ...options, folder, retention: { keep: 'all', archive: '' } });
    host.handle(openingCommands());
    trade(host, 3, 400);
    await expect.poll(() => named('.zst').length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
    const last = host.sequence;
    expect(verifyJournal(folder).last).toBe(last);
    host.close();
    await host.atRest();
  });

  test('that fails is said, loses nothing, and works in the next round', async () => {
    filled();
    const notes: string[] = [];
    const [first = ''] = named('.journal');
    const obstacle = join(folder, `${first}.zst`);
    mkdirSync(join(obstacle, 'in-the-way'), { recursive: true });
    const tidier = createTidier(
      folder,
      { keep: 'all', archive: '' },
      () => everything,
      (text) => notes.push(text),
    );
    tidier.run();
    await expect.poll(() => notes.join(), { timeout: 10_000 }).toContain('could not put old segments away');
    expect(verifyJournal(folder).after).toBe(0);
    rmSync(obstacle, { recursive: true });
    tidier.run();
    await expect.poll(() => named('.journal').length, { timeout: 10_000 }).toBe(1);
    await tidier.stop();
    expect(verifyJournal(folder).after).toBe(0);
  });
});

describe('removal', () => {
  test('leaves the newest segments, and a journal that starts, verifies, exports and explains from its oldest snapshot', async () => {
    const { hash, records } = filled();
    const all = firsts('.journal').length;
    const notes = await tidyJournal(folder, { keep: 5, archive: '' }, everything, going);
    // Four snapshots are kept: the oldest of them stands behind the fifth segment from the end.
    expect(firsts('.zst').length + firsts('.journal').length).toBe(5);
    expect(notes).toHaveLength(all - 5);
    const [begins = 0] = firsts('.zst');
    const [oldest = 0] = firsts('.snapshot');
    expect(oldest).toBeGreaterThanOrEqual(begins - 1);
    expect(verifyJournal(folder)).toMatchObject({ after: begins - 1, last: records.length, damagedSnapshots: [] });
    const said: string[] = [];
    expect([...explainBalance(folder, 1000, 'USDT', (text) => said.push(text))].at(-1)).toMatch(/: the same\n$/);
    expect(said.join()).toContain(`begins behind command ${begins - 1}`);
    const lines = [...exportJournal(folder, { from: oldest + 1, to: oldest + 3, accountId: null }, () => undefined)];
    expect(lines.map((line): unknown => JSON.parse(line).sequence)).toEqual([oldest + 1, oldest + 2, oldest + 3]);
    const host = openHost({ ...options, folder, replayEventsAfter: oldest });
    expect(host.exchange.stateHash()).toBe(hash);
    host.close();
  });

  test('never goes beyond the oldest kept snapshot, however few segments are asked for', async () => {
    const { hash } = filled();
    await tidyJournal(folder, { keep: 1, archive: '' }, everything, going);
    const [oldest = 0] = firsts('.snapshot');
    expect(firsts('.zst')[0]).toBeLessThanOrEqual(oldest + 1);
    for (const name of named('.snapshot').slice(1)) rmSync(join(folder, name));
    const host = openHost({ ...options, folder });
    expect(host.exchange.stateHash()).toBe(hash);
    host.close();
  });

  test('never takes what a reader has not had: it still gets all of it, and what has no snapshot before it stays whole', async () => {
    const seen = 333;
    const { records, hash } = filled(seen);
    // The newest four, and the one that the reader has reached.
    expect(firsts('.snapshot')).toHaveLength(5);
    await tidyJournal(folder, { keep: 1, archive: '' }, seen, going);
    expect(firsts('.zst')[0]).toBeGreaterThan(1);
    const told: EventRecord[] = [];
    const host = openHost({ ...options, folder, replayEventsAfter: seen, onRecords: (batch) => told.push(...batch) });
    expect(told).toEqual(records.slice(seen));
    expect(host.exchange.stateHash()).toBe(hash);
    host.close();
  });

  test('a reader before every snapshot keeps everything; one that comes from before the beginning is refused by what is missing', async () => {
    filled(20);
    const before = firsts('.journal').length;
    await tidyJournal(folder, { keep: 1, archive: '' }, 20, going);
    expect(firsts('.zst').length + firsts('.journal').length).toBe(before);
    await tidyJournal(folder, { keep: 1, archive: '' }, everything, going);
    const [begins = 0] = firsts('.zst');
    expect(() => openHost({ ...options, folder, replayEventsAfter: 20 })).toThrow(`commands 1 to ${begins - 1} are missing`);
  });

  test('nothing goes when the oldest snapshot is damaged, and that is said', async () => {
    filled();
    const before = firsts('.journal').length;
    const [oldest = ''] = named('.snapshot');
    const bytes = readFileSync(join(folder, oldest));
    writeFileSync(join(folder, oldest), bytes.fill(0, bytes.length - 9));
    const notes = await tidyJournal(folder, { keep: 1, archive: '' }, everything, going);
    expect(notes.join()).toContain(`${oldest}, is damaged`);
    expect(firsts('.zst').length + firsts('.journal').length).toBe(before);
  });

  test('on its thread, the exchange removes its beginning once it is told that the readers have it, and not before', async () => {
    const log = { info: () => undefined, error: () => undefined };
    const journal = join(folder, 'journal');
    const begins = (): number =>
      Math.min(
        ...readdirSync(journal)
          .filter((name) => name.includes('.journal'))
          .map((name) => Number(name.slice(0, 16))),
      );
    const client = await startExchange({
      dataDir: folder,
      replayEventsAfter: 0,
      onRecords: () => undefined,
      log,
      snapshotEveryCommands: 40,
      retention: { keep: 2, archive: '' },
    });
    const random = randomSource(2);
    const some = async (rounds: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1)
        await client.submitAll(Array.from({ length: 20 }, (_, step) => randomCommand(random, step, 5)));
    };
    await client.submitAll(openingCommands());
    await some(20);
    await expect.poll(() => readdirSync(journal).filter((name) => name.endsWith('.zst')).length, { timeout: 60_000 }).toBeGreaterThan(5);
    expect(begins()).toBe(1);
    client.readersHave(client.status().sequence);
    await some(3);
    await expect.poll(begins, { timeout: 60_000 }).toBeGreaterThan(1);
    await client.close();
    expect(verifyJournal(journal).last).toBe(client.status().sequence);
  });

  test('a round that is stopped takes no further step', async () => {
    filled();
    const before = readdirSync(folder);
    await tidyJournal(folder, { keep: 1, archive: '' }, everything, () => true);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('days', () => {
  const dayMs = 86_400_000;
  const nowMs = 1_700_000_000_000;
  // Written to 40, 31, 30 and 10 days ago, and now; the newest is small.
  const files = [40, 31, 30, 10, 0].map((days, at) => ({
    path: `${at}`,
    firstSequence: at,
    bytes: days === 0 ? 10 : 100,
    writtenMs: nowMs - days * dayMs,
  }));

  test.each([
    ['thirty days', { days: 30, bytes: 1000 }, 3],
    ['thirty days, with room for two and a little', { days: 30, bytes: 215 }, 3],
    ['thirty days, with room for two less a byte', { days: 30, bytes: 209 }, 2],
    ['no room at all: the one that is being written stays', { days: 30, bytes: 1 }, 1],
    ['a hundred days', { days: 100, bytes: 1000 }, 5],
    ['a number', 2, 2],
    ['all', 'all', 5],
  ] as const)('%s', (_what, keep, count) => {
    expect(keptCount(files, keep, nowMs)).toBe(count);
  });

  test('an old segment is compressed, keeps its age, and goes into the archive once its days are over', async () => {
    filled();
    const archive = join(folder, 'archive', 'live');
    const [first = ''] = named('.journal');
    const plain = readFileSync(join(folder, first));
    const written = new Date(nowMs - 31 * dayMs);
    utimesSync(join(folder, first), written, written);
    const keep = { days: 30, bytes: 1e9 };
    await tidyJournal(folder, { keep, archive }, everything, going, nowMs - 2 * dayMs);
    expect(statSync(join(folder, `${first}.zst`)).mtimeMs).toBe(written.getTime());
    expect(firsts('.zst')).toContain(1);
    const notes = await tidyJournal(folder, { keep, archive }, everything, going, nowMs);
    expect(notes.join()).toContain(`, which is in ${archive} now`);
    expect(firsts('.zst')).not.toContain(1);
    expect(readdirSync(archive)).toEqual([`${first}.zst`]);
    expect(zstdDecompressSync(readFileSync(join(archive, `${first}.zst`)))).toEqual(plain);
  });

  test('what cannot be archived is not removed', async () => {
    filled();
    const archive = join(folder, 'not-a-folder');
    writeFileSync(archive, '');
    await expect(tidyJournal(folder, { keep: 1, archive }, everything, going)).rejects.toThrow('not-a-folder');
    expect(verifyJournal(folder).after).toBe(0);
  });
});

describe('the rule', () => {
  const snapshots = [700, 600, 500, 400, 300, 200].map((sequence) => ({ path: `${sequence}`, sequence }));
  const segments = [1, 201, 301, 401, 501, 601, 701].map((firstSequence) => ({ path: `${firstSequence}`, firstSequence }));
  const paths = (things: readonly { readonly path: string }[]): string[] => things.map(({ path }) => path);

  test.each([
    ['all readers are there', 700, ['300', '200']],
    ['a reader stands at 450: the snapshot at 400 is one of the four', 450, ['300', '200']],
    ['a reader stands at 320', 320, ['200']],
    ['a reader stands before all', 10, ['300', '200']],
  ])('of six snapshots, %s', (_what, readersHave, spare) => {
    expect(paths(spareSnapshots(snapshots, readersHave))).toEqual(spare);
  });

  test.each([
    ['two kept, snapshots from 400 on', 2, 4, 700, ['1', '201', '301']],
    ['five kept', 5, 4, 700, ['1', '201']],
    ['all kept', 7, 4, 700, []],
    ['a reader at 399, before the oldest snapshot', 2, 4, 399, []],
    ['a reader at 400', 2, 4, 400, ['1', '201', '301']],
    ['no snapshot', 2, 0, 700, []],
  ] as const)('of seven segments, %s', (_what, keep, kept, readersHave, spare) => {
    expect(paths(spareSegments(segments, snapshots.slice(0, kept), keep, readersHave))).toEqual(spare);
  });
});
