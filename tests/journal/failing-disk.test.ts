// A disk that fails at each of its first writes and syncs: nothing is acknowledged from then on, and the next start has exactly what was.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { realFiles, type FilePort } from '#server/journal/file-port.ts';
import { JournalFailed } from '#server/journal/journal.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openHost, type ExchangeHost } from '#server/runtime/exchange-host.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-failing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

class DiskError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`${code}: the disk gives up`);
    this.code = code;
  }
}

/** Fails at the n-th call of a kind and from then on at all of them, as a full or broken disk does. A failing write leaves half of its bytes. */
function failingAt(call: 'write' | 'sync', number: number, code: string): { files: FilePort; calls: { count: number } } {
  const calls = { count: 0 };
  const isDue = (): boolean => {
    calls.count += 1;
    return calls.count >= number;
  };
  const write = (file: number, bytes: Uint8Array): void => {
    if (call === 'write' && isDue()) {
      realFiles.write(file, bytes.subarray(0, bytes.length / 2));
      throw new DiskError(code);
    }
    realFiles.write(file, bytes);
  };
  const sync = (): void => {
    if (call === 'sync' && isDue()) throw new DiskError(code);
  };
  return { calls, files: { ...realFiles, write, sync, syncFolder: () => undefined } };
}

const clock = (): number => 1_700_000_000_000;
const quiet = { folder: '', snapshotEveryCommands: 35, clock, onRecords: () => undefined, onNote: () => undefined };

/** The same groups every time, whatever came of them. */
function groups(): Command[][] {
  const random = randomSource(11);
  const traffic = Array.from({ length: 130 }, (_, group) =>
    Array.from({ length: 1 + random(5) }, (_command, step) => randomCommand(random, group * 5 + step, group * 3)),
  );
  return [openingCommands(), ...traffic];
}

type Lived = {
  readonly acknowledged: EventRecord[];
  readonly failure: unknown;
  readonly refusedLater: boolean;
  readonly failedGroup: number;
};

/** Lives until the disk fails, and a little longer. */
function live(files: FilePort): Lived {
  const acknowledged: EventRecord[] = [];
  let host: ExchangeHost;
  try {
    host = openHost({ ...quiet, folder, replayEventsAfter: 0, files });
  } catch (failure) {
    return { acknowledged, failure, refusedLater: true, failedGroup: 0 };
  }
  const waiting = groups();
  for (const [at, commands] of waiting.entries()) {
    try {
      acknowledged.push(...host.handle(commands).records);
    } catch (failure) {
      const refusals = waiting.slice(at, at + 3).map((later) => refuses(host, later));
      host.close();
      return { acknowledged, failure, refusedLater: refusals.every(Boolean), failedGroup: commands.length };
    }
  }
  throw new Error('the disk never failed');
}

function refuses(host: ExchangeHost, commands: readonly Command[]): boolean {
  try {
    host.handle(commands);
    return false;
  } catch {
    return true;
  }
}

/** The state after so many of the commands, by an exchange without a disk. */
function hashAfter(sequence: number): string {
  const exchange = createExchange();
  const all = groups().flat();
  for (let next = 1; next <= sequence; next += 1) {
    const command = all[next - 1];
    if (command !== undefined) exchange.apply({ sequence: next, timeMs: clock(), command });
  }
  return exchange.stateHash();
}

test.each([
  ['write', 'ENOSPC'],
  ['write', 'EIO'],
  ['sync', 'ENOSPC'],
  ['sync', 'EIO'],
] as const)('at each of the first calls of %s, with %s', (call, code) => {
  for (let number = 1; number <= searchSize({ quick: 25, thorough: 100 }); number += 1) {
    const { files } = failingAt(call, number, code);
    const { acknowledged, failure, refusedLater, failedGroup } = live(files);
    const isSaid = (failure instanceof JournalFailed || failure instanceof DiskError) && failure.message.includes(code);
    expect([number, isSaid, refusedLater]).toEqual([number, true, true]);

    // Room again: the next start has what was acknowledged, and at most the failed group, whole.
    const told: EventRecord[] = [];
    const host = openHost({ ...quiet, folder, replayEventsAfter: 0, onRecords: (batch) => told.push(...batch) });
    const max = acknowledged.length + failedGroup;
    expect([number, [acknowledged.length, max].includes(host.sequence)]).toEqual([number, true]);
    expect(told.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(told).toHaveLength(host.sequence);
    expect(host.exchange.stateHash()).toBe(hashAfter(host.sequence));
    const rest = groups()
      .flat()
      .slice(host.sequence, host.sequence + 20);
    expect(host.handle(rest).records).toHaveLength(20);
    host.close();
    expect(verifyJournal(folder)).toMatchObject({ last: told.length + 20, tornBytes: 0, damagedSnapshots: [] });
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
    rmSync(folder, { recursive: true });
  }
});

test('a start on a disk that fails is refused with its reason, and gives the folder back', () => {
  const host = openHost({ ...quiet, folder, replayEventsAfter: 0 });
  host.handle(openingCommands());
  host.close();
  const fail = (): never => {
    throw new DiskError('EROFS');
  };
  expect(() => openHost({ ...quiet, folder, replayEventsAfter: 0, files: { ...realFiles, openAppend: fail } })).toThrow('EROFS');
  expect(readdirSync(folder)).not.toContain('lock');
});
