// The commit mark: what somebody was told of is never taken for a write that was going on, and what was going on is still cut.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  commitGroup,
  damage,
  encoded,
  markFile,
  open,
  payload,
  removeMark,
  segmentFile,
  stored,
  timeMs,
  writeJournal,
} from '#tests/journal/sample-journal.ts';

import { JournalDamaged } from './segment.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-mark-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const segment = (firstSequence: number): string => segmentFile(folder, firstSequence);
const sequences = (): number[] => stored(folder).map(({ sequence }) => sequence);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

describe('what was acknowledged', () => {
  /** The end of a journal as a kill leaves it: three groups, the mark at the last. */
  function killed(): { whole: Buffer; mark: Buffer; last: number } {
    const [[, , last = 0] = []] = writeJournal(folder, [2, 1, 3]);
    return { whole: readFileSync(segment(1)), mark: readFileSync(markFile(folder)), last };
  }
  /** The refusal that a reader and a start give alike. */
  const refusal = (): string | undefined => {
    const found = damage(folder)?.message;
    expect(() => open(folder)).toThrow(JournalDamaged);
    expect(() => open(folder)).toThrow(found);
    return found;
  };

  test('is marked: the sequence and the hash of the last record, in one of two sectors in turn', () => {
    const { whole, mark, last } = killed();
    const slots = [mark.subarray(0, 62), mark.subarray(512, 574)];
    for (const slot of slots)
      expect([slot.toString('latin1', 0, 18), slot.readUInt32LE(58)]).toEqual(['MERIDIAN COMMIT 1\n', crc32(slot.subarray(0, 58))]);
    expect(slots.map((slot) => slot.readDoubleLE(18)).toSorted((a, b) => a - b)).toEqual([3, 6]);
    const newest = slots.find((slot) => slot.readDoubleLE(18) === 6);
    expect(newest?.subarray(26, 58)).toEqual(createHash('sha256').update(whole.subarray(last)).digest());
  });

  test('is not taken for torn, whichever byte of its last record was changed', () => {
    const { whole, last } = killed();
    for (let offset = last; offset < whole.length; offset += 1) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(offset) ^ 0x40, offset);
      writeFileSync(segment(1), changed);
      expect([offset, damage(folder)?.offset]).toEqual([offset, last]);
      expect(() => open(folder)).toThrow(JournalDamaged);
      expect(readFileSync(segment(1)).equals(changed)).toBe(true);
    }
  });

  test('is not taken for torn where its end is gone, where it is gone as a whole, or with the segment', () => {
    const { whole, last } = killed();
    writeFileSync(segment(1), whole.subarray(0, whole.length - 1));
    expect(refusal()).toContain(`the record that begins with command 4 is cut short or its length was changed at byte ${last}`);
    writeFileSync(segment(1), whole.subarray(0, last));
    expect(refusal()).toContain(`commands 4 to 6 are missing, though acknowledged, at byte ${last}`);
    writeFileSync(segment(1), whole.subarray(0, 20));
    expect(refusal()).toContain('commands 1 to 6 are missing, though acknowledged, at byte 0');
    rmSync(segment(1));
    expect(refusal()).toContain('commands 1 to 6 are missing, though acknowledged, at byte 0');
    writeFileSync(segment(1), whole);
    expect(sequences()).toEqual(upTo(6));
  });

  test('is not another record with all its checksums right', () => {
    const { whole } = killed();
    const other = mkdtempSync(join(tmpdir(), 'meridian-journal-'));
    writeJournal(other, [2, 1]);
    const { journal } = open(other);
    for (const sequence of [4, 5, 6]) journal.append(sequence, timeMs + 4, encoded(payload(sequence + 1, 10)));
    journal.commit();
    journal.close();
    copyFileSync(segmentFile(other, 1), segment(1));
    rmSync(other, { recursive: true });
    expect(readFileSync(segment(1))).toHaveLength(whole.length);
    expect(refusal()).toContain('the record of command 6 is not the one that was acknowledged');
  });

  test('ends where it ends: what was being written behind it is cut and said, and the mark goes on', () => {
    const { whole, mark, last } = killed();
    const { journal } = open(folder);
    commitGroup(journal, 1);
    journal.close();
    const longer = readFileSync(segment(1));
    for (let length = whole.length + 1; length < longer.length; length += 1) {
      writeFileSync(segment(1), longer.subarray(0, length));
      writeFileSync(markFile(folder), mark);
      const again = open(folder);
      again.journal.close();
      expect([again.torn, again.journal.lastSequence]).toEqual([[length - whole.length], 6]);
    }
    writeFileSync(segment(1), whole.subarray(0, last));
    expect(refusal()).toContain('commands 4 to 6 are missing');
  });

  test('is known by the older mark where the newer one was half written; two broken ones are refused', () => {
    const { whole, mark, last } = killed();
    const newest = mark.readDoubleLE(18) === 6 ? 0 : 512;
    const torn = Buffer.from(mark).fill(0, newest + 30, newest + 62);
    writeFileSync(markFile(folder), torn);
    writeFileSync(segment(1), whole.subarray(0, last - 1));
    expect(refusal()).toContain('cut short');
    writeFileSync(markFile(folder), Buffer.from(torn).fill(1, 512 - newest, 512 - newest + 30));
    expect(refusal()).toContain('neither of the two commit marks is whole');
    writeFileSync(segment(1), whole);
    expect(refusal()).toContain('neither of the two commit marks is whole');
  });

  test('of a power cut before the mark was on disk: a record that was written to its end is damage, a blank sector of it is torn', () => {
    const { journal } = open(folder);
    commitGroup(journal, 1);
    const start = 63 + 60 + 18;
    for (let step = 0; step < 40; step += 1) journal.append(2 + step, timeMs, encoded(payload(2 + step, 40)));
    journal.commit();
    journal.close();
    removeMark(folder);
    const whole = readFileSync(segment(1));
    for (let offset = start; offset < whole.length; offset += 1) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(offset) ^ 0x01, offset);
      writeFileSync(segment(1), changed);
      expect([offset, damage(folder)?.offset]).toEqual([offset, start]);
    }
    writeFileSync(segment(1), Buffer.from(whole).fill(0, 512, 1024));
    expect(sequences()).toEqual([1]);
  });

  test('of a journal without a mark is as before, and has one from its next start on', () => {
    const { whole, last } = killed();
    removeMark(folder);
    writeFileSync(segment(1), whole.subarray(0, whole.length - 1));
    const { journal, torn } = open(folder);
    journal.close();
    expect([torn, journal.lastSequence]).toEqual([[whole.length - 1 - last], 3]);
    writeFileSync(segment(1), whole.subarray(0, last - 1));
    expect(refusal()).toContain('cut short');
  });
});
