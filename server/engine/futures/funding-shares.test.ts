// Funding to the last unit, as in contracts.test.ts: a lot at a price of 10,000 is worth 100,000 units.
import { expect, test } from 'vitest';

import { MarginMode, Side } from '#lib/contract/enums.ts';
import { ann, bob, cat, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts } from '#tests/simulation/contracts/contract-venue.ts';

const slotMs = 1_700_000_001_000;

function openFunding() {
  const { send, trade, mark, wallet, exchange, positions, sound } = openContractVenue();
  const fund = (): bigint => exchange.balances(4).find(({ assetId }) => assetId === assets.usdt)?.available ?? 0n;
  const isolate = (accountId: number, leverage: number): void => {
    send({ type: 'set-margin-mode', accountId, marketId: contracts.linear, mode: MarginMode.isolated });
    send({ type: 'set-leverage', accountId, marketId: contracts.linear, longLeverage: leverage, shortLeverage: leverage });
  };
  /** The changes that a slot makes to each trader's wallet and to the fund. */
  const settle = (rateE8: number, slot = 0): Readonly<Record<'ann' | 'bob' | 'cat' | 'fund', bigint>> => {
    const all = () => [wallet(ann)?.available ?? 0n, wallet(bob)?.available ?? 0n, wallet(cat)?.available ?? 0n, fund()] as const;
    const before = all();
    expect(send({ type: 'settle-funding', marketId: contracts.linear, slotMs: slotMs + slot * 1000, rateE8 }).ok).toBe(true);
    const after = all();
    sound();
    return { ann: after[0] - before[0], bob: after[1] - before[1], cat: after[2] - before[2], fund: after[3] - before[3] };
  };
  return { trade, mark, settle, isolate, positions };
}

test('a payer is rounded up, a receiver down, and the unit between them is the insurance fund’s', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 3, 10_000);
  // 0.0101 % of 300,000 is 30.3.
  expect(settle(10_100)).toEqual({ ann: -31n, bob: 30n, cat: 0n, fund: 1n });
});

test('when shorts pay, they are rounded up and longs down', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 3, 10_000);
  expect(settle(-10_100)).toEqual({ ann: 30n, bob: -31n, cat: 0n, fund: 1n });
});

test('payers and receivers are rounded one by one', () => {
  const { trade, settle } = openFunding();
  for (const payer of [ann, bob]) trade(payer, Side.buy, 3, 10_000);
  trade(cat, Side.sell, 6, 10_000);
  // 30.3 each, and 60.6.
  expect(settle(10_100)).toEqual({ ann: -31n, bob: -31n, cat: 60n, fund: 2n });
});

test('what is paid in full to the unit leaves nothing to the fund', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 2, 10_000);
  trade(cat, Side.sell, 1, 10_000);
  expect(settle(10_000)).toEqual({ ann: -30n, bob: 20n, cat: 10n, fund: 0n });
});

test('when less is there than is due, each receiver gets its share of it rounded down', () => {
  const { trade, mark, settle, isolate, positions } = openFunding();
  isolate(ann, 100);
  trade(ann, Side.buy, 200, 10_000);
  trade(bob, Side.sell, 133, 10_000);
  trade(cat, Side.sell, 67, 10_000);
  mark(9_999);
  // 0.3 % of 19,998,000 is 59,994; of the shorts' 13,298,670 and 6,699,330 it is 39,896.01 and 20,097.99.
  expect(settle(300_000)).toEqual({ ann: 0n, bob: 39_896n, cat: 20_097n, fund: 1n });
  expect(positions(ann)).toEqual(['0 long 200 for 2000000 margin 140006']);
  // Above a maintenance of 92,000 there are 48,006: 39,896 and 20,097 parts of 59,993 of it are 31,924.5 and 16,081.5.
  expect(settle(300_000, 1)).toMatchObject({ bob: 31_924n, cat: 16_081n });
});
