// Snapshots: a damaged or unfinished one is never taken for a state, and nothing unfinished is left on a full disk.
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { realFiles } from './file-port.ts';
import { listSnapshots, loadSnapshot, saveSnapshot, type Snapshot } from './snapshot-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-snapshot-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (sequence: number): string => join(folder, `${String(sequence).padStart(16, '0')}.snapshot`);
const snapshot = (sequence: number, state = '{"everything":"that the venue knows"}'): Snapshot => ({
  sequence,
  timeMs: 1_700_000_000_000 + sequence,
  recordHash: Buffer.alloc(32, sequence),
  stateHash: '0123456789abcdef',
  state: Buffer.from(state),
});
const load = (sequence: number): Snapshot | null => loadSnapshot({ path: pathOf(sequence), sequence });

test('what was saved is loaded, an empty state too; newest are listed first', () => {
  for (const each of [snapshot(10), snapshot(9, ''), snapshot(1_000)]) {
    saveSnapshot(folder, each);
    expect(load(each.sequence)).toEqual(each);
  }
  expect(listSnapshots(folder)).toEqual([1_000, 10, 9].map((sequence) => ({ path: pathOf(sequence), sequence })));
});

test('one byte changed anywhere, and it is none', () => {
  saveSnapshot(folder, snapshot(7));
  const whole = readFileSync(pathOf(7));
  // Name of 20 bytes, hash of 32, sequence and time of 8 each, record hash of 32, fingerprint of 16, state of 37.
  expect(whole).toHaveLength(153);
  for (let offset = 0; offset < whole.length; offset += 1) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 0x10, offset);
    writeFileSync(pathOf(7), bytes);
    expect([offset, load(7)]).toEqual([offset, null]);
  }
});

test('cut short anywhere, with something behind it, or under another number, and it is none', () => {
  saveSnapshot(folder, snapshot(7));
  const whole = readFileSync(pathOf(7));
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(pathOf(7), whole.subarray(0, length));
    expect([length, load(7)]).toEqual([length, null]);
  }
  writeFileSync(pathOf(7), Buffer.concat([whole, Buffer.from('x')]));
  expect(load(7)).toBeNull();
  writeFileSync(pathOf(7), whole);
  renameSync(pathOf(7), pathOf(8));
  expect(load(8)).toBeNull();
});

test('one that was being written when the process died is not there, and is written over', () => {
  saveSnapshot(folder, snapshot(7));
  writeFileSync(`${pathOf(9)}.new`, 'half of it');
  expect(listSnapshots(folder).map(({ sequence }) => sequence)).toEqual([7]);
  saveSnapshot(folder, snapshot(9));
  expect(listSnapshots(folder).map(({ sequence }) => sequence)).toEqual([9, 7]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test.each(['create', 'write', 'sync', 'rename'] as const)('one whose %s fails is not there, and takes no room', (call) => {
  const fail = (): never => {
    throw new Error('ENOSPC');
  };
  expect(() => saveSnapshot(folder, snapshot(7), { ...realFiles, [call]: fail })).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});
