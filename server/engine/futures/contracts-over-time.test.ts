// The effects of time on contracts: funding, delivery, and plans that wait for a price. Numbers as in contracts.test.ts.
import { describe, expect, test } from 'vitest';

import { BusinessLine, HoldSide, MarginMode, PositionMode, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { ann, bob, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, deliveryMs, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { orderCommand } from '#tests/order-command.ts';
import type { Command } from '../command.ts';
import type { ExitTerms, PriceSource } from '../plans/trigger-terms.ts';
import { restoreExchange } from '../exchange.ts';
import { lots, ticks, units } from '../units.ts';

describe('funding and delivery', () => {
  const slotMs = 1_700_000_001_000;

  test('longs pay shorts, once per slot', () => {
    const { send, trade, mark, wallet, sound } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    trade(bob, Side.sell, 100, 10_000);
    mark(10_100);
    const [annBefore = 0n, bobBefore = 0n] = [wallet(ann)?.available, wallet(bob)?.available];
    const settle = (rateE8: number, at = slotMs): string =>
      why(send({ type: 'settle-funding', marketId: contracts.linear, slotMs: at, rateE8 }));
    expect(settle(10_000)).toBe('done');
    // 0.01 % of 10,100,000.
    expect(wallet(ann)?.available).toBe(annBefore - 1_010n);
    expect(wallet(bob)?.available).toBe(bobBefore + 1_010n);
    expect(settle(10_000)).toBe('already-settled');
    expect(settle(10_000, slotMs - 1000)).toBe('already-settled');
    expect(settle(10_000, slotMs + 500)).toBe('invalid-funding');
    expect(settle(300_001, slotMs + 1000)).toBe('invalid-funding');
    expect(settle(-10_000, slotMs + 1000)).toBe('done');
    expect(wallet(ann)?.available).toBe(annBefore);
    sound();
  });

  test('an isolated payer pays down to its maintenance, and receivers share what there is', () => {
    const { send, trade, mark, positions, wallet, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    send({ type: 'set-leverage', accountId: ann, marketId: contracts.linear, longLeverage: 100, shortLeverage: 100 });
    trade(ann, Side.buy, 1_000, 10_000);
    order(bob);
    function order(accountId: number): void {
      trade(accountId, Side.sell, 1_000, 10_000);
    }
    mark(10_000);
    const before = wallet(bob)?.available ?? 0n;
    send({ type: 'settle-funding', marketId: contracts.linear, slotMs, rateE8: 300_000 });
    // 0.3 % of 100,000,000 is due; ann's margin is 1,000,000 and 460,000 of it must stay only after 300,000 are gone: she pays all.
    expect(positions(ann)).toEqual(['0 long 1000 for 10000000 margin 700000']);
    expect(wallet(bob)?.available).toBe(before + 300_000n);
    send({ type: 'settle-funding', marketId: contracts.linear, slotMs: slotMs + 1000, rateE8: 300_000 });
    // Now 240,000 are above maintenance; with nothing more she is at her limit and is liquidated.
    expect(wallet(bob)?.available).toBe(before + 540_000n);
    expect(positions(ann)).toEqual([]);
    sound();
  });

  test('a dated contract closes only shortly before its end, and then everything at the settlement price', () => {
    const { send, timed, trade, order, positions, wallet, exchange, sound } = openContractVenue();
    const dated = { marketId: contracts.dated };
    trade(ann, Side.buy, 100, 10_000, dated);
    const waiting = order(bob, Side.buy, 10, 9_700, dated);
    order(cat, Side.buy, 10, 9_900, dated);
    const at = (timeMs: number, command: Command): string => why(timed(timeMs, command).reply);
    const open = orderCommand(ann, contracts.dated, Side.buy, 1, 9_990);
    expect(at(deliveryMs - 2_000, open)).toBe('close-only');
    const larger: Command = {
      type: 'amend-order',
      accountId: bob,
      orderId: waiting.orderId ?? 0,
      priceTicks: ticks(9_700),
      quantityLots: lots(20),
    };
    expect(at(deliveryMs - 1_500, larger)).toBe('close-only');
    // Resting orders may not open either: cat's bid steps aside when ann comes to close.
    const close: Command = { ...open, side: Side.sell, priceTicks: ticks(9_800), timeInForce: TimeInForce.ioc, reduceOnly: true };
    expect(at(deliveryMs - 1_000, close)).toBe('done');
    expect(positions(ann)).toEqual(['3 long 100 for 1000000 margin 0']);
    expect(exchange.openOrders(cat)).toEqual([]);
    expect(at(deliveryMs - 1, { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_300) })).toBe('contract-ended');
    expect(at(deliveryMs, { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_300) })).toBe('done');
    expect(positions(ann)).toEqual([]);
    expect(positions(cat)).toEqual([]);
    // 300,000 gained, less the taker's fee of 6,000 then and the delivery fee of 0.06 % of 10,300,000 now.
    expect(wallet(ann)?.available).toBe(50_287_820n);
    expect(why(send({ type: 'cancel-order', accountId: bob, orderId: waiting.orderId ?? 0 }))).toBe('order-not-open');
    expect(at(deliveryMs + 1, { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_300) })).toBe('already-settled');
    expect(at(deliveryMs + 1, open)).not.toBe('done');
    sound();
  });
});

describe('a delivery that costs more than there is', () => {
  const dated = { marketId: contracts.dated };
  const open = (fund?: Parameters<typeof openContractVenue>[0]) => {
    const venue = openContractVenue(fund);
    const insured = (): bigint => venue.exchange.balances(4)[0]?.available ?? 0n;
    const before = insured();
    const settle: Command = { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(7_000) };
    const deliver = (): void => expect(why(venue.timed(deliveryMs, settle).reply)).toBe('done');
    return { ...venue, deliver, paid: () => before - insured() };
  };

  test('takes all of the wallet, and the insurance fund pays the rest', () => {
    const { trade, deliver, wallet, paid, sound } = open();
    trade(ann, Side.buy, 2_000, 10_000, dated);
    trade(bob, Side.sell, 2_000, 10_000, dated);
    deliver();
    // 2,000 × 3,000 × 10 lost of 50,000,000 less the taker's fee of 120,000; there is nothing left for the delivery fee.
    expect(wallet(ann)?.available).toBe(0n);
    expect(paid()).toBe(60_000_000n - 49_880_000n);
    // Bob has all that he gained, less 120,000 then and 0.06 % of 140,000,000 now.
    expect(wallet(bob)?.available).toBe(50_000_000n - 120_000n + 60_000_000n - 84_000n);
    sound();
  });

  test('is owed while a gain elsewhere stands behind it', () => {
    const { trade, mark, deliver, wallet, positions, paid, sound } = open();
    trade(ann, Side.buy, 2_000, 10_000, dated);
    trade(ann, Side.sell, 2_000, 10_000);
    mark(7_000);
    deliver();
    expect(paid()).toBe(0n);
    // Two fees of 120,000, the loss, and the delivery fee of 84,000, against 60,000,000 that the short has gained.
    expect(wallet(ann)?.available).toBe(50_000_000n - 240_000n - 60_000_000n - 84_000n);
    expect(positions(ann)).toEqual(['0 short 2000 for 20000000 margin 0']);
    sound();
  });

  test('is counted once both sides of a hedge are closed', () => {
    const { send, trade, deliver, wallet, paid, sound } = open();
    send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
    trade(ann, Side.buy, 2_000, 10_000, { ...dated, holdSide: HoldSide.long });
    trade(ann, Side.sell, 500, 10_000, { ...dated, holdSide: HoldSide.short });
    deliver();
    expect(paid()).toBe(0n);
    // 60,000,000 lost and 15,000,000 gained, fees of 120,000 and 30,000 then, and of 84,000 and 21,000 now.
    expect(wallet(ann)?.available).toBe(50_000_000n - 150_000n - 45_000_000n - 105_000n);
    sound();
  });

  test('takes no more than an isolated margin, and leaves the margin of another contract alone', () => {
    const isolated = open();
    isolated.send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.dated, mode: MarginMode.isolated });
    isolated.trade(ann, Side.buy, 2_000, 10_000, dated);
    isolated.deliver();
    // A twentieth of 200,000,000 was the margin.
    expect(isolated.paid()).toBe(50_000_000n);
    expect(isolated.wallet(ann)?.available).toBe(50_000_000n - 120_000n - 10_000_000n);
    isolated.sound();
    const beside = open();
    beside.send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    beside.trade(ann, Side.buy, 100, 10_000);
    beside.trade(ann, Side.buy, 2_000, 10_000, dated);
    beside.deliver();
    expect(beside.wallet(ann)).toMatchObject({ available: 0n, frozen: 500_000n });
    expect(beside.positions(ann)).toEqual(['0 long 100 for 1000000 margin 500000']);
    beside.sound();
  });
});

describe('plans', () => {
  const exit: ExitTerms = {
    takeProfit: { source: 'mark', triggerTicks: ticks(10_200), executeTicks: ticks(0) },
    stopLoss: { source: 'mark', triggerTicks: ticks(9_900), executeTicks: ticks(0) },
  };

  test('an exit of the whole position waits for the mark price, and goes when the position is gone', () => {
    const { send, trade, order, mark, positions, exchange, sound } = openContractVenue();
    const plan = (quantityLots: number): Command => ({
      type: 'place-plan',
      accountId: ann,
      marketId: contracts.linear,
      side: Side.sell,
      quantityLots: lots(quantityLots),
      amountUnits: units(0n),
      terms: { kind: 'exit', exit },
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      entryPoint: 1,
      reduceOnly: true,
    });
    expect(why(send(plan(0)))).toBe('no-position');
    trade(ann, Side.buy, 100, 10_000);
    send(plan(0));
    send(plan(30));
    order(houseAccount, Side.buy, 500, 9_895);
    mark(9_950);
    expect(exchange.openPlans(ann)).toHaveLength(2);
    mark(9_900);
    expect(positions(ann)).toEqual([]);
    expect(exchange.openPlans(ann)).toEqual([]);
    sound();
  });

  const ratio = (side: Side, ratioPpm: number, quantityLots = 0, more: object = { reduceOnly: true }): Command => ({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side,
    quantityLots: lots(quantityLots),
    amountUnits: units(0n),
    terms: { kind: 'margin-ratio', ratioPpm },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
    ...more,
  });

  test('an isolated position is closed when maintenance is half of what stands behind it, one tick before it is not', () => {
    const { send, trade, order, mark, positions, exchange, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    expect(why(send(ratio(Side.buy, 500_000)))).toBe('no-position');
    trade(ann, Side.sell, 100, 10_000);
    expect(why(send(ratio(Side.buy, 500_000)))).toBe('done');
    order(houseAccount, Side.sell, 500, 10_410);
    // Margin 500,000. At 10,404: 47,859 of (500,000 − 404,000) 96,000 is less than half.
    mark(10_404);
    expect(positions(ann)).toEqual(['0 short 100 for 1000000 margin 500000']);
    // At 10,405: 47,863 of 95,000.
    mark(10_405);
    expect(positions(ann)).toEqual([]);
    expect(exchange.openPlans(ann)).toEqual([]);
    sound();
  });

  test('a cross position is closed by what is behind the whole wallet, however far its own price is', () => {
    const { send, trade, order, mark, positions, wallet, exchange, sound } = openContractVenue();
    trade(ann, Side.buy, 1_000, 10_000);
    // 50,000,000 less a fee of 60,000; a tick is worth 10,000. All that is free goes, but for what the position stands on.
    send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: 'futures', to: 'spot', units: units(44_000_000n) });
    expect(wallet(ann)).toMatchObject({ equity: 5_940_000, maintenance: 460_000 });
    expect(why(send(ratio(Side.sell, 200_000)))).toBe('done');
    order(houseAccount, Side.buy, 2_000, 9_600);
    // At 9,630 equity is 2,240,000 and maintenance 442,980: 19.78 %. At 9,629: 2,230,000 and 442,934: 19.86 %.
    mark(9_630);
    mark(9_629);
    expect(positions(ann)).toHaveLength(1);
    // At 9,627: 2,210,000 and 442,842: 20.04 %.
    mark(9_627);
    expect(positions(ann)).toEqual([]);
    expect(exchange.openPlans(ann)).toEqual([]);
    sound();
  });

  test('it closes all of a position and nothing else, at a ratio short of liquidation; it goes with the position; it outlives a restart', () => {
    const { send, trade, order, exchange, sound } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    expect(why(send(ratio(Side.sell, 500_000, 10)))).toBe('invalid-quantity');
    expect(why(send(ratio(Side.sell, 500_000, 0, {})))).toBe('invalid-quantity');
    expect(why(send(ratio(Side.sell, 9_999)))).toBe('invalid-trigger');
    expect(why(send(ratio(Side.sell, 990_001)))).toBe('invalid-trigger');
    expect(why(send(ratio(Side.sell, 990_000)))).toBe('done');
    const again = restoreExchange(exchange.snapshot());
    expect(again.openPlans(ann)).toMatchObject([{ terms: { kind: 'margin-ratio', ratioPpm: 990_000 } }]);
    expect(again.stateHash()).toBe(exchange.stateHash());
    order(houseAccount, Side.buy, 100, 10_000);
    order(ann, Side.sell, 100, 10_000);
    expect(exchange.openPlans(ann)).toEqual([]);
    sound();
  });

  test('the exit of an order opens with what it has traded', () => {
    const { trade, order, mark, positions, exchange } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000, { exit });
    expect(exchange.openPlans(ann)).toMatchObject([{ side: 'sell', quantityLots: 100, reduceOnly: true }]);
    order(houseAccount, Side.buy, 500, 10_195);
    mark(10_200);
    expect(positions(ann)).toEqual([]);
  });

  const trigger = (source: PriceSource, triggerTicks: number): Command => ({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side: Side.buy,
    quantityLots: lots(10),
    amountUnits: units(0n),
    terms: { kind: 'trigger', trigger: { source, triggerTicks: ticks(triggerTicks), executeTicks: ticks(0) }, exit: null },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
  });

  test('index and mark are two prices: a plan waits for the one that it names', () => {
    const { send, order, exchange, positions } = openContractVenue();
    const prices = (markTicks: number, indexTicks: number): void =>
      void send({ type: 'set-mark-price', marketId: contracts.linear, markTicks: ticks(markTicks), indexTicks: ticks(indexTicks) });
    order(houseAccount, Side.sell, 500, 10_000);
    prices(10_000, 9_900);
    expect(why(send(trigger('index', 9_950)))).toBe('done');
    prices(10_010, 9_940);
    expect(exchange.openPlans(ann)).toHaveLength(1);
    prices(10_000, 9_950);
    expect(positions(ann)).toEqual(['0 long 10 for 100000 margin 0']);
  });

  test('a market that opens again shows its plans the mark price of then', () => {
    const { send, order, mark, positions } = openContractVenue();
    order(houseAccount, Side.sell, 500, 10_000);
    send(trigger('mark', 10_050));
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'halted' });
    mark(10_060);
    expect(positions(ann)).toEqual([]);
    send({ type: 'set-market-state', marketId: contracts.linear, state: 'online' });
    expect(positions(ann)).toHaveLength(1);
  });
});
