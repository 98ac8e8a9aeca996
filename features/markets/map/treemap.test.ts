import { expect, test } from 'vitest';

import { treemap, type Cell } from './treemap.ts';

/** The example of Bruls, Huizing and van Wijk, "Squarified Treemaps": areas 6 6 4 3 2 2 1 in a rectangle of 6 by 4. */
const cells = treemap([6, 6, 4, 3, 2, 2, 1], 6 / 4);
const inUnits = ({ x, y, width, height }: Cell) => [x * 6, y * 4, width * 6, height * 4].map((number) => Number(number.toFixed(4)));

test('cells are those of the paper that describes the layout', () => {
  expect(cells.map(inUnits).slice(0, 4)).toEqual([
    [0, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 0, 1.7143, 2.3333],
    [4.7143, 0, 1.2857, 2.3333],
  ]);
});

test('areas are the shares, and together they fill the rectangle', () => {
  expect(cells.map(({ width, height }) => Math.round(width * height * 24))).toEqual([6, 6, 4, 3, 2, 2, 1]);
  for (const { x, y, width, height } of cells) {
    expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
    expect(y + height).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('nothing has no cells', () => {
  expect(treemap([], 2)).toEqual([]);
});
