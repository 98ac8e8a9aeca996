// The host of the exchange: whatever stops it, it comes back as it was, hands over what its readers missed, and acknowledges nothing that is not on disk.
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { realFiles } from '#server/journal/file-port.ts';
import { JournalFailed } from '#server/journal/journal.ts';
import { JournalDamaged } from '#server/journal/segment.ts';
import { commandOf, scriptedOpening } from '#tests/simulation/scripted-venue.ts';
import { openingCommands, randomCommand, randomSource } from '#tests/simulation/random-commands.ts';

import { openHost, type ExchangeHost, type HostOptions } from './exchange-host.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-host-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Opened = { readonly host: ExchangeHost; readonly handed: EventRecord[]; readonly notes: string[] };

function open(options: Partial<HostOptions> = {}): Opened {
  const [handed, notes]: [EventRecord[], string[]] = [[], []];
  const host = openHost({
    folder,
    replayEventsAfter: Number.MAX_SAFE_INTEGER,
    snapshotEveryCommands: 1_000_000,
    clock: () => 1_700_000_000_000,
    onRecords: (records) => handed.push(...records),
    onNote: (text) => notes.push(text),
    ...options,
  });
  return { host, handed, notes };
}

/** Goes as a killed process goes: no snapshot, and a lock that a process of this very number left behind. */
function kill(): void {
  const copy = mkdtempSync(join(tmpdir(), 'meridian-host-'));
  for (const name of readdirSync(folder)) writeFileSync(join(copy, name), readFileSync(join(folder, name)));
  rmSync(folder, { recursive: true });
  folder = copy;
}

/** Random traffic in groups of 1 to 7; returns all records it caused. */
function trade(host: ExchangeHost, seed: number, groups: number): EventRecord[] {
  const random = randomSource(seed);
  return Array.from({ length: groups }, (_, group) => {
    const commands = Array.from({ length: 1 + random(7) }, (_command, step) =>
      randomCommand(random, seed + group * 7 + step, host.exchange.lastOrderId()),
    );
    return host.handle(commands).records;
  }).flat();
}

const snapshots = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.snapshot'));

describe('coming back', () => {
  test.each([
    ['from the journal alone', 1_000_000, 0],
    ['from a snapshot and what came after it', 100, 4],
  ])('%s, the state is the one that was left', (_what, snapshotEveryCommands, kept) => {
    const { host } = open({ snapshotEveryCommands });
    host.handle(openingCommands());
    trade(host, 3, 200);
    const [hash, sequence] = [host.exchange.stateHash(), host.sequence];
    kill();
    expect(snapshots()).toHaveLength(kept);
    for (const replayEventsAfter of [0, Math.floor(sequence / 2), sequence]) {
      const again = open({ replayEventsAfter }).host;
      expect([again.sequence, again.exchange.stateHash(), again.exchange.checkInvariants()]).toEqual([sequence, hash, []]);
      kill();
    }
  });

  test('it goes on as one that never stopped', () => {
    const straight = open().host;
    const opening = straight.handle(openingCommands()).records;
    const all = [...opening, ...trade(straight, 5, 40), ...trade(straight, 6, 40)];
    const hash = straight.exchange.stateHash();
    straight.close();
    rmSync(folder, { recursive: true });
    const first = open({ snapshotEveryCommands: 30 }).host;
    const before = [...first.handle(openingCommands()).records, ...trade(first, 5, 40)];
    kill();
    const second = open().host;
    expect([...before, ...trade(second, 6, 40)]).toEqual(all);
    expect(second.exchange.stateHash()).toBe(hash);
  });

  test('readers that are behind get exactly what they missed, in order, however old the snapshots are', () => {
    const { host } = open({ snapshotEveryCommands: 50 });
    const all = [...host.handle(openingCommands()).records, ...trade(host, 9, 150)];
    expect(all.map(({ sequence }) => sequence)).toEqual(Array.from({ length: all.length }, (_, at) => at + 1));
    kill();
    for (const seen of [0, 1, 49, 50, 51, all.length - 1, all.length]) {
      const { handed } = open({ replayEventsAfter: seen });
      expect(handed).toEqual(all.slice(seen));
      kill();
    }
  });

  test('many missed records arrive in several hand-overs and all of them', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    const from = host.sequence;
    host.handle(Array.from({ length: 4_500 }, (_, at) => commandOf(`ann ${at % 2 === 0 ? 'buys 10 @ 50' : `cancels #${(at + 1) / 2}`}`)));
    kill();
    const sizes: number[] = [];
    open({ replayEventsAfter: from, onRecords: (records) => sizes.push(records.length) });
    expect(sizes).toEqual([2_000, 2_000, 500]);
  });

  test('a damaged snapshot is said and passed over, one after the other', () => {
    const { host } = open({ snapshotEveryCommands: 50 });
    host.handle(openingCommands());
    trade(host, 4, 100);
    const [hash, sequence] = [host.exchange.stateHash(), host.sequence];
    kill();
    const names = snapshots().toReversed();
    for (const [at, name] of names.entries()) {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, name), bytes.fill('?', bytes.length - 20));
      const { host: again, notes } = open();
      expect(notes.slice(0, -1)).toEqual(
        names.slice(0, at + 1).map((damaged) => `passing over the damaged snapshot ${join(folder, damaged)}`),
      );
      expect(notes.at(-1)).toContain(`snapshot at ${Number((names[at + 1] ?? '0').slice(0, 16))}, `);
      expect([again.sequence, again.exchange.stateHash()]).toEqual([sequence, hash]);
      kill();
    }
    expect(names).toHaveLength(4);
  });

  test('a torn end is cut off and said; the commands before it are there', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    host.handle([commandOf('ann buys 10 @ 100')]);
    const hash = host.exchange.stateHash();
    const mark = readFileSync(join(folder, 'committed'));
    host.handle([commandOf('bob buys 5 @ 99')]);
    kill();
    writeFileSync(join(folder, 'committed'), mark);
    const path = join(folder, '0000000000000001.journal');
    truncateSync(path, readFileSync(path).length - 1);
    const { host: again, notes } = open();
    expect(notes[0]).toMatch(/^cut \d+ bytes of an unfinished write/);
    expect(again.exchange.stateHash()).toBe(hash);
    expect(again.handle([commandOf('bob buys 5 @ 99')]).replies).toMatchObject([{ ok: true, orderId: 2 }]);
  });

  test('a journal that ends before its snapshot is refused: what is written next would be skipped later', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    host.handle([commandOf('ann buys 10 @ 100')]);
    host.close();
    for (const name of readdirSync(folder)) if (name.endsWith('.journal')) truncateSync(join(folder, name), 100);
    rmSync(join(folder, `${String(host.sequence + 1).padStart(16, '0')}.journal`));
    expect(() => open()).toThrow(JournalDamaged);
    expect(readdirSync(folder)).not.toContain('lock');
  });

  test('readers that have seen more than the journal holds are not left to miss what comes next', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    host.close();
    expect(() => open({ replayEventsAfter: 21 })).toThrow('the readers have already seen command 21, and the journal ends with command 20');
    expect(open({ replayEventsAfter: 20 }).host.sequence).toBe(20);
  });
});

describe('readers that know the record of what they have seen', () => {
  /** The folder as it is now, in another place. */
  const copyOf = (from: string): string => {
    const copy = mkdtempSync(join(tmpdir(), 'meridian-host-'));
    for (const name of readdirSync(from)) writeFileSync(join(copy, name), readFileSync(join(from, name)));
    return copy;
  };

  test.each([
    ['the journal alone', 1_000_000],
    ['snapshots', 30],
  ])('are taken on from %s, wherever they stand', (_what, snapshotEveryCommands) => {
    const { host } = open({ snapshotEveryCommands });
    const ends = [{ from: 0, ...host.end }];
    for (const commands of [
      scriptedOpening(),
      ...Array.from({ length: 30 }, () => [commandOf('ann buys 1 @ 50'), commandOf('bob sells 1 @ 51')]),
    ]) {
      const from = host.sequence;
      host.handle(commands);
      ends.push({ from, ...host.end });
    }
    const last = host.end;
    kill();
    // A reader may have stopped in the middle of a record, and knows the record that holds what it saw.
    for (const { from, sequence, hash } of ends.slice(1))
      for (const replayEventsAfter of new Set([from + 1, sequence])) {
        const nothing = { sequence: replayEventsAfter, hash: '' };
        let told = nothing;
        const again = open({ replayEventsAfter, readersRecord: { sequence, hash }, onRecords: (_records, end) => (told = end) }).host;
        expect(again.end).toEqual(last);
        expect(told).toEqual(replayEventsAfter < last.sequence ? last : nothing);
        kill();
      }
  });

  test.each(['with a snapshot', 'without a snapshot'])('a journal that went another way is refused, %s', (how) => {
    const { host } = open();
    host.handle(scriptedOpening());
    const common = host.end;
    host.close();
    const other = copyOf(folder);
    const goOn = (where: string, text: string) => {
      const { host: one } = open({ folder: where });
      one.handle([commandOf(text)]);
      const { end } = one;
      if (how === 'with a snapshot') one.close();
      return end;
    };
    const [here, there] = [goOn(folder, 'ann buys 10 @ 100'), goOn(other, 'bob buys 10 @ 100')];
    expect(here.sequence).toBe(there.sequence);
    kill();
    const handed: EventRecord[] = [];
    const onRecords = (records: readonly EventRecord[]): void => void handed.push(...records);
    for (const replayEventsAfter of [here.sequence, 5])
      expect(() => open({ replayEventsAfter, readersRecord: there, onRecords })).toThrow(
        `is not the journal that the database was filled from: its record of command ${here.sequence} is another one`,
      );
    expect(handed).toEqual([]);
    expect(open({ replayEventsAfter: here.sequence, readersRecord: here }).host.sequence).toBe(here.sequence);
    kill();
    // Readers that stopped before the ways parted belong to both.
    expect(open({ replayEventsAfter: common.sequence, readersRecord: common }).handed).toHaveLength(1);
    rmSync(other, { recursive: true });
  });

  test('a journal that ends before that record is refused, even where it holds what they have seen', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    host.close();
    const beyond = { sequence: 25, hash: 'ab'.repeat(32) };
    expect(() => open({ replayEventsAfter: 20, readersRecord: beyond })).toThrow(
      'the readers have already seen command 25, and the journal ends with command 20',
    );
  });
});

test('a closed host takes nothing more', () => {
  const { host } = open();
  host.handle(scriptedOpening());
  host.close();
  expect(() => host.handle([commandOf('ann buys 10 @ 100')])).toThrow('the exchange is closed');
  expect(open().host.sequence).toBe(20);
});

describe('time', () => {
  /** The stamps that commands get when the clock shows these times, the process being gone after every third. */
  function stamps(clock: readonly number[], leave: (host: ExchangeHost) => void): number[] {
    return clock.flatMap((timeMs, at) => {
      const { host } = open({ clock: () => timeMs });
      const { replies } = host.handle([commandOf('reference 100')]);
      if (at % 3 === 2) leave(host);
      else host.close();
      return replies.map((reply) => reply.timeMs);
    });
  }

  test('never runs backwards, whatever the clock shows', () => {
    let nowMs = 0;
    const { host } = open({ clock: () => nowMs });
    const seen = [500, 700, 600, 1, 700, 701].map((shown) => {
      nowMs = shown;
      return host.handle(scriptedOpening().slice(0, 1)).records[0]?.timeMs;
    });
    expect(seen).toEqual([500, 700, 700, 700, 700, 701]);
  });

  test('nor from one start to the next, with a snapshot at the end or without', () => {
    expect(stamps([500, 700, 600, 1, 700, 701, 2, 900], kill)).toEqual([500, 700, 700, 700, 700, 701, 701, 900]);
  });
});

describe('a group', () => {
  test('a command that could not be read back is refused, leaves no trace, and history replays without it', () => {
    const { host } = open();
    host.handle(scriptedOpening());
    const before = host.sequence;
    const unwritable: Command = { type: 'cancel-order', accountId: 1000, orderId: 0.5 };
    const { replies, records } = host.handle([commandOf('ann buys 10 @ 100'), unwritable, commandOf('bob sells 4 @ 100')]);
    expect(replies.map((reply) => (reply.ok ? reply.orderId : reply.reason))).toEqual([1, 'internal', 2]);
    expect(records.map(({ sequence }) => sequence)).toEqual([before + 1, before + 2]);
    const hash = host.exchange.stateHash();
    kill();
    const again = open().host;
    expect([again.sequence, again.exchange.stateHash()]).toEqual([before + 2, hash]);
  });

  test.each(['write', 'sync'] as const)('whose %s fails has not happened, nor does anything after it', (call) => {
    let isBroken = false;
    const disk = {
      ...realFiles,
      [call]: (file: number, bytes: Uint8Array) => {
        if (isBroken) throw new Error('EIO: i/o error');
        realFiles[call](file, bytes);
      },
    };
    const { host } = open({ files: disk });
    host.handle(scriptedOpening());
    const hash = host.exchange.stateHash();
    isBroken = true;
    expect(() => host.handle([commandOf('ann buys 10 @ 100')])).toThrow(JournalFailed);
    isBroken = false;
    expect(() => host.handle([commandOf('bob buys 5 @ 99')])).toThrow('the journal cannot be written: EIO: i/o error');
    expect(host.exchange.stateHash()).toBe(hash);
    // A failed disk is not trusted with a snapshot; the folder is given back.
    host.close();
    expect(snapshots()).toEqual([]);
    const again = open().host;
    // At most the failed group beyond what was acknowledged: it had reached the disk when only the sync failed.
    expect([again.sequence, again.exchange.stateHash() === hash]).toEqual(call === 'write' ? [20, true] : [21, false]);
  });
});
