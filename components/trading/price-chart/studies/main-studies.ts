// MA, EMA and BOLL: the lines over the candles.
import type { Bar } from '../chart-bars.ts';
import { meanOfLast, overLast, remembering, sumOf } from './stepping.ts';
import { counting, type mainStudies, type Stepping, type StudyDefinition } from './study.ts';

/**
 * A mean that forgets slowly, by 2 ÷ (length + 1) with every value. Begins, at the `length`-th, with the plain mean of the first
 * ones; null before.
 */
const exponentialMean = (length: number): Stepping<number, number | null> =>
  remembering<{ readonly count: number; readonly sum: number; readonly mean: number | null }, number, number | null>(
    { count: 0, sum: 0, mean: null },
    ({ count, sum, mean: last }, value) => {
      const total = sum + value;
      const first = count + 1 === length ? total / length : null;
      const mean = last === null ? first : last + (value - last) * (2 / (length + 1));
      return [{ count: count + 1, sum: total, mean }, mean];
    },
  );

/**
 * The mean of the last closes and a band of so many standard deviations around it. The deviation is that of the whole window
 * (divided by `length`, not by one less), as charts draw it.
 */
const bands = (length: number, deviations: number): Stepping<number, readonly [middle: number, upper: number, lower: number] | null> =>
  overLast(length, (closes: readonly number[]) => {
    const middle = sumOf(closes) / length;
    let squares = 0;
    for (const close of closes) squares += (close - middle) ** 2;
    const width = deviations * Math.sqrt(squares / length);
    return [middle, middle + width, middle - width] as const;
  });

const threeLengths = [counting('length', 7), counting('length', 25), counting('length', 99)];

/** A line for each length, of the closes. */
const eachLength =
  (make: (length: number) => Stepping<number, number | null>): StudyDefinition['start'] =>
  (lengths) => {
    const steppings = lengths.map(make);
    return ({ close }: Bar, again) => steppings.map((step) => step(close, again));
  };

export const mainCatalogue: Readonly<Record<(typeof mainStudies)[number], StudyDefinition>> = {
  MA: {
    parameters: threeLengths,
    hasPane: false,
    lines: (lengths) => lengths.map((length) => ({ name: `MA ${length}` })),
    start: eachLength(meanOfLast),
  },
  EMA: {
    parameters: threeLengths,
    hasPane: false,
    lines: (lengths) => lengths.map((length) => ({ name: `EMA ${length}` })),
    start: eachLength(exponentialMean),
  },
  BOLL: {
    parameters: [counting('length', 20), { kind: 'deviations', usual: 2, min: 0.1, max: 10, step: 0.1 }],
    hasPane: false,
    lines: ([length]) => [{ name: `BOLL ${length}` }, { name: 'UB' }, { name: 'LB' }],
    start: ([length = 20, deviations = 2]) => {
      const step = bands(length, deviations);
      return ({ close }, again) => step(close, again) ?? [null, null, null];
    },
  },
};
