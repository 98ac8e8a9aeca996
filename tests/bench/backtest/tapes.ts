// Tapes of a year of minutes for measurements: prices that go up and down around where they began, by so much a minute.
import { wordsFrom } from '#server/market/paths/noise.ts';
import { emptyColumns, type CandleColumns } from '#server/backtest/candle-columns.ts';

/** Minutes of a year. */
export const yearOfMinutes = 525_600;
const firstTicks = 1_000_000;
/** The share of its distance by which a price is drawn back in a minute. */
const pull = 0.0002;

/** `move`: the most that a price moves in a minute, in ticks. The same seed gives the same tape. */
export function tape(move: number, seed: number): CandleColumns {
  const columns = emptyColumns(Date.UTC(2024, 0, 1), 60_000, yearOfMinutes);
  const word = wordsFrom(seed);
  const upTo = (most: number): number => (word() / 0x1_0000_0000) * most;
  let price = firstTicks;
  for (let place = 0; place < yearOfMinutes; place += 1) {
    const open = price;
    price = Math.max(1000, price + Math.round(upTo(2 * move) - move - (price - firstTicks) * pull));
    columns.open[place] = open;
    columns.close[place] = price;
    columns.high[place] = Math.max(open, price) + Math.floor(upTo(move * 0.3));
    columns.low[place] = Math.min(open, price) - Math.floor(upTo(move * 0.3));
    columns.volume[place] = 1;
  }
  return columns;
}
