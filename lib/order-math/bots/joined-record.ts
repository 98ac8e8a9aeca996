// The track record of a strategy of the house with the days before it began: those were computed, what comes after was traded.
import { trackRecord, type TrackPoint, type TrackRecord } from './track-record.ts';

/** Rising in time, in one line: profit goes on from where the computed part ends. */
export function joinedPoints(computed: readonly TrackPoint[], traded: readonly TrackPoint[]): readonly TrackPoint[] {
  const before = computed.at(-1)?.totalUnits ?? 0;
  return [...computed, ...traded.map((point) => ({ ...point, totalUnits: before + point.totalUnits }))];
}

/** `computed` null: nothing of this window was. */
export type JoinedRecord = TrackRecord & { readonly computed: { readonly untilMs: number; readonly profitUnits: number } | null };

/** The record over a window that ends with the last point of both, and the part of it that was computed. */
export function joinedRecord(computed: readonly TrackPoint[], traded: readonly TrackPoint[], windowMs: number): JoinedRecord | null {
  const points = joinedPoints(computed, traded);
  const record = trackRecord(points, windowMs);
  if (record === null) return null;
  const untilMs = computed.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
  if (untilMs <= (points.at(-1)?.timeMs ?? 0) - windowMs) return { ...record, computed: null };
  const own = trackRecord(traded, windowMs)?.profitUnits ?? 0;
  return { ...record, computed: { untilMs, profitUnits: record.profitUnits - own } };
}
