// The plug is pulled while a snapshot is being written beside the exchange: nothing that was acknowledged is lost, and no half of a file is taken for a state.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';

import type { EventRecord } from '#server/engine/event.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openHost } from '#server/runtime/exchange-host.ts';
import { searchSize } from '#tests/thorough.ts';

const kills = searchSize({ quick: 3, thorough: 20 });
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-kill-snapshot-'));
const copies = mkdtempSync(join(tmpdir(), 'meridian-kill-snapshot-copies-'));
const journal = join(dataDir, 'journal');
mkdirSync(journal);
afterAll(() => {
  for (const folder of [dataDir, copies]) rmSync(folder, { recursive: true, force: true });
});

const isUnfinished = (name: string | null): boolean => name?.endsWith('.snapshot.new') ?? false;

/** Runs the child until a snapshot is begun, and kills it there and then. Returns the orders that it has told of. */
async function runAndKill(round: number): Promise<string[]> {
  const child = spawn(process.execPath, ['tests/simulation/kill-nine/kill-nine-child.ts', dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const leftBefore = new Set(readdirSync(journal).filter(isUnfinished));
  const watcher = watch(journal, (_what, name) => {
    if (name !== null && isUnfinished(name) && !leftBefore.has(name)) child.kill('SIGKILL');
  });
  const orders: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [kind = '', name = ''] = line.split(' ');
    if (kind === 'order') orders.push(name);
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  watcher.close();
  expect(child.signalCode).toBe('SIGKILL');
  return orders;
}

/** A start from the folder as it is, on a copy of it. */
function openCopy(name: string, isTaken: (file: string) => boolean, records: EventRecord[], replayEventsAfter: number) {
  const folder = join(copies, name);
  cpSync(journal, folder, { recursive: true, filter: (path) => path === journal || (!path.endsWith('lock') && isTaken(path)) });
  return openHost({
    folder,
    replayEventsAfter,
    snapshotEveryCommands: 1_000_000,
    clock: Date.now,
    onRecords: (batch) => void records.push(...batch),
    onNote: () => undefined,
  });
}

test('each start has all that was acknowledged, and comes to the state that the journal alone comes to', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    acknowledged.push(...(await runAndKill(round)));
    const records: EventRecord[] = [];
    const whole = openCopy(`whole-${round}`, (file) => !file.includes('.snapshot'), records, 0);
    const started = openCopy(`started-${round}`, () => true, [], Number.MAX_SAFE_INTEGER);
    expect([started.sequence, started.exchange.stateHash()]).toEqual([whole.sequence, whole.exchange.stateHash()]);
    expect(started.exchange.checkInvariants()).toEqual([]);
    expect(verifyJournal(journal)).toMatchObject({ last: whole.sequence, damagedSnapshots: [] });
    const accepted = records
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'order-accepted' && event.clientOid !== '' ? [event.clientOid] : []));
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(acknowledged.filter((name) => !accepted.includes(name))).toEqual([]);
    whole.close();
    started.close();
    // The file that the kill left half written is gone with the next snapshot.
    expect(readdirSync(join(copies, `started-${round}`)).filter(isUnfinished)).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(kills * 20);
});
