// The ways in which a chart can show its prices.

export const chartKinds = ['candles', 'hollow', 'heikinAshi', 'bars', 'line', 'area'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** percent: from the first candle in view. */
export const chartScales = ['normal', 'log', 'percent'] as const;
export type ChartScale = (typeof chartScales)[number];

/** The surface that the layers over the candles ask for places; in pixels of the candles' own pane, from its top and its left. */
export type ChartSurface = {
  readonly size: () => { readonly width: number; readonly height: number };
  /** Null where there is nothing to measure by. */
  readonly xOf: (timeMs: number) => number | null;
  readonly yOf: (price: number) => number | null;
  /** The time of the nearest bar, or of where one would be. */
  readonly timeAt: (x: number) => number | null;
  readonly priceAt: (y: number) => number | null;
  /** Called with each picture, in its frame. Returns how to stop. */
  readonly onPaint: (listener: () => void) => () => void;
};

export type LevelColour = 'positive' | 'negative' | 'accent' | 'warning';
/** A price that is marked over the whole width and on the axis; each of them unless it says no. */
export type ChartLevel = {
  readonly id: string;
  readonly price: number;
  readonly colour: LevelColour;
  readonly isDotted?: boolean;
  readonly isLined?: boolean;
  readonly isNamed?: boolean;
  /** Many of them must not hide the candles. */
  readonly isFaint?: boolean;
};
/** A trade of the reader's own. Those of one side in one candle are one arrow. */
export type ChartMark = { readonly orderId: string; readonly timeMs: number; readonly side: 'buy' | 'sell' };
