// The views of contracts, worked out by hand. One lot at one tick is 10 units; takers pay 0.06 %; everybody begins cross at
// twenty times with 50,000,000 units. Mark and index stand at 10,000.
import { describe, expect, test } from 'vitest';

import { AccountMode, BusinessLine, HoldSide, MarginMode, PositionMode, Side, Wallet } from '#lib/contract/enums.ts';
import { ann, bob, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { orderCommand } from '#tests/order-command.ts';
import { assets, contracts, deliveryMs } from '#tests/simulation/contracts/contract-venue.ts';
import { ann as borrower, btc, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { perpetuals, playCoin, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import type { ExchangeEvent } from '../event.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { ticks, units } from '../units.ts';
import { positionFields } from './position-fields.ts';
import { createTradeProfits } from './trade-profits.ts';

const long = { holdSide: HoldSide.long };
const short = { holdSide: HoldSide.short };

function openSums(accountId: number, mode: PositionMode, marginMode: MarginMode = MarginMode.cross) {
  const venue = openContractVenue();
  venue.send({ type: 'set-position-mode', accountId, line: BusinessLine.usdt, mode });
  for (const marketId of [contracts.linear, contracts.dated])
    venue.send({ type: 'set-margin-mode', accountId, marketId, mode: marginMode });
  return { ...venue, sums: () => venue.exchange.futures(accountId)?.aggregates };
}

describe('the sums of an account', () => {
  test('one-way: a position and its margin, and of the resting orders the dearer side', () => {
    const { trade, order, mark, sums } = openSums(ann, PositionMode.oneWay);
    trade(ann, Side.buy, 100, 10_000);
    order(ann, Side.buy, 30, 9_990);
    order(ann, Side.sell, 150, 10_010);
    mark(10_100);
    // Buying: 299,700 of value, 2,997,000 units: × 1.01 ÷ 20 = 151,348.5; a fee of 1,798.2, so 1,799, × 1.005 = 1,807.995.
    // Selling: 50 of the 150 open something, 5,005,000 units: × 1.01 ÷ 20 = 252,752.5; 3,003 × 1.005 = 3,018.015.
    const [toLong, toShort] = [151_349 + 1_808, 252_753 + 3_019];
    const marginAndOrderCost = 505_000 + toShort;
    expect(sums()).toEqual({
      sides: [
        {
          marketId: contracts.linear,
          holdSide: HoldSide.long,
          openLots: 30,
          orderCost: toLong,
          // A twentieth of 10,100,000; 0.06 % of it; 100 × 100 × 10.
          margin: 505_000,
          closingFee: 6_060,
          gain: 100_000,
          pricedValue: 1_010_000 + 299_700,
        },
        {
          marketId: contracts.linear,
          holdSide: HoldSide.short,
          openLots: 150,
          orderCost: toShort,
          margin: 0,
          closingFee: 0,
          gain: 0,
          pricedValue: 500_500,
        },
      ],
      markets: [{ marketId: contracts.linear, heldValue: 1_010_000, marginAndOrderCost }],
      assets: [{ assetId: assets.usdt, marginOneWay: marginAndOrderCost, marginIsolated: 0, gainCross: 100_000 }],
    });
  });

  test('hedged and isolated: each side for itself, and nothing of it is one-way or cross', () => {
    const { trade, order, mark, sums } = openSums(ann, PositionMode.hedge, MarginMode.isolated);
    trade(ann, Side.buy, 100, 10_000, long);
    trade(ann, Side.sell, 40, 10_000, short);
    order(ann, Side.buy, 30, 9_990, long);
    mark(9_900);
    // The locked margins are a twentieth of 10,000,000 and of 4,000,000; the fees 0.06 % of 9,900,000 and of 3,960,000.
    expect(sums()).toMatchObject({
      sides: [
        { openLots: 30, orderCost: 153_157, margin: 500_000, closingFee: 5_940, gain: -100_000, pricedValue: 990_000 + 299_700 },
        { openLots: 0, orderCost: 0, margin: 200_000, closingFee: 2_376, gain: 40_000, pricedValue: 396_000 },
      ],
      markets: [{ heldValue: 0, marginAndOrderCost: null }],
      assets: [{ marginOneWay: 0, marginIsolated: 700_000, gainCross: 0 }],
    });
  });

  test('hedged and cross: a long and a short are both held, and gain together', () => {
    const { trade, mark, sums } = openSums(ann, PositionMode.hedge);
    trade(ann, Side.buy, 100, 10_000, long);
    trade(ann, Side.sell, 40, 10_000, short);
    mark(9_900);
    expect(sums()).toMatchObject({
      markets: [{ heldValue: 990_000 + 396_000, marginAndOrderCost: null }],
      assets: [{ marginOneWay: 0, marginIsolated: 0, gainCross: -100_000 + 40_000 }],
    });
  });

  test.each([
    // 505,000 and 50,500 are a twentieth of 10,100,000 and of 1,010,000 at the mark; 100,000 and 10,000 are gained.
    ['cross', MarginMode.cross, { marginOneWay: 505_000 + 50_500, marginIsolated: 0, gainCross: 100_000 + 10_000 }],
    ['isolated', MarginMode.isolated, { marginOneWay: 500_000 + 50_000, marginIsolated: 500_000 + 50_000, gainCross: 0 }],
  ])('two contracts in one coin are one row: %s', (_what, marginMode, expected) => {
    const { trade, mark, sums } = openSums(ann, PositionMode.oneWay, marginMode);
    trade(ann, Side.buy, 100, 10_000);
    trade(ann, Side.buy, 10, 10_000, { marketId: contracts.dated });
    for (const marketId of [contracts.linear, contracts.dated]) mark(10_100, marketId);
    expect(sums()?.assets).toEqual([{ assetId: assets.usdt, ...expected }]);
    expect(sums()?.markets.map(({ marketId }) => marketId)).toEqual([contracts.linear, contracts.dated]);
  });

  test('inverse contracts are counted in their dollars, and coins stand in the order of their numbers', () => {
    const { trade, order, mark, sums } = openSums(ann, PositionMode.oneWay);
    trade(ann, Side.buy, 100, 10_000, { marketId: contracts.inverse });
    order(ann, Side.buy, 10, 9_990, { marketId: contracts.inverse });
    trade(ann, Side.buy, 10, 10_000, { marketId: contracts.dated });
    mark(12_500, contracts.inverse);
    // 100 × 10^9 ÷ 10,000 units were opened; at 12,500 they are 8,000,000. The order is for ⌊10 × 10^9 ÷ 9,990⌋ = 1,001,001 units:
    // × 1.01 ÷ 20 = 50,550.6; a fee of 600.6, so 601, × 1.005 = 604.005.
    const orderCost = 50_551 + 605;
    expect(sums()).toMatchObject({
      sides: [
        { marketId: contracts.inverse, orderCost, margin: 400_000, closingFee: 4_800, gain: 2_000_000, pricedValue: 100 + 10 },
        { marketId: contracts.dated, margin: 50_000 },
      ],
      markets: [{ heldValue: 100, marginAndOrderCost: 400_000 + orderCost }, { heldValue: 100_000 }],
      assets: [
        { assetId: assets.usdt, gainCross: 0 },
        { assetId: assets.btc, marginOneWay: 400_000 + orderCost, gainCross: 2_000_000 },
      ],
    });
  });

  test.each([
    [Side.buy, 9_990, HoldSide.long],
    [Side.sell, 10_010, HoldSide.short],
  ])('an order to %s alone is a row of the side that it opens, and settings alone are none', (side, price, holdSide) => {
    const { order, sums } = openSums(bob, PositionMode.oneWay);
    expect(sums()).toEqual({ sides: [], markets: [], assets: [] });
    order(bob, side, 30, price);
    expect(sums()?.sides).toMatchObject([{ holdSide, openLots: 30, margin: 0 }]);
    expect(sums()?.markets).toMatchObject([{ marketId: contracts.linear, heldValue: 0 }]);
  });

  test('in a unified account the fee for closing is part of the margin', () => {
    const { send, offer, order, futures } = openLendingVenue(undefined, unifiedOpening);
    send({ type: 'switch-account-mode', accountId: borrower, mode: AccountMode.basic });
    offer(Side.sell, 100, 10_000, perpetuals.btc);
    order(borrower, Side.buy, 100, 10_000, { marketId: perpetuals.btc });
    // 10^11 units: a twentieth and 0.06 %.
    expect(futures(borrower)?.aggregates.sides).toMatchObject([{ margin: 5_000_000_000 + 60_000_000 }]);
  });
});

describe('positions', () => {
  test('stand by contract, each with the settings and the orders of its own', () => {
    const { send, trade, order, exchange } = openSums(ann, PositionMode.hedge);
    const dated = { marketId: contracts.dated };
    trade(ann, Side.buy, 50, 10_000, { ...dated, ...long });
    trade(ann, Side.sell, 40, 10_000, short);
    trade(ann, Side.buy, 100, 10_000, long);
    order(ann, Side.sell, 30, 10_100, long);
    order(ann, Side.sell, 20, 10_200, long);
    order(ann, Side.buy, 10, 9_900, short);
    // One that opens, and one of another contract.
    order(ann, Side.buy, 5, 9_950, long);
    order(ann, Side.sell, 7, 10_300, { ...dated, ...long });
    order(bob, Side.buy, 12, 10_100);
    send({ type: 'set-leverage', accountId: bob, marketId: contracts.dated, longLeverage: 7, shortLeverage: 7 });
    const view = exchange.futures(ann);
    expect(view?.positions).toMatchObject([
      { marketId: contracts.linear, holdSide: HoldSide.long, lots: 88, closingLots: 38, leverage: 20, marginMode: MarginMode.cross },
      { marketId: contracts.linear, holdSide: HoldSide.short, lots: 40, closingLots: 10 },
      { marketId: contracts.dated, holdSide: HoldSide.long, lots: 50, closingLots: 7 },
    ]);
    expect(view?.settings).toEqual([
      {
        marketId: contracts.linear,
        marginMode: MarginMode.cross,
        longLeverage: 20,
        shortLeverage: 20,
        buys: { lots: 5, value: 49_750 },
        sells: { lots: 0, value: 0 },
      },
      {
        marketId: contracts.dated,
        marginMode: MarginMode.cross,
        longLeverage: 20,
        shortLeverage: 20,
        buys: { lots: 0, value: 0 },
        sells: { lots: 0, value: 0 },
      },
    ]);
    expect(exchange.futures(bob)?.settings).toMatchObject([{ longLeverage: 20 }, { marketId: contracts.dated, longLeverage: 7 }]);
  });

  test('an isolated one stands on its margin, a cross one on everything in the wallet', () => {
    const { send, trade, mark, exchange } = openSums(ann, PositionMode.oneWay);
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.dated, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    trade(ann, Side.sell, 100, 10_000, { marketId: contracts.dated });
    for (const marketId of [contracts.linear, contracts.dated]) mark(10_100, marketId);
    // Two fees of 6,000 and a margin of 500,000 are gone; 100,000 are gained and as many lost; 0.46 % of 10,100,000 must stay.
    expect(exchange.futures(ann)?.positions).toMatchObject([
      { equity: 49_488_000 + 100_000, maintenance: 46_460, marginUnits: 0n },
      { equity: 500_000 - 100_000, maintenance: 46_460, marginUnits: 500_000n },
    ]);
  });

  test('a rank tells the fifth of its side that a position is in, best first', () => {
    const { trade, mark, exchange } = openContractVenue();
    const ranks = (...accounts: readonly number[]): (number | undefined)[] =>
      accounts.map((accountId) => exchange.futures(accountId)?.positions[0]?.adlRank);
    trade(bob, Side.sell, 100, 10_300);
    expect(ranks(bob)).toEqual([5]);
    trade(ann, Side.sell, 100, 10_400);
    expect(ranks(ann, bob)).toEqual([5, 3]);
    trade(1004, Side.sell, 100, 9_900);
    trade(1003, Side.sell, 100, 10_100);
    trade(cat, Side.sell, 100, 10_200);
    mark(10_000);
    // By gain: 4 %, 3 %, 2 %, 1 %, and a loss.
    expect(ranks(ann, bob, cat, 1003, 1004)).toEqual([5, 4, 3, 2, 1]);
  });

  test('the fund’s own is not in the queue: it is the last', () => {
    const { send, trade, mark, exchange } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    mark(9_543);
    expect(exchange.futures(4)?.positions).toMatchObject([{ lots: 100, adlRank: 1 }]);
  });
});

describe('wallets', () => {
  test.each([
    // A position of 10,000,000 at the mark, less a fee of 6,000: a gain can be used and not sent away, a loss is gone in both.
    ['with a gain', 10_200, { gains: 200_000, free: 50_194_000 - 510_000 - 153_157, sendable: 49_994_000 - 510_000 - 153_157 }],
    ['with a loss', 9_900, { gains: -100_000, free: 49_894_000 - 495_000 - 153_157, sendable: 49_894_000 - 495_000 - 153_157 }],
  ])('%s', (_what, price, expected) => {
    const { trade, order, mark, wallet } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    order(ann, Side.buy, 30, 9_990);
    mark(price);
    expect(wallet(ann)).toMatchObject({ ...expected, claims: 153_157, isPooled: false, backing: null });
  });

  test('lines and coins stand in the order of their numbers, however they came', () => {
    const { exchange, send } = openContractVenue();
    const accountId = 5_000;
    send({ type: 'open-account', accountId, kind: AccountKind.user });
    expect(exchange.futures(accountId)).toBeNull();
    for (const assetId of [assets.btc, assets.usdt]) {
      send({ type: 'credit-deposit', accountId, assetId, units: units(9n), reference: `late:${assetId}` });
      send({ type: 'transfer-funds', accountId, assetId, from: Wallet.spot, to: Wallet.futures, units: units(9n) });
    }
    for (const line of [BusinessLine.usd, BusinessLine.usdt])
      expect(why(send({ type: 'set-position-mode', accountId, line, mode: PositionMode.hedge }))).toBe('done');
    expect(exchange.futures(accountId)).toMatchObject({
      wallets: [{ assetId: assets.usdt }, { assetId: assets.btc }],
      hedgeLines: [BusinessLine.usdt, BusinessLine.usd],
      isUnified: false,
    });
  });

  const openUnified = (mode: AccountMode) => {
    const venue = openLendingVenue(undefined, unifiedOpening);
    expect(why(venue.send({ type: 'switch-account-mode', accountId: borrower, mode }))).toBe('done');
    return { ...venue, wallets: () => venue.futures(borrower)?.wallets ?? [] };
  };

  test('in a unified account every coin in which contracts could be margined is there; nothing can be sent', () => {
    const { futures, wallets } = openUnified(AccountMode.advanced);
    expect(futures(borrower)?.isUnified).toBe(true);
    expect(wallets().map(({ assetId }) => assetId)).toEqual([usdt, btc, eth, playCoin]);
    expect(wallets().every(({ isPooled, sendable }) => isPooled && sendable === 0)).toBe(true);
    expect(wallets().map(({ backing }) => backing === null)).toEqual([false, false, false, true]);
  });

  test.each([
    [AccountMode.advanced, [usdt, btc, eth, playCoin]],
    [AccountMode.basic, [usdt, btc, playCoin]],
  ])('a coin that there is nothing of counts only where all coins back each other: mode %s', (mode, coins) => {
    const { send, balance, wallets } = openUnified(mode);
    const all = units(balance(borrower, eth));
    send({ type: 'reserve-withdrawal', accountId: borrower, assetId: eth, units: all, feeUnits: units(0n), reference: 'all' });
    expect(why(send({ type: 'settle-withdrawal', reference: 'all' }))).toBe('done');
    expect(wallets().map(({ assetId }) => assetId)).toEqual(coins);
    expect(wallets().map(({ backing }) => backing !== null)).toEqual(coins.map((one) => mode === AccountMode.advanced && one !== playCoin));
  });

  test('behind the contracts of a coin stands the account, less what contracts of other coins must keep', () => {
    const { send, offer, order, wallets } = openUnified(AccountMode.advanced);
    for (const marketId of [perpetuals.btc, perpetuals.inverse]) {
      offer(Side.sell, 100, 10_000, marketId);
      expect(order(borrower, Side.buy, 100, 10_000, { marketId }).ok).toBe(true);
    }
    order(borrower, Side.buy, 10, 9_900, { marketId: perpetuals.btc });
    send({ type: 'set-mark-price', marketId: perpetuals.btc, markTicks: ticks(9_900), indexTicks: ticks(9_900) });
    // In dollars: 100,000 less a fee of 0.60 and 10 lost; 10 bitcoins less a fee of 0.000006, and 100 ethers, at 95 %: 94,999.943 and
    // 95,000. All is 289,989.343. Of 990 dollars 5.06 % are bound and 1.06 % must stay: 50.094 and 10.494; of the inverse contract,
    // 0.01 bitcoins, 0.000506 and 0.000106: 5.06 and 1.06. The order of 99 dollars claims 99 × 1.01 ÷ 20 + 0.0594 × 1.005 = 5.059197.
    const inDollars = (amount: number): number => Math.round(amount * 100_000_000);
    expect(wallets().slice(0, 2)).toMatchObject([
      {
        equity: inDollars(289_989.343),
        maintenance: inDollars(11.554),
        initial: inDollars(55.154),
        claims: inDollars(5.059197),
        backing: { equity: inDollars(289_989.343 + 10 - 1.06), claims: inDollars(5.059197 + 5.06 - 1.06) },
      },
      // The same at 10,000 dollars for a bitcoin, in hundred-millionths; 60.213197 dollars that are bound are 602,131.97.
      {
        equity: 2_899_893_430,
        claims: 0,
        backing: { equity: 2_899_893_430 - (115_540 - 10_600), claims: 602_132 - 50_600 - (115_540 - 10_600) },
      },
    ]);
  });
});

describe('the profit of a trade', () => {
  /** The profits of both legs of each trade that a command brings, maker first, each asked for twice. */
  function profitsOf(events: readonly ExchangeEvent[]): (readonly bigint[])[] {
    const profits = createTradeProfits();
    return events.flatMap((event) => {
      profits.see(event);
      if (event.type !== 'trade-executed') return [];
      return [[event.maker, event.taker, event.taker].map((leg) => profits.take(leg))];
    });
  }

  test('is what it closes, before fees, told once; what it opens beside adds nothing', () => {
    const { order, timed, trade } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    trade(bob, Side.sell, 40, 10_000);
    order(bob, Side.buy, 60, 10_100);
    order(cat, Side.buy, 90, 10_050);
    const sell = orderCommand(ann, contracts.linear, Side.sell, 150, 10_050);
    // Bob loses 40 × 100 × 10 with 40 of 60; Ann gains 60 × 100 × 10, then 40 × 50 × 10 with 40 of 90.
    expect(profitsOf(timed(1_700_000_001_000, sell).record.events)).toEqual([
      [-40_000n, 60_000n, 0n],
      [0n, 20_000n, 0n],
    ]);
  });

  test('is nothing that closes otherwise', () => {
    const { send, timed, trade } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000, { marketId: contracts.dated });
    const settle: Command = { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_300) };
    const { events } = timed(deliveryMs, settle).record;
    const profits = createTradeProfits();
    for (const event of events) profits.see(event);
    expect(events.some(({ type }) => type === 'position-changed')).toBe(true);
    expect(profits.take({ accountId: ann, orderId: 0 })).toBe(0n);
    expect(why(send(settle))).toBe('already-settled');
  });
});

test.each([
  ['one-way, of an order', {}, { holdSide: '', isReducePosition: false }],
  ['one-way, of an order that reduces', { holdSide: null, reduceOnly: true }, { holdSide: '', isReducePosition: true }],
  ['hedged', { holdSide: HoldSide.short, reduceOnly: false }, { holdSide: HoldSide.short, isReducePosition: false }],
])('the fields about positions: %s', (_what, words, fields) => {
  expect(positionFields({ contract: {} }, words)).toEqual(fields);
  expect(positionFields({}, words)).toEqual({});
});
