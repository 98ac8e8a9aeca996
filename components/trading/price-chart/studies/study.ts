// The definition of a study: values drawn over the candles or under them, calculated bar by bar.
import type { Bar } from '../chart-bars.ts';

export const mainStudies = ['MA', 'EMA', 'BOLL'] as const;
/** Each in a pane of its own under the candles; but for volume, which is drawn from the bars themselves. SAR stands over the candles. */
export const subStudies = [
  'MACD',
  'KDJ',
  'RSI',
  'BIAS',
  'BRAR',
  'CCI',
  'DMI',
  'CR',
  'PSY',
  'DMA',
  'TRIX',
  'OBV',
  'VR',
  'WR',
  'MTM',
  'EMV',
  'SAR',
] as const;
export const studies = [...mainStudies, 'VOL', ...subStudies] as const;
export type Study = (typeof studies)[number];
export type ReckonedStudy = Exclude<Study, 'VOL'>;

/** One value per line; null while there are too few bars. */
type Row = readonly (number | null)[];

/** Takes what comes, one after another, and tells what holds then. `again`: it comes in the place of the last one. */
export type Stepping<Input, Output> = (input: Input, again: boolean) => Output;
export type BarStepping = Stepping<Bar, Row>;

export type ParameterKind =
  | 'length'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'average'
  | 'smoothingK'
  | 'smoothingD'
  | 'deviations'
  | 'step'
  | 'most';

export type Parameter = {
  readonly kind: ParameterKind;
  /** The default of the field's charts (KLineChart 10). */
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  /** The step of the field in which it is typed. */
  readonly step: number;
};

/** A line's usual name, the same in every language. bars: columns from zero; dots: over the candles. */
export type LineName = { readonly name: string; readonly shape?: 'bars' | 'dots' };

export type StudyDefinition = {
  readonly parameters: readonly Parameter[];
  /** Under the candles. */
  readonly hasPane: boolean;
  lines(values: readonly number[]): readonly LineName[];
  start(values: readonly number[]): BarStepping;
};

/** Tokens of the theme, so that each is legible on light and on dark. */
export const studyColours = ['study-1', 'study-2', 'study-3', 'study-4', 'study-5', 'study-6', 'study-7', 'study-8'] as const;
export type StudyColour = (typeof studyColours)[number];

export type StudyLine = LineName & {
  readonly colour: StudyColour;
  readonly values: readonly (number | null)[];
  /** The name of its pane under the candles, which of a study is its own; null: over the candles. */
  readonly pane: string | null;
  /** Another one means other values all along, not only where bars have changed. */
  readonly revision: string;
};

/** A parameter that counts bars. */
export const counting = (kind: ParameterKind, usual: number): Parameter => ({ kind, usual, min: 1, max: 999, step: 1 });
