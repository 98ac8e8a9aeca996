// The rules of the leaders of the house, on candles whose averages, distances and ranges are worked out in the head.
import { expect, test } from 'vitest';

import type { HouseRule } from '#lib/contract/leaders/house-rule.ts';
import type { HouseCandle, HouseTarget } from './house-decision.ts';
import { houseDecisions } from './house-decisions.ts';

const flatAt = (close: number, count: number): HouseCandle[] => Array.from({ length: count }, () => ({ high: close, low: close, close }));

const decide = (rule: HouseRule, candles: readonly HouseCandle[], held: HouseTarget = 'flat'): HouseTarget => {
  expect(candles).toHaveLength(houseDecisions[rule].candles);
  return houseDecisions[rule].decide(candles, held);
};

/** 36 candles, then 12: the long average is 100,000 + distance ÷ 4, the short one is distance × ¾ above it. */
const turned = (distance: number): HouseCandle[] => [...flatAt(100_000, 36), ...flatAt(100_000 + distance, 12)];

test.each<[distance: number, held: HouseTarget, target: HouseTarget]>([
  // 0.001 of 100,033.5 is 100.03, and ¾ of 134 is 100.5.
  [134, 'flat', 'long'],
  [134, 'short', 'long'],
  // 0.001 of 100,033.25 is 100.03, and ¾ of 133 is 99.75.
  [133, 'flat', 'flat'],
  [133, 'short', 'short'],
  // 0.001 of 99,966.75 is 99.97, and ¾ of 133 is 99.75; of 134 it is 100.5.
  [-133, 'long', 'long'],
  [-134, 'long', 'short'],
  [0, 'flat', 'flat'],
])('trend: a short average %d × ¾ away from the long one, holding %s: %s', (distance, held, target) => {
  expect(decide('trend', turned(distance), held)).toBe(target);
});

/** 47 pairs around 100,000, the last candle and the one before. */
const around = (swing: number, last: number, before: number): HouseCandle[] => [
  ...Array.from({ length: 47 }, () => [...flatAt(100_000 + swing, 1), ...flatAt(100_000 - swing, 1)]).flat(),
  ...flatAt(before, 1),
  ...flatAt(last, 1),
];

test.each<[last: number, held: HouseTarget, target: HouseTarget]>([
  // The average stays at 100,000: the candle before is as far on the other side. 94 × 100 + 2 × 204 over 96 is 102.2, twice that 204.3.
  [99_796, 'flat', 'flat'],
  [100_204, 'flat', 'flat'],
  // 94 × 100 + 2 × 206 over 96 is 102.2, twice that 204.4.
  [99_794, 'flat', 'long'],
  [100_206, 'flat', 'short'],
  // It is held until it is back at the average.
  [99_999, 'long', 'long'],
  [100_001, 'short', 'short'],
  [100_000, 'long', 'flat'],
  [100_000, 'short', 'flat'],
  // Beyond it, a position is not turned but where the other side is unusual as well.
  [100_100, 'long', 'flat'],
  [100_206, 'long', 'short'],
])('reversal: a close at %d, holding %s: %s', (last, held, target) => {
  expect(decide('reversal', around(100, last, 200_000 - last), held)).toBe(target);
});

/** 12 candles between 900 and 1,100, 12 between 950 and 1,050, and one that closes. */
const ranged = (close: number): HouseCandle[] => [
  ...Array.from({ length: 12 }, () => ({ high: 1100, low: 900, close: 1000 })),
  ...Array.from({ length: 12 }, () => ({ high: 1050, low: 950, close: 1000 })),
  { high: Math.max(close, 1000) + 200, low: Math.min(close, 1000) - 200, close },
];

test.each<[close: number, held: HouseTarget, target: HouseTarget]>([
  [1101, 'flat', 'long'],
  [1101, 'long', 'long'],
  [1100, 'flat', 'flat'],
  [950, 'long', 'long'],
  [949, 'long', 'flat'],
  [949, 'flat', 'flat'],
])('breakout: a close at %d, holding %s: %s', (close, held, target) => {
  expect(decide('breakout', ranged(close), held)).toBe(target);
});

test('nothing moves: nobody trades', () => {
  for (const rule of ['trend', 'reversal', 'breakout'] as const) {
    expect(decide(rule, flatAt(50_000, houseDecisions[rule].candles))).toBe('flat');
  }
});
