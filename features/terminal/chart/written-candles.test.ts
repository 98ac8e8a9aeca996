// The candles of the page are those of the exchange, whatever they are.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toBar } from '#components/trading/price-chart/chart-bars.ts';
import type { Candle } from '#lib/contract/market.ts';
import { readBars, writeCandles } from './written-candles.ts';

const price = fc.tuple(fc.nat(200_000), fc.nat(99)).map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const candles = fc.array(
  fc.tuple(fc.nat(2_000_000_000), price, price, price, price, price, price).map(([seconds, ...rest]): Candle => [seconds * 1000, ...rest]),
);

test('two candles, the second of which opens where the first closed', () => {
  const written = writeCandles([
    [1_795_044_600_000, '10.00', '12.50', '9.00', '11.00', '1.5', '16.50'],
    [1_795_045_500_000, '11.00', '11.25', '10.75', '11.20', '0', '0'],
  ]);
  expect(written).toBe('1795044600000,10.00,12.50,9.00,11.00,1.5;900000,,11.25,10.75,11.20,0');
  expect(readBars(written)).toEqual([
    { timeMs: 1_795_044_600_000, open: 10, high: 12.5, low: 9, close: 11, volume: 1.5 },
    { timeMs: 1_795_045_500_000, open: 11, high: 11.25, low: 10.75, close: 11.2, volume: 0 },
  ]);
});

test('what is read is what a chart would have made of the candles themselves', () => {
  fc.assert(
    fc.property(candles, (some) => {
      expect(readBars(writeCandles(some))).toEqual(some.map(toBar));
    }),
  );
});
