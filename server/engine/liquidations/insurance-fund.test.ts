// Positions that the insurance fund has taken over are sold as far as the fund can pay, or given back to winners.
// Numbers as in contracts.test.ts: an isolated long of 100 lots at 10,000 and twenty times is liquidated at 9,543, 43,000 in hand.
import { describe, expect, test } from 'vitest';

import { MarginMode, Side, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { ann, bob, cat, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ticks, units } from '../units.ts';

const fundAccount = 4;
const later = 1_700_000_001_000;

function openFund(usdt: bigint, size = 100) {
  const venue = openContractVenue({ usdt, btc: 0n });
  venue.send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  venue.trade(ann, Side.buy, size, 10_000);
  const fund = () => venue.exchange.balances(fundAccount).find(({ assetId }) => assetId === assets.usdt)?.available ?? 0n;
  const held = () => venue.exchange.futures(fundAccount)?.positions.map(({ holdSide, lots }) => `${holdSide} ${lots}`) ?? [];
  /** The accounts and the lots that each gives back when the price is set, in their order. */
  const givenBack = (markTicks: number): string[] => {
    const price = { markTicks: ticks(markTicks), indexTicks: ticks(markTicks) };
    const { record } = venue.timed(later, { type: 'set-mark-price', marketId: contracts.linear, ...price });
    return record.events.flatMap((event) =>
      event.type === 'position-deleveraged' ? [`${event.accountId} ${event.holdSide} ${event.lots} for ${event.value}`] : [],
    );
  };
  return { ...venue, fund, held, givenBack };
}

describe('the fund sells', () => {
  // 100,000 and 43,000 carry 100 lots 143 ticks down.
  test('as far down as its money carries', () => {
    const { order, mark, fund, held, sound } = openFund(100_000n);
    order(houseAccount, Side.buy, 100, 9_400);
    mark(9_543);
    expect(held()).toEqual([]);
    // The fund's money is gone to the unit; it pays no fee for that.
    expect(fund()).toBe(0n);
    sound();
  });

  test('and no further', () => {
    const { order, mark, fund, held, sound } = openFund(100_000n);
    order(houseAccount, Side.buy, 100, 9_399);
    mark(9_543);
    expect(held()).toEqual(['long 100']);
    expect(fund()).toBe(143_000n);
    sound();
  });

  test('what somebody buys, and the rest when somebody comes later', () => {
    const { order, mark, held, sound } = openFund(20_000_000n);
    order(houseAccount, Side.buy, 60, 9_500);
    mark(9_543);
    expect(held()).toEqual(['long 40']);
    order(houseAccount, Side.buy, 60, 9_530);
    mark(9_540);
    expect(held()).toEqual([]);
    sound();
  });
});

describe('gains of the fund’s other positions are not money yet', () => {
  // Bob's long of the dated contract comes to the fund at 9,543 and gains 100,000; with what both had in hand there are 186,000.
  test.each([
    ['a bid within what there is', 9_357, ['long 100']],
    ['one beyond it', 9_356, ['long 100', 'long 100']],
  ])('%s', (_what, bid, left) => {
    const { send, order, trade, mark, held, fund, sound } = openFund(100_000n);
    send({ type: 'set-margin-mode', accountId: bob, marketId: contracts.dated, mode: MarginMode.isolated });
    trade(bob, Side.buy, 100, 10_000, { marketId: contracts.dated });
    mark(9_543, contracts.dated);
    mark(9_643, contracts.dated);
    expect([held(), fund()]).toEqual([['long 100'], 143_000n]);
    order(houseAccount, Side.buy, 100, bid);
    mark(9_543);
    expect(held()).toEqual(left);
    sound();
  });
});

describe('winners give back what the fund cannot pay', () => {
  test('the one who has gained most for what stands behind it first, at the price where the loser had nothing left', () => {
    const { trade, givenBack, positions, wallet, held, fund, sound } = openFund(0n, 1_000);
    trade(bob, Side.sell, 600, 10_000);
    trade(cat, Side.sell, 1_000, 10_200);
    // Ann's margin of 5,000,000 was gone at 9,500.
    expect(givenBack(9_000)).toEqual([`${cat} short 1000 for 9500000`]);
    expect(positions(ann)).toEqual([]);
    expect(positions(bob)).toEqual(['0 short 600 for 6000000 margin 0']);
    expect(positions(cat)).toEqual([]);
    // 700 × 1,000 × 10 gained; a fee of 61,200 when it was opened, none now.
    expect(wallet(cat)?.available).toBe(56_938_800n);
    expect([held(), fund()]).toEqual([[], 0n]);
    sound();
  });

  test('of two who stand alike the one with the lower number first, and each is told of the movement', () => {
    const { trade, timed, sound } = openFund(0n, 1_000);
    for (const trader of [cat, bob]) trade(trader, Side.sell, 500, 10_000);
    const price = { markTicks: ticks(9_000), indexTicks: ticks(9_000) };
    const { record } = timed(later, { type: 'set-mark-price', marketId: contracts.linear, ...price });
    const given = record.events.flatMap((event) => (event.type === 'position-deleveraged' ? [event.accountId] : []));
    expect(given).toEqual([bob, cat]);
    const moved = record.events.flatMap((event) =>
      event.type === 'ledger-posted' && event.cause === LedgerCause.deleverage ? event.entries : [],
    );
    // 500 ticks of 500 lots, at ten units each.
    for (const accountId of given) expect(moved).toContainEqual(expect.objectContaining({ accountId, availableDelta: 2_500_000 }));
    sound();
  });

  test('as many as are needed, each its lots at that price', () => {
    const { trade, givenBack, positions, wallet, sound } = openFund(0n, 1_000);
    trade(bob, Side.sell, 700, 10_000);
    trade(cat, Side.sell, 600, 10_200);
    expect(givenBack(9_000)).toEqual([`${cat} short 600 for 5700000`, `${bob} short 400 for 3800000`]);
    expect(positions(bob)).toEqual(['0 short 300 for 3000000 margin 0']);
    // 500 × 400 × 10 gained, less a fee of 42,000 when it was opened.
    expect(wallet(bob)?.available).toBe(51_958_000n);
    sound();
  });

  test('an order that would have closed what is all given back goes with it; one of a rest stays', () => {
    const { trade, order, givenBack, exchange, sound } = openFund(0n, 1_000);
    trade(bob, Side.sell, 700, 10_000);
    trade(cat, Side.sell, 600, 10_200);
    for (const trader of [bob, cat]) expect(order(trader, Side.buy, 100, 9_050, { reduceOnly: true }).ok).toBe(true);
    givenBack(9_000);
    expect([exchange.openOrders(bob).length, exchange.openOrders(cat).length]).toEqual([1, 0]);
    sound();
  });

  test('only what the fund lacks: with a part of it the price lies nearer to the mark', () => {
    const { trade, givenBack, fund, sound } = openFund(2_000_000n, 1_000);
    trade(bob, Side.sell, 1_000, 10_000);
    // 5,000,000 are missing and 2,000,000 there: 300 ticks of 1,000 lots.
    expect(givenBack(9_000)).toEqual([`${bob} short 1000 for 9300000`]);
    expect(fund()).toBe(0n);
    sound();
  });

  test('shorts likewise', () => {
    const { trade, givenBack, positions, sound } = openFund(0n, 1_000);
    // Turned around: a short of 1,000 lots at 10,000.
    trade(ann, Side.sell, 2_000, 10_000);
    trade(bob, Side.buy, 1_000, 10_000);
    expect(givenBack(11_000)).toEqual([`${bob} long 1000 for 10500000`]);
    expect(positions(ann)).toEqual([]);
    sound();
  });
});

// Ann's cross wallet of 50,000,000 stands behind 500 lots here and 5,000 of the dated contract, whose fall is shared out by worth.
describe('of contracts that are margined in their coin, the price of what is given back is where the loser had nothing left', () => {
  test.each([
    // 100 lots are worth 10,000,000 units of the coin, of which 500,000 are the margin: nothing is left where they are worth as much more.
    ['inverse', contracts.inverse, Side.buy, 9_000, '1001 short 100 for 10500000'],
    ['inverse, short', contracts.inverse, Side.sell, 11_000, '1001 long 100 for 9500000'],
    // A margin of 5,000 units. At 9,000 the loss of 100,000 is 11,112 units, up: 6,112 are missing, which are 55,008 there. 900,000 and as much.
    ['of dollars that are converted', contracts.coin, Side.buy, 9_000, '1001 short 100 for 955008'],
  ])('%s', (_what, marketId, side, markTicks, expected) => {
    const venue = openContractVenue({ usdt: 0n, btc: 0n });
    const { send, trade, timed, exchange, sound } = venue;
    send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.isolated });
    expect(trade(ann, side, 100, 10_000, { marketId }).ok).toBe(true);
    expect(trade(bob, side === Side.buy ? Side.sell : Side.buy, 100, 10_000, { marketId }).ok).toBe(true);
    const price = { markTicks: ticks(markTicks), indexTicks: ticks(markTicks) };
    const { record } = timed(later, { type: 'set-mark-price', marketId, ...price });
    const given = record.events.flatMap((event) =>
      event.type === 'position-deleveraged' && event.accountId === bob
        ? [`${event.accountId} ${event.holdSide} ${event.lots} for ${event.value}`]
        : [],
    );
    expect(given).toEqual([expected]);
    expect([ann, bob].flatMap((accountId) => exchange.futures(accountId)?.positions ?? [])).toEqual([]);
    sound();
  });
});

describe('a debt that another contract has made', () => {
  function openDebt(shorts: readonly (readonly [account: number, leverage: number])[], linearMark = 10_000) {
    const venue = openContractVenue({ usdt: 0n, btc: 0n });
    const { send, trade, mark } = venue;
    const bought = [trade(ann, Side.buy, 500, 10_000), trade(ann, Side.buy, 5_000, 10_000, { marketId: contracts.dated })];
    const sold = shorts.flatMap(([accountId, leverage]) => [
      send({ type: 'set-margin-mode', accountId, marketId: contracts.linear, mode: MarginMode.isolated }),
      send({ type: 'set-leverage', accountId, marketId: contracts.linear, longLeverage: leverage, shortLeverage: leverage }),
      trade(accountId, Side.sell, 500 / shorts.length, 10_000),
    ]);
    expect([...bought, ...sold].filter(({ ok }) => !ok)).toEqual([]);
    mark(linearMark);
    const givenBack = (datedTicks: number): string[] => {
      const price = { markTicks: ticks(datedTicks), indexTicks: ticks(datedTicks) };
      const { record } = venue.timed(later, { type: 'set-mark-price', marketId: contracts.dated, ...price });
      return record.events.flatMap((event) => (event.type === 'position-deleveraged' ? [`${event.accountId} ${event.lots}`] : []));
    };
    return { ...venue, givenBack };
  }

  test('drives nobody into debt: whoever cannot bear it keeps the position', () => {
    // 2,000 ticks of 5,000 lots are 100,000,000: 50,000,000 are missing, a ninth of it here, 1,111 ticks over the mark. Bob has 500 behind each.
    const { givenBack, positions, wallet, sound } = openDebt([[bob, 20]]);
    expect(givenBack(8_000)).toEqual([]);
    expect(positions(bob)).toEqual(['0 short 500 for 5000000 margin 2500000']);
    expect(wallet(bob)?.available).toBeGreaterThan(0n);
    sound();
  });

  test('goes to the next who can', () => {
    const { givenBack, positions, sound } = openDebt([
      [bob, 20],
      [cat, 2],
    ]);
    expect(givenBack(8_000)).toEqual([`${cat} 250`]);
    expect(positions(bob)).toEqual(['0 short 250 for 2500000 margin 1250000']);
    sound();
  });

  // Ann has 49,670,000 after fees and loses 100,000,000: 50,330,000 are missing, of which eight ninths are the dated contract's. The rest is
  // 5,592,223, of which the rounding there has paid 3: 559,222 for 500 lots over the mark, 5,592,220 from whoever gives them back.
  test.each([
    ['just enough in it', 5_592_220n, [`${bob} 500`], 0n],
    ['a unit less', 5_592_219n, [], 5_592_219n],
  ])('is borne by a whole wallet: one with %s', (_what, left, given, after) => {
    const { givenBack, wallet, send, trade, sound } = openDebt([]);
    expect(trade(bob, Side.sell, 500, 10_000).ok).toBe(true);
    const amount = units((wallet(bob)?.available ?? 0n) - left);
    send({ type: 'transfer-funds', accountId: bob, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: amount });
    expect(givenBack(8_000)).toEqual(given);
    expect(wallet(bob)?.available).toBe(after);
    sound();
  });

  test('drives the house into none either: a wallet of its that cannot bear it keeps the position', () => {
    const { send, order, trade, mark, wallet, positions, held, sound } = openFund(0n);
    trade(ann, Side.sell, 100, 10_000);
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.cross });
    // Bob has sold the dated contract, the house the other one; the house has 4,000,000, and 5,600,000 are wanted of it, as above.
    order(bob, Side.sell, 5_000, 10_000, { marketId: contracts.dated });
    order(ann, Side.buy, 5_000, 10_000, { marketId: contracts.dated });
    trade(ann, Side.buy, 500, 10_000);
    const amount = units((wallet(houseAccount)?.available ?? 0n) - 4_000_000n);
    const taken = send({
      type: 'transfer-funds',
      accountId: houseAccount,
      assetId: assets.usdt,
      from: Wallet.futures,
      to: Wallet.spot,
      units: amount,
    });
    expect([taken.ok, positions(houseAccount)]).toEqual([true, ['0 short 500 for 5000000 margin 0']]);
    mark(8_000, contracts.dated);
    expect([positions(ann), positions(houseAccount), held()]).toEqual([[], ['0 short 500 for 5000000 margin 0'], ['long 500']]);
    sound();
  });

  test('where the fund stands in the queue of its own side, nobody sees it there', () => {
    const { trade, mark, exchange, held } = openFund(20_000_000n);
    trade(bob, Side.buy, 10, 9_600);
    mark(9_543);
    expect(held()).toEqual(['long 100']);
    // Bob is the only one of that side who could be asked: the first of one.
    expect(exchange.futures(bob)?.positions).toMatchObject([{ holdSide: 'long', lots: 10, adlRank: 5 }]);
  });

  test('is given back by losers too, of equal losses first by the one nearest to liquidation', () => {
    // Both have lost half a per cent. Bob has 2,000 ticks behind each lot, Cat 500.
    const { givenBack, sound } = openDebt(
      [
        [bob, 5],
        [cat, 20],
      ],
      10_050,
    );
    expect(givenBack(8_900)).toEqual([`${cat} 250`, `${bob} 250`]);
    sound();
  });
});
