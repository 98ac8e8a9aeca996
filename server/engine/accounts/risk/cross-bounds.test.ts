// The prices at which a position on a whole wallet may still be opened and closed, to the unit. Numbers as in isolated-bounds.test.ts.
import { describe, expect, test } from 'vitest';

import { Side, Wallet } from '#lib/contract/enums.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { units } from '../../units.ts';

const { linear, dated } = contracts;

/** Ann has 100 lots of each, at 10,000 and a hundred times, and so much money. A tick is worth 1,000; 46,000 must stay for each. */
function openCross(side: Side, marketIds: readonly number[], money: bigint) {
  const venue = openContractVenue();
  const { send, trade, wallet } = venue;
  for (const marketId of marketIds) {
    send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: 100, shortLeverage: 100 });
    expect(why(trade(ann, side, 100, 10_000, { marketId }))).toBe('done');
  }
  const amount = units((wallet(ann)?.available ?? 0n) - money);
  const [from, to] = [Wallet.futures, Wallet.spot];
  expect(why(send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from, to, units: amount }))).toBe('done');
  return venue;
}

describe('nothing is closed for more than the wallet has', () => {
  test.each([
    // 95 ticks and 0.06 % of 9,905,000: 95,000 and 5,943.
    ['a long, to the last unit', Side.buy, 9_905, 100_943n, 'done', 0n],
    ['a long, for one unit less', Side.buy, 9_905, 100_942n, 'worse-than-bankruptcy', 100_942n],
    // 94 ticks and 0.06 % of 10,094,000, up: 94,000 and 6,057.
    ['a short, to the last unit', Side.sell, 10_094, 100_057n, 'done', 0n],
    ['a short, for one unit less', Side.sell, 10_094, 100_056n, 'worse-than-bankruptcy', 100_056n],
  ])('%s', (_what, side, price, money, said, left) => {
    const { order, wallet, sound } = openCross(side, [linear], money);
    const opposite = side === Side.buy ? Side.sell : Side.buy;
    order(houseAccount, side, 100, price);
    expect(why(order(ann, opposite, 100, price, { reduceOnly: true }))).toBe(said);
    expect(wallet(ann)?.available).toBe(left);
    sound();
  });
});

describe('an order that rested trades as long as its owner bears all of it at the mark price', () => {
  test.each([
    // At 9,894: 210,000 − 106,000 − 6,000 − a fee of 5,940 are 92,060, and of 1,978,800 ten times 9,103 must stay. A tick lower 90,060 and 91,020.
    ['a bid, alone', Side.buy, [linear], 210_000n, 9_900, 9_894, true],
    ['a bid, a tick lower', Side.buy, [linear], 210_000n, 9_900, 9_893, false],
    ['a bid, with one unit more than must stay', Side.buy, [linear], 208_971n, 9_900, 9_894, true],
    ['a bid, with no more than that', Side.buy, [linear], 208_970n, 9_900, 9_894, false],
    // At 9,867: 310,000 − 133,000 − 33,000 − 5,940 are 138,060; 46,000 and 90,780 must stay. A tick lower 136,060 and 136,770.
    ['a bid, beside another contract', Side.buy, [linear, dated], 310_000n, 9_900, 9_867, true],
    ['a bid beside it, a tick lower', Side.buy, [linear, dated], 310_000n, 9_900, 9_866, false],
    // At 10,105: 210,000 − 105,000 − 5,000 − 6,060 are 93,940, and 92,970 must stay. A tick higher 91,940 and 92,980.
    ['an offer, alone', Side.sell, [linear], 210_000n, 10_100, 10_105, true],
    ['an offer, a tick higher', Side.sell, [linear], 210_000n, 10_100, 10_106, false],
  ] as const)('%s', (_what, side, marketIds, money, price, markTicks, trades) => {
    const { exchange, order, mark, positions, sound } = openCross(side, marketIds, money);
    expect(why(order(ann, side, 100, price))).toBe('done');
    mark(markTicks);
    order(houseAccount, side === Side.buy ? Side.sell : Side.buy, 100, price);
    expect(positions(ann).some((position) => position.startsWith(`${linear} `) && position.includes(' 200 for '))).toBe(trades);
    // It has traded, or was taken back.
    expect(exchange.openOrders(ann)).toEqual([]);
    sound();
  });
});
