// The newest candle and the last price: they are one.
import { expect, test } from 'vitest';

import type { PublicTrade } from '#lib/contract/market.ts';
import { withLastPrice } from './with-last-price.ts';

const minute = (timeMs: number, close: number) => ({ timeMs, open: 100, high: 101, low: 99, close, volume: 5 });
const bars = [minute(0, 100), minute(60_000, 100.5)];
const trade = (price: string, timeMs: number): PublicTrade => ({
  tradeId: '1',
  symbol: 'BTCUSDT',
  price,
  quantity: '1',
  takerSide: 'buy',
  timeMs,
});

test.each([
  ['within its range', trade('100.2', 90_000), { ...minute(60_000, 100.2) }],
  ['above it', trade('102', 90_000), { ...minute(60_000, 102), high: 102 }],
  ['below it', trade('98', 90_000), { ...minute(60_000, 98), low: 98 }],
  ['of a candle that is told already, older than it', trade('100.1', 30_000), { ...minute(60_000, 100.1) }],
])('the newest candle ends at a price %s', (_, last, expected) => {
  expect(withLastPrice(bars, '1m', last)).toEqual([bars[0], expected]);
});

test('a trade of the next minute begins its candle', () => {
  expect(withLastPrice(bars, '1m', trade('103', 120_500))).toEqual([
    ...bars,
    { timeMs: 120_000, open: 103, high: 103, low: 103, close: 103, volume: 0 },
  ]);
});

test('nothing is made anew where nothing differs, or nothing is known', () => {
  expect(withLastPrice(bars, '1m', trade('100.5', 90_000))).toBe(bars);
  expect(withLastPrice(bars, '1m', undefined)).toBe(bars);
  expect(withLastPrice([], '1m', trade('100.5', 90_000))).toEqual([]);
});
