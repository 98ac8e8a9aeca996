// The places under the candles.
import type { StudyLine } from './study.ts';

/** The studies that have one, from above, volume first. */
export const paneNames = (lines: readonly StudyLine[], withVolume: boolean): readonly string[] => [
  ...new Set([...(withVolume ? ['VOL'] : []), ...lines.flatMap(({ pane }) => pane ?? [])]),
];
