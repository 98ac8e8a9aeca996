// Names on a narrow chart stand below the figures of the candle; on a wide one they stand at their prices.
import { expect, test } from 'vitest';

import { placeLevels } from './place-levels.ts';

const levels = [
  { id: 'above', y: -200 },
  { id: 'high', y: 18 },
  { id: 'low', y: 300 },
  { id: 'below', y: 900 },
];
const tops = (width: number, height: number) =>
  Object.fromEntries([...placeLevels(levels, () => true, { width, height })].map(([id, { top }]) => [id, top]));

test('a name that would lie over the figures of the candle stands below them, where these reach to it', () => {
  // A name is 22 high, its price in the middle; at the lower edge it keeps 4 off.
  expect(tops(1000, 400)).toEqual({ above: 0, high: 7, low: 289, below: 374 });
  expect(tops(340, 400)).toEqual({ above: 58, high: 58, low: 289, below: 374 });
});

test('in a chart that is hardly higher than those figures the price decides', () => {
  expect(tops(340, 110)).toMatchObject({ above: 0, high: 7 });
});
