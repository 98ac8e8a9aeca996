// Snapshots: a few newest are kept, a damaged or unfinished one is never taken for a state.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { listSnapshots, loadSnapshot, saveSnapshot } from './snapshot-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (sequence: number): string => join(folder, `${String(sequence).padStart(16, '0')}.snapshot`);
const state = new TextEncoder().encode('{"everything":"that the venue knows"}');
const text = (bytes: Uint8Array | null): string | null => (bytes === null ? null : new TextDecoder().decode(bytes));

test('what was saved is loaded, an empty state too', () => {
  saveSnapshot(folder, 7, state);
  saveSnapshot(folder, 8, new Uint8Array());
  expect(text(loadSnapshot(pathOf(7)))).toBe('{"everything":"that the venue knows"}');
  expect(text(loadSnapshot(pathOf(8)))).toBe('');
});

test('the four newest are kept, newest first, by number and not by the order of saving', () => {
  for (const sequence of [10, 9, 1_000, 200, 30, 4_000]) saveSnapshot(folder, sequence, state);
  expect(listSnapshots(folder)).toEqual([4_000, 1_000, 200, 30].map((sequence) => ({ path: pathOf(sequence), sequence })));
  expect(readdirSync(folder)).toHaveLength(4);
});

test('one byte changed anywhere, and it is none', () => {
  saveSnapshot(folder, 7, state);
  const whole = readFileSync(pathOf(7));
  // Name of 20 bytes, hash of 32, state of 37.
  expect(whole).toHaveLength(89);
  for (let offset = 0; offset < whole.length; offset += 1) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 0x10, offset);
    writeFileSync(pathOf(7), bytes);
    expect([offset, loadSnapshot(pathOf(7))]).toEqual([offset, null]);
  }
});

test('cut short anywhere or with something behind it, and it is none', () => {
  saveSnapshot(folder, 7, state);
  const whole = readFileSync(pathOf(7));
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(pathOf(7), whole.subarray(0, length));
    expect([length, loadSnapshot(pathOf(7))]).toEqual([length, null]);
  }
  writeFileSync(pathOf(7), Buffer.concat([whole, Buffer.from('x')]));
  expect(loadSnapshot(pathOf(7))).toBeNull();
});

test('one that was being written when the process died is not there, and is written over', () => {
  saveSnapshot(folder, 7, state);
  writeFileSync(`${pathOf(9)}.new`, 'half of it');
  expect(listSnapshots(folder).map(({ sequence }) => sequence)).toEqual([7]);
  saveSnapshot(folder, 9, state);
  expect(listSnapshots(folder).map(({ sequence }) => sequence)).toEqual([9, 7]);
  expect(readdirSync(folder)).toHaveLength(2);
});
