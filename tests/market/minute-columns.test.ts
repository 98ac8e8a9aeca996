// A year of minutes in columns: the same as the chart's candles, whatever was asked for before, across the first trade of the venue.
import { expect, test } from 'vitest';

import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { createHistory } from '#server/market/history.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { loadVenue } from '#server/market/venue.ts';
import type { CandleSource } from '#server/projections/candles/candle-source.ts';
import { createMinuteReader, type MinuteReader } from '#server/projections/candles/minute-columns.ts';
import type { TickCandle } from '#server/projections/candles/tick-candle.ts';

const venue = loadVenue();
const genesisMs = Date.UTC(2026, 4, 14, 10, 30, 17, 250);
const minute = 60_000;
const genesisDay = Math.floor(genesisMs / dayMs);
const nowMs = genesisMs + 3 * dayMs + 1234;
const paths = createPricePaths('meridian', genesisDay, venue.assetData);
const history = createHistory(venue, paths, 'meridian', genesisMs);

/** Traded now and then after genesis, in the minute of genesis too. */
const traded: TickCandle[] = Array.from({ length: 900 }, (_, place) => {
  const openTicks = 9_000_000 + place * 7;
  return {
    openTimeMs: bucketStart('1m', genesisMs) + place * 5 * minute,
    openTicks,
    highTicks: openTicks + 900,
    lowTicks: openTicks - 800,
    closeTicks: openTicks + 3,
    baseLots: 10n,
    quoteUnits: 0n,
  };
});

function reader(read: { rows: number }): MinuteReader {
  const source: CandleSource = {
    beginsMs: () => 0,
    historyEndsMs: () => 0,
    between: () => Promise.reject(new Error('nobody asks')),
    history: () => [],
    written: ([market], _interval, fromMs, toMs) => {
      const rows = traded.filter(({ openTimeMs }) => openTimeMs >= fromMs && openTimeMs < toMs);
      read.rows += rows.length;
      return Promise.resolve(new Map([[market?.marketId ?? 0, rows]]));
    },
    closesBefore: () => Promise.reject(new Error('nobody asks')),
    closeBefore: (_market, _interval, timeMs) => {
      const before = traded.findLast(({ openTimeMs }) => openTimeMs < timeMs)?.closeTicks;
      const past = history.candles('BTCUSDT', '1m', timeMs - 2 * minute, timeMs).at(-1)?.closeTicks;
      return Promise.resolve(before ?? past ?? null);
    },
  };
  return createMinuteReader({ listings: venue.listings, source, past: history, now: () => nowMs, settled: () => Promise.resolve() });
}

/** The slow way: candles from the history, then those that were traded, then flat ones. */
function slow(fromMs: number, toMs: number): number[][] {
  const byTime = new Map<number, number[]>();
  for (const { openTimeMs, openTicks, highTicks, lowTicks, closeTicks, baseLots } of history.candles('BTCUSDT', '1m', fromMs, toMs))
    byTime.set(openTimeMs, [openTicks, highTicks, lowTicks, closeTicks, Number(baseLots)]);
  for (const { openTimeMs, openTicks, highTicks, lowTicks, closeTicks, baseLots } of traded) {
    const [open = openTicks, high = 0, low = Infinity, , lots = 0] = byTime.get(openTimeMs) ?? [];
    byTime.set(openTimeMs, [open, Math.max(high, highTicks), Math.min(low, lowTicks), closeTicks, lots + Number(baseLots)]);
  }
  const rows: number[][] = [];
  let last = 0;
  for (let at = Math.min(fromMs, ...byTime.keys()); at < toMs; at += minute) {
    const row = byTime.get(at) ?? [last, last, last, last, 0];
    last = row[3] ?? 0;
    if (at >= fromMs) rows.push(row);
  }
  return rows;
}

const rowsOf = ({ count, open, high, low, close, volume }: Awaited<ReturnType<MinuteReader>>): number[][] =>
  Array.from({ length: count }, (_, place) => [open, high, low, close, volume].map((column) => column[place] ?? -1));

test('columns are the chart’s candles, asked for in any order', async () => {
  const read = { rows: 0 };
  const minutes = reader(read);
  const stretches: [number, number][] = [
    [genesisMs - 2 * dayMs, genesisMs + dayMs],
    [genesisMs + dayMs, genesisMs + 2 * dayMs],
    [genesisMs - 3 * dayMs - 1, genesisMs - 3 * dayMs + 90 * minute],
    [genesisMs - 3 * dayMs, genesisMs + 2 * dayMs],
  ];
  for (const [fromMs, toMs] of stretches) {
    const columns = await minutes('BTCUSDT', fromMs, toMs);
    expect(columns.fromMs).toBe(Math.ceil(fromMs / minute) * minute);
    expect(rowsOf(columns)).toEqual(slow(columns.fromMs, Math.floor(toMs / minute) * minute));
  }
  const before = read.rows;
  await minutes('BTCUSDT', genesisMs - dayMs, genesisMs + dayMs);
  expect(read.rows).toBe(before);
});

test('the running minute is left out, and what lies before the history is not there', async () => {
  const minutes = reader({ rows: 0 });
  const late = await minutes('BTCUSDT', nowMs - 10 * minute, nowMs + dayMs);
  expect(late.fromMs + late.count * minute).toBe(Math.floor(nowMs / minute) * minute);
  const all = await minutes('BTCUSDT', genesisMs - 800 * dayMs, genesisMs - 755 * dayMs);
  expect(all.fromMs).toBe((genesisDay - 761) * dayMs);
  expect((await minutes('NOTHING', 0, nowMs)).count).toBe(0);
});
