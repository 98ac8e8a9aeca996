// Whatever moves the prices, the candles that the venue writes down are those of the trades: the recorded exchange's own, minute for minute.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

import type { Candle } from '#lib/contract/market.ts';
import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { readRecordings } from '#server/market/replay/recordings.ts';
import { startMarket, type MarketSourceChoice } from '#server/market/start-market.ts';
import { loadVenue } from '#server/market/venue.ts';
import { noHistory } from '#server/projections/candles/candle-history.ts';
import { createProjections } from '#server/projections/create-projections.ts';
import { openTestStore } from '#tests/open-test-store.ts';
import { liveStandIn } from './live-stand-in.ts';
import { recordedCandles, recordingText, tradesOf } from './recorded-candles.ts';
import { allInUse } from './paces.ts';
import { timedVenue, type TimedVenue } from './timed-venue.ts';

const minuteMs = 60_000;
const startMs = Date.UTC(2026, 4, 14, 10, 29, 40);
/** The first full minute of the venue. */
const firstMs = startMs + 20_000;
const minutes = 15;
const recorded = recordedCandles.slice(0, minutes);
const log = { info: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'meridian-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = await openTestStore();

afterEach(() => vi.useRealTimers());

/** Runs a venue with the source, up to a moment. */
async function run(source: MarketSourceChoice, untilMs: number): Promise<TimedVenue> {
  vi.useFakeTimers();
  const venue = await timedVenue(startMs);
  const market = await startMarket({
    contracts: null,
    client: venue.client,
    venue: venue.venue,
    paths: createPricePaths('meridian', Math.floor(startMs / dayMs), venue.venue.assetData),
    seed: 'meridian',
    source,
    use: allInUse(new Set(['SOLUSDT', 'BTCUSDT'])),
    restingSeconds: 60,
    best: ({ marketId }) => {
      const { bids, asks } = venue.exchange.book(marketId, 1);
      return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null };
    },
    log,
  });
  await vi.advanceTimersByTimeAsync(untilMs - Date.now());
  await market.stop();
  vi.useRealTimers();
  return venue;
}

/** The candles that the venue has written down about a market, of the minutes from one to before another. */
async function written({ records, venue }: TimedVenue, symbol: string, fromMs: number, endMs: number): Promise<Candle[]> {
  await store.pool.query('truncate trades, candles, orders, fills, ledger_entries, projection_checkpoints');
  const projections = await createProjections({ store, listings: venue.listings, history: noHistory, log, now: () => endMs });
  for (let place = 0; place < records.length; place += 2000) {
    projections.onRecords(records.slice(place, place + 2000));
    await projections.caughtUp(records[Math.min(place + 2000, records.length) - 1]?.sequence ?? 0);
  }
  const candles = await projections.candles.list(symbol, '1m', { endMs, limit: 1000 });
  const fives = await projections.candles.list(symbol, '5m', { endMs, limit: 1000 });
  await projections.close();
  const inside = candles.filter(([openMs]) => openMs >= fromMs);
  // Five minutes are five minutes.
  for (const [openMs, , high, , , base] of fives.filter(([start]) => start >= fromMs)) {
    const own = inside.filter(([minute]) => minute >= openMs && minute < openMs + 5 * minuteMs);
    expect([Number(high), Number(base).toFixed(4)]).toEqual([
      Math.max(...own.map((candle) => Number(candle[2]))),
      own.reduce((sum, candle) => sum + Number(candle[5]), 0).toFixed(4),
    ]);
  }
  return inside;
}

const numbers = ([, ...texts]: Candle): number[] => texts.slice(0, 5).map(Number);
const told = recorded.map(({ open, high, low, close, volume }) => [open, high, low, close, volume].map(Number));

test('simulated: each minute is open, high, low, close and volume of its trades', async () => {
  const endMs = firstMs + 5 * minuteMs;
  const venue = await run({ mode: 'simulated' }, endMs);
  const candles = await written(venue, 'BTCUSDT', firstMs, endMs);
  const prints = venue.prints('BTCUSDT');
  const slow = Array.from({ length: 5 }, (_, minute) => {
    const own = prints.filter(({ timeMs }) => timeMs >= firstMs + minute * minuteMs && timeMs < firstMs + (minute + 1) * minuteMs);
    const prices = own.map(({ price }) => price / 100);
    const volume = own.reduce((sum, { quantity }) => sum + quantity, 0) / 1_000_000;
    return [prices[0], Math.max(...prices), Math.min(...prices), prices.at(-1), volume];
  });
  expect(prints.length).toBeGreaterThan(100);
  expect(candles.map(numbers)).toEqual(slow);
}, 120_000);

test('replay: the recorded exchange’s own minutes', async () => {
  const file = join(folder, 'sol.csv');
  writeFileSync(file, recordingText(recorded.flatMap(tradesOf)));
  const endMs = firstMs + minutes * minuteMs;
  const recordings = readRecordings(loadVenue().listings, [{ symbol: 'SOLUSDT', file }]);
  const venue = await run({ mode: 'replay', recordings }, endMs);
  expect((await written(venue, 'SOLUSDT', firstMs, endMs)).map(numbers)).toEqual(told);
}, 120_000);

test('live: the other venue’s own minutes, a minute later', async () => {
  const shiftMs = firstMs - (recorded[0]?.openMs ?? 0);
  const trades = recorded.flatMap(tradesOf).map((trade) => ({ ...trade, timeMs: trade.timeMs + shiftMs }));
  const there = liveStandIn({ 'SOL/USDT': trades });
  const connect = () => Promise.resolve(there.exchange);
  const endMs = firstMs + (minutes + 1) * minuteMs;
  const venue = await run({ mode: 'live', name: 'Elsewhere', connect, symbols: [], delayMs: minuteMs }, endMs);
  expect((await written(venue, 'SOLUSDT', firstMs + minuteMs, endMs)).map(numbers)).toEqual(told);
}, 120_000);
