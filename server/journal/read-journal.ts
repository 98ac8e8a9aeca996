// The journal read back, record by record: every checksum, every place and every link of the chain is tried on the way.
import { readCommitted, type Committed } from './commit-mark.ts';
import { JournalDamaged, headBytes, listSegments, loadSegment, readHead, type Segment } from './segment.ts';
import { describeDamage, hashBytes, hashRecord, isRecordBehind, readRecord, wasWritten, type JournalRecord } from './record.ts';

/** The place of a reading: behind this command, whose record has this hash (null: not known). */
export type Place = { readonly sequence: number; readonly hash: Buffer | null };

/** Before the very first command. */
export const beginning: Place = { sequence: 0, hash: Buffer.alloc(hashBytes) };

export type SegmentEnd = {
  readonly place: Place;
  /** The offset at which the last whole record ends. */
  readonly end: number;
  /** Bytes behind it that are no record: the torn end of a write that was never acknowledged. */
  readonly tornBytes: number;
};

const sameHash = (known: Buffer | null, found: Buffer): boolean => known === null || known.equals(found);
const range = (from: number, to: number): string => (from === to ? `command ${from} is` : `commands ${from} to ${to} are`);

function checkOrder(record: JournalRecord, place: Place, before: JournalRecord | null): void {
  const { path, offset, firstSequence: found } = record;
  const expected = place.sequence + 1;
  if (found > expected) throw new JournalDamaged(path, offset, `${range(expected, found - 1)} missing`);
  if (found < expected) throw new JournalDamaged(path, offset, `command ${found} where ${expected} should stand`);
  if (sameHash(place.hash, record.previousHash)) return;
  if (before === null) throw new JournalDamaged(path, offset, `command ${found} does not follow the record that is said to be before it`);
  const last = before.firstSequence + before.count - 1;
  throw new JournalDamaged(
    path,
    before.offset,
    `the record of commands ${before.firstSequence} to ${last} is not the one that was written: the hash that command ${expected} keeps of it is another`,
  );
}

/** The end of a journal: how far it is known to have been acknowledged; null: not known. */
export type LastSegment = { readonly committed: Committed | null };

/** Refuses (JournalDamaged) an end before what was acknowledged, or another record in its place. */
function checkCommitted(path: string, { place, end }: SegmentEnd, committed: Committed | null): void {
  if (committed === null) return;
  const { sequence, hash } = committed;
  if (place.sequence < sequence)
    throw new JournalDamaged(path, end, `${range(place.sequence + 1, sequence)} missing, though acknowledged,`);
  if (place.sequence === sequence && !sameHash(place.hash, hash))
    throw new JournalDamaged(path, end, `the record of command ${sequence} is not the one that was acknowledged; it ends`);
}

/**
 * Every record of a segment. `place` is what stands before it. Only the last segment of a journal (`last`, else null) may end torn, and
 * not within what was acknowledged.
 * Refuses (JournalDamaged, with the offset) a wrong head, a changed record, a gap, a repetition, and a record that does not follow the one before it.
 */
export function* readSegment(
  segment: Segment,
  bytes: Buffer,
  place: Place,
  last: LastSegment | null,
): Generator<JournalRecord, SegmentEnd> {
  const { path } = segment;
  const previous = readHead(segment, bytes, last !== null);
  if (previous === null) {
    const torn = { place: { sequence: segment.firstSequence - 1, hash: place.hash }, end: 0, tornBytes: bytes.length };
    checkCommitted(path, torn, last?.committed ?? null);
    return { ...torn, place };
  }
  if (!sameHash(place.hash, previous))
    throw new JournalDamaged(
      path,
      0,
      `the segment does not follow the record of command ${segment.firstSequence - 1} that stands before it`,
    );
  let now: { readonly sequence: number; readonly hash: Buffer } = { sequence: segment.firstSequence - 1, hash: Buffer.from(previous) };
  let before: JournalRecord | null = null;
  let offset = headBytes;
  while (offset < bytes.length) {
    const record = readRecord(path, bytes, offset);
    if (record === null) {
      const next = now.sequence + 1;
      const mayBeTorn = last !== null && next > (last.committed?.sequence ?? 0) && !wasWritten(bytes, offset, next, now.hash);
      if (!mayBeTorn || isRecordBehind(bytes, offset, next)) throw new JournalDamaged(path, offset, describeDamage(bytes, offset, next));
      break;
    }
    checkOrder(record, now, before);
    yield record;
    now = { sequence: now.sequence + record.count, hash: hashRecord(record.bytes) };
    before = record;
    offset += record.bytes.length;
  }
  const end: SegmentEnd = { place: now, end: offset, tornBytes: bytes.length - offset };
  checkCommitted(path, end, last?.committed ?? null);
  return end;
}

/** The end of a folder without segments. Refuses (JournalDamaged) it where something was acknowledged. */
export function emptyEnd(folder: string, committed: Committed | null): SegmentEnd {
  const end = { place: beginning, end: 0, tornBytes: 0 };
  checkCommitted(folder, end, committed);
  return end;
}

/** The sequence behind which the journal of a folder begins. 0 unless older segments were removed. */
export const journalBegins = (folder: string): number => (listSegments(folder)[0]?.firstSequence ?? 1) - 1;

/**
 * Every record that holds something after a place, oldest first; returns where the journal ends.
 * Refuses (JournalDamaged) whatever is wrong within and between segments, and a journal that does not go through the place.
 */
export function* readRecords(folder: string, after: Place): Generator<JournalRecord, SegmentEnd> {
  // Before the segments are looked at: beside a running exchange they may only have gone on since.
  const committed = readCommitted(folder);
  const segments = listSegments(folder);
  let reached: SegmentEnd | null = null;
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    if (next !== undefined && next.firstSequence <= after.sequence + 1) continue;
    const isAtPlace = segment.firstSequence === after.sequence + 1;
    const stands: Place = reached?.place ?? {
      sequence: Math.min(after.sequence, segment.firstSequence - 1),
      hash: isAtPlace ? after.hash : null,
    };
    if (segment.firstSequence > stands.sequence + 1)
      throw new JournalDamaged(segment.path, 0, `${range(stands.sequence + 1, segment.firstSequence - 1)} missing before this segment`);
    if (segment.firstSequence <= stands.sequence && reached !== null)
      throw new JournalDamaged(segment.path, 0, `the segment before it goes on to command ${stands.sequence}`);
    const records = readSegment(segment, loadSegment(segment), stands, next === undefined ? { committed } : null);
    reached = yield* fromPlace(records, after);
  }
  const end = reached ?? emptyEnd(folder, committed);
  if (end.place.sequence < after.sequence)
    throw new JournalDamaged(folder, end.end, `the journal ends with command ${end.place.sequence} and should go on to ${after.sequence}`);
  if (end.place.sequence === after.sequence && after.hash !== null && end.place.hash !== null && !end.place.hash.equals(after.hash))
    throw new JournalDamaged(folder, end.end, `the record of command ${after.sequence} is not the one that is known`);
  return end;
}

/** Leaves out the records before a place, and tries the first one behind it against the place's own hash. */
function* fromPlace(records: Generator<JournalRecord, SegmentEnd>, after: Place): Generator<JournalRecord, SegmentEnd> {
  for (;;) {
    const step = records.next();
    if (step.done === true) return step.value;
    const record = step.value;
    if (record.firstSequence === after.sequence + 1) checkOrder(record, after, null);
    if (record.firstSequence + record.count - 1 > after.sequence) yield record;
  }
}
