// The spread in the middle of the book: its size, and its share of the price.
import { expect, test } from 'vitest';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { spreadText } from './spread-text.ts';

test.each([
  // 0.10 of 99.95 is 0.1001 %.
  ['99.90', '100.00', '0.10 (0.100%)'],
  // 0.18 of 94885 is 0.00019 %.
  ['94885.29', '94885.47', '0.18 (<0.001%)'],
  ['100.00', '100.00', '0.00 (0.000%)'],
])('between %s and %s: %s', (bid, ask, said) => {
  expect(spreadText({ bids: [[bid, '1']], asks: [[ask, '1']] }, { ...sampleMarket, pricePlace: 2 })).toBe(said);
});

test('a book without sellers has none', () => {
  expect(spreadText({ bids: [['99.90', '1']], asks: [] }, { ...sampleMarket, pricePlace: 2 })).toBe('');
});
