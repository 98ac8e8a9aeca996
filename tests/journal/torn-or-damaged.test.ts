// The last record after a power cut that took the commit mark with it: whatever is done to a byte of it is damage, and a write that was cut off is cut off.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openJournal } from '#server/journal/journal.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';

import { damage, encoded, markFile, open, payload, removeMark, segmentFile, stored, timeMs } from './sample-journal.ts';

const memory = '/dev/shm';
const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'meridian-torn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = segmentFile(folder, 1);
const groups = 12;
const sectorBytes = 512;
/** Bytes behind each group, the last command in it, and the length of its commands; the commit mark as it was behind the third. */
const ends: { readonly bytes: number; readonly last: number; readonly length: number }[] = [];
let whole = Buffer.alloc(0);
let earlyMark = Buffer.alloc(0);

beforeAll(() => {
  const { journal } = open(folder);
  const random = randomSource(7);
  for (let group = 0; group < groups; group += 1) {
    const [count, length] = [1 + random(4), 1 + random(700)];
    for (let step = 0; step < count; step += 1) {
      const sequence = journal.lastSequence + 1;
      journal.append(sequence, timeMs, encoded(payload(sequence, length)));
    }
    journal.commit();
    ends.push({ bytes: readFileSync(path).length, last: journal.lastSequence, length });
    if (group === 2) earlyMark = readFileSync(markFile(folder));
  }
  journal.close();
  whole = readFileSync(path);
});

const tries = searchSize({ quick: 3000, thorough: 60_000 });
const startOf = (group: number): number => (group === 0 ? 63 : (ends[group - 1]?.bytes ?? 0));

/** The segment as a power cut behind a group leaves it, with the mark of long before or none. */
function cutBehind(group: number, turn: number): Buffer {
  if (turn % 2 === 0) removeMark(folder);
  else writeFileSync(markFile(folder), earlyMark);
  return Buffer.from(whole.subarray(0, ends[group]?.bytes ?? 0));
}

test('any byte of any record that was acknowledged, changed to any other, is damage', () => {
  const random = randomSource(11);
  const passed: string[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const group = 3 + random(groups - 3);
    const bytes = cutBehind(group, turn);
    const offset = 63 + random(bytes.length - 63);
    bytes.writeUInt8((bytes.readUInt8(offset) + 1 + random(255)) % 256, offset);
    writeFileSync(path, bytes);
    if (damage(folder) === null) passed.push(`group ${group}, byte ${offset}`);
  }
  expect(passed).toEqual([]);
}, 300_000);

/** True if something is left by which the record can be known: its sequence, the hash of the one before, or one of its commands. */
function isKnown(group: number, from: number, to: number): boolean {
  const [start, { bytes: end, length } = { bytes: 0, length: 0 }] = [startOf(group), ends[group]];
  const isWhole = (at: number, behind: number): boolean => to <= at || from >= behind;
  if (isWhole(start + 8, start + 16) || isWhole(start + 28, start + 60)) return true;
  for (let at = start + 60; at < end; at += 8 + length) if (isWhole(at, at + 8 + length)) return true;
  return false;
}

test('a stretch of the last record in which anything but zeros came is damage, while anything of the record is left', () => {
  const random = randomSource(13);
  const passed: string[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const group = 3 + random(groups - 3);
    const bytes = cutBehind(group, turn);
    const from = startOf(group) + random(bytes.length - startOf(group));
    const to = Math.min(bytes.length, from + 1 + random(1200));
    const before = Buffer.from(bytes);
    for (let at = from; at < to; at += 1) bytes.writeUInt8(1 + random(255), at);
    if (bytes.equals(before) || !isKnown(group, from, to)) continue;
    writeFileSync(path, bytes);
    if (damage(folder) === null) passed.push(`group ${group}, ${from} to ${to}`);
  }
  expect(passed).toEqual([]);
}, 300_000);

test('a write that was cut off at any byte is cut, and so is one of which whole sectors did not come', () => {
  const random = randomSource(17);
  const wrong: string[] = [];
  for (let turn = 0; turn < tries / 10; turn += 1) {
    const group = 3 + random(groups - 3);
    const [start, end] = [startOf(group), ends[group]?.bytes ?? 0];
    const expected = ends[group - 1]?.last;
    const look = (bytes: Buffer, what: string): void => {
      writeFileSync(path, bytes);
      if (damage(folder) !== null || stored(folder).length !== expected) wrong.push(`group ${group}, ${what}`);
    };
    const length = start + random(end - start);
    look(cutBehind(group, turn).subarray(0, length), `${length} bytes`);

    const lost = cutBehind(group, turn);
    const firstSector = Math.floor(start / sectorBytes);
    const sectors = Math.floor((end - 1) / sectorBytes) - firstSector + 1;
    const from = firstSector + random(sectors);
    const to = from + 1 + random(sectors);
    const [at, behind] = [Math.max(start, from * sectorBytes), Math.min(end, to * sectorBytes)];
    // Fewer bytes do not tell whether they never came: they count as damage.
    if (behind - at >= 16) look(lost.fill(0, at, behind), `sectors ${from} to ${to}`);
  }
  expect(wrong).toEqual([]);
}, 300_000);

test('what is cut is said, and the journal goes on behind it', () => {
  writeFileSync(path, cutBehind(5, 0).subarray(0, startOf(5) + 30));
  const torn: number[] = [];
  const journal = openJournal(folder, (bytes) => torn.push(bytes));
  expect([torn, journal.lastSequence]).toEqual([[30], ends[4]?.last]);
  journal.close();
});
