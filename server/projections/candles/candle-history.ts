// The market's past before this venue's first trade, told by somebody else.
import type { BaseInterval } from './base-interval.ts';
import type { TickCandle } from './tick-candle.ts';

/** One day's minutes side by side, in ticks and lots; valid until the next are asked for. */
type HistoryMinutes = {
  /** From the day's beginning on; less than a day's where the history ends. */
  readonly count: number;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly lots: Float64Array;
};

export type CandleHistory = {
  /** The time at which the venue's own trades begin. */
  readonly genesisMs: number;
  /** It tells nothing of what happened before this moment. */
  readonly firstMs: number;
  /** Somebody else tells of what was before: of the candle whose bucket holds genesis, charts show the venue's own part alone. Left out: all of it. */
  readonly endsWhole?: boolean;
  /**
   * Candles whose open time lies in [fromMs, toMs), oldest first, of what happened before genesis alone: the one whose
   * bucket holds genesis stops there. The same every time.
   */
  candles(symbol: string, interval: BaseInterval, fromMs: number, toMs: number): TickCandle[];
  /** The same minutes of a day (days since 1970) side by side. Null: the history has none of that day, or not all from its beginning on. */
  minutes(symbol: string, day: number): HistoryMinutes | null;
};

/**
 * For a venue whose past begins with its first trade.
 * @internal
 */
export const noHistory: CandleHistory = { genesisMs: 0, firstMs: 0, candles: () => [], minutes: () => null };
