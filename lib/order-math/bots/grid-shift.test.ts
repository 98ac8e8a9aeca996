// The levels beyond a moving grid: one step of the lowest interval further, or its ratio.
import { expect, test } from 'vitest';

import { levelsBeyond } from './grid-shift.ts';

test.each([
  ['arithmetic', [100, 110, 120], { above: 130, below: 90 }],
  // No price is left beneath.
  ['arithmetic', [5, 15], { above: 25, below: 0 }],
  ['arithmetic', [10, 20], { above: 30, below: 0 }],
  // A tenth more each: 13,310, and 9,090.9 to the nearest tick.
  ['geometric', [10_000, 11_000, 12_100], { above: 13_310, below: 9091 }],
  // A hundredth of less than a tick: at least one tick away.
  ['geometric', [30, 31, 32], { above: 33, below: 29 }],
  // Half of one tick is one again, and one tick less is none.
  ['geometric', [1, 2], { above: 4, below: 0 }],
] as const)('%s: %j', (spacing, levels, beyond) => {
  expect(levelsBeyond(levels, spacing)).toEqual(beyond);
});
