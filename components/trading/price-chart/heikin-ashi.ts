// Heikin-Ashi: candles that average what happened, so that a trend is seen through its noise.
import type { Bar } from './chart-bars.ts';

/**
 * Close: the mean of the bar's four prices. Open: the middle of the average candle before. The wick reaches whatever is furthest.
 * Dan Valcú, "Using the Heikin-Ashi technique", Technical Analysis of Stocks & Commodities 22:2 (2004).
 */
export function heikinAshi(bars: readonly Bar[]): Bar[] {
  let before: Bar | null = null;
  return bars.map((bar) => {
    const close = (bar.open + bar.high + bar.low + bar.close) / 4;
    const open = before === null ? (bar.open + bar.close) / 2 : (before.open + before.close) / 2;
    before = { ...bar, open, close, high: Math.max(bar.high, open, close), low: Math.min(bar.low, open, close) };
    return before;
  });
}
