// The reach of a journal back in time, by its first and last record: told without reading what lies between.
import { statSync } from 'node:fs';

import { lastTimeMs } from './last-time.ts';
import { readRecord } from './record.ts';
import { headBytes, listSegments, loadSegment } from './segment.ts';

export type Reach = {
  /** The journal holds what came behind this command. */
  readonly after: number;
  /** The time of its first command; null: it has none. */
  readonly fromMs: number | null;
  readonly untilMs: number;
  readonly segments: number;
  readonly bytes: number;
};

/** Refuses (JournalDamaged) a first segment that cannot be read. */
export function readReach(folder: string): Reach {
  const segments = listSegments(folder);
  const [first] = segments;
  const record = first === undefined ? null : readRecord(first.path, loadSegment(first), headBytes);
  return {
    after: (first?.firstSequence ?? 1) - 1,
    fromMs: record?.timeMs ?? null,
    untilMs: lastTimeMs(folder),
    segments: segments.length,
    bytes: segments.reduce((sum, { path }) => sum + statSync(path).size, 0),
  };
}
