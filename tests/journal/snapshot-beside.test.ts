// Snapshots that are made beside the exchange: the same bytes as its own, one at a time, and never a reason to stop or to lose anything.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { realFiles } from '#server/journal/file-port.ts';
import { loadSnapshot } from '#server/journal/snapshot-file.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { openHost, type ExchangeHost, type HostOptions } from '#server/runtime/exchange-host.ts';
import { makeSnapshot, type SnapshotRequest } from '#server/runtime/make-snapshot.ts';
import type { SnapshotMaker } from '#server/runtime/snapshot-queue.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';
import { playTraffic, trafficNames } from '#tests/simulation/restart/restart-traffics.ts';
import { searchSize } from '#tests/thorough.ts';

let folder = '';
const scratch: string[] = [];
const newFolder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'meridian-beside-'));
  scratch.push(made);
  return made;
};
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  for (const made of scratch.splice(0)) rmSync(made, { recursive: true, force: true });
});

const readersHaveAll = Number.MAX_SAFE_INTEGER;
let notes: string[] = [];
beforeEach(() => {
  notes = [];
});
const onNote = (text: string): void => void notes.push(text);

/** At once, on this thread. */
const atOnce: SnapshotMaker = async (request) => makeSnapshot(request, onNote);

/** Begins when the test says so, and may end badly. */
function heldMaker() {
  const asked: { request: SnapshotRequest; finish(): void; fail(error: Error): void }[] = [];
  const make: SnapshotMaker = (request, signal) =>
    new Promise((resolve, reject) => {
      const finish = (): void => {
        makeSnapshot(request, onNote);
        resolve();
      };
      asked.push({ request, finish, fail: reject });
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  return { asked, make };
}

function open(more: Partial<HostOptions> = {}): ExchangeHost {
  return openHost({
    folder,
    replayEventsAfter: readersHaveAll,
    snapshotEveryCommands: 100,
    clock: () => 1_700_000_000_000,
    onRecords: () => undefined,
    onNote,
    ...more,
  });
}

const files = (end: string): string[] => readdirSync(folder).filter((name) => name.endsWith(end));
const places = (end: string): number[] => files(end).map((name) => Number(name.slice(0, 16)));

let step = 0;
/** Groups of four random commands, with time for the maker between them. */
async function trade(host: ExchangeHost, groups: number): Promise<void> {
  const random = randomSource(step + 1);
  if (host.sequence === 0) host.handle(openingCommands());
  for (let group = 0; group < groups; group += 1) {
    host.handle(Array.from({ length: 4 }, () => randomCommand(random, (step += 1), host.exchange.lastOrderId())));
    await nextTurn();
  }
}

/** A killed process leaves the folder as it is at this moment: here in another place, without the lock. */
function kill(): void {
  const copy = newFolder();
  for (const name of readdirSync(folder)) if (!name.endsWith('lock')) writeFileSync(join(copy, name), readFileSync(join(folder, name)));
  folder = copy;
}

/** The state after every command of the journal, told to an exchange that has never seen a snapshot. */
function hashWithoutSnapshots(): string {
  const copy = newFolder();
  for (const name of readdirSync(folder)) if (name.includes('.journal')) writeFileSync(join(copy, name), readFileSync(join(folder, name)));
  const host = open({ folder: copy });
  return host.exchange.stateHash();
}

describe('the file', () => {
  type Stamped = { readonly command: Command; readonly timeMs: number };
  function played(name: string, seed: number): Stamped[] {
    const all: Stamped[] = [];
    playTraffic(
      name,
      { seed, commands: searchSize({ quick: 240, thorough: 4_000 }), exchange: createExchange() },
      (command, _at, timeMs) => {
        all.push({ command, timeMs });
      },
    );
    return all;
  }

  test.each(trafficNames)('is byte for byte the one that the exchange takes itself: %s', async (name) => {
    const [own, beside] = [newFolder(), newFolder()];
    let nowMs = 0;
    const settings = { snapshotEveryCommands: 60, clock: () => nowMs };
    const hosts = [open({ ...settings, folder: own }), open({ ...settings, folder: beside, makeSnapshot: atOnce })];
    const random = randomSource(4);
    const compared = new Set<string>();
    const all = played(name, 7);
    for (let from = 0; from < all.length;) {
      const group = all.slice(from, from + 1 + random(9));
      from += group.length;
      nowMs = group[0]?.timeMs ?? nowMs;
      for (const host of hosts) host.handle(group.map(({ command }) => command));
      await nextTurn();
      for (const file of readdirSync(own).filter((each) => each.endsWith('.snapshot') && !compared.has(each))) {
        expect(readFileSync(join(beside, file)).equals(readFileSync(join(own, file)))).toBe(true);
        compared.add(file);
      }
      await expect.poll(() => readdirSync(beside)).toEqual(readdirSync(own));
    }
    expect(compared.size).toBeGreaterThanOrEqual(4);
    expect(notes.filter((note) => !note.startsWith('recovered'))).toEqual([]);
  });

  test('is the same made from the snapshot before, from an older one where that is damaged, and from the first command', async () => {
    await trade(open({ makeSnapshot: atOnce }), 75);
    const [newest = '', before = ''] = files('.snapshot').toReversed();
    const bytes = readFileSync(join(folder, newest));
    const sequence = Number(newest.slice(0, 16));
    const hash = loadSnapshot({ path: join(folder, newest), sequence })?.recordHash.toString('hex') ?? '';
    const again = (): Buffer => {
      rmSync(join(folder, newest));
      makeSnapshot({ folder, end: { sequence, hash } }, onNote);
      return readFileSync(join(folder, newest));
    };
    expect(again().equals(bytes)).toBe(true);
    writeFileSync(join(folder, before), 'nothing of the kind');
    expect(again().equals(bytes)).toBe(true);
    expect(notes.at(-1)).toBe(`passing over the damaged snapshot ${join(folder, before)}`);
    for (const name of files('.snapshot')) if (name !== newest) rmSync(join(folder, name));
    expect(again().equals(bytes)).toBe(true);
  });

  test('is not made of a journal whose last record is another one, or that does not end one there', async () => {
    const host = open();
    await trade(host, 3);
    const { sequence, hash } = host.end;
    host.close();
    rmSync(join(folder, files('.snapshot')[0] ?? ''));
    const otherHash = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const end of [
      { sequence, hash: otherHash },
      { sequence: sequence - 1, hash },
      { sequence: sequence + 1, hash },
    ])
      expect(() => makeSnapshot({ folder, end }, onNote)).toThrow(folder);
    expect(files('.snapshot')).toEqual([]);
  });
});

describe('one at a time', () => {
  test('bounds that come meanwhile end in one snapshot, of the newest closed segment; commands go on all the while', async () => {
    const { asked, make } = heldMaker();
    const host = open({ makeSnapshot: make });
    await trade(host, 25 * 4);
    expect(asked).toHaveLength(1);
    expect(files('.snapshot')).toEqual([]);
    const bounds = places('.journal').map((first) => first - 1);
    expect(bounds.length).toBeGreaterThanOrEqual(4);
    expect(asked[0]?.request.end.sequence).toBe(bounds[1]);
    asked[0]?.finish();
    await nextTurn();
    expect(asked.map(({ request }) => request.end.sequence)).toEqual([bounds[1], bounds.at(-1)]);
    asked[1]?.finish();
    await nextTurn();
    expect(places('.snapshot')).toEqual([bounds[1], bounds.at(-1)]);
    expect(asked).toHaveLength(2);
    const hash = host.exchange.stateHash();
    kill();
    const again = open();
    expect(again.exchange.stateHash()).toBe(hash);
    expect(notes.at(-1)).toContain(`snapshot at ${bounds.at(-1)}, `);
    expect(verifyJournal(folder).snapshots).toEqual([bounds[1], bounds.at(-1)]);
  });

  test('as long as one is made, the snapshots and segments before it stay, whatever may go afterwards', async () => {
    const { asked, make } = heldMaker();
    const first = open({ makeSnapshot: atOnce, retention: { keep: 'all', archive: '' } });
    await trade(first, 25 * 6);
    await first.cancelSnapshot();
    first.close();
    await first.atRest();
    const before = places('.snapshot');
    const host = open({ makeSnapshot: make, retention: { keep: 1, archive: '' } });
    await trade(host, 30);
    expect(asked).toHaveLength(1);
    expect(places('.snapshot')).toEqual(before);
    asked[0]?.finish();
    await nextTurn();
    await expect.poll(() => places('.snapshot')).toEqual([...before.slice(1), asked[0]?.request.end.sequence]);
    await expect.poll(() => Math.min(...places('.journal'), ...places('.journal.zst')), { timeout: 10_000 }).toBe((before[1] ?? 0) + 1);
    const hash = host.exchange.stateHash();
    await host.cancelSnapshot();
    host.close();
    await host.atRest();
    expect(open().exchange.stateHash()).toBe(hash);
  });
});

describe('one that cannot be made', () => {
  test.each([
    ['write', 'ENOSPC: no space left on device'],
    ['create', 'EACCES: permission denied'],
    ['sync', 'EIO: i/o error'],
  ] as const)('at its %s is said (%s), leaves nothing behind, and the next one is made', async (call, reason) => {
    let isBroken = true;
    const orFail = <Given extends unknown[], Value>(name: string, act: (...given: Given) => Value) => {
      return (...given: Given): Value => {
        if (isBroken && name === call) throw new Error(reason);
        return act(...given);
      };
    };
    const disk = {
      ...realFiles,
      create: orFail('create', realFiles.create),
      write: orFail('write', realFiles.write),
      sync: orFail('sync', realFiles.sync),
    };
    const host = open({ makeSnapshot: async (request) => makeSnapshot(request, onNote, disk) });
    await trade(host, 60);
    const [, second = 0, third = 0] = places('.journal');
    expect(notes.slice(1)).toEqual(
      [second - 1, third - 1].map((sequence) => `no snapshot at command ${sequence}, the next one will be tried: ${reason}`),
    );
    expect([...files('.snapshot'), ...files('.new')]).toEqual([]);
    isBroken = false;
    await trade(host, 25);
    expect(places('.snapshot')).toEqual([(places('.journal').at(-1) ?? 0) - 1]);
    const hash = host.exchange.stateHash();
    kill();
    expect(open().exchange.stateHash()).toBe(hash);
  });

  test('for damage in a closed segment is said with the file; commands are taken, and a start refuses the damage as ever', async () => {
    const { asked, make } = heldMaker();
    const host = open({ makeSnapshot: make });
    await trade(host, 30);
    const [first = ''] = files('.journal');
    const bytes = readFileSync(join(folder, first));
    bytes.writeUInt8(bytes.readUInt8(600) ^ 1, 600);
    writeFileSync(join(folder, first), bytes);
    let thrown: unknown = null;
    try {
      asked[0]?.finish();
    } catch (error) {
      thrown = error;
    }
    asked[0]?.fail(thrown instanceof Error ? thrown : new Error('it was made'));
    await nextTurn();
    expect(notes.at(-1)).toContain(`the next one will be tried: ${join(folder, first)}: `);
    await trade(host, 5);
    expect(files('.snapshot')).toEqual([]);
    kill();
    expect(() => open()).toThrow(first);
  });

  test('does not keep the exchange from taking its own at the end', async () => {
    const { asked, make } = heldMaker();
    const host = open({ makeSnapshot: make });
    await trade(host, 30);
    asked[0]?.fail(new Error('its thread ended'));
    await nextTurn();
    await host.cancelSnapshot();
    host.close();
    expect(places('.snapshot')).toEqual([host.sequence]);
  });
});

describe('the end of the exchange', () => {
  test('a kill while one is being written loses nothing, and what was half written goes with the next one', async () => {
    const { asked, make } = heldMaker();
    const host = open({ makeSnapshot: make });
    await trade(host, 30);
    const unfinished = `${String(asked[0]?.request.end.sequence).padStart(16, '0')}.snapshot.new`;
    writeFileSync(join(folder, unfinished), 'half of it');
    const [hash, sequence] = [host.exchange.stateHash(), host.sequence];
    kill();
    const again = open({ makeSnapshot: atOnce });
    expect([again.sequence, again.exchange.stateHash()]).toEqual([sequence, hash]);
    expect(files('.new')).toEqual([unfinished]);
    await trade(again, 1);
    expect([files('.new'), places('.snapshot')]).toEqual([[], [again.sequence]]);
    expect(again.exchange.stateHash()).toBe(hashWithoutSnapshots());
  });

  test('one that is being made is given up for the last one, which is taken when nothing of it is written any more', async () => {
    let endsWith: (error: Error) => void = () => undefined;
    let isAborted = false;
    const host = open({
      makeSnapshot: (_request, signal) =>
        new Promise((_resolve, reject) => {
          endsWith = reject;
          signal.addEventListener('abort', () => (isAborted = true));
        }),
    });
    await trade(host, 80);
    let isGivenUp = false;
    const given = host.cancelSnapshot().then(() => (isGivenUp = true));
    await nextTurn();
    expect([isAborted, isGivenUp]).toEqual([true, false]);
    endsWith(new Error('terminated'));
    await given;
    host.close();
    expect(places('.snapshot')).toEqual([host.sequence]);
    // Neither a failure to speak of, nor one more for the bounds that came meanwhile.
    expect(notes.filter((note) => note.startsWith('no snapshot'))).toEqual([]);
    expect(open().exchange.stateHash()).toBe(host.exchange.stateHash());
  });
});
