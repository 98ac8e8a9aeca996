// Reads rows one by one; what candles and trades have in common: times, and what is passed over.
import { refuseFile, type FileRefusal, type MarketFile, type PassedOver, type PassReason, type TimeUnit } from './market-file.ts';
import { readTime } from './read-time.ts';

/** Null: the row was read. */
export type RowTaken = PassReason | FileRefusal | null;

export type ReadSoFar = {
  readonly form: string | null;
  readonly units: readonly TimeUnit[];
  readonly passedOver: PassTally;
};

export type RowReader = {
  take(fields: readonly string[], line: number): RowTaken;
  end(read: ReadSoFar): MarketFile | FileRefusal;
};

export type PassTally = {
  add(reason: PassReason, line: number): void;
  /** By the first line of each reason. */
  list(): readonly PassedOver[];
};

export function createPassTally(): PassTally {
  const tally = new Map<PassReason, PassedOver>();
  return {
    add: (reason, line) =>
      void tally.set(reason, { reason, count: (tally.get(reason)?.count ?? 0) + 1, line: tally.get(reason)?.line ?? line }),
    list: () => [...tally.values()].toSorted((a, b) => a.line - b.line),
  };
}

/** The time of a row, with its unit noted; or what is said instead of it. */
export function timeOf(text: string, line: number, units: Set<TimeUnit>): number | PassReason | FileRefusal {
  const read = readTime(text);
  if (!read.ok) return read.fault === 'time' ? 'time' : refuseFile(read.fault, line, text);
  units.add(read.unit);
  return read.timeMs;
}

/** Of rows with times: those that stand behind a later one. */
export function countReordered(times: readonly number[]): number {
  let [reordered, latest] = [0, 0];
  for (const timeMs of times) {
    if (timeMs < latest) reordered += 1;
    else latest = timeMs;
  }
  return reordered;
}
