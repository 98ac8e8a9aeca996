// Liquidations of shared wallets with several coins: which is sold and bought first, how much of it, and who bears the rest. Numbers as in
// lending.test.ts: 5 % of a debt must stay, 2 % of it is the fee, and the system trades within 3 % of the index.
import { describe, expect, test } from 'vitest';

import { Side, Wallet } from '#lib/contract/enums.ts';
import { why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann, bob, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';

const cross = { wallet: Wallet.cross } as const;
const ofEther = { ...cross, marketId: pairs.eth } as const;

/** Ann owes 2.00004 ether and 0.200004 bitcoin, borrowed in this order and sold for 1,998 each: 6,996 dollars stand behind them. */
function openShort() {
  const venue = openLendingVenue();
  const { move, borrow, offer, order } = venue;
  move(ann, usdt, 3_000);
  expect([why(borrow(ann, eth, 2)), why(borrow(ann, btc, 0.2))]).toEqual(['done', 'done']);
  offer(Side.buy, 200, 1_000, pairs.eth);
  offer(Side.buy, 200, 10_000);
  expect(why(order(ann, Side.sell, 200, 1_000, ofEther))).toBe('done');
  expect(why(order(ann, Side.sell, 200, 10_000, cross))).toBe('done');
  expect(venue.coin(ann, usdt)).toBe(`${dollars(6_996)} + 0, owes 0 + 0`);
  venue.index(15_000);
  offer(Side.sell, 1_000, 15_000);
  return venue;
}

test('two debts are bought back whole, and what is left beyond them and the fee is the owner’s', () => {
  const { index, offer, coin, told, balance, sound } = openShort();
  // 3,000.06 and 2.00004 × 1,831 are 6,662.13: 333.87 are left, and 333.11 must stay. At 1,832 6,664.13: 331.87 and 333.21.
  index(1_831, pairs.eth);
  expect(told('margin-liquidated')).toEqual([]);
  offer(Side.sell, 1_000, 1_832, pairs.eth);
  const fund = balance(5, usdt);
  index(1_832, pairs.eth);
  const fee = dollars(133.2826656);
  expect(told('margin-liquidated')).toMatchObject([{ debtUnits: dollars(6_664.13328), feeUnits: fee, insuranceUnits: 0n }]);
  // 201 lots of each, of which 0.1 % is the fee: 0.200799 and 2.00799. They cost 3,015 and 3,682.32.
  expect([coin(ann, btc), coin(ann, eth)]).toEqual(['79500 + 0, owes 0 + 0', '795000 + 0, owes 0 + 0']);
  expect(coin(ann, usdt)).toBe(`${dollars(6_996 - 3_015 - 3_682.32) - fee} + 0, owes 0 + 0`);
  expect(balance(5, usdt) - fund).toBe(fee);
  sound();
});

test('money that is short buys the coin of the lower number first; the fund takes the worth of the rest, and owes it', () => {
  const { index, offer, coin, told, balance, sound } = openShort();
  offer(Side.sell, 1_000, 1_100, pairs.eth);
  const fund = balance(5, usdt);
  // 7,200.144 are owed. 3,015 go into bitcoin; 3,981 are enough for 184 lots of ether at 3 % above 2,100, and pay 2,024 for them.
  index(2_100, pairs.eth);
  // 2.00004 less 1.83816 are 0.16188: 339.948, and the fee.
  const fee = dollars(144.00288);
  // An amount that the fund cannot pay at all is no movement.
  const posted = told('ledger-posted').map(({ cause, entries }) => `${cause} ${entries.length}`);
  expect(posted).toContain('liquidation 2');
  expect(posted.filter((one) => one.endsWith(' 0'))).toEqual([]);
  expect(told('margin-liquidated')).toMatchObject([{ debtUnits: dollars(7_200.144), feeUnits: fee, insuranceUnits: 0n }]);
  expect([coin(ann, btc), coin(ann, eth)]).toEqual(['79500 + 0, owes 0 + 0', 'nothing']);
  expect(coin(ann, usdt)).toBe(`${dollars(1_957 - 339.948) - fee} + 0, owes 0 + 0`);
  expect([balance(5, usdt) - fund, balance(6, eth)]).toEqual([dollars(339.948) + fee, -16_188_000n]);
  sound();
});

/** Ann owes 1,000.01 dollars, and has 10 of them, 0.1 bitcoin and 1.98901 ether. */
function openLong() {
  const venue = openLendingVenue();
  const { move, borrow, offer, order, index, coin } = venue;
  move(ann, btc, 0.1);
  move(ann, eth, 1);
  expect(why(borrow(ann, usdt, 1_000))).toBe('done');
  offer(Side.sell, 99, 1_000, pairs.eth);
  expect(why(order(ann, Side.buy, 99, 1_000, ofEther))).toBe('done');
  expect([usdt, btc, eth].map((asset) => coin(ann, asset).split(' ')[0])).toEqual(['1000000000', '10000000', '198901000']);
  index(3_000);
  return venue;
}

test('coins are sold in the order of their numbers, no more of them than debt and fee ask for', () => {
  const { index, offer, coin, told, balance, sound } = openLong();
  // 95 % of 300 and of 1.98901 × 400: 1,040.83 and 10 against 1,050.0105. At 399 1,038.93.
  index(400, pairs.eth);
  expect(told('margin-liquidated')).toEqual([]);
  offer(Side.buy, 1_000, 2_950);
  offer(Side.buy, 1_000, 390, pairs.eth);
  const fund = balance(5, usdt);
  index(399, pairs.eth);
  expect(told('margin-liquidated')).toMatchObject([{ feeUnits: dollars(20.0002), insuranceUnits: 0n }]);
  // All 100 lots of bitcoin bring 294.705. 715.3052 are missing: at no less than 388, after 0.1 %, 185 lots of ether, which bring 720.7785.
  expect([coin(ann, btc), coin(ann, eth)]).toEqual(['nothing', `${198_901_000 - 185_000_000} + 0, owes 0 + 0`]);
  expect(coin(ann, usdt)).toBe(`${dollars(10 + 294.705 + 720.7785 - 1_000.01 - 20.0002)} + 0, owes 0 + 0`);
  expect(balance(5, usdt) - fund).toBe(dollars(20.0002));
  sound();
});

test('without a bid the fund takes money first, then coins in their order, up to debt and fee', () => {
  const { index, coin, told, balance, sound } = openLong();
  const before = [usdt, btc, eth].map((asset) => balance(5, asset));
  index(399, pairs.eth);
  // For ether it is 181 units of a dollar more, to the unit up.
  expect(told('margin-liquidated')).toMatchObject([{ feeUnits: dollars(20.0002) + 181n, insuranceUnits: 0n }]);
  // The ten dollars have paid their part: 990.01 and 20.0002 are left. 300 in bitcoin, and 710.0102 in ether at 399, up.
  const taken = [usdt, btc, eth].map((asset, place) => balance(5, asset) - (before[place] ?? 0n));
  const ether = 177_947_419n;
  expect(taken).toEqual([-dollars(990.01), 10_000_000n, ether]);
  expect([coin(ann, usdt), coin(ann, btc), coin(ann, eth)]).toEqual(['nothing', 'nothing', `${198_901_000n - ether} + 0, owes 0 + 0`]);
  sound();
});

test('coins that a wallet has of what it owes pay first, and only the rest is bought', () => {
  const { move, borrow, offer, order, index, coin, told, sound } = openLendingVenue();
  move(ann, usdt, 1_000);
  move(ann, btc, 0.05);
  expect(why(borrow(ann, btc, 0.15))).toBe('done');
  offer(Side.buy, 150, 10_000);
  expect(why(order(ann, Side.sell, 150, 10_000, cross))).toBe('done');
  // 2,498.50 and 0.05 bitcoin stand behind 0.150003. At 23,241 174.33 are left and 174.31 must stay.
  index(23_241);
  expect(told('margin-liquidated')).toEqual([]);
  offer(Side.sell, 1_000, 23_242);
  index(23_242);
  const fee = 6_972_739_452n;
  expect(told('margin-liquidated')).toMatchObject([{ debtUnits: dollars(3_486.369726), feeUnits: fee, insuranceUnits: 0n }]);
  // 0.100003 are bought: 101 lots, less 0.1 %, for 2,347.442.
  expect([coin(ann, btc), coin(ann, usdt)]).toEqual(['89600 + 0, owes 0 + 0', `${dollars(151.058) - fee} + 0, owes 0 + 0`]);
  sound();
});

describe('a wallet at its limit waits for every market that it would trade in', () => {
  test('be it with coins of which an order holds just as many as are free', () => {
    const { send, move, borrow, order, index, coin, told, wallet, sound } = openLendingVenue();
    move(ann, eth, 2);
    expect(why(borrow(ann, usdt, 1_000))).toBe('done');
    expect(why(order(ann, Side.sell, 100, 1_050, ofEther))).toBe('done');
    expect(coin(ann, eth)).toBe('100000000 + 100000000, owes 0 + 0');
    send({ type: 'set-market-state', marketId: pairs.eth, state: 'halted' });
    // 95 % of 52, less the cent of interest, of which 50.0005 must stay.
    index(26, pairs.eth);
    expect([told('margin-liquidated'), wallet(ann)?.isLiquidating]).toEqual([[], true]);
    send({ type: 'set-market-state', marketId: pairs.eth, state: 'online' });
    expect(told('margin-liquidated')).toHaveLength(1);
    sound();
  });

  test('and of two that wait the one that came first is first, whatever is put in meanwhile', () => {
    const { send, move, offer, order, index, told, sound } = openLendingVenue();
    for (const accountId of [bob, ann]) {
      move(accountId, usdt, 1_000, Wallet.isolated);
      offer(Side.sell, 400, 10_000);
      expect(why(order(accountId, Side.buy, 400, 10_000, { wallet: Wallet.isolated, borrow: true }))).toBe('done');
    }
    send({ type: 'set-market-state', marketId: pairs.btc, state: 'halted' });
    index(7_800);
    move(ann, usdt, 1, Wallet.isolated);
    send({ type: 'set-market-state', marketId: pairs.btc, state: 'online' });
    expect(told('margin-liquidated').map(({ accountId }) => accountId)).toEqual([ann, bob]);
    sound();
  });
});
