// The growth of memory, against lines whose slope is known.
import { expect, test } from 'vitest';

import { slopePerHour } from './slope.ts';

const line = (bytesAt: (minute: number) => number) =>
  Array.from({ length: 30 }, (_, minute) => ({ minute, bytes: bytesAt(minute), descriptors: 1, loopMs: 1 }));

test('a steady memory has no slope, one that grows by a tenth of its mean an hour has ten', () => {
  expect(slopePerHour(line(() => 500))).toBe(0);
  // 1000 in the middle, at minute 14.5; 100 more an hour.
  expect(slopePerHour(line((minute) => 1000 + ((minute - 14.5) * 100) / 60))).toBeCloseTo(10, 9);
  expect(slopePerHour(line((minute) => 1000 - ((minute - 14.5) * 100) / 60))).toBeCloseTo(-10, 9);
});

test('noise that goes up and down alike is no slope; one sample says nothing', () => {
  expect(Math.abs(slopePerHour(line((minute) => 1000 + (minute % 2 === 0 ? 5 : -5))))).toBeLessThan(0.5);
  expect(slopePerHour(line(() => 500).slice(0, 1))).toBe(0);
});
