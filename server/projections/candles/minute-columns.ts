// Minutes of a market side by side in typed arrays, for whoever reads a year of them: history and trades joined, gaps filled.
import { setImmediate } from 'node:timers/promises';

import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { CandleHistory } from './candle-history.ts';
import type { CandleSource } from './candle-source.ts';
import type { TickCandle } from './tick-candle.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Days of history that are made, or of trades that are read, before others have their turn. */
const daysAtOnce = 7;
/** A year of one takes 21 MB. */
const usuallyKept = 6;

/** Prices in ticks, volume in lots; the memory may be shared with other threads. A minute without a trade repeats the close before it. */
type MinuteColumns = {
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

export type MinuteReader = (symbol: string, fromMs: number, toMs: number) => Promise<MinuteColumns>;

const shared = (count: number): Float64Array => new Float64Array(new SharedArrayBuffer(count * Float64Array.BYTES_PER_ELEMENT));
const names = ['open', 'high', 'low', 'close', 'volume'] as const;

const empty = (fromMs: number, count: number): MinuteColumns => ({
  fromMs,
  intervalMs: minuteMs,
  count,
  open: shared(count),
  high: shared(count),
  low: shared(count),
  close: shared(count),
  volume: shared(count),
});

const endOf = ({ fromMs, count }: MinuteColumns): number => fromMs + count * minuteMs;

/** The minutes from one place to before another, in the same memory. */
function cut(columns: MinuteColumns, first: number, end: number): MinuteColumns {
  const part = (column: Float64Array): Float64Array => column.subarray(first, end);
  return {
    fromMs: columns.fromMs + first * minuteMs,
    intervalMs: minuteMs,
    count: end - first,
    open: part(columns.open),
    high: part(columns.high),
    low: part(columns.low),
    close: part(columns.close),
    volume: part(columns.volume),
  };
}

function between(columns: MinuteColumns, fromMs: number, toMs: number): MinuteColumns {
  const place = (timeMs: number): number => Math.min(columns.count, Math.max(0, Math.ceil((timeMs - columns.fromMs) / minuteMs)));
  const first = place(fromMs);
  return cut(columns, first, Math.max(first, place(toMs)));
}

/** One behind the other; each begins where the one before it ends. */
function joined(parts: readonly MinuteColumns[]): MinuteColumns {
  const filled = parts.filter(({ count }) => count > 0);
  const whole = empty(
    filled[0]?.fromMs ?? 0,
    filled.reduce((sum, { count }) => sum + count, 0),
  );
  for (const part of filled) for (const name of names) whole[name].set(part[name], (part.fromMs - whole.fromMs) / minuteMs);
  return whole;
}

/** Takes a traded minute in; history may have told its beginning. */
function put(columns: MinuteColumns, candle: TickCandle): void {
  const place = (candle.openTimeMs - columns.fromMs) / minuteMs;
  const isNew = columns.close[place] === 0;
  if (isNew) columns.open[place] = candle.openTicks;
  columns.high[place] = Math.max(columns.high[place] ?? 0, candle.highTicks);
  columns.low[place] = isNew ? candle.lowTicks : Math.min(columns.low[place] ?? 0, candle.lowTicks);
  columns.close[place] = candle.closeTicks;
  columns.volume[place] = (columns.volume[place] ?? 0) + Number(candle.baseLots);
}

/** Repeats closes where nothing traded, and leaves out what lies before the first known price. */
function fillGaps(columns: MinuteColumns, closeBefore: number | null): MinuteColumns {
  const { count, close } = columns;
  let first = 0;
  if (closeBefore === null) while (first < count && close[first] === 0) first += 1;
  let last = closeBefore ?? 0;
  for (let place = first; place < count; place += 1) {
    if (close[place] === 0) for (const name of ['open', 'high', 'low', 'close'] as const) columns[name][place] = last;
    last = close[place] ?? 0;
  }
  return cut(columns, first, count);
}

type Setting = {
  readonly listings: Listings;
  readonly source: Pick<CandleSource, 'written' | 'closeBefore'>;
  readonly past: CandleHistory;
  readonly now: () => number;
  readonly settled: () => Promise<void>;
  /** Markets whose minutes are kept for the next who asks. */
  readonly marketsKept?: number | undefined;
};

/** Minutes that open in [fromMs, toMs) and have ended, as far back as the market's past goes; an unknown symbol has none. */
export function createMinuteReader({ listings, source, past, now, settled, marketsKept = usuallyKept }: Setting): MinuteReader {
  const kept = new Map<string, MinuteColumns>();

  const fillPast = async (market: MarketListing, columns: MinuteColumns): Promise<void> => {
    const endMs = Math.min(endOf(columns), past.genesisMs);
    let made = 0;
    for (let day = Math.floor(columns.fromMs / dayMs); day * dayMs < endMs; day += 1) {
      const minutes = past.minutes(market.symbol, day);
      if (minutes === null) continue;
      const offset = (day * dayMs - columns.fromMs) / minuteMs;
      const [first, end] = [Math.max(0, -offset), Math.min(minutes.count, columns.count - offset)];
      if (end <= first) continue;
      for (const name of ['open', 'high', 'low', 'close'] as const) columns[name].set(minutes[name].subarray(first, end), offset + first);
      columns.volume.set(minutes.lots.subarray(first, end), offset + first);
      made += 1;
      if (made % daysAtOnce === 0) await setImmediate();
    }
  };

  const read = async (market: MarketListing, fromMs: number, toMs: number): Promise<MinuteColumns> => {
    const columns = empty(fromMs, Math.max(0, (toMs - fromMs) / minuteMs));
    if (columns.count === 0) return columns;
    await fillPast(market, columns);
    const firstMs = Math.max(fromMs, Math.floor(past.genesisMs / minuteMs) * minuteMs);
    for (let atMs = firstMs; atMs < toMs; atMs += daysAtOnce * dayMs) {
      const written = await source.written([market], '1m', atMs, Math.min(toMs, atMs + daysAtOnce * dayMs));
      for (const candle of written.get(market.marketId) ?? []) put(columns, candle);
    }
    return fillGaps(columns, columns.close[0] === 0 ? await source.closeBefore(market, '1m', fromMs) : null);
  };

  /** The known minutes stay; only those that are missing on either side are read. */
  const widened = async (market: MarketListing, known: MinuteColumns, fromMs: number, toMs: number): Promise<MinuteColumns> => {
    if (toMs < known.fromMs || fromMs > endOf(known)) return read(market, fromMs, toMs);
    const before = fromMs < known.fromMs ? await read(market, fromMs, known.fromMs) : null;
    const after = toMs > endOf(known) ? await read(market, endOf(known), toMs) : null;
    return joined([...(before === null ? [] : [before]), known, ...(after === null ? [] : [after])]);
  };

  return async (symbol, fromMs, toMs) => {
    const market = listings.marketOf(symbol);
    const [first, end] = [Math.ceil(fromMs / minuteMs) * minuteMs, Math.floor(Math.min(toMs, now()) / minuteMs) * minuteMs];
    if (market === undefined || end <= first) return empty(first, 0);
    const known = kept.get(symbol);
    if (known !== undefined && known.fromMs <= first && endOf(known) >= end) return between(known, first, end);
    await settled();
    const columns = known === undefined ? await read(market, first, end) : await widened(market, known, first, end);
    kept.delete(symbol);
    kept.set(symbol, columns);
    const oldest = kept.keys().next();
    if (kept.size > marketsKept && oldest.done !== true) kept.delete(oldest.value);
    return between(columns, first, end);
  };
}
