// Candles of every length, against a slow computation from the trades, and across the first trade of the venue.
import { beforeEach, expect, test, vi } from 'vitest';

import { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle } from '#lib/contract/market.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { createProjections, type Projections } from '../create-projections.ts';
import { record, sampleListings as listings, seededRandom, traded } from '../sample-events.ts';
import { type CandleHistory, noHistory } from './candle-history.ts';
import { candleText } from './candle-text.ts';

const log = { info: () => undefined, error: () => undefined };
const store = await openTestStore();

beforeEach(async () => {
  await store.pool.query('truncate trades, candles, projection_checkpoints');
});

const open = (history: CandleHistory, now: () => number): Promise<Projections> => createProjections({ store, listings, history, log, now });

const random = seededRandom(11);
const fromMs = Date.parse('2024-11-20T07:13:05Z');
const nowMs = Date.parse('2026-02-03T19:44:31Z');
const dots = Array.from({ length: 4000 }, () => ({
  // Most of them near the end, so that short candles have some too.
  timeMs: Math.floor(nowMs - (nowMs - fromMs) * random() ** 6),
  ticks: 9000 + Math.floor(random() * 2000),
  lots: 1 + Math.floor(random() * 500),
})).sort((a, b) => a.timeMs - b.timeMs);

/** The beginning of a moment's bucket, found the slow way: back second by second, day by day, on the calendar. */
const slowStart = (interval: KlineInterval, timeMs: number): number => {
  const date = new Date(timeMs);
  const midnight = Date.parse(`${date.toISOString().slice(0, 10)}T00:00:00Z`);
  const count = Number(/^\d+/.exec(interval)?.[0] ?? 1);
  if (interval === 'realtime') return timeMs;
  if (interval === '1s') return date.setUTCMilliseconds(0);
  if (interval.endsWith('m')) return date.setUTCMinutes(date.getUTCMinutes() - (date.getUTCMinutes() % count), 0, 0);
  if (interval.endsWith('H')) return date.setUTCHours(date.getUTCHours() - (date.getUTCHours() % count), 0, 0, 0);
  const starts = (day: Date): boolean => {
    if (interval === '1W') return day.getUTCDay() === 1;
    if (interval === '1M') return day.getUTCDate() === 1;
    if (interval === '3M') return day.getUTCDate() === 1 && [0, 3, 6, 9].includes(day.getUTCMonth());
    return interval === '1D' || (day.getTime() / 86_400_000) % 3 === 0;
  };
  let day = midnight;
  while (!starts(new Date(day))) day -= 86_400_000;
  return day;
};
const text = (hundredths: number): string => (hundredths / 100).toFixed(2);
const slowCandles = (interval: KlineInterval, limit: number): Candle[] => {
  const buckets: number[] = [];
  for (
    let start = slowStart(interval, nowMs);
    buckets.length < limit && start >= slowStart(interval, dots[0]?.timeMs ?? 0);
    start = slowStart(interval, start - 1)
  )
    buckets.unshift(start);
  return buckets.map((start, place) => {
    const inside = dots.filter((dot) => dot.timeMs >= start && dot.timeMs < (buckets[place + 1] ?? nowMs + 1));
    const prices = inside.map((dot) => dot.ticks);
    const stood = dots.filter((dot) => dot.timeMs < start).at(-1)?.ticks ?? 0;
    const quote = inside.reduce((sum, dot) => sum + BigInt(dot.ticks) * BigInt(dot.lots) * 100n, 0n);
    return [
      start,
      text(prices[0] ?? stood),
      text(prices.length === 0 ? stood : Math.max(...prices)),
      text(prices.length === 0 ? stood : Math.min(...prices)),
      text(prices.at(-1) ?? stood),
      (inside.reduce((sum, dot) => sum + dot.lots, 0) / 10_000).toFixed(4),
      String(Number(quote) / 1e8),
    ];
  });
};

/** The trades of one millisecond. */
const momentCandle = (timeMs: number): Candle => {
  const inside = dots.filter((dot) => dot.timeMs === timeMs);
  const prices = inside.map((dot) => dot.ticks);
  const quote = inside.reduce((sum, dot) => sum + dot.ticks * dot.lots, 0);
  return [
    timeMs,
    text(prices[0] ?? 0),
    text(Math.max(...prices)),
    text(Math.min(...prices)),
    text(prices.at(-1) ?? 0),
    (inside.reduce((sum, dot) => sum + dot.lots, 0) / 10_000).toFixed(4),
    String(quote / 1e6),
  ];
};

test('of every interval agree with a slow computation from the trades', async () => {
  const projections = await open(noHistory, () => nowMs);
  const records = dots.map((dot, place) => record(place + 1, dot.timeMs, traded(place + 1, dot.ticks, dot.lots)));
  for (let place = 0; place < records.length; place += 700) {
    projections.onRecords(records.slice(place, place + 700));
    await projections.caughtUp(Math.min(place + 700, records.length));
  }
  const buckets = KlineInterval.filter((interval) => interval !== 'realtime');
  const read = await Promise.all(buckets.map((interval) => projections.candles.list('BTCUSDT', interval, { limit: 150 })));
  expect(Object.fromEntries(buckets.map((interval, place) => [interval, read[place]]))).toEqual(
    Object.fromEntries(buckets.map((interval) => [interval, slowCandles(interval, 150)])),
  );
  const moments = [...new Set(dots.map((dot) => dot.timeMs))];
  const line = await projections.candles.list('BTCUSDT', 'realtime', { limit: 150 });
  expect(line).toEqual(moments.slice(-150).map(momentCandle));
  // The page before goes on where this one began, and no trade of a crowded millisecond is lost between the two.
  const before = await projections.candles.list('BTCUSDT', 'realtime', { limit: 150, endMs: line[0]?.[0] ?? 0 });
  expect(before).toEqual(moments.slice(-300, -150).map(momentCandle));
  expect(dots.filter(({ timeMs }) => timeMs === moments.at(-1)).length).toBeGreaterThan(1);
  const older = slowCandles('1H', 60).slice(0, 20);
  expect(await projections.candles.list('BTCUSDT', '1H', { limit: 20, endMs: (older.at(-1)?.[0] ?? 0) + 1 })).toEqual(older);
  const asked = vi.spyOn(store.pool, 'connect');
  expect(await projections.candles.hourlyCloses(['BTCUSDT', 'NOPE', 'ETHUSDT'], 24)).toEqual([
    { symbol: 'BTCUSDT', closes: slowCandles('1H', 24).map(([, , , , close]) => close) },
    { symbol: 'ETHUSDT', closes: [] },
  ]);
  // Candles, and the closes before those of markets that were silent, each by one question for all markets.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  asked.mockRestore();
  const noon = Date.parse('2026-02-03T12:00:00Z');
  expect(await projections.candles.openingPrice('BTCUSDT', noon)).toBe(text(dots.filter((dot) => dot.timeMs < noon).at(-1)?.ticks ?? 0));
  expect(await projections.candles.openingPrice('BTCUSDT', fromMs - 86_400_000)).toBe(text(dots[0]?.ticks ?? 0));
  expect(await projections.candles.openingPrice('ETHUSDT', noon)).toBeNull();
  await projections.close();
}, 120_000);

test('before the first trade come from history, and the candle of genesis from both', async () => {
  const hour = 3_600_000;
  const genesisMs = 100 * hour + 90_000;
  const width = { '1m': 60_000, '1H': hour, '1D': 24 * hour };
  /** One whole coin a candle, at a price that is its minute. */
  const history: CandleHistory = {
    genesisMs,
    firstMs: hour,
    minutes: () => null,
    candles: (_symbol, interval, from, to) => {
      const list: Candle[] = [];
      for (let start = Math.ceil(from / width[interval]) * width[interval]; start < Math.min(to, genesisMs); start += width[interval]) {
        const price = (start / 60_000).toFixed(2);
        list.push([start, price, price, price, price, '1', '2.5']);
      }
      const bitcoin = listings.marketOf('BTCUSDT');
      return bitcoin === undefined ? [] : list.map(candleText(listings, bitcoin).read);
    },
  };
  const nowAt = 100 * hour + 200_000;
  const projections = await open(history, () => nowAt);
  projections.onRecords([record(1, genesisMs + 10_000, traded(1, 700_000, 5)), record(2, nowAt - 5000, traded(2, 500_000, 5))]);
  expect(await projections.candles.list('BTCUSDT', '1m', { limit: 5 })).toEqual([
    [100 * hour - 60_000, '5999.00', '5999.00', '5999.00', '5999.00', '1.0000', '2.5'],
    [100 * hour, '6000.00', '6000.00', '6000.00', '6000.00', '1.0000', '2.5'],
    [100 * hour + 60_000, '6001.00', '7000.00', '6001.00', '7000.00', '1.0005', '6'],
    [100 * hour + 120_000, '7000.00', '7000.00', '7000.00', '7000.00', '0.0000', '0'],
    [100 * hour + 180_000, '5000.00', '5000.00', '5000.00', '5000.00', '0.0005', '2.5'],
  ]);
  expect(await projections.candles.list('BTCUSDT', '2H', { limit: 2 })).toEqual([
    [98 * hour, '5880.00', '5940.00', '5880.00', '5940.00', '2.0000', '5'],
    [100 * hour, '6000.00', '7000.00', '5000.00', '5000.00', '1.0010', '8.5'],
  ]);
  expect(await projections.candles.list('BTCUSDT', '1m', { limit: 1, endMs: 50 * hour })).toEqual([
    [50 * hour - 60_000, '2999.00', '2999.00', '2999.00', '2999.00', '1.0000', '2.5'],
  ]);
  // History begins with the first hour, seconds with the venue: what ends there or before has no candles.
  expect(await projections.candles.list('BTCUSDT', '1m', { endMs: hour })).toEqual([]);
  expect(await projections.candles.list('BTCUSDT', '1m', { endMs: hour + 1, limit: 1 })).toHaveLength(1);
  expect(await projections.candles.list('BTCUSDT', '1s', { endMs: genesisMs })).toEqual([]);
  expect(await projections.candles.list('BTCUSDT', '1s', { endMs: genesisMs + 1000, limit: 1 })).toHaveLength(1);
  expect((['1s', '1m', '1D'] as const).map(projections.candles.beginsMs)).toEqual([genesisMs, hour, 0]);
  expect(await projections.candles.openingPrice('BTCUSDT', 96 * hour)).toBe('5759.00');
  await projections.start({ book: () => Promise.resolve({ sequence: 0, bids: [], asks: [] }) });
  // 100 hours are longer than the window: it opens at the last minute before it.
  expect(projections.market.ticker('BTCUSDT')).toMatchObject({ lastPrice: '5000.00', openPrice: '4563.00' });
  await projections.close();
});
