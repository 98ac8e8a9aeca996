// Following another venue, with a stand-in that speaks as ccxt does: its trades print a minute later, its silence is bridged and told.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPricePaths, dayMs } from '#server/market/paths/price-path.ts';
import { startMarket } from '#server/market/start-market.ts';
import { liveStandIn, type StandIn } from './live-stand-in.ts';
import { recordedCandles, tradesOf, type TextTrade } from './recorded-candles.ts';
import { allInUse } from './paces.ts';
import { timedVenue, type TimedVenue } from './timed-venue.ts';

// Minutes of a whole venue: seconds where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const minuteMs = 60_000;
/** 20 s before the first of the recorded minutes. */
const startMs = Date.UTC(2026, 4, 14, 10, 29, 40);
const firstMs = startMs + 20_000;
const candles = recordedCandles.slice(0, 30);
/** The recorded exchange's minutes, moved to the present. */
const shiftMs = firstMs - (candles[0]?.openMs ?? 0);
const happening: TextTrade[] = candles.flatMap(tradesOf).map((trade) => ({ ...trade, timeMs: trade.timeMs + shiftMs }));

let venue: TimedVenue;
let there: StandIn;
let market: Awaited<ReturnType<typeof startMarket>>;
const infos: string[] = [];

async function follow(delayMs = minuteMs): Promise<void> {
  market = await startMarket({
    contracts: null,
    client: venue.client,
    venue: venue.venue,
    paths: createPricePaths('meridian', Math.floor(startMs / dayMs), venue.venue.assetData),
    seed: 'meridian',
    source: { mode: 'live', name: 'Elsewhere', connect: () => Promise.resolve(there.exchange), symbols: [], delayMs },
    use: allInUse(new Set(['SOLUSDT'])),
    restingSeconds: 60,
    best: ({ marketId }) => {
      const { bids, asks } = venue.exchange.book(marketId, 1);
      return { bid: bids[0]?.[0] ?? null, ask: asks[0]?.[0] ?? null };
    },
    log: { info: (text) => infos.push(text), error: (text) => infos.push(text) },
  });
}
const runTo = (venueMs: number): Promise<unknown> => vi.advanceTimersByTimeAsync(venueMs - Date.now());
const hundredths = (text: string): number => Math.round(Number(text) * 100);
const lots = (text: string): number => Math.round(Number(text) * 10_000);
const wanted = (trades: readonly TextTrade[], delayMs: number): object[] =>
  trades.map(({ timeMs, price, quantity, takerSide }) => ({
    symbol: 'SOLUSDT',
    timeMs: timeMs + delayMs,
    price: hundredths(price),
    quantity: lots(quantity),
    side: takerSide,
  }));

beforeEach(async () => {
  infos.length = 0;
  vi.useFakeTimers();
  venue = await timedVenue(startMs);
  there = liveStandIn({ 'SOL/USDT': happening, 'NOPE/USDT': happening });
});
afterEach(async () => {
  await market.stop();
  vi.useRealTimers();
  const refused = venue.replies.filter((reply) => !reply.ok);
  assert.deepEqual([refused, venue.exchange.checkInvariants()], [[], []]);
});

test('every trade prints a minute after it happened there, to the millisecond, and the minutes are those of the other venue', async () => {
  await follow();
  expect(market.state()).toEqual({
    mode: 'live',
    state: 'following',
    markets: ['SOLUSDT'],
    clockMs: startMs - minuteMs,
    speed: 1,
    venue: 'Elsewhere',
    notice: null,
  });
  await runTo(firstMs + 11 * minuteMs - 1);
  const prints = venue.prints('SOLUSDT');
  expect(prints).toEqual(wanted(happening.slice(0, 40), minuteMs));
  const rebuilt = candles.slice(0, 10).map((_, minute) => {
    const own = prints.filter(({ timeMs }) => Math.floor((timeMs - firstMs) / minuteMs) === minute + 1);
    const prices = own.map(({ price }) => price);
    return [prices[0], Math.max(...prices), Math.min(...prices), prices.at(-1), own.reduce((sum, { quantity }) => sum + quantity, 0)];
  });
  expect(rebuilt).toEqual(
    candles.slice(0, 10).map(({ open, high, low, close, volume }) => [...[open, high, low, close].map(hundredths), lots(volume)]),
  );
  // The rest of the venue goes on as ever.
  expect(venue.prints('BTCUSDT').length).toBeGreaterThan(10);
});

test('without a delay trades print as soon as they are heard of, each once', async () => {
  await follow(0);
  await runTo(firstMs + 5 * minuteMs + 1000);
  const untimed = (list: readonly object[]): object[] => list.map((trade) => ({ ...trade, timeMs: 0 }));
  expect(untimed(venue.prints('SOLUSDT'))).toEqual(untimed(wanted(happening.slice(0, 20), 0)));
});

test('answers that hold only a few trades at a time lose none', async () => {
  there = liveStandIn({ 'SOL/USDT': happening }, 2);
  await follow();
  await runTo(firstMs + 6 * minuteMs - 1);
  expect(venue.prints('SOLUSDT')).toEqual(wanted(happening.slice(0, 20), minuteMs));
});

test('the book stands around the other venue’s prices before the first trade is due, with its spread', async () => {
  await follow();
  await runTo(firstMs + 30_000);
  expect(venue.prints('SOLUSDT')).toEqual([]);
  const book = (): readonly (number | undefined)[] => {
    const { bids, asks } = venue.exchange.book(venue.venue.listings.marketOf('SOLUSDT')?.marketId ?? -1, 1);
    return [bids[0]?.[0], asks[0]?.[0]];
  };
  const first = hundredths(candles[0]?.open ?? '');
  const [bid = 0, ask = 0] = book();
  expect([bid < first, first < ask, ask - bid < first / 100]).toEqual([true, true, true]);
  // A minute after the last trade of a minute its touch stands: two hundredths to each side.
  await runTo(firstMs + 2 * minuteMs + 1000);
  const close = hundredths(candles[0]?.close ?? '');
  expect(book()).toEqual([close - 2, close + 2]);
});

test('a venue that tells trades but no book prints each trade once all the same', async () => {
  there.tellsBooks = false;
  await follow();
  await runTo(firstMs + 6 * minuteMs - 1);
  expect(venue.prints('SOLUSDT')).toEqual(wanted(happening.slice(0, 20), minuteMs));
});

test('a short silence is not noticed: what was missed is asked for and still in time', async () => {
  await follow();
  await runTo(firstMs + 2 * minuteMs);
  there.isReachable = false;
  await runTo(Date.now() + 40_000);
  expect(market.state().state).toBe('following');
  there.isReachable = true;
  await runTo(firstMs + 6 * minuteMs - 1);
  expect(venue.prints('SOLUSDT')).toEqual(wanted(happening.slice(0, 20), minuteMs));
});

test('a long silence is told, simulated prices go on from the last one, and live ones come back by themselves', async () => {
  await follow();
  await runTo(firstMs + 3 * minuteMs);
  there.isReachable = false;
  const heard = happening.filter(({ timeMs }) => timeMs <= Date.now());
  await runTo(Date.now() + 3 * minuteMs);
  expect(market.state()).toMatchObject({ state: 'fallen-back', notice: 'liveUnreachable', markets: [], clockMs: Date.now() });
  expect(infos.filter((text) => text.includes('simulated until it answers'))).toHaveLength(1);
  const prints = venue.prints('SOLUSDT');
  // All that was heard has been printed, and then more: no further from the last price than a simulated minute or two goes.
  expect(prints.slice(0, heard.length)).toEqual(wanted(heard, minuteMs));
  const since = prints.slice(heard.length);
  expect(since.length).toBeGreaterThan(0);
  const last = hundredths(heard.at(-1)?.price ?? '');
  for (const { price } of since) expect(Math.abs(price / last - 1)).toBeLessThan(0.02);

  // Asked again and again, but never more often than the pauses allow: 2, 4, 8, … seconds, then every minute.
  const before = there.asked.length;
  await runTo(Date.now() + 10 * minuteMs);
  expect(there.asked.length - before).toBeGreaterThan(5);
  expect(there.asked.length - before).toBeLessThan(14);

  there.isReachable = true;
  await runTo(Date.now() + 2 * minuteMs);
  expect(market.state()).toMatchObject({ state: 'following', notice: null, markets: ['SOLUSDT'] });
  const backMs = Date.now();
  await runTo(backMs + 3 * minuteMs);
  const due = happening.filter(({ timeMs }) => timeMs + minuteMs > backMs && timeMs + minuteMs <= Date.now());
  expect(due.length).toBeGreaterThan(8);
  expect(venue.prints('SOLUSDT').filter(({ timeMs }) => timeMs > backMs)).toEqual(wanted(due, minuteMs));
});

test('where there is no network at all the venue opens with simulated prices, says so, and follows when there is one', async () => {
  there.isReachable = false;
  await follow();
  expect(market.state()).toMatchObject({ state: 'fallen-back', notice: 'liveUnreachable' });
  await runTo(Date.now() + minuteMs);
  expect(venue.prints('SOLUSDT').length).toBeGreaterThan(0);
  there.isReachable = true;
  await runTo(Date.now() + 2 * minuteMs);
  expect(market.state()).toMatchObject({ state: 'following', notice: null });
  expect(infos.some((text) => text.startsWith('following Elsewhere'))).toBe(true);
});
