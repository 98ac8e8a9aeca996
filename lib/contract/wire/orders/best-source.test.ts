// Every code of a price from the book, by hand: 62 to 77, four offers of each kind.
import { expect, test } from 'vitest';

import { closingSource, isBestPrice, readBestSource } from './best-source.ts';

test.each([
  [61, null],
  [62, { side: 'buy', closes: false, place: 0 }],
  [65, { side: 'buy', closes: false, place: 3 }],
  [66, { side: 'sell', closes: false, place: 0 }],
  [69, { side: 'sell', closes: false, place: 3 }],
  [70, { side: 'sell', closes: true, place: 0 }],
  [73, { side: 'sell', closes: true, place: 3 }],
  [74, { side: 'buy', closes: true, place: 0 }],
  [77, { side: 'buy', closes: true, place: 3 }],
  [78, null],
  [62.5, null],
])('%s', (source, meaning) => {
  expect(readBestSource(source)).toEqual(meaning);
  expect(isBestPrice(source)).toBe(meaning !== null);
});

test('what closes has a code of its own, any other source is itself', () => {
  expect([0, 10, 62, 65, 66, 69, 70, 77].map(closingSource)).toEqual([0, 10, 74, 77, 70, 73, 70, 77]);
});
