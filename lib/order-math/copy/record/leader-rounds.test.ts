// The trades of a leader from nothing to nothing, worked out by hand.
import { expect, test } from 'vitest';

import { leaderRounds, type MarketChange } from './leader-rounds.ts';

const change = (order: number, side: 'buy' | 'sell', lots: bigint, price: bigint, feeUnits = 0n): MarketChange => ({
  order,
  timeMs: order * 10,
  side,
  lots,
  value: lots * price,
  feeUnits,
  lastTicks: price,
});

test('a sale that turns a long into a short ends one trade and begins another, and loses nothing between them', () => {
  const [long, short, ...more] = leaderRounds([change(1, 'buy', 10n, 100n, 10n), change(2, 'sell', 15n, 121n, 31n)], null);
  // 10 of 15: 1,210 of 1,815, and 20 of 31, down. The rest is 605 and 11.
  expect(long).toEqual({
    endTicks: 121n,
    orders: [
      { ...change(1, 'buy', 10n, 100n, 10n), isEntry: true, beforeLots: 0n, afterLots: 10n },
      { ...change(2, 'sell', 10n, 121n, 20n), isEntry: false, beforeLots: 10n, afterLots: 0n },
    ],
  });
  expect(short).toEqual({
    endTicks: null,
    orders: [{ ...change(2, 'sell', 5n, 121n, 11n), isEntry: true, beforeLots: 0n, afterLots: 5n }],
  });
  expect(more).toEqual([]);
});

test('a short is closed by buying', () => {
  const rounds = leaderRounds([change(1, 'sell', 4n, 50n), change(2, 'buy', 1n, 49n), change(3, 'buy', 3n, 48n)], null);
  expect(rounds.map(({ endTicks, orders }) => [endTicks, orders.map(({ isEntry, afterLots }) => [isEntry, afterLots])])).toEqual([
    [
      48n,
      [
        [true, 4n],
        [false, 3n],
        [false, 0n],
      ],
    ],
  ]);
});

test('on spot a sale counts as far as it sells what was bought, and ends with less than a lot after fees in the coin', () => {
  // A lot has 10 units. Of 5 lots bought the fee took 3 units: 47 are left, of which 4 lots can be sold, and 7 units are no lot.
  const bought = { ...change(2, 'buy', 5n, 100n), coinFeeUnits: 3n };
  const rounds = leaderRounds([change(1, 'sell', 9n, 100n), bought, change(3, 'sell', 4n, 110n), change(4, 'buy', 2n, 90n)], 10n);
  expect(rounds).toMatchObject([
    { endTicks: 110n, orders: [{ order: 2 }, { order: 3, beforeLots: 5n, afterLots: 0n }] },
    { endTicks: null, orders: [{ order: 4, beforeLots: 0n, afterLots: 2n }] },
  ]);
  // One lot and 7 units are left: it goes on.
  expect(leaderRounds([bought, change(3, 'sell', 3n, 110n)], 10n)).toMatchObject([{ endTicks: null, orders: [{}, { afterLots: 2n }] }]);
  // More is sold than was bought: what came from elsewhere is no trade of its own.
  expect(leaderRounds([bought, change(3, 'sell', 8n, 110n)], 10n)).toMatchObject([{ endTicks: 110n, orders: [{}, { lots: 5n }] }]);
});
