// An isolated position at its limit goes alone: with the orders of its contract, and nothing else of its owner's.
import { expect, test } from 'vitest';

import { MarginMode, Side } from '#lib/contract/enums.ts';
import { contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';

/** Ann is long 1,000 lots of two contracts, each on margin of its own, and has an order in both. */
function openTwo() {
  const venue = openContractVenue();
  const { send, trade, order, exchange } = venue;
  for (const marketId of [contracts.linear, contracts.dated]) {
    expect(send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.isolated }).ok).toBe(true);
    expect(send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: 10, shortLeverage: 10 }).ok).toBe(true);
    expect(trade(ann, Side.buy, 100, 10_000, { marketId }).ok).toBe(true);
    expect(order(ann, Side.buy, 10, 9_500, { marketId }).ok).toBe(true);
  }
  const markets = (): readonly number[] => exchange.openOrders(ann).map(({ marketId }) => marketId);
  return { ...venue, markets };
}

test('one tick before the limit nothing happens; at it position and orders are gone, those of the other contract stay', () => {
  const { mark, positions, markets, wallet, sound } = openTwo();
  const available = wallet(ann)?.available;
  // A tick is worth 1,000. A tenth of 10,000,000 is its margin; 0.4 % and 0.06 % of its worth must stay.
  // At 9,041: 41,000 against 41,588.6. At 9,042: 42,000 against 41,593.2.
  mark(9_042);
  expect(positions(ann)).toHaveLength(2);
  expect(markets().toSorted((a, b) => a - b)).toEqual([contracts.linear, contracts.dated]);
  mark(9_041);
  expect(positions(ann)).toEqual([`${contracts.dated} long 100 for 1000000 margin 1000000`]);
  expect(markets()).toEqual([contracts.dated]);
  // It has lost its margin and nothing else.
  expect(wallet(ann)?.available).toBe(available);
  sound();
});
