// The worth of money in several coins, worked out by hand.
import { expect, test } from 'vitest';

import { heldBasket } from './held-basket.ts';

const dayMs = 86_400_000;
/** Closes of one day after the other, from the given day on. */
const closes = (firstDay: number, ...prices: readonly string[]) =>
  prices.map((close, place) => ({ openMs: (firstDay + place) * dayMs, close }));

test('each coin grows by its own price, and what is paid with stays as it is', () => {
  const parts = [
    { weight: '0.5', candles: closes(0, '100', '110', '150') },
    { weight: '0.3', candles: closes(0, '10', '5', '20') },
    { weight: '0.2', candles: null },
  ];
  // 500 × 1.1 + 300 ÷ 2 + 200, then 500 × 1.5 + 300 × 2 + 200.
  expect(heldBasket('1000', parts, dayMs)).toEqual({
    points: [
      { timeMs: dayMs, value: '1000' },
      { timeMs: 2 * dayMs, value: '900' },
      { timeMs: 3 * dayMs, value: '1550' },
    ],
    rate: '0.55',
  });
});

test('it begins with the youngest coin, and a missing candle keeps the last close', () => {
  const parts = [
    { weight: '0.5', candles: closes(0, '50', '100', '200', '300') },
    { weight: '0.5', candles: [...closes(1, '3'), ...closes(3, '4')] },
  ];
  // 50 × 2 + 50, then 50 × 3 + 50 × 4 ÷ 3 = 216.666…, rounded down.
  expect(heldBasket('100', parts, dayMs)?.points.map(({ value }) => value)).toEqual(['100', '150', '216.66']);
});

test('weights count by their share of their sum, and none is left out', () => {
  const parts = [
    { weight: '0.6', candles: closes(0, '1', '2') },
    { weight: '0.2', candles: null },
    { weight: '0', candles: closes(0) },
  ];
  // Three quarters double.
  expect(heldBasket('100', parts, dayMs)).toMatchObject({ points: [{ value: '100' }, { value: '175' }], rate: '0.75' });
});

test.each([
  ['no money', '0', [{ weight: '1', candles: closes(0, '1', '2') }]],
  ['no weight', '100', [{ weight: '0', candles: closes(0, '1', '2') }]],
  ['only what is paid with', '100', [{ weight: '1', candles: null }]],
  [
    'a coin without a past',
    '100',
    [
      { weight: '0.5', candles: closes(0, '1', '2') },
      { weight: '0.5', candles: [] },
    ],
  ],
  ['a single moment', '100', [{ weight: '1', candles: closes(0, '1') }]],
])('nothing can be shown: %s', (_, money, parts) => {
  expect(heldBasket(money, parts, dayMs)).toBeNull();
});
