// Candles side by side in typed arrays: a year of minutes is read as fast as memory gives it.

/** One length, no gaps: a time without a trade repeats the close before it, with volume 0. Prices in ticks, volume in lots. */
export type CandleColumns = {
  /** The open time of the first one. */
  readonly fromMs: number;
  readonly intervalMs: number;
  readonly count: number;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
};

export type CandleRow = {
  readonly openMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volumeLots: number;
};

/** In memory that threads share: the columns are handed to a worker without being copied. */
const shared = (count: number): Float64Array => new Float64Array(new SharedArrayBuffer(count * Float64Array.BYTES_PER_ELEMENT));

/** @internal */
export const emptyColumns = (fromMs: number, intervalMs: number, count: number): CandleColumns => ({
  fromMs,
  intervalMs,
  count,
  open: shared(count),
  high: shared(count),
  low: shared(count),
  close: shared(count),
  volume: shared(count),
});

/** Writes one candle that stands at a price. */
function repeatPrice({ open, high, low, close, volume }: CandleColumns, place: number, ticks: number): void {
  open[place] = ticks;
  high[place] = ticks;
  low[place] = ticks;
  close[place] = ticks;
  volume[place] = 0;
}

/** Writes one candle that repeats the close before it. */
const repeatClose = (columns: CandleColumns, place: number): void => repeatPrice(columns, place, columns.close[place - 1] ?? 0);

/** Columns of rows in the order of time, gaps filled. Refuses (RangeError) a row between two candles, or one that goes back in time. */
export function columnsOf(rows: readonly CandleRow[], intervalMs: number): CandleColumns {
  const fromMs = rows[0]?.openMs ?? 0;
  const count = rows.length === 0 ? 0 : ((rows.at(-1)?.openMs ?? fromMs) - fromMs) / intervalMs + 1;
  const columns = emptyColumns(fromMs, intervalMs, Math.max(0, Math.floor(count)));
  let next = 0;
  for (const row of rows) {
    const place = (row.openMs - fromMs) / intervalMs;
    if (!Number.isInteger(place) || place < next) throw new RangeError(`a candle at ${row.openMs} does not follow the one before it`);
    for (; next < place; next += 1) repeatClose(columns, next);
    columns.open[place] = row.open;
    columns.high[place] = row.high;
    columns.low[place] = row.low;
    columns.close[place] = row.close;
    columns.volume[place] = row.volumeLots;
    next = place + 1;
  }
  return columns;
}

/** The part that opens in [fromMs, toMs). Shares the memory of the whole. */
export function partOf(columns: CandleColumns, fromMs: number, toMs: number): CandleColumns {
  const { intervalMs, count } = columns;
  const placeAt = (timeMs: number): number => Math.min(count, Math.max(0, Math.ceil((timeMs - columns.fromMs) / intervalMs)));
  const [first, end] = [placeAt(fromMs), placeAt(toMs)];
  const cut = (column: Float64Array): Float64Array => column.subarray(first, Math.max(first, end));
  return {
    fromMs: columns.fromMs + first * intervalMs,
    intervalMs,
    count: Math.max(0, end - first),
    open: cut(columns.open),
    high: cut(columns.high),
    low: cut(columns.low),
    close: cut(columns.close),
    volume: cut(columns.volume),
  };
}

/** The candles that open in [fromMs, toMs); behind the last one its close is repeated, with volume 0. Shares the memory where none are missing. */
export function columnsFrom(columns: CandleColumns, fromMs: number, toMs: number): CandleColumns {
  const part = partOf(columns, fromMs, toMs);
  const count = Math.round((toMs - fromMs) / columns.intervalMs);
  if (part.count === count) return part;
  const filled = emptyColumns(fromMs, columns.intervalMs, count);
  for (const name of ['open', 'high', 'low', 'close', 'volume'] as const) filled[name].set(part[name]);
  // One that had ended before stands at its last close.
  if (part.count === 0 && count > 0) repeatPrice(filled, 0, columns.close[columns.count - 1] ?? 0);
  for (let place = Math.max(1, part.count); place < count; place += 1) repeatClose(filled, place);
  return filled;
}
