// The last moment in a journal, whatever its end looks like.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openJournal } from './journal.ts';
import { lastTimeMs } from './last-time.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-time-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const command = { length: 3, copyInto: (target: Uint8Array, at: number) => target.set([1, 2, 3], at) };
const write = (...times: number[]): void => {
  const journal = openJournal(folder, () => undefined);
  for (const timeMs of times) {
    journal.append(journal.lastSequence + 1, timeMs, command);
    journal.commit();
  }
  journal.close();
};

test('none where there is no journal', () => {
  expect([lastTimeMs(folder), lastTimeMs(join(folder, 'nowhere'))]).toEqual([0, 0]);
});

test('of the last whole record', () => {
  write(1000, 2000, 3000);
  expect(lastTimeMs(folder)).toBe(3000);
  write(4000);
  appendFileSync(join(folder, '0000000000000001.journal'), Buffer.alloc(50, 7));
  expect(lastTimeMs(folder)).toBe(4000);
});

test('of the segment before, where the last one has only begun', () => {
  write(1000, 2000);
  const journal = openJournal(folder, () => undefined);
  journal.rotate();
  journal.close();
  expect(lastTimeMs(folder)).toBe(2000);
});
