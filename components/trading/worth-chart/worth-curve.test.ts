import { expect, test } from 'vitest';

import { boxSize, gainBars, worthCurve } from './worth-curve.ts';

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
