// Figures of steps as a person would write them.
import { expect, test } from 'vitest';

import { decisionFigures } from './decision-figures.ts';

const place = { market: { pricePlace: 2, baseCoin: 'BTC', quoteCoin: 'USDT' }, coin: 'USDT' };
/** Without the signs that keep it from left to right. */
const plain = (value: string | number | undefined): string => String(value).replaceAll(/[\u2066-\u2069]/g, '');

test.each([
  ['money of the bot', { units: '1234.5' }, { units: '1,234.50 USDT' }],
  [
    'money of a coin that the step names',
    { order: 2, needed: '0.0307', free: '0.00005', coin: 'BTC' },
    { order: '2', needed: '0.0307 BTC', free: '0.00005 BTC', coin: 'BTC' },
  ],
  ['a price and a quantity', { price: '96000.5', lots: '0.015' }, { price: '96,000.50', lots: '0.015 BTC' }],
  ['a funding rate, which is small', { units: '-0.5', rate: '0.0001' }, { units: '-0.50 USDT', rate: '0.0100%' }],
  ['a yearly rate and the least one', { rate: '0.041234', threshold: '0.05', times: 3 }, { rate: '4.12%', threshold: '5.00%', times: '3' }],
  ['the threshold of an indicator', { period: 14, threshold: '30' }, { period: '14', threshold: '30' }],
  ['a count and a word', { times: 3, reason: 'no-liquidity' }, { times: '3', reason: 'no-liquidity' }],
])('%s', (_, params, expected) => {
  const figures = decisionFigures(params, place);
  expect(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, plain(value)]))).toEqual(expected);
});
