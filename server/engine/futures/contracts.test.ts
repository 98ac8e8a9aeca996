// Contracts, as a trader would check them with a pencil. One lot at one tick is 10 units; takers pay 0.06 %, makers 0.02 %;
// everybody has 50,000,000 units of USDT in the futures wallet and begins cross at twenty times. Mark and index stand at 10,000.
import { describe, expect, test } from 'vitest';

import {
  EntryPoint,
  HoldSide,
  MarginMode,
  PositionMode,
  SelfTradePrevention,
  Side,
  TimeInForce,
  BusinessLine,
  Wallet,
} from '#lib/contract/enums.ts';
import { ann, bob, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { PriceSource, type ExitTerms } from '../plans/trigger-terms.ts';
import { restoreExchange } from '../exchange.ts';
import { lots, ticks, units } from '../units.ts';

describe('opening and closing', () => {
  test('a cross position takes the fee alone; its gain is paid by clearing when it is closed', () => {
    const { trade, mark, wallet, positions, sound } = openContractVenue();
    expect(trade(ann, Side.buy, 100, 10_000).ok).toBe(true);
    // Value 100 × 10,000 × 10 = 10,000,000; fee 6,000; initial margin a twentieth.
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 0']);
    expect(wallet(ann)).toMatchObject({ available: 49_994_000n, equity: 49_994_000, initial: 500_000, maintenance: 46_000 });
    mark(10_200);
    // 100 × 200 × 10 gained; the margin moves with the mark: 10,200,000 ÷ 20, and 0.46 % of it.
    expect(wallet(ann)).toMatchObject({ available: 49_994_000n, equity: 50_194_000, initial: 510_000, maintenance: 46_920 });
    trade(ann, Side.sell, 40, 10_200);
    // Two fifths: 80,000 less a fee of 2,448.
    expect(positions(ann)).toEqual(['0 long 60 for 600000 margin 0']);
    expect(wallet(ann)?.available).toBe(50_071_552n);
    trade(ann, Side.sell, 60, 10_100);
    // 60,000 less 3,636.
    expect(positions(ann)).toEqual([]);
    expect(wallet(ann)).toMatchObject({ available: 50_127_916n, initial: 0, maintenance: 0, free: 50_127_916 });
    sound();
  });

  test('an isolated position locks its margin at entry and gives it back with what it gained', () => {
    const { send, trade, wallet, positions, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.sell, 100, 10_000);
    expect(positions(ann)).toEqual(['0 short 100 for 1000000 margin 500000']);
    expect(wallet(ann)).toMatchObject({ available: 49_494_000n, frozen: 500_000n });
    trade(ann, Side.buy, 50, 9_900);
    // Half of the margin, 50 × 100 × 10 gained, a fee of 2,970.
    expect(positions(ann)).toEqual(['0 short 50 for 500000 margin 250000']);
    expect(wallet(ann)).toMatchObject({ available: 49_791_030n, frozen: 250_000n });
    sound();
  });

  test('one-way, an order beyond the position turns it around at the price of the trade', () => {
    const { trade, positions, wallet, sound } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    trade(ann, Side.sell, 150, 10_100);
    expect(positions(ann)).toEqual(['0 short 50 for 505000 margin 0']);
    // 50,000,000 − 6,000 + 100,000 − 9,090.
    expect(wallet(ann)?.available).toBe(50_084_910n);
    sound();
  });

  test('hedged, a long and a short stand beside each other and need what the larger one needs', () => {
    const { send, trade, positions, wallet, order, sound } = openContractVenue();
    const line: BusinessLine = 10;
    send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
    expect(why(order(ann, Side.buy, 1, 9_000))).toBe('invalid-hold-side');
    trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
    trade(ann, Side.sell, 60, 10_000, { holdSide: HoldSide.short });
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 0', '0 short 60 for 600000 margin 0']);
    expect(wallet(ann)).toMatchObject({ initial: 500_000, maintenance: 46_000 });
    trade(ann, Side.sell, 100, 10_000, { holdSide: HoldSide.long });
    expect(positions(ann)).toEqual(['0 short 60 for 600000 margin 0']);
    expect(why(order(ann, Side.sell, 1, 10_000, { holdSide: HoldSide.long }))).toBe('no-position');
    sound();
  });

  test('reduce-only closes and never flips: placed, and while it waits', () => {
    const { order, trade, positions, exchange, sound } = openContractVenue();
    expect(why(order(ann, Side.sell, 10, 10_000, { reduceOnly: true }))).toBe('no-position');
    trade(ann, Side.buy, 100, 10_000);
    expect(why(order(ann, Side.sell, 101, 10_100, { reduceOnly: true }))).toBe('position-not-enough');
    order(ann, Side.sell, 100, 10_100, { reduceOnly: true });
    order(ann, Side.sell, 80, 10_100, { reduceOnly: true });
    // The first closes all; the second has nothing left to close and goes.
    order(bob, Side.buy, 150, 10_100);
    expect(positions(ann)).toEqual([]);
    expect(positions(bob)).toEqual(['0 long 100 for 1010000 margin 0']);
    expect(exchange.openOrders(ann)).toEqual([]);
    sound();
  });
});

describe('the exit of a resting order', () => {
  const leg = (triggerTicks: number) => ({ source: PriceSource.mark, triggerTicks: ticks(triggerTicks), executeTicks: ticks(0) });

  test('is replaced without losing its place, guards what the order has traded, and survives a snapshot', () => {
    const { send, order, exchange, positions, sound } = openContractVenue();
    expect(why(order(ann, Side.buy, 100, 9_990))).toBe('done');
    expect(why(order(bob, Side.buy, 100, 9_990))).toBe('done');
    const orderId = exchange.openOrders(ann)[0]?.orderId ?? 0;
    const set = (exit: ExitTerms | null, accountId = ann): string => why(send({ type: 'set-order-exit', accountId, orderId, exit }));
    expect(set({ takeProfit: leg(9_980), stopLoss: null })).toBe('invalid-exit');
    expect(set({ takeProfit: null, stopLoss: null })).toBe('invalid-exit');
    expect(set({ takeProfit: leg(10_100), stopLoss: leg(9_900) }, bob)).toBe('not-order-owner');
    expect(set({ takeProfit: leg(10_100), stopLoss: leg(9_900) })).toBe('done');
    expect(set({ takeProfit: null, stopLoss: leg(9_800) })).toBe('done');
    const again = restoreExchange(exchange.snapshot());
    expect(again.stateHash()).toBe(exchange.stateHash());
    // It still stands before the other.
    order(houseAccount, Side.sell, 100, 9_990);
    expect(positions(ann)).toEqual(['0 long 100 for 999000 margin 0']);
    expect(positions(bob)).toEqual([]);
    expect(exchange.openPlans(ann)).toMatchObject([
      { side: Side.sell, quantityLots: 100, reduceOnly: true, parentOrderId: orderId, terms: { kind: 'exit', exit: { takeProfit: null } } },
    ]);
    expect(set(null)).toBe('order-not-open');
    sound();
  });

  test('is taken away, and an order that only closes has none', () => {
    const { send, order, trade, exchange } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    order(ann, Side.buy, 50, 9_990, { exit: { takeProfit: leg(10_100), stopLoss: null } });
    order(ann, Side.sell, 50, 10_200, { reduceOnly: true });
    const [opening, closing] = exchange.openOrders(ann).map(({ orderId }) => orderId);
    const set = (orderId = 0, exit: ExitTerms | null = null): string =>
      why(send({ type: 'set-order-exit', accountId: ann, orderId, exit }));
    expect(set(opening)).toBe('done');
    expect(set(closing, { takeProfit: leg(10_100), stopLoss: null })).toBe('invalid-exit');
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'halted' });
    expect(set(opening, { takeProfit: leg(10_100), stopLoss: null })).toBe('market-halted');
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'online' });
    order(houseAccount, Side.sell, 50, 9_990);
    expect(exchange.openPlans(ann)).toEqual([]);
  });

  test('is not for an order of a pair', () => {
    const { say, apply, exchange } = openScriptedVenue();
    say('bob sells 4 @ 100');
    const { orderId = 0, accountId = 0 } = exchange.openOrders(1001)[0] ?? {};
    expect(why(apply({ type: 'set-order-exit', accountId, orderId, exit: null }).reply)).toBe('invalid-exit');
  });

  test('taken away, leaves the hidden part and the side of the position as they were', () => {
    const { send, order, trade, exchange, positions, sound } = openContractVenue();
    send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
    trade(ann, Side.buy, 20, 10_000, { holdSide: HoldSide.long });
    const exit = { takeProfit: leg(10_100), stopLoss: null };
    const below = { takeProfit: leg(9_900), stopLoss: null };
    order(ann, Side.sell, 50, 10_010, { holdSide: HoldSide.short, exit: below });
    order(bob, Side.buy, 50, 9_990, { displayLots: lots(10), exit });
    for (const accountId of [ann, bob]) {
      const orderId = exchange.openOrders(accountId)[0]?.orderId ?? 0;
      expect(why(send({ type: 'set-order-exit', accountId, orderId, exit: null }))).toBe('done');
    }
    expect(restoreExchange(exchange.snapshot()).stateHash()).toBe(exchange.stateHash());
    order(houseAccount, Side.buy, 50, 10_010);
    expect(positions(ann)).toEqual(['0 long 20 for 200000 margin 0', '0 short 50 for 500500 margin 0']);
    order(houseAccount, Side.sell, 15, 9_990);
    // Ten of the hidden part came forward when the first ten were gone.
    expect(exchange.openOrders(bob)).toMatchObject([{ filledLots: 15, shownLots: 5 }]);
    expect([...exchange.openPlans(ann), ...exchange.openPlans(bob)]).toEqual([]);
    sound();
  });

  test('is no matter of the plan that moves the order: canceled, the order takes the plan with it', () => {
    const { send, order, exchange, sound } = openContractVenue();
    order(bob, Side.buy, 10, 9_990);
    const chase: Command = {
      type: 'place-plan',
      accountId: ann,
      marketId: contracts.linear,
      side: Side.buy,
      quantityLots: lots(10),
      amountUnits: units(0n),
      terms: { kind: 'chase-limit', boundTicks: ticks(10_100), maxMoves: 5 },
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      entryPoint: EntryPoint.web,
    };
    for (const exit of [null, { takeProfit: leg(10_200), stopLoss: null }]) {
      expect(why(send(chase))).toBe('done');
      const orderId = exchange.openOrders(ann)[0]?.orderId ?? 0;
      expect(why(send({ type: 'set-order-exit', accountId: ann, orderId, exit }))).toBe('done');
      expect(why(send({ type: 'cancel-order', accountId: ann, orderId }))).toBe('done');
      expect(exchange.openPlans(ann)).toEqual([]);
      sound();
    }
  });
});

describe('what an order takes', () => {
  // Value 1,000,000,000 at 20×: 50,000,000 × 1.01 and 600,000 × 1.005 are more than there is.
  test.each([
    ['within what is free', 9_700, 'done'],
    ['a little more than that', 9_800, 'insufficient-balance'],
  ])('%s', (_what, size, said) => {
    const { order } = openContractVenue();
    expect(why(order(ann, Side.buy, size, 10_000))).toBe(said);
  });

  test.each([
    // 10,000,000 units: × 1.01 ÷ 20, and a fee of 6,000 × 1.005.
    [505_000n + 6_030n, 'done'],
    [505_000n + 6_029n, 'insufficient-balance'],
  ])('all that is free, and no unit more: of %d, %s', (free, said) => {
    const { send, order } = openContractVenue();
    const [from, to] = [Wallet.futures, Wallet.spot];
    send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from, to, units: units(50_000_000n - free) });
    expect(why(order(ann, Side.buy, 100, 10_000))).toBe(said);
  });

  test('one-way, only the dearer side of the resting orders counts; hedged, both', () => {
    const { send, order } = openContractVenue();
    expect(why(order(ann, Side.buy, 6_000, 9_990))).toBe('done');
    expect(why(order(ann, Side.sell, 6_000, 10_010))).toBe('done');
    const line: BusinessLine = 10;
    send({ type: 'set-position-mode', accountId: bob, line, mode: PositionMode.hedge });
    expect(why(order(bob, Side.buy, 6_000, 9_980, { holdSide: HoldSide.long }))).toBe('done');
    expect(why(order(bob, Side.sell, 6_000, 10_020, { holdSide: HoldSide.short }))).toBe('insufficient-balance');
  });

  test('the loss of the first moment is part of it', () => {
    const { order } = openContractVenue();
    // 5 % above the mark: 3,000 lots lose 3,000 × 500 × 10 at once, beside a margin of 15,907,500 and a fee.
    order(houseAccount, Side.sell, 9_000, 10_500);
    expect(why(order(ann, Side.buy, 4_900, 10_500))).toBe('insufficient-balance');
    expect(why(order(ann, Side.buy, 4_800, 10_500))).toBe('done');
  });

  test('a leverage allows no more than its tier, and no position more than its leverage', () => {
    const { send, order, trade } = openContractVenue();
    const leverage = (wanted: number): string =>
      why(send({ type: 'set-leverage', accountId: ann, marketId: contracts.linear, longLeverage: wanted, shortLeverage: wanted }));
    expect(leverage(101)).toBe('invalid-leverage');
    expect(leverage(100)).toBe('done');
    expect(why(order(ann, Side.buy, 2_001, 10_000))).toBe('risk-limit');
    expect(why(trade(ann, Side.buy, 2_000, 10_000))).toBe('done');
    trade(ann, Side.buy, 1, 10_000);
    expect(leverage(50)).toBe('done');
    trade(ann, Side.buy, 1_000, 10_000);
    expect(leverage(100)).toBe('invalid-leverage');
  });

  test('a resting order whose margin is gone when it is met is cancelled, not filled', () => {
    const { order, trade, mark, positions, exchange, wallet, sound } = openContractVenue();
    trade(ann, Side.buy, 4_000, 10_000);
    order(ann, Side.buy, 4_000, 9_200);
    mark(9_050);
    // 4,000 × 950 × 10 and a fee are lost. The fill would cost 6,000,000 more at once, and the tier of both asks for 8,334,400.
    expect(wallet(ann)?.equity).toBe(11_760_000);
    order(bob, Side.sell, 4_000, 9_200);
    expect(positions(ann)).toEqual(['0 long 4000 for 40000000 margin 0']);
    expect(exchange.openOrders(ann)).toEqual([]);
    sound();
  });

  test('all or nothing does not count on an order whose margin is gone', () => {
    const { order, trade, mark, positions } = openContractVenue();
    trade(ann, Side.buy, 4_000, 10_000);
    order(ann, Side.buy, 4_000, 9_200);
    order(houseAccount, Side.buy, 100, 9_200);
    mark(9_050);
    expect(why(order(bob, Side.sell, 4_000, 9_200, { timeInForce: TimeInForce.fok }))).toBe('fill-or-kill-unfilled');
    expect(why(order(bob, Side.sell, 100, 9_200, { timeInForce: TimeInForce.fok }))).toBe('done');
    expect(positions(bob)).toEqual(['0 short 100 for 920000 margin 0']);
  });
});

describe('margin by hand', () => {
  test('is added from what is free, and taken down to what the leverage asks for', () => {
    const { send, trade, mark, positions, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    const change = (amount: bigint): string =>
      why(send({ type: 'change-margin', accountId: ann, marketId: contracts.linear, holdSide: HoldSide.long, units: units(amount) }));
    expect(change(1n)).toBe('no-position');
    trade(ann, Side.buy, 100, 10_000);
    expect(change(300_000n)).toBe('done');
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 800000']);
    expect(change(-300_001n)).toBe('insufficient-balance');
    mark(9_900);
    // 100,000 are lost at the mark: they stay.
    expect(change(-200_001n)).toBe('insufficient-balance');
    expect(change(-200_000n)).toBe('done');
    expect(change(50_000_000n)).toBe('insufficient-balance');
    sound();
  });

  test('a lower leverage asks an isolated position for more, a higher one gives nothing back', () => {
    const { send, trade, positions } = openContractVenue();
    const leverage = (wanted: number): void =>
      void send({ type: 'set-leverage', accountId: ann, marketId: contracts.linear, longLeverage: wanted, shortLeverage: wanted });
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    leverage(10);
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 1000000']);
    leverage(50);
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 1000000']);
  });

  test('modes change only when nothing is open', () => {
    const { send, trade, order } = openContractVenue();
    trade(ann, Side.buy, 1, 10_000);
    order(bob, Side.buy, 1, 9_000);
    const line: BusinessLine = 10;
    for (const accountId of [ann, bob]) {
      expect(why(send({ type: 'set-margin-mode', accountId, marketId: contracts.linear, mode: MarginMode.isolated }))).toBe(
        'open-position-or-order',
      );
      expect(why(send({ type: 'set-position-mode', accountId, line, mode: PositionMode.hedge }))).toBe('open-position-or-order');
    }
  });

  test('an isolated position that runs short is topped up when it is told to', () => {
    const { send, trade, mark, positions, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    send({ type: 'set-auto-append', accountId: ann, marketId: contracts.linear, holdSide: HoldSide.long, on: true });
    mark(9_540);
    // 460,000 lost, 40,000 left against 43,884: back to a twentieth of 9,540,000 beside the loss.
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 937000']);
    sound();
  });
});

describe('liquidation', () => {
  test('isolated: where the formula says, and no further into the wallet', () => {
    const { send, trade, mark, positions, wallet, exchange, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    // (500,000 − 10,000,000) ÷ (1,000 × (0.0046 − 1)) = 9,543.9…
    mark(9_544);
    expect(positions(ann)).toHaveLength(1);
    mark(9_543);
    expect(positions(ann)).toEqual([]);
    expect(wallet(ann)).toMatchObject({ available: 49_494_000n, frozen: 0n });
    // The rest, 500,000 − 457,000, is the fund's, and so is the position until somebody buys it.
    expect(exchange.futures(4)?.positions).toMatchObject([{ holdSide: 'long', lots: 100, entryValue: 954_300 }]);
    expect(exchange.balances(4).find(({ assetId }) => assetId === assets.usdt)?.available).toBe(20_043_000n);
    sound();
  });

  test('cross: by tiers on the book first, as long as somebody buys', () => {
    const { order, trade, mark, positions, exchange, sound } = openContractVenue();
    trade(ann, Side.buy, 8_000, 10_000);
    order(houseAccount, Side.buy, 20_000, 9_490);
    mark(9_500);
    // 9,520,000 are left against 9,256,000: 2.56 % of 76,000,000 in the third tier, less what its lower slices save.
    expect(positions(ann)).toEqual(['0 long 8000 for 80000000 margin 0']);
    mark(9_490);
    const [left = ''] = positions(ann);
    // 8,720,000 against 9,235,520. Down to the first tier: 20,000,000 ÷ 9,490, rounded down.
    expect(left.startsWith('0 long 2107 ')).toBe(true);
    expect(exchange.futures(4)?.positions).toEqual([]);
    sound();
  });

  test('what the fund cannot pay, the winners give back: nobody else', () => {
    const { trade, mark, positions, wallet, exchange, sound } = openContractVenue({ usdt: 0n, btc: 0n });
    trade(ann, Side.buy, 8_000, 10_000);
    trade(bob, Side.sell, 8_000, 10_000);
    trade(cat, Side.buy, 10, 10_000);
    const before = wallet(cat)?.available;
    mark(9_000);
    // Ann has lost 80,000,000 and had 49,520,000: 30,480,000 are missing. Bob and the house gave nothing yet; the queue begins with Bob.
    expect(positions(ann)).toEqual([]);
    expect(wallet(ann)?.available).toBe(0n);
    expect(positions(bob)).toEqual([]);
    expect(wallet(bob)?.available).toBe(99_040_000n);
    expect(wallet(cat)?.available).toBe(before);
    expect(exchange.balances(4)).toEqual([]);
    sound();
  });

  test('with its market halted nobody is liquidated; when it opens, at the price of then', () => {
    const { send, trade, mark, positions } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000);
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'halted' });
    mark(9_000);
    expect(positions(ann)).toHaveLength(1);
    mark(9_900);
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'online' });
    send({ type: 'advance-clock' });
    expect(positions(ann)).toHaveLength(1);
  });
});
