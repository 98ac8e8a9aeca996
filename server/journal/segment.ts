// Segments: the files of the journal, each named for the sequence of its first record.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { frameLength, headerBytes, readFrame, type JournalRecord } from './frame.ts';

/** Name and version, at the head of each segment. */
export const segmentHeader = Buffer.from('MERIDIAN JOURNAL 1\n');

export type Segment = { readonly path: string; readonly firstSequence: number };

export const segmentPath = (folder: string, firstSequence: number): string =>
  join(folder, `${String(firstSequence).padStart(16, '0')}.journal`);

/** The segments of a folder, oldest first. */
export function listSegments(folder: string): Segment[] {
  return readdirSync(folder)
    .filter((name) => /^\d{16}\.journal$/.test(name))
    .toSorted()
    .map((name) => ({ path: join(folder, name), firstSequence: Number(name.slice(0, 16)) }));
}

/** The journal has been changed or has lost something inside: it must not be used. */
export class JournalDamaged extends Error {
  readonly path: string;
  readonly offset: number;
  constructor(path: string, offset: number, what: string) {
    super(`${path}: ${what} at byte ${offset}`);
    this.name = 'JournalDamaged';
    this.path = path;
    this.offset = offset;
  }
}

export type SegmentContent = {
  readonly records: readonly JournalRecord[];
  /** Where the last whole record ends. */
  readonly end: number;
  /** Bytes behind it that are no record: the torn end of a write that was never acknowledged. */
  readonly tornBytes: number;
};

/** Whether a whole record with a later sequence stands anywhere behind an offset: then the bytes before it are damage, not a torn end. */
function recordBehind(bytes: Buffer, from: number, expected: number): boolean {
  for (let offset = from + 1; offset + headerBytes <= bytes.length; offset += 1) {
    const record = readFrame(bytes, offset);
    if (record !== null && Number.isSafeInteger(record.sequence) && record.sequence > expected) return true;
  }
  return false;
}

/**
 * Reads a segment. Only the last one of a journal may end torn.
 * Refuses (JournalDamaged, with the offset) a wrong head, a damaged record, and a gap or repetition in the sequence.
 */
export function readSegment(segment: Segment, isLast: boolean): SegmentContent {
  const bytes = readFileSync(segment.path);
  if (bytes.length < segmentHeader.length && isLast) return { records: [], end: 0, tornBytes: bytes.length };
  if (!bytes.subarray(0, segmentHeader.length).equals(segmentHeader))
    throw new JournalDamaged(segment.path, 0, 'not the head of a journal of this version');
  const records: JournalRecord[] = [];
  let offset = segmentHeader.length;
  for (let expected = segment.firstSequence; offset < bytes.length; expected += 1) {
    const record = readFrame(bytes, offset);
    if (record === null) {
      if (!isLast || recordBehind(bytes, offset, expected)) throw new JournalDamaged(segment.path, offset, 'damaged record');
      return { records, end: offset, tornBytes: bytes.length - offset };
    }
    if (record.sequence !== expected)
      throw new JournalDamaged(segment.path, offset, `record ${record.sequence} where ${expected} should stand`);
    records.push(record);
    offset += frameLength(record.payload);
  }
  return { records, end: offset, tornBytes: 0 };
}
