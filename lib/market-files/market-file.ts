// A file of candles or trades from elsewhere, as it was read: its rows, a report on it, or why it is refused.

/** No time of an earlier or a later year is read. The first block of a chain of coins is of the first. */
export const timeYears = { first: 2009, last: 2099 } as const;

/** iso: date and time with an offset. iso-utc: without one, read as UTC. */
export type TimeUnit = 's' | 'ms' | 'us' | 'ns' | 'iso' | 'iso-utc';

/** Prices and volume as decimal text, as the file has them. `line`: counted from 1. */
export type FileCandle = {
  readonly openMs: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  readonly line: number;
};

/** `side`: of the taker; null: the file does not say. */
export type FileTrade = {
  readonly timeMs: number;
  readonly price: string;
  readonly amount: string;
  readonly side: 'buy' | 'sell' | null;
};

/**
 * fields: another number of fields than the heading. time, number: one is needed there. notPositive: a price or amount of zero.
 * repeated: the same candle once more.
 */
export type PassReason = 'fields' | 'time' | 'number' | 'notPositive' | 'repeated';

/** `line`: the first one. */
export type PassedOver = { readonly reason: PassReason; readonly count: number; readonly line: number };

type FileReport = {
  /** The maker of the form; null: columns known by their names alone. */
  readonly form: string | null;
  /** In the order in which they were met: a file that was joined from two may have both. */
  readonly units: readonly TimeUnit[];
  /** From the first moment to the last; of candles to the end of the last one. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Candles or trades that were read. */
  readonly rows: number;
  /** Rows that stood behind a later one. */
  readonly reordered: number;
  readonly passedOver: readonly PassedOver[];
};

/**
 * notText: packed, or no text at all. empty: no line. unknownForm: neither candles nor trades. notWanted: trades where candles are wanted,
 * or the other way round. missingColumn, twoColumns: by the heading.
 * openQuote: a quote that is not closed. oldTime: before 2009 or after 2099 in every unit. dayFirst: a date that can be read in two ways.
 * unknownSide: neither buy nor sell. noCandle: its prices contradict each other. twoCandles: two different ones of one time.
 * oneCandle: its length is not known. uneven: a time between two candles. outsideMarket: a price that the market which is
 * to be played cannot have. tooMany: more candles than are taken. noRows: none was read.
 */
export type FileFault =
  | 'notText'
  | 'empty'
  | 'unknownForm'
  | 'notWanted'
  | 'missingColumn'
  | 'twoColumns'
  | 'openQuote'
  | 'oldTime'
  | 'dayFirst'
  | 'unknownSide'
  | 'noCandle'
  | 'twoCandles'
  | 'oneCandle'
  | 'uneven'
  | 'outsideMarket'
  | 'tooMany'
  | 'noRows';

/** `line`: the first one that is at fault. `text`: what stands there, or the column that is wanted; '': nothing to say. */
export type FileRefusal = {
  readonly fault: FileFault;
  readonly line: number;
  readonly text: string;
  /** noRows: why the first line was none. */
  readonly reason: PassReason | null;
  /** tooMany: the number that is taken. */
  readonly limit: number | null;
};

/** `gaps`: candles that the file leaves out between its first and its last. Candles are in the order of time. */
export type CandleFile = {
  readonly of: 'candles';
  readonly candles: readonly FileCandle[];
  readonly intervalMs: number;
  readonly gaps: number;
  readonly hasVolume: boolean;
  readonly report: FileReport;
};

/** In the order of time, those of one millisecond as the file has them. */
export type TradeFile = {
  readonly of: 'trades';
  readonly trades: readonly FileTrade[];
  readonly sides: { readonly buy: number; readonly sell: number; readonly unsaid: number };
  readonly report: FileReport;
};

export type MarketFile = CandleFile | TradeFile;
export type Refused = { readonly ok: false; readonly refusal: FileRefusal };
export type MarketFileRead = { readonly ok: true; readonly file: MarketFile } | Refused;

export const refuseFile = (
  fault: FileFault,
  line: number,
  text = '',
  more: Partial<Pick<FileRefusal, 'reason' | 'limit'>> = {},
): FileRefusal => ({ fault, line, text: text.slice(0, 80), reason: null, limit: null, ...more });
