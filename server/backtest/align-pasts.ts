// The pasts of several markets over one and the same time.
import { columnsFrom, type CandleColumns } from './candle-columns.ts';
import type { MarketPast } from './play/leg-past.ts';

const endOf = ({ fromMs, intervalMs, count }: CandleColumns): number => fromMs + count * intervalMs;

/**
 * From the first moment at which all of them have a price to the last moment of any. A market that ends before repeats its close, with
 * volume 0. Refuses (RangeError) candles of different lengths.
 */
export function alignPasts(pasts: readonly MarketPast[]): readonly MarketPast[] {
  const all = pasts.map(({ columns }) => columns);
  if (all.some(({ count }) => count === 0)) return pasts.map((past) => ({ ...past, columns: { ...past.columns, count: 0 } }));
  const [{ intervalMs } = { intervalMs: 0 }] = all;
  if (all.some((columns) => columns.intervalMs !== intervalMs))
    throw new RangeError('candles of different lengths are not played together');
  const fromMs = Math.max(...all.map((columns) => columns.fromMs));
  const toMs = Math.max(fromMs, ...all.map(endOf));
  return pasts.map((past) => ({ ...past, columns: columnsFrom(past.columns, fromMs, toMs) }));
}
