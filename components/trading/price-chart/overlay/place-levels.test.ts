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
  Object.fromEntries([...placeLevels(levels, () => 'always', { width, height })].map(([id, { top }]) => [id, top]));

test('a name that would lie over the figures of the candle stands below them, where these reach to it', () => {
  // A name is 26 high, its price in the middle; at the lower edge it keeps 4 off.
  expect(tops(1000, 400)).toEqual({ above: 0, high: 5, low: 287, below: 370 });
  expect(tops(340, 400)).toEqual({ above: 58, high: 58, low: 287, below: 370 });
});

test('in a chart that is hardly higher than those figures the price decides', () => {
  expect(tops(340, 110)).toMatchObject({ above: 0, high: 5 });
});

test('a name whose price is at an edge of the plot stands whole in it, beside the one that it would cover', () => {
  const edges = [2, 29, 396].map((y) => ({ id: String(y), y }));
  const places = placeLevels(edges, () => 'always', { width: 1000, height: 400 });
  expect(edges.map(({ id }) => places.get(id)?.top)).toEqual([0, 16, 370]);
  expect(places.get('29')?.right).not.toBe(places.get('2')?.right);
});

test('a mark is never lower than 24 pixels, however close the next one is, and lies over none of them', () => {
  const close = [3, 24, 30, 41, 61, 62, 395].map((y) => ({ id: String(y), y }));
  const places = [...placeLevels(close, () => 'mark', { width: 800, height: 400 }).values()];
  expect(places.map(({ height }) => height)).toEqual(close.map(() => 24));
  for (const { top, height } of places) expect(top >= 0 && top + height <= 400).toBe(true);
  const cover = places.filter((one, at) =>
    places.some((other, place) => place > at && one.right === other.right && Math.abs(one.top - other.top) < 24),
  );
  expect(cover).toEqual([]);
});

test('the name of a position leaves the marks at its height to the pointer', () => {
  const shown = [
    { id: 'take-profit', y: 190 },
    { id: 'position', y: 200 },
    { id: 'alert', y: 208 },
    { id: 'stop', y: 300 },
  ];
  const places = placeLevels(shown, (id) => (id === 'position' ? 'always' : 'mark'), { width: 800, height: 400 });
  // Two marks of 24 stand side by side at the edge, and the name keeps its 6 off them.
  expect(['take-profit', 'alert', 'position', 'stop'].map((id) => places.get(id)?.right)).toEqual([800, 776, 746, 800]);
});
