// The time of the last command in a journal, read before anything is opened.
import { existsSync } from 'node:fs';

import { readRecord } from './record.ts';
import { headBytes, listSegments, loadSegment } from './segment.ts';

/** 0 where there is none. What is damaged or torn at the end is left out: whoever opens the journal says so. */
export function lastTimeMs(folder: string): number {
  if (!existsSync(folder)) return 0;
  for (const segment of listSegments(folder).toReversed()) {
    const bytes = loadSegment(segment);
    let timeMs = 0;
    for (let offset = headBytes; ;) {
      const record = readRecord(segment.path, bytes, offset);
      if (record === null) break;
      timeMs = record.timeMs;
      offset += record.bytes.length;
    }
    if (timeMs > 0) return timeMs;
  }
  return 0;
}
