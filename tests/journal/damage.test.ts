// Every way in which bytes go wrong: cut anywhere, one bit turned, blocks lost, doubled, swapped or zeroed. Nothing is ever taken for something else.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { realFiles, type FilePort } from '#server/journal/file-port.ts';
import { beginning, readRecords } from '#server/journal/read-journal.ts';
import { hashRecord, type JournaledCommand } from '#server/journal/record.ts';
import { saveSnapshot } from '#server/journal/snapshot-file.ts';
import { tidyJournal } from '#server/journal/tidy.ts';
import { verifyJournal } from '#server/journal/verify-journal.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

import { searchSize } from '#tests/thorough.ts';
import { commitGroup, damage, flip, open, removeMark, segmentFile, segmentHead, stored, writeJournal } from './sample-journal.ts';

/** In memory where the system has room for files there: a hundred thousand small files are written. */
const memory = '/dev/shm';
const parent = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'meridian-damage-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** The real files without the waiting: what is tried here is what is read back. */
const quick: FilePort = {
  ...realFiles,
  sync: () => undefined,
  truncate: truncateSync,
  rewrite: () => undefined,
  syncFolder: () => undefined,
};

/** Bytes from the end. */
const cuts = searchSize({ quick: 4, thorough: 64 }) * 1024;

test('cut at every byte of its end, a journal without a commit mark opens, ends with its last whole record, and says how much it cut', () => {
  const folder = join(parent, 'cut');
  const { journal } = open(folder, quick);
  const random = randomSource(64);
  for (let segment = 0; segment < 20; segment += 1) {
    if (segment > 0) journal.rotate();
    for (let group = 0; group < 8; group += 1) {
      const first = journal.lastSequence + 1;
      for (let step = 0; step < 6; step += 1)
        journal.append(first + step, first, { length: 40 + random(50), copyInto: (bytes, at) => bytes.fill(step, at, at + 40) });
      journal.commit();
    }
  }
  journal.close();
  /** Each record: its segment, where it ends there, its last command, its hash. */
  const ends = [...readRecords(folder, beginning)].map(({ path, offset, bytes, firstSequence, count }) => ({
    path,
    end: offset + bytes.length,
    last: firstSequence + count - 1,
    hash: hashRecord(bytes),
  }));
  const wrong: string[] = [];
  let tried = 0;
  removeMark(folder);
  for (const name of readdirSync(folder).toSorted().toReversed()) {
    const path = join(folder, name);
    const whole = readFileSync(path);
    for (let length = whole.length; length >= 0 && tried <= cuts; length -= 1) {
      tried += 1;
      writeFileSync(path, whole.subarray(0, length));
      const expected = ends.at(-1);
      const { journal: again, torn } = open(folder, quick);
      again.close();
      removeMark(folder);
      const kept = expected?.path === path ? expected.end : length < segmentHead ? 0 : segmentHead;
      const isRight = again.durable.sequence === expected?.last && again.durable.hash.equals(expected.hash);
      if (!isRight || !isDeepStrictEqual(torn, length === kept ? [] : [length - kept])) wrong.push(`${name} at ${length}`);
      if (kept === length && expected?.path === path) ends.pop();
    }
    rmSync(path);
    if (tried > cuts) break;
  }
  expect([wrong, tried]).toEqual([[], cuts + 1]);
}, 180_000);

describe('a folder with two segments, one more put away compressed, and a snapshot', () => {
  const folder = join(parent, 'flips');
  let files: { path: string; whole: Buffer }[] = [];
  let original: JournaledCommand[] = [];

  beforeAll(async () => {
    writeJournal(folder, [3, 1, 4], [5, 2], [1, 3, 2]);
    original = stored(folder);
    const seventh = [...readRecords(folder, beginning)][2];
    const recordHash = hashRecord(seventh?.bytes ?? Buffer.alloc(0));
    saveSnapshot(folder, {
      sequence: 8,
      timeMs: 1,
      recordHash,
      stateHash: '0123456789abcdef',
      state: Buffer.from('all that the venue knows'),
    });
    await tidyJournal(folder, { keep: 'all', archive: '' }, Number.MAX_SAFE_INTEGER, () => false);
    files = readdirSync(folder).map((name) => ({ path: join(folder, name), whole: readFileSync(join(folder, name)) }));
  });

  test('is what it says', () => {
    expect(files.map(({ path }) => basename(path))).toEqual([
      '0000000000000001.journal.zst',
      '0000000000000008.snapshot',
      '0000000000000009.journal',
      '0000000000000016.journal',
      'committed',
    ]);
  });

  /** The finding of a reader of the folder. */
  function outcome(path: string, offset: number): 'refused' | 'passed over' | 'same' | 'wrong' {
    const found = damage(folder);
    if (found !== null) {
      const isNamed =
        found.message.startsWith(`${found.path}: `) && (path.endsWith('.zst') || found.offset <= offset) && found.path === path;
      return isNamed ? 'refused' : 'wrong';
    }
    const verified = verifyJournal(folder);
    const read = stored(folder);
    if (verified.damagedSnapshots.includes(path)) return isDeepStrictEqual(read, original) ? 'passed over' : 'wrong';
    const isWhole = verified.tornBytes === 0 && isDeepStrictEqual(read, original);
    return (path.endsWith('.zst') || path.endsWith('committed')) && isWhole ? 'same' : 'wrong';
  }

  test('of flipped bits none is read as something else: refused by file and place, or a snapshot or a commit mark passed over', () => {
    const flips = searchSize({ quick: 1_000, thorough: 10_000 });
    const random = randomSource(20_260_514);
    const counted: Record<string, number> = {};
    const undetected: string[] = [];
    for (let turn = 0; turn < flips; turn += 1) {
      const { path, whole } = files[random(files.length)] ?? { path: '', whole: Buffer.alloc(1) };
      const offset = random(whole.length);
      flip(path, whole, offset, random(8));
      const met = outcome(path, offset);
      if (met === 'wrong') undetected.push(`${path} at ${offset}`);
      counted[met] = (counted[met] ?? 0) + 1;
      writeFileSync(path, whole);
    }
    // One of two commit marks is enough. A few bits of a compressed file mean nothing: what comes out is the same to the byte.
    expect(undetected).toEqual([]);
    const { refused = 0, 'passed over': passed = 0, same = 0 } = counted;
    expect([refused > flips / 2, passed > flips / 6, same < flips / 4, refused + passed + same]).toEqual([true, true, true, flips]);
  }, 180_000);

  test('a whole file zeroed, emptied, or in the place of another', () => {
    const journals = files.filter(({ path }) => path.endsWith('.journal') || path.endsWith('.zst'));
    for (const { path, whole } of journals) {
      for (const bytes of [
        Buffer.alloc(whole.length),
        Buffer.alloc(0),
        ...journals.filter((one) => one.path !== path).map((one) => one.whole),
      ]) {
        writeFileSync(path, bytes);
        expect(damage(folder)?.path).toBe(path);
        writeFileSync(path, whole);
      }
    }
  });
});

describe('blocks', () => {
  const folder = join(parent, 'blocks');
  const [first, last] = [segmentFile(folder, 1), segmentFile(folder, 301)];
  let original: JournaledCommand[] = [];
  const whole = new Map<string, Buffer>();

  beforeAll(() => {
    const { journal } = open(folder, quick);
    for (let segment = 0; segment < 2; segment += 1) {
      for (let group = 0; group < 100; group += 1) commitGroup(journal, 3, 30);
      journal.rotate();
    }
    journal.close();
    rmSync(segmentFile(folder, 601));
    removeMark(folder);
    for (const path of [first, last]) whole.set(path, readFileSync(path));
  });
  beforeEach(() => {
    for (const [path, bytes] of whole) writeFileSync(path, bytes);
    original = stored(folder);
  });

  type Change = (bytes: Buffer, at: number, other: number, size: number) => Buffer;
  const changes: readonly (readonly [string, Change])[] = [
    ['removed', (bytes, at, _other, size) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + size)])],
    ['doubled', (bytes, at, _other, size) => Buffer.concat([bytes.subarray(0, at + size), bytes.subarray(at)])],
    ['zeroed', (bytes, at, _other, size) => Buffer.from(bytes).fill(0, at, at + size)],
    [
      'swapped',
      (bytes, at, other, size) => {
        const changed = Buffer.from(bytes);
        bytes.copy(changed, at, other, other + size);
        bytes.copy(changed, other, at, at + size);
        return changed;
      },
    ],
    [
      'written over another',
      (bytes, at, other, size) => {
        const changed = Buffer.from(bytes);
        bytes.copy(changed, at, other, other + size);
        return changed;
      },
    ],
  ];

  test.each(changes)('%s, 200 times: named, or the end of the last segment is cut there', (_what, change) => {
    const random = randomSource(512);
    for (let turn = 0; turn < 200; turn += 1) {
      const path = random(2) === 0 ? first : last;
      const bytes = whole.get(path) ?? Buffer.alloc(0);
      const size = [64, 174, 512, 4096][random(4)] ?? 64;
      const blocks = Math.floor((bytes.length - segmentHead) / size);
      const at = segmentHead + random(blocks) * size;
      const other = segmentHead + random(blocks) * size;
      const changed = change(bytes, at, other, size);
      if (changed.equals(bytes)) continue;
      writeFileSync(path, changed);
      const found = damage(folder);
      const read = found === null ? stored(folder) : [];
      const isCut =
        found === null &&
        path === last &&
        isDeepStrictEqual(read, original.slice(0, read.length)) &&
        (verifyJournal(folder).tornBytes > 0 || isWholeTailGone(bytes, changed));
      const isNamed = found !== null && found.path === path && found.message.includes(`at byte ${found.offset}`);
      expect([path, size, at, other, isCut || isNamed]).toEqual([path, size, at, other, true]);
      writeFileSync(path, bytes);
    }
  });

  /** Cut exactly between two records: a journal that is just shorter. Only what stands behind it could tell: a snapshot, a reader. */
  const isWholeTailGone = (bytes: Buffer, changed: Buffer): boolean =>
    changed.length < bytes.length && bytes.subarray(0, changed.length).equals(changed);

  test('segments lost, under each other’s names, or there twice are named', () => {
    renameSync(first, `${first}.aside`);
    expect(damage(folder)).toMatchObject({ path: last, offset: 0 });
    expect(damage(folder)?.message).toContain('commands 1 to 300 are missing before this segment');
    renameSync(last, first);
    renameSync(`${first}.aside`, last);
    expect(damage(folder)).toMatchObject({ path: first, offset: 0 });
    writeFileSync(first, whole.get(first) ?? '');
    writeFileSync(last, whole.get(last) ?? '');
    copyFileSync(last, segmentFile(folder, 601));
    expect(damage(folder)).toMatchObject({ path: segmentFile(folder, 601), offset: 0 });
    rmSync(segmentFile(folder, 601));
    copyFileSync(first, segmentFile(folder, 151));
    expect(damage(folder)).not.toBeNull();
    rmSync(segmentFile(folder, 151));
    expect(damage(folder)).toBeNull();
  });
});
