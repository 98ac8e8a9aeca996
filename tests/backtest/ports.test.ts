// The ports of a venue: funding of as many pages as there are, oldest first, and markets by symbol and by id.
import { expect, test } from 'vitest';

import { loadVenue } from '#server/market/venue.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { backtestPorts } from '#server/services/backtests/backtest-ports.ts';
import { partOf } from '#server/backtest/candle-columns.ts';
import { candles, minute } from './scripted-bot.ts';

const venue = loadVenue();
const contracts = loadContracts(undefined, venue);
venue.listings.listContracts([...contracts.perpetuals], contracts.assets);

const hour = 3_600_000;
const marginRules = { callPpm: 800_000, liquidationFeePpm: 20_000, reachPpm: 30_000, transferCoefficient: 2 };
/** 4,000 slots, told 1,500 at a time, newest first. */
const slots = Array.from({ length: 4000 }, (_, place) => ({ slotMs: place * hour, rateE8: (place % 7) * 1000 - 3000 }));
const minutes = candles([1, 2, 3, 4, 5].map((price) => [price, price, price, price] as const));
const firstMs = minutes.fromMs;
const ports = backtestPorts({
  client: { lending: () => Promise.resolve({ rules: marginRules, assets: [], markets: [] }) },
  listings: venue.listings,
  log: { error: (text) => expect.unreachable(text) },
  projections: {
    minutes: (symbol, fromMs, toMs) => Promise.resolve(partOf(symbol === 'BTCUSDT' ? minutes : candles([[1, 1, 1, 1]]), fromMs, toMs)),
    funding: {
      settled: (symbol, fromMs, toMs) =>
        Promise.resolve(
          slots
            .filter(({ slotMs }) => slotMs >= fromMs && slotMs <= toMs)
            .slice(-1500)
            .toReversed()
            .map(({ slotMs, rateE8 }) => ({
              symbolId: symbol,
              settleTimeMs: slotMs,
              fundingRate: (rateE8 / 1e8).toFixed(8),
              markPrice: '1',
            })),
        ),
      last: () => Promise.reject(new Error('nobody asks')),
      payments: () => Promise.reject(new Error('nobody asks')),
    },
  },
});

test('all funding of a time is there, oldest first; spot has none', async () => {
  const past = await ports.candlesOf('BTCUSDT_UMCBL', 10 * hour, 3990 * hour);
  expect(past.funding).toEqual(slots.slice(10, 3991));
  expect((await ports.candlesOf('BTCUSDT', 0, 4000 * hour)).funding).toEqual([]);
});

test('what lies before the time that is played comes with it, and markets of spot go by the names of the wire', async () => {
  const { columns, whole } = await ports.candlesOf('BTCUSDT_SPBL', firstMs + 2 * minute, firstMs + 4 * minute, 2 * minute);
  expect([columns.fromMs, columns.count, [...columns.close]]).toEqual([firstMs + 2 * minute, 2, [3, 4]]);
  expect([whole?.fromMs, whole?.count]).toEqual([firstMs, 4]);
  expect(ports.marketOf('BTCUSDT_SPBL')).toEqual(ports.marketOf('BTCUSDT'));
});

test('markets are found with their coins; of contracts the margin coin', () => {
  expect(ports.marketOf('BTCUSDT')).toMatchObject({ base: { code: 'BTC' }, quote: { code: 'USDT' } });
  expect(ports.marketOf('BTCUSDT_UMCBL')?.rules.contract).toBeDefined();
  expect(ports.marketOf('NOTHING')).toBeUndefined();
});
