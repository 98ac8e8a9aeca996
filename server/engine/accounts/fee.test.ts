// Fees: a share of what was received, rounded up, exact far beyond what a plain product could hold.
import { expect, test } from 'vitest';

import { feeOf } from './fee.ts';

test.each([
  [1_000_000, 1_000, 1_000],
  [1, 1_000, 1],
  [999, 1_000, 1],
  [1_000, 1_000, 1],
  [1_001, 1_000, 2],
  [0, 1_000, 0],
  [123_456_789, 0, 0],
  [1_000_000_000_000_000, 800, 800_000_000_000],
  [1_000_000_000_000_001, 800, 800_000_000_001],
  [9_007_199_254_740_991, 999_999, 9_007_190_247_541_737],
])('of %i at %i ppm: %i', (amount, ppm, fee) => {
  expect(feeOf(amount, ppm)).toBe(fee);
});

test('agrees with wide integers', () => {
  let amount = 7;
  for (let step = 0; step < 2_000; step += 1) {
    amount = (amount * 48_271 + step) % 9_007_199_254_740_881;
    const ppm = (step * 7_919) % 1_000_000;
    const exact = (BigInt(amount) * BigInt(ppm) + 999_999n) / 1_000_000n;
    expect(BigInt(feeOf(amount, ppm))).toBe(exact);
  }
});
