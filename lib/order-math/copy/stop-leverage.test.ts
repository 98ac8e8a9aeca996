// The stop of a copy against its liquidation: by hand, and against a walk of the price tick by tick.
import { expect, test } from 'vitest';

import { isStopFirst, liquidationMove, protectedLeverage } from './stop-leverage.ts';

const million = 1_000_000;

test.each([
  // 50 × 0.6 % are 30 %: liquidation leaves 30 %, a stop of 20 % leaves 80 %.
  [50, 200_000, 6_000, true],
  // 1 − 0.5 × 1.006 = 49.7 %; 83 × 0.6 % = 49.8 %.
  [82, 500_000, 6_000, true],
  [83, 500_000, 6_000, false],
  // 2 × 25 % and 0.4 × 1.25 are all: both at the same price.
  [2, 400_000, 250_000, false],
  // 0.99 × 1.006 and 0.006 are more than all.
  [1, 990_000, 6_000, false],
] as const)('%i times, a stop of %i and maintenance of %i millionths: %s', (leverage, loss, rate, isFirst) => {
  expect(isStopFirst(leverage, loss, rate)).toBe(isFirst);
});

test('the highest leverage, by the rate that each one comes to', () => {
  expect(protectedLeverage(125, 500_000, () => 6_000)).toBe(82);
  expect(protectedLeverage(20, 500_000, () => 6_000)).toBe(20);
  // Positions above 40 times come into a tier of 2 %.
  expect(protectedLeverage(125, 500_000, (leverage) => (leverage > 40 ? 20_000 : 6_000))).toBe(40);
  expect(protectedLeverage(125, 990_000, () => 20_000)).toBe(0);
});

test('50 times with 0.6 %: liquidation lies 1.39 % away', () => {
  // (1 − 0.3) ÷ (50 × 1.006).
  expect(liquidationMove(50, 6_000)).toBeCloseTo(0.7 / 50.3, 12);
  expect(liquidationMove(200, 6_000)).toBe(0);
});

/** The one that a short comes to first, walked away from its entry; both within one step: none is told. */
function walked(leverage: number, lossPpm: number, ratePpm: number): 'stop' | 'liquidation' | 'both' {
  for (let move = 0; move < 2_000_000; move += 20) {
    const worth = million - leverage * move;
    const isLiquidated = worth <= (leverage * ratePpm * (million + move)) / million;
    const isStopped = million - worth >= lossPpm;
    if (isLiquidated && isStopped) return 'both';
    if (isLiquidated) return 'liquidation';
    if (isStopped) return 'stop';
  }
  return 'both';
}

test('whichever comes first in a walk of a short away from its entry', () => {
  const cases = [2, 10, 33, 50, 90, 125, 150].flatMap((leverage) =>
    [50_000, 200_000, 500_000, 900_000].flatMap((loss) => [4_600, 6_000, 15_000].map((rate) => [leverage, loss, rate] as const)),
  );
  const clear = cases.filter((one) => walked(...one) !== 'both');
  expect(clear.length).toBeGreaterThan(70);
  expect(clear.map((one) => [...one, isStopFirst(...one)])).toEqual(clear.map((one) => [...one, walked(...one) === 'stop']));
});
