// The minutes of a tape of trades, for the curve of an exact backtest, and for the fast one beside it.
import { columnsOf, type CandleColumns, type CandleRow } from '../candle-columns.ts';
import type { TapeTrade } from './tape-venue.ts';

const minuteMs = 60_000;

/** Trades in the order of time. */
export function minutesOfTape(trades: readonly TapeTrade[]): CandleColumns {
  const rows: CandleRow[] = [];
  for (const { timeMs, priceTicks, lots } of trades) {
    const openMs = Math.floor(timeMs / minuteMs) * minuteMs;
    const last = rows.at(-1);
    if (last?.openMs !== openMs) {
      rows.push({ openMs, open: priceTicks, high: priceTicks, low: priceTicks, close: priceTicks, volumeLots: lots });
      continue;
    }
    rows[rows.length - 1] = {
      openMs,
      open: last.open,
      high: Math.max(last.high, priceTicks),
      low: Math.min(last.low, priceTicks),
      close: priceTicks,
      volumeLots: last.volumeLots + lots,
    };
  }
  return columnsOf(rows, minuteMs);
}
