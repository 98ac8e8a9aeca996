// The journal under every misfortune: torn ends, flipped bits, lost and swapped records, full and failing disks. It loses nothing silently.
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { randomSource } from '#tests/simulation/random-commands.ts';

import { realFiles, type FilePort } from './file-port.ts';
import type { JournalRecord } from './frame.ts';
import { JournalFailed, openJournal, readJournal, type Journal } from './journal.ts';
import { JournalDamaged } from './segment.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A record of 10 bytes times its sequence: with the 24 before them, record 1 takes 34 bytes, record 2 takes 44, and so on. */
const record = (sequence: number, bytes = sequence * 10): JournalRecord => ({
  sequence,
  timeMs: 1_700_000_000_000 + sequence,
  payload: Uint8Array.from({ length: bytes }, (_, at) => (sequence * 31 + at * 7) % 256),
});
const many = (from: number, to: number, bytes?: number): JournalRecord[] =>
  Array.from({ length: to - from + 1 }, (_, at) => record(from + at, bytes));
/** Where each of records 1 to 5 ends, behind a head of 19 bytes. */
const ends = [19, 53, 97, 151, 215, 289] as const;

const segment = (firstSequence: number): string => join(folder, `${String(firstSequence).padStart(16, '0')}.journal`);
const plain = ({ sequence, timeMs, payload }: JournalRecord): object => ({ sequence, timeMs, payload: [...payload] });
const stored = (after = 0): object[] => [...readJournal(folder, after)].map(plain);

function open(files?: FilePort): { journal: Journal; torn: number[] } {
  const torn: number[] = [];
  return { torn, journal: openJournal(folder, (bytes) => torn.push(bytes), files) };
}

/** Writes records, one segment per list, and closes. */
function write(...segments: readonly (readonly JournalRecord[])[]): void {
  const { journal } = open();
  for (const [at, records] of segments.entries()) {
    if (at > 0) journal.rotate();
    for (const each of records) journal.append(each);
    journal.commit();
  }
  journal.close();
}

function damage(): JournalDamaged | null {
  try {
    stored();
    return null;
  } catch (error) {
    if (error instanceof JournalDamaged) return error;
    throw error;
  }
}

test('what is committed is read back, from any place', () => {
  write(many(1, 5));
  expect(readFileSync(segment(1))).toHaveLength(289);
  expect(stored()).toEqual(many(1, 5).map(plain));
  expect(stored(3)).toEqual(many(4, 5).map(plain));
  expect(stored(5)).toEqual([]);
});

test('a record out of its turn is not taken', () => {
  const { journal } = open();
  journal.append(record(1));
  expect(() => journal.append(record(3))).toThrow(RangeError);
  expect(() => journal.append(record(1))).toThrow(RangeError);
  journal.close();
});

describe('a torn end', () => {
  test('at every byte of the last two records is cut off, and writing goes on from there', () => {
    write(many(1, 5));
    const whole = readFileSync(segment(1));
    for (let length = ends[3] + 1; length < ends[5]; length += 1) {
      writeFileSync(segment(1), whole.subarray(0, length));
      const survivors = length < ends[4] ? 3 : 4;
      expect(stored()).toEqual(many(1, survivors).map(plain));
      const { journal, torn } = open();
      const cut = length - (survivors === 3 ? ends[3] : ends[4]);
      expect([journal.lastSequence, torn]).toEqual([survivors, cut === 0 ? [] : [cut]]);
      journal.append(record(survivors + 1, 7));
      journal.commit();
      journal.close();
      expect(stored()).toEqual([...many(1, survivors), record(survivors + 1, 7)].map(plain));
    }
  });

  test.each([0, 1, 10, 18])('a new segment with %i bytes of its head holds nothing yet, and is begun again', (length) => {
    write(many(1, 5));
    writeFileSync(segment(6), 'MERIDIAN JOURNAL 1\n'.slice(0, length));
    const { journal } = open();
    expect(journal.lastSequence).toBe(5);
    journal.append(record(6));
    journal.commit();
    journal.close();
    expect(stored()).toEqual(many(1, 6).map(plain));
  });

  test('noise behind the last record is cut off', () => {
    write(many(1, 5));
    appendFileSync(segment(1), Buffer.alloc(100, 0xff));
    const { journal, torn } = open();
    journal.close();
    expect(torn).toEqual([100]);
    expect(readFileSync(segment(1))).toHaveLength(289);
  });

  test('in any segment but the last is damage', () => {
    write(many(1, 5), many(6, 9));
    truncateSync(segment(1), 280);
    expect(damage()).toMatchObject({ path: segment(1), offset: ends[4] });
  });
});

test('of 1,000 flipped bits none is read as something else: refused by file and place, or the very last record is cut off', () => {
  write(many(1, 5), many(6, 12, 40));
  const random = randomSource(20_260_514);
  const files = [segment(1), segment(6)].map((path) => ({ path, whole: readFileSync(path) }));
  /** Where the last record of all begins: 19 bytes of head, then 6 records of 64 bytes before it. */
  const lastBegins = 19 + 6 * 64;
  const withoutLast = [...many(1, 5), ...many(6, 11, 40)].map(plain);
  const [cut, refused] = [new Set<string>(), new Set<string>()];
  for (let turn = 0; turn < 1_000; turn += 1) {
    const place = random(2);
    const { path, whole } = files[place] ?? { path: '', whole: Buffer.alloc(0) };
    const offset = random(whole.length);
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ (1 << random(8)), offset);
    writeFileSync(path, bytes);
    const found = damage();
    const isNamed = found !== null && found.path === path && found.offset <= offset && found.message.startsWith(`${path}: `);
    const isCut = found === null && place === 1 && offset >= lastBegins && isDeepStrictEqual(stored(), withoutLast);
    expect([path, offset, isNamed || isCut]).toEqual([path, offset, true]);
    (isCut ? cut : refused).add(`${place} ${offset}`);
    writeFileSync(path, whole);
  }
  expect([cut.size > 30, refused.size > 400]).toEqual([true, true]);
  expect(stored()).toHaveLength(12);
});

describe('records that are whole but not where they belong are refused with their place', () => {
  /** Six records of 30 + 24 bytes each. */
  const at = (place: number): number => 19 + (place - 1) * 54;
  const rows: readonly [what: string, order: readonly number[], offset: number][] = [
    ['two swapped', [1, 3, 2, 4, 5, 6], at(2)],
    ['one twice', [1, 2, 2, 3, 4, 5, 6], at(3)],
    ['the last one twice', [1, 2, 3, 4, 5, 6, 6], at(7)],
    ['one left out', [1, 2, 4, 5, 6], at(3)],
    ['the first left out', [2, 3, 4, 5, 6], at(1)],
  ];
  test.each(rows)('%s', (_what, order, offset) => {
    write(many(1, 6, 30));
    const whole = readFileSync(segment(1));
    writeFileSync(segment(1), Buffer.concat([whole.subarray(0, 19), ...order.map((place) => whole.subarray(at(place), at(place + 1)))]));
    expect(damage()).toMatchObject({ path: segment(1), offset });
    expect(() => open()).toThrow(JournalDamaged);
  });
});

describe('segments', () => {
  test('a new one is named for its first record; nothing written, no new one', () => {
    write(many(1, 3), [], many(4, 5));
    const { journal } = open();
    journal.rotate();
    journal.rotate();
    journal.close();
    expect(readdirSync(folder)).toEqual(['0000000000000001.journal', '0000000000000004.journal', '0000000000000006.journal']);
    const again = open().journal;
    expect(again.lastSequence).toBe(5);
    again.append(record(6));
    again.commit();
    again.close();
    expect(stored(1)).toEqual(many(2, 6).map(plain));
  });

  test.each([
    ['the first', 1, 'records 1 to 2 are missing'],
    ['one between', 3, 'records 3 to 4 are missing'],
  ])('%s missing is refused by name of the next', (_what, lost, reason) => {
    write(many(1, 2), many(3, 4), many(5, 6));
    rmSync(segment(lost));
    expect(damage()).toMatchObject({ path: segment(lost + 2), offset: 0 });
    expect(damage()?.message).toContain(reason);
  });

  test('one under another’s name is refused', () => {
    write(many(1, 2), many(3, 4));
    copyFileSync(segment(1), segment(3));
    expect(damage()).toMatchObject({ path: segment(3), offset: 19 });
  });

  test('one of another version is refused', () => {
    write(many(1, 2));
    writeFileSync(segment(1), readFileSync(segment(1)).fill('2', 17, 18));
    expect(damage()).toMatchObject({ path: segment(1), offset: 0 });
  });
});

describe('a failing disk', () => {
  /** The real disk, until it is told to fail; counts what is asked of it from then on. */
  function failing(): { files: FilePort; fail(at: 'write' | 'sync', code: string): void; heal(): void; asked: string[] } {
    let broken: { at: string; code: string } | null = null;
    const asked: string[] = [];
    const guard = (at: 'write' | 'sync'): void => {
      if (broken !== null) asked.push(at);
      if (broken?.at === at) throw new Error(broken.code);
    };
    return {
      asked,
      fail: (at, code) => {
        broken = { at, code };
      },
      heal: () => {
        broken = null;
      },
      files: {
        ...realFiles,
        write: (file, bytes) => {
          // A disk that fills up takes the first half.
          if (broken?.at === 'write') realFiles.write(file, bytes.subarray(0, bytes.length / 2));
          guard('write');
          realFiles.write(file, bytes);
        },
        sync: (file) => {
          guard('sync');
          realFiles.sync(file);
        },
      },
    };
  }

  test.each([
    ['a full disk', 'write', 'ENOSPC', ['write']],
    ['a sync that fails', 'sync', 'EIO', ['write', 'sync']],
  ] as const)('%s ends writing for good, even when the disk is well again', (_what, at, code, asked) => {
    const disk = failing();
    const { journal } = open(disk.files);
    journal.append(record(1));
    journal.commit();
    disk.fail(at, code);
    journal.append(record(2));
    const failure = (): void => {
      expect(() => journal.commit()).toThrow(JournalFailed);
      expect(() => journal.commit()).toThrow(code);
    };
    failure();
    expect(disk.asked).toEqual(asked);
    disk.heal();
    journal.append(record(3));
    failure();
    journal.rotate();
    failure();
    expect(disk.asked).toEqual(asked);
    journal.close();
    expect(readdirSync(folder)).toEqual(['0000000000000001.journal']);
    // What was acknowledged is there; of what was not, nothing that is not whole.
    expect(stored()).toEqual(many(1, at === 'write' ? 1 : 2).map(plain));
  });
});
