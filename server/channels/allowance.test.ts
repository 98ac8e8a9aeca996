// An allowance that refills, and what a clock that is set makes of it.
import { expect, test } from 'vitest';

import { createAllowance } from './allowance.ts';

test('so many at once, and as many again a second later, also by a clock that was set back meanwhile', () => {
  let nowMs = 100 * 3_600_000;
  const allowed = createAllowance(3, () => nowMs);
  const burst = (): boolean[] => [allowed(), allowed(), allowed(), allowed()];
  expect(burst()).toEqual([true, true, true, false]);
  nowMs -= 26 * 3_600_000;
  expect(allowed()).toBe(false);
  nowMs += 1000;
  expect(burst()).toEqual([true, true, true, false]);
});
