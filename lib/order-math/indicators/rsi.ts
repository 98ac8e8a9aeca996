// The relative strength index of closed candles, by Wilder: plain numbers that are kept from candle to candle.

export type Rsi = {
  /** Closes seen so far. */
  closes: number;
  lastClose: number;
  /** Averages of rises and falls; sums until there are as many changes as the period. */
  rises: number;
  falls: number;
};

export const emptyRsi = (): Rsi => ({ closes: 0, lastClose: 0, rises: 0, falls: 0 });

/**
 * Takes one close in, and gives the index from 0 to 100; null until there are `period` changes. The first averages are plain means,
 * each further one is (before × (period − 1) + change) ÷ period. 100 where nothing has fallen, 50 where nothing has moved.
 */
export function takeClose(rsi: Rsi, close: number, period: number): number | null {
  const change = rsi.closes === 0 ? 0 : close - rsi.lastClose;
  const [rise, fall] = [Math.max(change, 0), Math.max(-change, 0)];
  const changes = rsi.closes;
  rsi.lastClose = close;
  rsi.closes += 1;
  if (changes <= period) {
    rsi.rises += rise;
    rsi.falls += fall;
    if (changes < period) return null;
    rsi.rises /= period;
    rsi.falls /= period;
  } else {
    rsi.rises = (rsi.rises * (period - 1) + rise) / period;
    rsi.falls = (rsi.falls * (period - 1) + fall) / period;
  }
  const moved = rsi.rises + rsi.falls;
  return moved === 0 ? 50 : (100 * rsi.rises) / moved;
}
