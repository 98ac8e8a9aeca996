// Up is up, and nothing leaves the box.
import { expect, test } from 'vitest';

import { dayCurve } from './day-curve.ts';

const box = { width: 100, height: 50 };

test('from the low at the start to the high at the end', () =>
  expect(dayCurve(['1', '2', '3'], box)).toBe('M0.0 50.0 L50.0 25.0 L100.0 0.0'));
test('a still day', () => expect(dayCurve(['7', '7'], box)).toBe('M0.0 25.0 L100.0 25.0'));
test.each([[[]], [['1']], [['1', 'x']]])('nothing of %j', (closes) => expect(dayCurve(closes, box)).toBe(''));
