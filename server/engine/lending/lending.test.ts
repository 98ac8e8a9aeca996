// Borrowed money, as a trader would check it with a pencil. A bitcoin stands at 10,000 dollars and counts 95 %; dollars cost 0.024 % a
// day (a hundred-thousandth an hour), bitcoins twice as much; three times in the shared wallet, five times in a pair; takers pay 0.1 %.
import { describe, expect, test } from 'vitest';

import { Side, Wallet } from '#lib/contract/enums.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann, bob, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';

const cross = { wallet: Wallet.cross } as const;
const isolated = { wallet: Wallet.isolated } as const;

describe('borrowing and giving back', () => {
  test('a loan costs its first hour at once, and is paid back interest first', () => {
    const { move, borrow, repay, coin, balance, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    expect(why(borrow(ann, usdt, 1_500))).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(2_500)} + 0, owes ${dollars(1_500)} + ${dollars(0.015)}`);
    expect(balance(6, usdt)).toBe(-dollars(1_500));
    expect(why(repay(ann, usdt, 500))).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(2_000)} + 0, owes ${dollars(1_000.015)} + 0`);
    expect([balance(6, usdt), balance(1, usdt)]).toEqual([-dollars(1_000.015), dollars(0.015)]);
    // More than is owed is not taken.
    repay(ann, usdt, 2_000);
    expect(coin(ann, usdt)).toBe(`${dollars(999.985)} + 0, owes 0 + 0`);
    expect([why(repay(ann, usdt, 1)), why(repay(bob, usdt, 1)), why(repay(4_040, usdt, 1))]).toEqual([
      'no-debt',
      'insufficient-balance',
      'unknown-account',
    ]);
    sound();
  });

  test('as much may be owed as leverage less one times what counts, the first hour included', () => {
    const { move, borrow, limits, wallet, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    // x + 3 × its interest = 2,000 dollars.
    expect(limits(ann, usdt)?.borrowable).toBe(199_994_000_177n);
    expect(why(borrow(ann, usdt, 1_999.94000178))).toBe('margin-not-enough');
    expect(why(borrow(ann, usdt, 1_999.94000177))).toBe('done');
    expect(wallet(ann)).toMatchObject({ equityUnits: 99_998_000_059n, initialUnits: 99_998_000_059n });
    expect(limits(ann, usdt)?.borrowable).toBe(0n);
    sound();
  });

  test('what is not lent, what is too much of a coin, and what the pool does not have', () => {
    const { move, borrow, send, sound } = openLendingVenue();
    expect(why(borrow(ann, usdt, 1))).toBe('insufficient-balance');
    move(ann, usdt, 100_000);
    expect(why(borrow(ann, usdt, 150_000))).toBe('loan-limit');
    send({
      type: 'set-margin-asset',
      assetId: btc,
      marketId: 0,
      poolUnits: 100_000_000,
      dailyRatesE9: [480_000],
      collateral: [],
      debts: [],
    });
    expect(why(borrow(ann, btc, 1))).toBe('not-lent');
    move(bob, usdt, 10_000, Wallet.isolated);
    expect(why(borrow(bob, btc, 1.01, Wallet.isolated))).toBe('lending-pool-empty');
    expect(why(borrow(bob, btc, 1, Wallet.isolated))).toBe('done');
    expect(why(borrow(bob, eth, 1, Wallet.isolated))).toBe('not-lent');
    sound();
  });

  test('a coin with a haircut stands behind less: half a bitcoin counts 4,750 dollars', () => {
    const { move, limits, wallet } = openLendingVenue();
    move(ann, btc, 0.5);
    expect(wallet(ann)).toMatchObject({ assetUnits: dollars(5_000), equityUnits: dollars(4_750) });
    // 9,500 dollars, less three times the first hour.
    expect(Number(limits(ann, usdt)?.borrowable)).toBeCloseTo(9_500e8 / 1.00003, -1);
  });
});

describe('orders', () => {
  test('an order borrows what it lacks, and trades inside the wallet', () => {
    const { move, offer, order, coin, told, wallet, balance, sound } = openLendingVenue();
    move(ann, usdt, 5_000);
    offer(Side.sell, 1_000, 10_000);
    const before = balance(ann, btc);
    expect(why(order(ann, Side.buy, 1_000, 10_000, cross))).toBe('insufficient-balance');
    expect(why(order(ann, Side.buy, 1_000, 10_000, { ...cross, borrow: true }))).toBe('done');
    expect(told('loan-taken')).toMatchObject([{ units: dollars(5_000), accountId: ann, wallet: 'cross' }]);
    expect(told('order-accepted')).toMatchObject([{ wallet: 'cross', borrowedUnits: dollars(5_000) }]);
    expect(coin(ann, usdt)).toBe(`0 + 0, owes ${dollars(5_000)} + ${dollars(0.05)}`);
    expect(coin(ann, btc)).toBe('99900000 + 0, owes 0 + 0');
    expect(balance(ann, btc)).toBe(before);
    // 0.999 × 10,000 × 95 % less 5,000.05; five in a hundred of the debt must stay.
    expect(wallet(ann)).toMatchObject({ equityUnits: dollars(4_490.45), maintenanceUnits: dollars(250.0025) });
    sound();
  });

  test('selling what one does not have: a coin is borrowed, and what buying brings repays it', () => {
    const { move, offer, order, coin, told, sound } = openLendingVenue();
    move(ann, usdt, 5_000);
    offer(Side.buy, 500, 10_000);
    expect(why(order(ann, Side.sell, 500, 0, { ...cross, borrow: true }))).toBe('done');
    // 0.5 bitcoin, and 0.00001 as the first hour.
    expect(coin(ann, btc)).toBe('0 + 0, owes 50000000 + 1000');
    expect(coin(ann, usdt)).toBe(`${dollars(9_995)} + 0, owes 0 + 0`);
    offer(Side.sell, 501, 9_000);
    order(ann, Side.buy, 501, 9_000, { ...cross, repay: true });
    // 0.501 less 0.1 %, less 0.50001 owed.
    expect(told('loan-repaid')).toMatchObject([{ principalUnits: 50_000_000n, interestUnits: 1_000n, cause: 'order' }]);
    expect(coin(ann, btc)).toBe('48900 + 0, owes 0 + 0');
    sound();
  });

  test('an order that ends unfilled gives back what it had borrowed for the rest', () => {
    const { move, order, coin, send, openOrders, offer, told, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    order(ann, Side.buy, 200, 10_000, { ...cross, borrow: true });
    expect(coin(ann, usdt)).toBe(`0 + ${dollars(2_000)}, owes ${dollars(1_000)} + ${dollars(0.01)}`);
    const [resting] = openOrders(ann);
    expect(resting).toMatchObject({ wallet: 'cross' });
    offer(Side.sell, 150, 10_000);
    send({ type: 'cancel-order', accountId: ann, orderId: resting?.orderId ?? 0 });
    expect(told('loan-repaid')).toMatchObject([{ accountId: ann, assetId: usdt, cause: 'order', orderId: resting?.orderId }]);
    // 500 dollars were not needed: interest first.
    expect(coin(ann, usdt)).toBe(`0 + 0, owes ${dollars(500.01)} + 0`);
    sound();
  });

  test('no order leads a wallet to its own liquidation', () => {
    const { move, borrow, order, index, sound } = openLendingVenue();
    move(ann, usdt, 1_000);
    borrow(ann, usdt, 1_990);
    index(9_100);
    // 2,990 dollars for coins that count 9,100 × 0.95 ÷ 10,000 of it: 2,584 against 1,990, which is enough.
    expect(why(order(ann, Side.buy, 299, 10_000, cross))).toBe('done');
    index(7_500);
    // Half of what is left at a price a tenth above the index.
    expect(why(order(ann, Side.sell, 299, 7_000, cross))).toBe('insufficient-balance');
    sound();
  });

  test('own orders of another wallet are own orders', () => {
    const { move, order, told, sound } = openLendingVenue();
    move(ann, usdt, 5_000);
    order(ann, Side.sell, 10, 10_000);
    order(ann, Side.buy, 10, 10_000, cross);
    expect(told('trade-executed')).toEqual([]);
    expect(told('order-cancelled')).toMatchObject([{ reason: 'self-trade' }]);
    sound();
  });

  test('a pair trades its own coins alone, and nothing of it is seen in the shared wallet', () => {
    const { move, offer, order, coin, sound } = openLendingVenue();
    move(ann, usdt, 1_000, Wallet.isolated);
    offer(Side.sell, 10, 1_000, pairs.eth);
    expect(why(order(ann, Side.buy, 10, 1_000, { ...isolated, marketId: pairs.eth }))).toBe('insufficient-balance');
    offer(Side.sell, 400, 10_000);
    expect(why(order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true }))).toBe('done');
    expect(coin(ann, usdt, Wallet.isolated)).toBe(`0 + 0, owes ${dollars(3_000)} + ${dollars(0.03)}`);
    expect(coin(ann, usdt)).toBe('nothing');
    sound();
  });

  test('leverage of a pair: what it allows, and what it cannot be lowered to', () => {
    const { move, borrow, send, sound } = openLendingVenue();
    const set = (leverage: number) =>
      why(send({ type: 'set-isolated-leverage', accountId: ann, marketId: pairs.btc, leverage, neverSetIsMax: true }));
    move(ann, usdt, 1_000, Wallet.isolated);
    expect([set(1), set(6), set(2)]).toEqual(['invalid-leverage', 'invalid-leverage', 'done']);
    expect(why(borrow(ann, usdt, 1_001, Wallet.isolated))).toBe('margin-not-enough');
    expect(set(5)).toBe('done');
    expect(why(borrow(ann, usdt, 3_900, Wallet.isolated))).toBe('done');
    expect(set(4)).toBe('margin-not-enough');
    sound();
  });

  test('leverage of a pair that was never set is the most there is: lowering it needs the margin for what is owed', () => {
    const { move, borrow, repay, wallet, send, sound } = openLendingVenue();
    const set = (leverage: number) =>
      why(send({ type: 'set-isolated-leverage', accountId: ann, marketId: pairs.btc, leverage, neverSetIsMax: true }));
    move(ann, usdt, 1_000, Wallet.isolated);
    expect(why(borrow(ann, usdt, 3_900, Wallet.isolated))).toBe('done');
    // 999.961 of its own behind 3,900.039: a quarter is enough at five times, at four times a third is 1,300.013.
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ leverage: 0, equityUnits: dollars(999.961), initialUnits: dollars(975.00975) });
    expect([set(4), set(2)]).toEqual(['margin-not-enough', 'margin-not-enough']);
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ leverage: 0, initialUnits: dollars(975.00975) });
    // As much as there was, said aloud, changes nothing.
    expect(set(5)).toBe('done');
    repay(ann, usdt, 1_000, Wallet.isolated);
    // 2,900.039 owed: a third is 966.68 of 999.961.
    expect([set(4), set(3)]).toEqual(['done', 'margin-not-enough']);
    sound();
  });

  test('the command of earlier journals looks at what is owed only once a leverage was set', () => {
    const { move, borrow, send, wallet, sound } = openLendingVenue();
    const set = (leverage: number) =>
      why(send({ type: 'set-isolated-leverage', accountId: ann, marketId: pairs.btc, leverage, neverSetIsMax: false }));
    move(ann, usdt, 1_000, Wallet.isolated);
    borrow(ann, usdt, 3_900, Wallet.isolated);
    expect([set(4), set(3)]).toEqual(['done', 'margin-not-enough']);
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ leverage: 4 });
    sound();
  });
});

describe('taking out', () => {
  test('the lesser of what is free beyond its debt and what the wallet has beyond twice its debts, at the lower price', () => {
    const { move, borrow, index, order, offer, limits, sound } = openLendingVenue();
    move(ann, usdt, 10_000);
    expect(limits(ann, usdt)?.transferable).toBe(dollars(10_000));
    borrow(ann, usdt, 2_000);
    // 12,000 − 2,000.02 owed; own 9,999.98 − 4,000.04.
    expect(limits(ann, usdt)?.transferable).toBe(dollars(5_999.94));
    offer(Side.sell, 900, 10_000);
    order(ann, Side.buy, 900, 10_000, cross);
    index(10_500);
    // Own: 0.8991 × 10,500 + 3,000 − 2,000.02 = 10,440.53; less 4,000.04 is 6,440.49, at the last price of 10,000.
    expect(limits(ann, btc)?.transferable).toBe(64_404_900n);
    expect(limits(ann, usdt)?.transferable).toBe(dollars(999.98));
    expect(why(move(ann, btc, -0.644049))).toBe('done');
    expect(why(move(ann, btc, -0.00000001))).toBe('insufficient-balance');
    sound();
  });
});

describe('liquidation', () => {
  test('of a long: the owner is called, then coins are sold for the debt and the fee, and the rest stays', () => {
    const { move, offer, order, index, wallet, coin, told, balance, sound } = openLendingVenue();
    move(ann, usdt, 1_000, Wallet.isolated);
    offer(Side.sell, 400, 10_000);
    order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
    // 0.3996 bitcoin for 3,000.03 dollars: maintenance 150.0015, called at 187.501875.
    index(7_977);
    expect(told('margin-called')).toEqual([]);
    index(7_976);
    expect(told('margin-called')).toMatchObject([{ wallet: 'isolated', marketId: pairs.btc }]);
    const fund = balance(5, usdt);
    offer(Side.buy, 2_000, 7_870);
    index(7_883);
    expect(told('margin-liquidated')).toEqual([]);
    index(7_882);
    const [event] = told('margin-liquidated');
    expect(event).toMatchObject({ debtUnits: dollars(3_000.03), feeUnits: dollars(60.0006), insuranceUnits: 0n });
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ debtUnits: 0n });
    // 3,060.0306 gross of 0.1 % is 3,063.09…: at 3 % below 7,882 (7,646) 401 lots would be needed; there are 399.
    expect(coin(ann, btc, Wallet.isolated)).toBe('60000 + 0, owes 0 + 0');
    // 399 × 7.87 less 0.1 %, less the debt and the fee.
    expect(coin(ann, usdt, Wallet.isolated)).toBe(`${dollars(3_140.13 * 0.999 - 3_060.0306)} + 0, owes 0 + 0`);
    expect(balance(5, usdt) - fund).toBe(dollars(60.0006));
    sound();
  });

  test('of a short: the coin is bought with what the sale brought', () => {
    const { move, offer, order, index, coin, told, sound } = openLendingVenue();
    move(ann, usdt, 2_000);
    offer(Side.buy, 300, 10_000);
    order(ann, Side.sell, 300, 10_000, { ...cross, borrow: true });
    // 4,997 dollars against 0.300006 bitcoin and 5 % of it: gone at 15,863.2.
    offer(Side.sell, 1_000, 15_900);
    index(15_863);
    expect(told('margin-liquidated')).toEqual([]);
    index(15_864);
    expect(told('margin-liquidated')).toHaveLength(1);
    expect(coin(ann, btc)).toBe('69300 + 0, owes 0 + 0');
    sound();
  });

  test('of what no book takes: the fund takes coins for debt and fee, and no more', () => {
    const { move, offer, order, index, coin, told, balance, sound } = openLendingVenue();
    move(ann, usdt, 1_000, Wallet.isolated);
    offer(Side.sell, 400, 10_000);
    order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
    index(7_800);
    // 3,060.0306 ÷ 7,800, up.
    expect(told('margin-liquidated')).toMatchObject([{ insuranceUnits: 0n }]);
    expect(coin(ann, btc, Wallet.isolated)).toBe(`${39_960_000n - 39_231_162n} + 0, owes 0 + 0`);
    expect([balance(5, btc), balance(5, usdt)]).toEqual([39_231_162n, dollars(5_000 - 3_000.03)]);
    sound();
  });

  test('worth less than its debt: the fund pays what it has, owes the lender the rest, and pays it when it can', () => {
    const { move, offer, order, index, wallet, coin, balance, send, sound } = openLendingVenue(1_000);
    move(ann, usdt, 1_000, Wallet.isolated);
    move(ann, usdt, 500);
    offer(Side.sell, 400, 10_000);
    order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
    index(5_000);
    expect(wallet(ann, Wallet.isolated)).toMatchObject({ debtUnits: 0n, assetUnits: 0n });
    // Nothing of it reaches the shared wallet.
    expect(coin(ann, usdt)).toBe(`${dollars(500)} + 0, owes 0 + 0`);
    expect([balance(5, usdt), balance(5, btc), balance(6, usdt)]).toEqual([0n, 39_960_000n, -dollars(2_000)]);
    sound();
    send({ type: 'credit-deposit', accountId: 5, assetId: usdt, units: units(dollars(10_000)), reference: 'for-the-fund' });
    move(bob, usdt, 1_000, Wallet.isolated);
    index(10_000);
    offer(Side.sell, 400, 10_000);
    expect(why(order(bob, Side.buy, 400, 10_000, { ...isolated, borrow: true }))).toBe('done');
    index(7_800);
    expect(balance(6, usdt)).toBe(0n);
    sound();
  });

  test.each([
    // 0.3 bitcoin at 9,000 cost 2,700 dollars.
    ['has enough', 1_000, ['succeeded'], `0 + ${dollars(2_700)}, owes ${dollars(1_700)} + ${dollars(0.017)}`],
    ['would not bear it', 100, ['failed', 'margin-not-enough'], `${dollars(100)} + 0, owes 0 + 0`],
  ])('a plan that borrows holds nothing while it waits, and borrows when it fires, if the wallet %s', (_how, own, ends, left) => {
    const quantity = 300;
    const { move, offer, order, openPlans, openOrders, send, told, coin, restart, sound } = openLendingVenue();
    move(ann, usdt, own);
    offer(Side.sell, 1, 10_000);
    order(bob, Side.buy, 1, 10_000);
    const plan = {
      type: 'place-plan',
      accountId: ann,
      marketId: pairs.btc,
      side: Side.buy,
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      terms: { kind: 'trigger', trigger: { source: PriceSource.last, triggerTicks: ticks(9_000), executeTicks: ticks(9_000) }, exit: null },
      clientOid: '',
      selfTradePrevention: 'cancel-taker',
      entryPoint: 1,
    } as const;
    expect(why(send({ ...plan, ...cross }))).toBe('insufficient-balance');
    expect(why(send({ ...plan, borrow: true }))).toBe('not-margined');
    expect(why(send({ ...plan, ...cross, borrow: true }))).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(own)} + 0, owes 0 + 0`);
    restart();
    const [waiting] = openPlans(ann);
    const name = { accountId: ann, planId: waiting?.planId ?? 0 } as const;
    const terms = { ...plan.terms, trigger: { ...plan.terms.trigger, executeTicks: ticks(9_001) } };
    expect(why(send({ type: 'amend-plan', ...name, accountId: bob, quantityLots: lots(quantity), amountUnits: units(0n), terms }))).toBe(
      'unknown-plan',
    );
    expect(why(send({ type: 'amend-plan', ...name, quantityLots: lots(quantity), amountUnits: units(0n), terms }))).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(own)} + 0, owes 0 + 0`);
    expect(why(send({ type: 'cancel-plan', ...name, accountId: bob }))).toBe('unknown-plan');
    expect(why(send({ type: 'cancel-plan', ...name }))).toBe('done');
    expect(openPlans(ann)).toEqual([]);
    expect(why(send({ ...plan, ...cross, borrow: true }))).toBe('done');
    offer(Side.buy, 1, 9_000);
    order(bob, Side.sell, 1, 9_000);
    expect(openPlans(ann)).toEqual([]);
    const [closed] = told('plan-closed');
    expect([closed?.outcome, closed?.reason].filter((word) => word !== null)).toEqual(ends);
    expect(openOrders(ann).map(({ wallet, priceTicks }) => [wallet, priceTicks])).toEqual(ends.length === 1 ? [['cross', 9_000]] : []);
    expect(coin(ann, usdt)).toBe(left);
    sound();
  });

  test('orders and plans of the wallet go first, those of the others stay', () => {
    const { move, offer, order, index, openOrders, openPlans, send, told, sound } = openLendingVenue();
    move(ann, usdt, 1_100, Wallet.isolated);
    offer(Side.sell, 400, 10_000);
    order(ann, Side.buy, 400, 10_000, { ...isolated, borrow: true });
    order(ann, Side.buy, 5, 9_500, isolated);
    order(ann, Side.buy, 5, 5_000);
    send({
      type: 'place-plan',
      accountId: ann,
      marketId: pairs.btc,
      side: Side.sell,
      quantityLots: lots(100),
      amountUnits: units(0n),
      terms: {
        kind: 'exit',
        exit: { takeProfit: null, stopLoss: { source: PriceSource.last, triggerTicks: ticks(6_000), executeTicks: ticks(0) } },
      },
      clientOid: '',
      selfTradePrevention: 'cancel-taker',
      entryPoint: 1,
      ...isolated,
    });
    expect(openPlans(ann)).toMatchObject([{ wallet: 'isolated' }]);
    index(7_000);
    expect(told('margin-liquidated')).toHaveLength(1);
    expect(openPlans(ann)).toEqual([]);
    expect(openOrders(ann)).toMatchObject([{ wallet: null, priceTicks: 5_000 }]);
    sound();
  });
});
