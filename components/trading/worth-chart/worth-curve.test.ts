import { expect, test } from 'vitest';

import { boxSize, gainBars, isYoung, worthCurve, youngCurve } from './worth-curve.ts';

test('a curve begins at the start, ends at the end, and keeps to its times', () => {
  // Low 100 and high 200 with room of 8 on both sides: 92 to 208.
  const shape = worthCurve([0, 250, 1000], [100, 200, 150]);
  expect(shape).toMatchObject({ low: 92, high: 208 });
  const at = (value: number): string => (((208 - value) / 116) * boxSize).toFixed(1);
  expect(shape?.line).toBe(`M0.0 ${at(100)}L250.0 ${at(200)}L1000.0 ${at(150)}`);
  expect(shape?.area).toBe(`${shape?.line}L1000 1000L0 1000Z`);
});

test('what never changed lies in the middle, and a single point is no curve', () => {
  expect(worthCurve([0, 10], [0, 0])?.line).toBe('M0.0 500.0L1000.0 500.0');
  expect(worthCurve([5], [1])).toBeNull();
  expect(worthCurve([5, 5], [1, 2])).toBeNull();
});

test('gains go up and losses down from the same line', () => {
  const { bars, zero, max } = gainBars([30, -10, 0]);
  expect(zero).toBe(750);
  expect(max).toBe(30);
  expect(bars.map(({ y, height, isLoss }) => [y, height, isLoss])).toEqual([
    [0, 750, false],
    [750, 250, true],
    [750, 0, false],
  ]);
  expect(gainBars([]).bars).toEqual([]);
});

const [minute, week] = [60_000, { ms: 7 * 86_400_000, steps: 168 }];

test('with less than a day of history a line stands at nothing until the account began, and goes in steps from there', () => {
  // 0 to 100 with room of 8 on both sides; the last seventh of a week is a day.
  const at = (value: number): string => (((108 - value) / 116) * boxSize).toFixed(1);
  const nowMs = 1_800_000_000_000;
  const dayAgo = nowMs - 86_400_000;
  const shape = youngCurve([dayAgo, nowMs], [0, 100], week.ms);
  expect(shape?.line).toBe(`M0 ${at(0)}H857.1V${at(0)}H1000.0V${at(100)}`);
  expect(shape?.area).toBe(`${shape?.line}V1000H0Z`);
  expect(shape?.end).toBeCloseTo(8 / 116, 9);
  expect(youngCurve([], [], week.ms)).toBeNull();
});

test('an account is young for a day, and only where a span was chosen', () => {
  expect(isYoung([0, 5 * minute], week)).toBe(true);
  expect(isYoung([0, 1439 * minute], week)).toBe(true);
  expect(isYoung([0, 1440 * minute], week)).toBe(false);
  expect(isYoung([0, 5 * minute], undefined)).toBe(false);
  expect(isYoung([], week)).toBe(false);
});
