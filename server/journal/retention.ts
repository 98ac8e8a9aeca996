// The parts of a journal folder that are no longer needed. Nothing goes that a restart or a reader could still ask for.
import type { Segment } from './segment.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** The number of segments that stay, or all of them. */
export type KeepSegments = number | 'all';

const snapshotsKept = 4;

/**
 * The snapshots that may go: all but the newest few and, for a reader that is behind those, the newest that it has reached.
 * Both lists newest first.
 */
export function spareSnapshots(snapshots: readonly SnapshotFile[], readersHave: number): SnapshotFile[] {
  const reached = snapshots.find(({ sequence }) => sequence <= readersHave);
  return snapshots.slice(snapshotsKept).filter((one) => one !== reached);
}

/**
 * The segments that may go, oldest first: more than are to be kept, wholly before the oldest snapshot, and seen by every reader.
 * None while a reader would have to start before every snapshot.
 */
export function spareSegments(
  segments: readonly Segment[],
  snapshots: readonly SnapshotFile[],
  keep: KeepSegments,
  readersHave: number,
): Segment[] {
  const oldest = snapshots.at(-1);
  if (keep === 'all' || oldest === undefined || oldest.sequence > readersHave) return [];
  const surplus = segments.slice(0, Math.max(0, segments.length - keep));
  return surplus.filter((_, at) => (segments[at + 1]?.firstSequence ?? Number.POSITIVE_INFINITY) <= oldest.sequence + 1);
}

/** The segments whose every command stands in the newest snapshot: read only by who looks back. */
export function settledSegments(segments: readonly Segment[], snapshots: readonly SnapshotFile[]): Segment[] {
  const newest = snapshots[0]?.sequence ?? 0;
  return segments.filter((_, at) => (segments[at + 1]?.firstSequence ?? Number.POSITIVE_INFINITY) <= newest + 1);
}
