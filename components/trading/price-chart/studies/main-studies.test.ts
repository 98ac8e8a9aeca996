// The lines over the candles, against rows worked out by hand.
import { describe, expect, test } from 'vitest';

import type { Bar } from '../chart-bars.ts';
import { mainCatalogue } from './main-studies.ts';
import { StudyFeed } from './study-feed.ts';
import type { ReckonedStudy } from './study.ts';

const closing = (closes: readonly number[]): Bar[] =>
  closes.map((close, place) => ({ timeMs: place, open: close, high: close, low: close, close, volume: 1 }));

/** Each line's values, by its name. */
const linesOf = (study: ReckonedStudy, parameters: readonly number[], closes: readonly number[]) =>
  Object.fromEntries(
    new StudyFeed()
      .lines(mainCatalogue, { chosen: [study], settings: { [study]: { parameters } } }, closing(closes))
      .map(({ name, values }) => [name, values]),
  );

describe('MA', () => {
  test.each([
    { closes: [1, 2, 3, 4, 8], length: 3, expected: [null, null, 2, 3, 5] },
    { closes: [10, 20], length: 1, expected: [10, 20] },
    { closes: [10, 20], length: 3, expected: [null, null] },
    { closes: [], length: 3, expected: [] },
  ])('$length of $closes', ({ closes, length, expected }) => {
    expect(linesOf('MA', [length, 200, 300], closes)[`MA ${length}`]).toEqual(expected);
  });

  test('does not drift: ten thousand equal closes have that close as their mean', () => {
    const mean = (count: number) =>
      linesOf(
        'MA',
        [10, 200, 300],
        Array.from({ length: count }, () => 0.1),
      )['MA 10']?.at(-1);
    expect(mean(10_000)).toBe(mean(10));
  });
});

describe('EMA', () => {
  test.each([
    // weight 2/4: mean of 2, 4, 6 is 4; 4 + (8−4)/2 = 6; 6 + (2−6)/2 = 4; 4 + (10−4)/2 = 7
    { closes: [2, 4, 6, 8, 2, 10], length: 3, expected: [null, null, 4, 6, 4, 7] },
    // weight 2/8: mean of seven is 7; 7 + (15−7)/4 = 9; 9 + (5−9)/4 = 8
    { closes: [1, 3, 5, 7, 9, 11, 13, 15, 5], length: 7, expected: [null, null, null, null, null, null, 7, 9, 8] },
    { closes: [5, 7], length: 1, expected: [5, 7] },
  ])('$length of $closes', ({ closes, length, expected }) => {
    expect(linesOf('EMA', [length, 200, 300], closes)[`EMA ${length}`]).toEqual(expected);
  });
});

describe('BOLL', () => {
  test('two deviations around the mean of four', () => {
    // 2, 4, 4, 6: mean 4, squares 4+0+0+4 = 8, 8/4 = 2; next 4, 4, 6, 10: mean 6, squares 4+4+0+16 = 24, 24/4 = 6
    const { 'BOLL 4': middle = [], UB: upper = [], LB: lower = [] } = linesOf('BOLL', [4, 2], [2, 4, 4, 6, 10]);
    expect([upper[3], middle[3], lower[3]]).toEqual([4 + 2 * Math.SQRT2, 4, 4 - 2 * Math.SQRT2]);
    expect(middle[4]).toBe(6);
    expect(upper[4]).toBeCloseTo(10.898979, 6);
    expect(lower[4]).toBeCloseTo(1.101021, 6);
  });

  test('whole numbers: 1, 3 deviate by 1; a flat market has no width; a window that is not full has nothing', () => {
    expect(linesOf('BOLL', [2, 2], [1, 3, 3])).toEqual({ 'BOLL 2': [null, 2, 3], UB: [null, 4, 3], LB: [null, 0, 3] });
  });
});

test('a length that makes no sense is the usual one', () => {
  expect(Object.keys(linesOf('MA', [0, -3, 100_000], [1]))).toEqual(['MA 7', 'MA 25', 'MA 99']);
});
