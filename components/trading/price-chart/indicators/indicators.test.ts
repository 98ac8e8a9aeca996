// The lines over the candles, against rows worked out by hand.
import { describe, expect, test } from 'vitest';

import { bollingerBands } from './bollinger-bands.ts';
import { exponentialMovingAverage } from './exponential-moving-average.ts';
import { movingAverage } from './moving-average.ts';

describe('MA', () => {
  test.each([
    { closes: [1, 2, 3, 4, 8], length: 3, expected: [null, null, 2, 3, 5] },
    { closes: [10, 20], length: 1, expected: [10, 20] },
    { closes: [10, 20], length: 3, expected: [null, null] },
    { closes: [], length: 3, expected: [] },
    { closes: [10, 20], length: 0, expected: [null, null] },
  ])('$length of $closes', ({ closes, length, expected }) => {
    expect(movingAverage(closes, length)).toEqual(expected);
  });

  test('does not drift: ten thousand equal closes have that close as their mean', () => {
    expect(
      movingAverage(
        Array.from({ length: 10_000 }, () => 0.1),
        10,
      ).at(-1),
    ).toBe(
      movingAverage(
        Array.from({ length: 10 }, () => 0.1),
        10,
      ).at(-1),
    );
  });
});

describe('EMA', () => {
  test.each([
    // weight 2/4: mean of 2, 4, 6 is 4; 4 + (8−4)/2 = 6; 6 + (2−6)/2 = 4; 4 + (10−4)/2 = 7
    { closes: [2, 4, 6, 8, 2, 10], length: 3, expected: [null, null, 4, 6, 4, 7] },
    // weight 2/8: mean of seven is 7; 7 + (15−7)/4 = 9; 9 + (5−9)/4 = 8
    { closes: [1, 3, 5, 7, 9, 11, 13, 15, 5], length: 7, expected: [null, null, null, null, null, null, 7, 9, 8] },
    { closes: [5, 7], length: 1, expected: [5, 7] },
    { closes: [5, 7], length: 0, expected: [null, null] },
  ])('$length of $closes', ({ closes, length, expected }) => {
    expect(exponentialMovingAverage(closes, length)).toEqual(expected);
  });
});

describe('BOLL', () => {
  test('two deviations around the mean of four', () => {
    // 2, 4, 4, 6: mean 4, squares 4+0+0+4 = 8, 8/4 = 2; next 4, 4, 6, 10: mean 6, squares 4+4+0+16 = 24, 24/4 = 6
    const [, , , first, second] = bollingerBands([2, 4, 4, 6, 10], 4, 2);
    expect(first).toEqual({ upper: 4 + 2 * Math.SQRT2, middle: 4, lower: 4 - 2 * Math.SQRT2 });
    expect(second?.middle).toBe(6);
    expect(second?.upper).toBeCloseTo(10.898979, 6);
    expect(second?.lower).toBeCloseTo(1.101021, 6);
  });

  test('whole numbers: 1, 3 deviate by 1; a flat market has no width; a window that is not full has nothing', () => {
    expect(bollingerBands([1, 3, 3], 2, 2)).toEqual([null, { upper: 4, middle: 2, lower: 0 }, { upper: 3, middle: 3, lower: 3 }]);
  });
});
