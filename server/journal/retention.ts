// The parts of a journal folder that are no longer needed. Nothing goes that a restart or a reader could still ask for.
import type { Segment } from './segment.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** The segments that stay: so many, all of them, or those of the last days as long as they take no more room than that. */
export type KeepSegments = number | 'all' | { readonly days: number; readonly bytes: number };

export type Retention = {
  readonly keep: KeepSegments;
  /** The folder into which segments go before they are removed; empty: they are gone. */
  readonly archive: string;
};

/** A segment as it lies in its folder: its size, and when it was last written to. */
export type SegmentFile = Segment & { readonly bytes: number; readonly writtenMs: number };

const dayMs = 86_400_000;

/** The number of segments that stay, counted from the newest, which is kept in any case. The segments are given oldest first. */
export function keptCount(segments: readonly SegmentFile[], keep: KeepSegments, nowMs: number): number {
  if (keep === 'all') return segments.length;
  if (typeof keep === 'number') return keep;
  let room = keep.bytes;
  const spare = segments.findLastIndex(({ bytes, writtenMs }) => {
    room -= bytes;
    return room < 0 || writtenMs < nowMs - keep.days * dayMs;
  });
  return Math.max(1, segments.length - 1 - spare);
}

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
  keep: number,
  readersHave: number,
): Segment[] {
  const oldest = snapshots.at(-1);
  if (oldest === undefined || oldest.sequence > readersHave) return [];
  const surplus = segments.slice(0, Math.max(0, segments.length - keep));
  return surplus.filter((_, at) => (segments[at + 1]?.firstSequence ?? Number.POSITIVE_INFINITY) <= oldest.sequence + 1);
}

/** The segments whose every command stands in the newest snapshot: read only by who looks back. */
export function settledSegments(segments: readonly Segment[], snapshots: readonly SnapshotFile[]): Segment[] {
  const newest = snapshots[0]?.sequence ?? 0;
  return segments.filter((_, at) => (segments[at + 1]?.firstSequence ?? Number.POSITIVE_INFINITY) <= newest + 1);
}
