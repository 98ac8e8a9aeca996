// The journal as its writer and its reader meet it: groups on disk, one record each, chained, cut where a write was not finished.
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  commitGroup,
  damage,
  encoded,
  open,
  payload,
  removeMark,
  segmentFile,
  stored,
  timeMs,
  writeJournal,
} from '#tests/journal/sample-journal.ts';

import { checksum } from './checksum.ts';
import { realFiles } from './file-port.ts';
import { JournalFailed } from './journal.ts';
import { JournalDamaged } from './segment.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const segment = (firstSequence: number): string => segmentFile(folder, firstSequence);
const sequences = (after = 0): number[] =>
  stored(folder, { sequence: after, hash: after === 0 ? Buffer.alloc(32) : null }).map(({ sequence }) => sequence);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

test.each([0, 1, 3, 4, 5, 63, 64, 511, 512, 513, 4000])('the checksum of %i bytes is that of zlib', (length) => {
  const bytes = payload(9, length + 7);
  expect(checksum(bytes, 3, 3 + length)).toBe(crc32(bytes.subarray(3, 3 + length)));
});

describe('what is committed', () => {
  test('is read back with its time, from any place', () => {
    writeJournal(folder, [3, 1, 2], [1]);
    expect(stored(folder)).toEqual(
      upTo(7).map((sequence) => ({
        sequence,
        timeMs: timeMs + ([1, 1, 1, 4, 5, 5, 7][sequence - 1] ?? 0),
        payload: payload(sequence, 10),
      })),
    );
    for (const after of upTo(7)) expect(sequences(after)).toEqual(upTo(7).slice(after));
  });

  test('lies on disk as the format says: one record, its length, checksum, sequence, count, time, the hash before it, its commands', () => {
    writeJournal(folder, [2], [1]);
    const first = readFileSync(segment(1));
    expect(first).toHaveLength(63 + 60 + 2 * 18);
    expect(first.toString('latin1', 0, 19)).toBe('MERIDIAN JOURNAL 2\n');
    expect([first.readDoubleLE(19), first.subarray(27, 59).equals(Buffer.alloc(32)), first.readUInt32LE(59)]).toEqual([
      1,
      true,
      crc32(first.subarray(0, 59)),
    ]);
    const record = first.subarray(63);
    expect([record.readUInt32LE(0), record.readUInt32LE(4)]).toEqual([record.length - 8, crc32(record.subarray(8))]);
    expect([record.readDoubleLE(8), record.readUInt32LE(16), record.readDoubleLE(20)]).toEqual([1, 2, timeMs + 1]);
    expect([record.readUInt32LE(60), record.readUInt32LE(64)]).toEqual([10, crc32(payload(1, 10))]);
    const hash = createHash('sha256').update(record).digest();
    const second = readFileSync(segment(3));
    expect(second.subarray(27, 59)).toEqual(hash);
    expect(second.subarray(63 + 28, 63 + 60)).toEqual(hash);
  });

  test('a command out of its turn, or too large, is not taken', () => {
    const { journal } = open(folder);
    journal.append(1, timeMs, encoded(payload(1, 10)));
    for (const sequence of [1, 3]) expect(() => journal.append(sequence, timeMs, encoded(payload(1, 10)))).toThrow(RangeError);
    expect(() => journal.append(2, timeMs, encoded(new Uint8Array((1 << 20) + 1)))).toThrow(RangeError);
    journal.commit();
    journal.close();
    expect(sequences()).toEqual([1]);
  });

  test('a group of more than 4 MiB is several records, each with its own sync', () => {
    let syncs = 0;
    const { journal } = open(folder, {
      ...realFiles,
      sync: (file) => {
        syncs += 1;
        realFiles.sync(file);
      },
    });
    const before = syncs;
    for (const sequence of upTo(11)) journal.append(sequence, timeMs, encoded(payload(sequence, 1 << 20)));
    journal.commit();
    journal.close();
    // Five commands pass 4 MiB: 5 + 5 + 1, and the first mark.
    expect(syncs - before).toBe(4);
    expect(sequences()).toEqual(upTo(11));
  });

  test('an empty group asks nothing of the disk', () => {
    const { journal } = open(folder);
    journal.commit();
    journal.close();
    expect(readFileSync(segment(1))).toHaveLength(63);
  });
});

describe('a torn end', () => {
  test('noise, zeros or half a record behind the last whole one is cut off and said', () => {
    const [[, , end = 0] = []] = writeJournal(folder, [3, 2, 3]);
    const whole = readFileSync(segment(1));
    truncateSync(segment(1), end);
    removeMark(folder);
    for (const tail of [Buffer.alloc(100, 0xff), Buffer.alloc(5000), whole.subarray(end, end + 100), whole.subarray(end, end + 59)]) {
      appendFileSync(segment(1), tail);
      const { journal, torn } = open(folder);
      journal.close();
      expect(torn).toEqual([tail.length]);
      expect(readFileSync(segment(1))).toHaveLength(end);
    }
    expect(sequences()).toEqual(upTo(5));
  });

  test.each([0, 1, 10, 18, 19, 30, 62])('a new segment with %i bytes of its head holds nothing yet, and is begun again', (length) => {
    writeJournal(folder, [5], [1]);
    removeMark(folder);
    const whole = readFileSync(segment(6));
    for (const bytes of [whole.subarray(0, length), Buffer.concat([whole.subarray(0, length), Buffer.alloc(63 - length)])]) {
      writeFileSync(segment(6), bytes);
      expect(sequences()).toEqual(upTo(5));
      const { journal } = open(folder);
      expect(journal.lastSequence).toBe(5);
      commitGroup(journal, 1);
      journal.close();
      removeMark(folder);
      expect(sequences()).toEqual(upTo(6));
      expect(readFileSync(segment(6)).subarray(0, 63)).toEqual(whole.subarray(0, 63));
    }
  });

  test('in any segment but the last is damage', () => {
    const [[, second = 0] = []] = writeJournal(folder, [3, 2], [4]);
    truncateSync(segment(1), second + 40);
    expect(damage(folder)).toMatchObject({ path: segment(1), offset: second });
  });

  test('the last record is put on disk once more at each start: a sync that failed may have left it in memory only', () => {
    const [[, second = 0] = []] = writeJournal(folder, [3, 2]);
    const again: [string, number, number][] = [];
    const files = {
      ...realFiles,
      rewrite: (path: string, offset: number, bytes: Uint8Array) => {
        again.push([path, offset, bytes.length]);
        realFiles.rewrite(path, offset, bytes);
      },
    };
    open(folder, files).journal.close();
    expect(again).toEqual([[segment(1), second, 96]]);
    const fail = (): never => {
      throw new Error('EIO');
    };
    expect(() => open(folder, { ...realFiles, rewrite: fail })).toThrow(JournalFailed);
    expect(sequences()).toEqual(upTo(5));
  });
});

describe('records that are whole but not where they belong are refused with their place', () => {
  const rows: readonly [what: string, order: readonly number[], at: number, reason: string][] = [
    ['two swapped', [1, 3, 2, 4, 5, 6], 2, 'command 2 is missing'],
    ['one twice', [1, 2, 2, 3, 4, 5, 6], 3, 'command 2 where 3 should stand'],
    ['the last one twice', [1, 2, 3, 4, 5, 6, 6], 7, 'command 6 where 7 should stand'],
    ['two left out', [1, 2, 5, 6], 3, 'commands 3 to 4 are missing'],
    ['the first left out', [2, 3, 4, 5, 6], 1, 'command 1 is missing'],
  ];
  test.each(rows)('%s', (_what, order, at, reason) => {
    const [starts = []] = writeJournal(folder, [1, 1, 1, 1, 1, 1]);
    const whole = readFileSync(segment(1));
    writeFileSync(
      segment(1),
      Buffer.concat([whole.subarray(0, 63), ...order.map((place) => whole.subarray(starts[place - 1], starts[place]))]),
    );
    expect(damage(folder)).toMatchObject({ path: segment(1), offset: starts[at - 1] });
    expect(damage(folder)?.message).toContain(reason);
    expect(() => open(folder)).toThrow(JournalDamaged);
  });
});

describe('segments', () => {
  test('a new one is named for its first command; nothing written, no new one', () => {
    writeJournal(folder, [3], [], [2]);
    const { journal } = open(folder);
    journal.rotate();
    journal.rotate();
    journal.close();
    expect(readdirSync(folder)).toEqual(['0000000000000001.journal', '0000000000000004.journal', '0000000000000006.journal', 'committed']);
    const again = open(folder).journal;
    expect(again.lastSequence).toBe(5);
    commitGroup(again, 1);
    again.close();
    expect(sequences(1)).toEqual([2, 3, 4, 5, 6]);
  });

  test.each([
    ['the first', 1, 'commands 1 to 2 are missing'],
    ['one between', 3, 'commands 3 to 4 are missing'],
  ])('%s missing is refused by name of the next', (_what, lost, reason) => {
    writeJournal(folder, [2], [2], [2]);
    rmSync(segment(lost));
    expect(damage(folder)).toMatchObject({ path: segment(lost + 2), offset: 0 });
    expect(damage(folder)?.message).toContain(reason);
  });

  test('one under another’s name, and one of another journal, are refused', () => {
    writeJournal(folder, [2], [2], [1]);
    const third = readFileSync(segment(3));
    copyFileSync(segment(1), segment(3));
    expect(damage(folder)?.message).toContain('is the segment that begins with command 1, under another name');
    writeFileSync(segment(3), third);
    expect(damage(folder)).toBeNull();
    rmSync(segment(1));
    const other = mkdtempSync(join(tmpdir(), 'meridian-journal-'));
    const { journal } = open(other);
    commitGroup(journal, 2, 11);
    journal.close();
    copyFileSync(segmentFile(other, 1), segment(1));
    rmSync(other, { recursive: true });
    expect(damage(folder)).toMatchObject({ path: segment(3), offset: 0 });
    expect(damage(folder)?.message).toContain('does not follow the record of command 2');
  });

  test.each(['1', '3', '12'])('one of version %s is refused by its version', (version) => {
    writeFileSync(segment(1), `MERIDIAN JOURNAL ${version}\n`);
    expect(damage(folder)).toMatchObject({ path: segment(1), offset: 0 });
    expect(() => open(folder)).toThrow(`a journal of version ${version}, and this release reads version 2`);
  });
});

describe('a failing disk', () => {
  test.each([
    ['a full disk', 'write', 'ENOSPC', ['write'], 1],
    ['a sync that fails', 'sync', 'EIO', ['write', 'sync'], 2],
  ] as const)('%s ends writing for good, even when the disk is well again', (_what, at, code, asked, left) => {
    let isBroken = false;
    const calls: string[] = [];
    const guard = (call: 'write' | 'sync'): void => {
      calls.push(call);
      if (isBroken && call === at) throw new Error(code);
    };
    const { journal } = open(folder, {
      ...realFiles,
      write: (file, bytes) => {
        // A disk that fills up takes the first half.
        if (isBroken && at === 'write') realFiles.write(file, bytes.subarray(0, bytes.length / 2));
        guard('write');
        realFiles.write(file, bytes);
      },
      sync: (file) => {
        guard('sync');
        realFiles.sync(file);
      },
    });
    commitGroup(journal, 1);
    const { durable } = journal;
    isBroken = true;
    calls.length = 0;
    const failure = (act: () => void): void => {
      expect(act).toThrow(JournalFailed);
      expect(act).toThrow(code);
    };
    failure(() => commitGroup(journal, 1));
    expect(calls).toEqual(asked);
    isBroken = false;
    failure(() => commitGroup(journal, 1));
    failure(() => journal.rotate());
    expect(calls).toEqual(asked);
    expect(journal.durable).toEqual(durable);
    journal.close();
    // Every acknowledged command is there; of those not acknowledged, nothing that is not whole.
    expect(sequences()).toEqual(upTo(left));
    const again = open(folder).journal;
    expect(again.lastSequence).toBe(left);
    again.close();
  });
});
