// Candles of a file as the columns that are played: prices to the nearest tick, volumes down to the lot.
import { Decimal } from 'decimal.js';

import { refuseFile, type CandleFile, type FileRefusal } from '#lib/market-files/market-file.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { columnsOf, type CandleColumns, type CandleRow } from './candle-columns.ts';

/** Gaps are filled. Refuses prices that the market cannot have: below half a tick, or beyond whole numbers of ticks. */
export function fileColumns(
  { candles, intervalMs }: CandleFile,
  { priceDecimals, quantityDecimals }: Pick<BotMarket, 'priceDecimals' | 'quantityDecimals'>,
): CandleColumns | FileRefusal {
  const [ticksOf, lotsOf] = [new Decimal(10).pow(priceDecimals), new Decimal(10).pow(quantityDecimals)];
  const ticks = (price: string): number => Number(new Decimal(price).mul(ticksOf).toFixed(0, Decimal.ROUND_HALF_UP));
  const rows: CandleRow[] = [];
  for (const { openMs, open, high, low, close, volume, line } of candles) {
    const row = { openMs, open: ticks(open), high: ticks(high), low: ticks(low), close: ticks(close) };
    if (row.low < 1) return refuseFile('outsideMarket', line, low);
    if (!Number.isSafeInteger(row.high)) return refuseFile('outsideMarket', line, high);
    rows.push({ ...row, volumeLots: Number(new Decimal(volume).mul(lotsOf).toFixed(0, Decimal.ROUND_DOWN)) });
  }
  return columnsOf(rows, intervalMs);
}
