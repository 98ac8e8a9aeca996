// The track record of a strategy of the house with the days before it began: those were computed, what comes after was traded.
import { trackRecord, type TrackPoint, type TrackRecord } from '../track-record.ts';

/** Rising in time, in one line: profit, and what was put in, go on from where the computed part ends. */
export function joinedPoints(computed: readonly TrackPoint[], traded: readonly TrackPoint[]): readonly TrackPoint[] {
  const [last, first] = [computed.at(-1), traded[0]];
  if (last === undefined || first === undefined) return [...computed, ...traded];
  const putIn = last.putInUnits - first.putInUnits;
  const goOn = ({ timeMs, putInUnits, totalUnits }: TrackPoint): TrackPoint => ({
    timeMs,
    putInUnits: putIn + putInUnits,
    totalUnits: last.totalUnits + totalUnits,
  });
  return [...computed, ...traded.map(goOn)];
}

/** `computed` null: nothing of this window was. */
export type JoinedRecord = TrackRecord & { readonly computed: { readonly untilMs: number; readonly profitUnits: number } | null };

/** The record over a window that ends with the last point of both, and the part of it that was computed. */
export function joinedRecord(computed: readonly TrackPoint[], traded: readonly TrackPoint[], windowMs: number): JoinedRecord | null {
  const points = joinedPoints(computed, traded);
  const [record, own] = [trackRecord(points, windowMs), trackRecord(traded, windowMs)];
  const untilMs = computed.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY;
  if (untilMs <= (points.at(-1)?.timeMs ?? 0) - windowMs) return own === null ? null : { ...own, computed: null };
  if (record === null) return null;
  return { ...record, computed: { untilMs, profitUnits: record.profitUnits - (own?.profitUnits ?? 0) } };
}
