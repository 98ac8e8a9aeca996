// The price at which a dragged tag comes to rest, and tags that would cover each other.
import { expect, test } from 'vitest';

import { lanes, nearestStep } from './level-tag.ts';

test.each([
  [99_981.7249, '0.01', '99981.72'],
  [99_981.725_1, '0.01', '99981.73'],
  [100.26, '0.5', '100.5'],
  [0.000_012_34, '0.00000001', '0.00001234'],
  // Never to nothing.
  [0.001, '0.01', '0.01'],
  [-5, '0.01', '0.01'],
])('%f by steps of %s comes to rest at %s', (price, step, expected) => {
  expect(nearestStep(price, step)).toBe(expected);
});

test('tags closer than their height stand side by side; the next free height begins anew', () => {
  const placed = [
    { id: 'far', y: 100 },
    { id: 'second', y: 15 },
    { id: 'first', y: 10 },
    { id: 'third', y: 30 },
  ];
  expect(Object.fromEntries(lanes(placed, 22))).toEqual({ first: 0, second: 1, third: 2, far: 0 });
});
