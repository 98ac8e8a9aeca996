// The curve of a bot's profit, beside figures worked out by hand.
import { expect, test } from 'vitest';

import type { Candle } from '#lib/contract/market.ts';
import { profitCurve, summedCurves } from './profit-curve.ts';

const minute = 60_000;
const candle = (place: number, close: string): Candle => [place * minute, close, close, close, close, '1', '1'];
const candles = [candle(0, '100'), candle(1, '100'), candle(2, '110'), candle(3, '90')];
const fill = (at: number, side: 'buy' | 'sell', price: string, quantity: string, fee = '0', feeCoin = 'USDT') => ({
  timeMs: at * minute + 5,
  side,
  price,
  quantity,
  fee,
  feeCoin,
});

test('bought 2 at 100, sold 1 at 110: 10 and 10 are made, then 1 coin has fallen by 20', () => {
  const curve = profitCurve(
    { startMs: minute, baseInvestment: '0', baseCoin: 'BTC' },
    [fill(2, 'sell', '110', '1'), fill(1, 'buy', '100', '2')],
    candles,
  );
  expect(curve.map(({ timeMs, worth }) => [timeMs / minute, worth])).toEqual([
    [1, 0],
    [2, 20],
    [3, 0],
  ]);
});

test('fees count in the coin that they were paid in, and a short gains from a fall', () => {
  const spot = profitCurve({ startMs: minute, baseInvestment: '0', baseCoin: 'BTC' }, [fill(1, 'buy', '100', '2', '0.01', 'BTC')], candles);
  expect(spot[0]?.worth).toBeCloseTo(-1, 9);
  const short = profitCurve({ startMs: minute, baseInvestment: '0', baseCoin: 'BTC' }, [fill(1, 'sell', '100', '1', '0.5')], candles);
  expect(short.map(({ worth }) => worth)).toEqual([-0.5, -10.5, 9.5]);
});

test('coins that were put in are worth what they were at the first trade', () => {
  const curve = profitCurve({ startMs: minute, baseInvestment: '1', baseCoin: 'BTC' }, [fill(1, 'sell', '100', '0.5')], candles);
  expect(curve.map(({ worth }) => worth)).toEqual([0, 5, -5]);
});

test('several markets: each counts as it last was', () => {
  const moments = (...all: readonly (readonly [timeMs: number, worth: number])[]) =>
    all.map(([timeMs, worth]) => ({ timeMs, worth, other: null }));
  const summed = summedCurves([moments([1, 10], [2, 20], [4, 40]), moments([1, 1], [3, 3]), moments([2, 100])]);
  expect(summed).toEqual(moments([1, 11], [2, 121], [4, 143]));
  expect(summedCurves([])).toEqual([]);
});
