// The amount of a coin that the test network gives at once: about 25,000 dollars' worth, in a round number.
import { expect, test } from 'vitest';

import { coinListing, networkOf } from './coin-listing.ts';

const ethereum = { network: 'Ethereum', confirmations: 12, addressStyle: 'evm' } as const;

test.each([
  [96_000, '0.26'],
  [3350, '7.4'],
  [1, '25000'],
  [0.00002, '1200000000'],
  [212, '110'],
])('at %d dollars: %s', (priceUsd, maximum) => {
  expect(coinListing({ code: 'X', networks: [], simulation: { priceUsd } }).testCoinsMaximum).toBe(maximum);
});

test('a network goes by its name and by that of its token standard', () => {
  const coin = coinListing({ code: 'USDT', networks: [ethereum], simulation: { priceUsd: 1 } });
  expect([networkOf(coin, 'Ethereum'), networkOf(coin, 'ERC20'), networkOf(coin, 'TRC20')]).toEqual([ethereum, ethereum, undefined]);
});
