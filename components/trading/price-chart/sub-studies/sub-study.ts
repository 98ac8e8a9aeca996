// The studies that have a place of their own under the candles: the specification's eighteen, but for volume, which is drawn from the bars themselves.

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
export type SubStudy = (typeof subStudies)[number];

/** One value per bar; null while there are too few bars before it. */
export type Values = readonly (number | null)[];

/** A line of a study, by its usual name. bars: columns from zero; dots: over the candles. */
export type SubLine = { readonly name: string; readonly values: Values; readonly shape?: 'bars' | 'dots' };
