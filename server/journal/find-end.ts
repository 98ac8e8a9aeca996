// The place where a journal goes on after a stop of any kind.
import { readCommitted } from './commit-mark.ts';
import type { FilePort } from './file-port.ts';
import { beginning, emptyEnd, readSegment, type LastSegment, type Place } from './read-journal.ts';
import type { JournalRecord } from './record.ts';
import { isCompressed, JournalDamaged, listSegments, loadSegment, segmentPath, type Segment } from './segment.ts';

/** The end of a folder's journal: the segment to go on writing, its length, and what stands there. */
export type JournalEnd = { readonly segment: Segment; readonly length: number; readonly sequence: number; readonly hash: Buffer };

/** A journal always knows the hash it ends with: from a record, or from the head of its segment. */
function known({ sequence, hash }: Place): { sequence: number; hash: Buffer } {
  return { sequence, hash: hash ?? beginning.hash ?? Buffer.alloc(0) };
}

/** Reads a whole segment; the last record of it too. */
function endOf(segment: Segment, place: Place, lastSegment: LastSegment | null) {
  const records = readSegment(segment, loadSegment(segment), place, lastSegment);
  let last: JournalRecord | null = null;
  for (;;) {
    const step = records.next();
    if (step.done === true) return { ...step.value, last };
    last = step.value;
  }
}

/** The end that the segment before the last one has, where the last one's own head is torn. */
function placeBefore(segments: readonly Segment[], segment: Segment): Place {
  const before = segments.at(-2);
  if (before === undefined) return beginning;
  const { place } = endOf(before, { sequence: before.firstSequence - 1, hash: null }, null);
  if (place.sequence !== segment.firstSequence - 1)
    throw new JournalDamaged(segment.path, 0, `the segment before it ends with command ${place.sequence}`);
  return place;
}

/**
 * Finds the end, cuts off what is torn there, and puts the last record on disk once more: a sync that failed before a restart
 * may have left it in memory only, while every reading of it looks well.
 */
export function findEnd(folder: string, onTorn: (bytes: number) => void, files: FilePort): JournalEnd {
  const segments = listSegments(folder);
  const segment = segments.at(-1);
  const committed = readCommitted(folder);
  if (segment === undefined)
    return { segment: { path: segmentPath(folder, 1), firstSequence: 1 }, length: 0, ...known(emptyEnd(folder, committed).place) };
  const stands = { sequence: segment.firstSequence - 1, hash: null };
  const { place, end, tornBytes, last } = endOf(segment, stands, { committed });
  if (isCompressed(segment)) {
    const after = { path: segmentPath(folder, place.sequence + 1), firstSequence: place.sequence + 1 };
    return { segment: after, length: 0, ...known(place) };
  }
  if (tornBytes > 0) {
    files.truncate(segment.path, end);
    onTorn(tornBytes);
  }
  if (last !== null) files.rewrite(segment.path, last.offset, last.bytes);
  if (end === 0) return { segment, length: 0, ...known(placeBefore(segments, segment)) };
  return { segment, length: end, ...known(place) };
}
