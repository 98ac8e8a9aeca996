// The hills of the book, by hand.
import { expect, test } from 'vitest';

import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { depthCurve, rangeFor } from './depth-curve.ts';

const book: DepthBook = {
  bids: [
    ['99', '1'],
    ['95', '3'],
    ['80', '100'],
  ],
  asks: [
    ['101', '2'],
    ['105', '6'],
    ['120', '50'],
  ],
};

test('a tenth to each side: 90 to 110, the larger hill fills the height', () => {
  // x: 99 → 450, 95 → 250, 101 → 550, 105 → 750; totals 1, 4 and 2, 8 of 8.
  expect(depthCurve(book, 0.1)).toEqual({
    bids: 'M450 1000H450V875H250V500H0V1000Z',
    asks: 'M550 1000H550V750H750V0H1000V1000Z',
    middle: 100,
    low: 90,
    high: expect.closeTo(110, 9),
    max: 8,
  });
});

test('the hills never cross: bids end left of where asks begin', () => {
  const { bids = '', asks = '' } = depthCurve(book, 0.5) ?? {};
  const xs = (path: string) => [...path.matchAll(/[MH](-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.max(...xs(bids))).toBeLessThan(Math.min(...xs(asks)));
});

test('one side empty: nothing to draw', () => {
  expect(depthCurve({ bids: [], asks: book.asks }, 0.1)).toBeNull();
});

test('the range shows nine tenths of what is held, where one is wide enough', () => {
  expect(rangeFor(book, [0.01, 0.05, 0.2, 0.5])).toBe(0.2);
  expect(rangeFor(book, [0.01, 0.05])).toBe(0.05);
});

test('an order far away with little in it does not widen the range', () => {
  // Nine tenths of 4.3 and of 8.5 stand within 5 % of 100.
  const far: DepthBook = { bids: [...book.bids.slice(0, 2), ['40', '0.3']], asks: [...book.asks.slice(0, 2), ['300', '0.5']] };
  expect(rangeFor(far, [0.01, 0.06, 0.2, 0.5])).toBe(0.06);
});
