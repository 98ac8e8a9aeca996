// Snapshots on their real thread: made while the exchange's own goes on, given up at a stop, and a failure there stops nothing.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';

import { startExchange, type ExchangeClient } from './exchange-client.ts';
import { openHost } from './exchange-host.ts';
import { createSnapshotThread } from './snapshot-thread.ts';

let dataDir = '';
let journal = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-snapshot-thread-'));
  journal = join(dataDir, 'journal');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const places = (end: string): number[] =>
  readdirSync(journal)
    .filter((name) => name.endsWith(end))
    .map((name) => Number(name.slice(0, 16)));

function start(notes: string[]): Promise<ExchangeClient> {
  const log = { info: (text: string) => void notes.push(text), error: (text: string) => void notes.push(text) };
  return startExchange({
    dataDir,
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    onRecords: () => undefined,
    log,
    snapshotEveryCommands: 100,
  });
}

const random = randomSource(3);
async function trade(client: ExchangeClient, groups: number): Promise<void> {
  if (client.status().sequence === 0) await client.submitAll(openingCommands());
  for (let group = 0; group < groups; group += 1)
    await client.submitAll(Array.from({ length: 5 }, (_, step) => randomCommand(random, group * 5 + step, 20)));
}

/** The name of the segment that the next commands will begin, where the last command ends one. */
const nameOf = (sequence: number, end: string): string => join(journal, `${String(sequence).padStart(16, '0')}${end}`);

test('the exchange’s thread has them made; a start goes on from the last', async () => {
  const client = await start([]);
  await trade(client, 60);
  await expect.poll(() => places('.snapshot').length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [hash, sequence] = [await client.stateHash(), client.status().sequence];
  await client.close();
  expect(places('.snapshot').at(-1)).toBe(sequence);
  expect(verifyJournal(journal)).toMatchObject({ last: sequence, damagedSnapshots: [] });
  // Without the one of the stop: what was made beside it is what the start has.
  rmSync(nameOf(sequence, '.snapshot'));
  const last = places('.snapshot').at(-1) ?? 0;
  const notes: string[] = [];
  const again = await start(notes);
  expect(await again.stateHash()).toBe(hash);
  expect(notes.join('\n')).toContain(`snapshot at ${last}, ${sequence - last} commands replayed`);
  await again.close();
});

test('a stop while one is made gives it up and takes the last one', async () => {
  const notes: string[] = [];
  const client = await start(notes);
  await trade(client, 25);
  expect(places('.snapshot')).toEqual([]);
  await client.close();
  const { sequence } = client.status();
  expect(places('.journal').length).toBeGreaterThan(1);
  expect(places('.snapshot')).toContain(sequence);
  expect(readdirSync(journal).filter((name) => name.endsWith('.new'))).toEqual([]);
  expect(notes.filter((note) => note.startsWith('no snapshot'))).toEqual([]);
});

test('one that cannot be written is said, orders are taken, and the next one is made', async () => {
  const notes: string[] = [];
  const client = await start(notes);
  await client.submitAll(openingCommands());
  const opened = client.status().sequence;
  // The first bound falls behind the group of five that reaches a hundred.
  const due = opened + Math.ceil((100 - opened) / 5) * 5;
  mkdirSync(join(nameOf(due, '.snapshot'), 'in-the-way'), { recursive: true });
  await trade(client, (due - opened) / 5);
  await expect.poll(() => notes.join('\n'), { timeout: 20_000 }).toContain(`no snapshot at command ${due}, the next one will be tried: E`);
  rmSync(nameOf(due, '.snapshot'), { recursive: true });
  await trade(client, 25);
  await expect.poll(() => places('.snapshot').length, { timeout: 20_000 }).toBe(1);
  await client.close();
});

test('given up, its promise ends only with its thread, and no file is there', async () => {
  const options = { snapshotEveryCommands: 1_000_000, clock: () => 1, onRecords: () => undefined, onNote: () => undefined };
  const host = openHost({ ...options, folder: journal, replayEventsAfter: 0 });
  host.handle(openingCommands());
  const abort = new AbortController();
  const making = createSnapshotThread(() => undefined)({ folder: journal, end: host.end }, abort.signal);
  abort.abort();
  await expect(making).rejects.toThrow('its thread ended');
  expect(places('.snapshot')).toEqual([]);
  await createSnapshotThread(() => undefined)({ folder: journal, end: host.end }, new AbortController().signal);
  const made = readFileSync(nameOf(host.sequence, '.snapshot'));
  rmSync(nameOf(host.sequence, '.snapshot'));
  host.close();
  expect(made.equals(readFileSync(nameOf(host.sequence, '.snapshot')))).toBe(true);
});
