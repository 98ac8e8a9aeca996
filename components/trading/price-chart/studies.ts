// What can be drawn over the candles, and with which lengths.
import type { Bar } from './chart-bars.ts';
import { bollingerBands } from './indicators/bollinger-bands.ts';
import { exponentialMovingAverage } from './indicators/exponential-moving-average.ts';
import { movingAverage } from './indicators/moving-average.ts';
import { subStudies } from './sub-studies/sub-study.ts';

export const studies = ['MA', 'EMA', 'BOLL', 'VOL', ...subStudies] as const;
export type Study = (typeof studies)[number];

export type StudyLine = {
  /** MA 7, BOLL upper: the same in every language. */
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
  /** Under the candles, in a place of that name; null or left out: over them. */
  readonly pane?: string | null;
  readonly shape?: 'bars' | 'dots';
};

const lengths = [7, 25, 99] as const;
const averageColours = ['#d99a2b', '#a974e8', '#3d9be9'] as const;
const exponentialColours = ['#e0734f', '#2fae9e', '#c85fa5'] as const;
const bandColours = ['#7d8fb3', '#d99a2b', '#7d8fb3'] as const;
const bandLength = 20;
const bandDeviations = 2;

function bandLines(closes: readonly number[]): StudyLine[] {
  const bands = bollingerBands(closes, bandLength, bandDeviations);
  return [
    { name: `BOLL ${bandLength}`, colour: bandColours[1], values: bands.map((band) => band?.middle ?? null) },
    { name: 'UB', colour: bandColours[0], values: bands.map((band) => band?.upper ?? null) },
    { name: 'LB', colour: bandColours[2], values: bands.map((band) => band?.lower ?? null) },
  ];
}

/** The lines of the chosen studies, one value per bar. Volume is no line and has none. */
export function studyLines(chosen: readonly Study[], bars: readonly Bar[]): StudyLine[] {
  const closes = bars.map((bar) => bar.close);
  const averages = lengths.map((length, place) => ({
    name: `MA ${length}`,
    colour: averageColours[place] ?? '',
    values: movingAverage(closes, length),
  }));
  const exponentials = lengths.map((length, place) => ({
    name: `EMA ${length}`,
    colour: exponentialColours[place] ?? '',
    values: exponentialMovingAverage(closes, length),
  }));
  return [
    ...(chosen.includes('MA') ? averages : []),
    ...(chosen.includes('EMA') ? exponentials : []),
    ...(chosen.includes('BOLL') ? bandLines(closes) : []),
  ];
}
