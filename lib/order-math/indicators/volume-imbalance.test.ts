// The imbalance of volume candle by candle, worked out by hand.
import { expect, test } from 'vitest';

import { emptyImbalance, takeImbalance } from './volume-imbalance.ts';

test('volume counts up with a close that rose and down with one that fell, over the last candles', () => {
  const state = emptyImbalance();
  const candles = [
    // The first has no close before it.
    [10, 100],
    [11, 6],
    [10, 2],
    [10, 50],
    [9, 4],
    [8, 1],
    [8, 3],
    [8, 3],
    [8, 3],
  ] as const;
  // Three changes: 6 up and 2 down are 4 of 8; 2 and 4 down are all of 6; then 4 and 1, then 1 down, and at last nothing has moved.
  expect(candles.map(([close, volume]) => takeImbalance(state, close, volume, 3))).toEqual([null, null, null, 0.5, -1, -1, -1, -1, 0]);
});
