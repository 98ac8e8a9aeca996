// Plans in margin wallets: what they hold there, and what they borrow when they execute. Numbers as in lending.test.ts.
import { describe, expect, test } from 'vitest';

import { SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { ann, btc, dollars, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import type { Command } from '../../command.ts';
import { lots, ticks, units } from '../../units.ts';

type PlacePlan = Extract<Command, { type: 'place-plan' }>;
type Terms = PlacePlan['terms'];

const trigger = (triggerTicks: number, executeTicks: number): Terms => ({
  kind: 'trigger',
  trigger: { source: 'index', triggerTicks: ticks(triggerTicks), executeTicks: ticks(executeTicks) },
  exit: null,
});
const chase: Terms = { kind: 'chase-limit', boundTicks: ticks(9_980), maxMoves: 3 };
const plan = (quantityLots: number, terms: Terms, more: Partial<PlacePlan> = {}): PlacePlan => ({
  type: 'place-plan',
  accountId: ann,
  marketId: pairs.btc,
  side: Side.buy,
  quantityLots: lots(quantityLots),
  amountUnits: units(0n),
  terms,
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  entryPoint: 1,
  wallet: Wallet.cross,
  ...more,
});

/** Ann has 1,000 dollars in her cross wallet; 1,000 lots of a thousandth of a bitcoin are offered at 10,000. */
function open() {
  const venue = openLendingVenue();
  venue.move(ann, usdt, 1_000);
  venue.offer(Side.sell, 1_000, 10_000);
  const ask = (command: Command): string => {
    const reply = venue.send(command);
    return reply.ok ? 'done' : reply.reason;
  };
  return { ...venue, ask };
}

describe('without borrowing', () => {
  test('holds the money of its wallet, no more than is there, and its owner’s other money has nothing to do with it', () => {
    const { ask, coin, frozen, sound } = open();
    // 100 lots at 10,000 are 1,000 dollars.
    expect(ask(plan(101, trigger(9_900, 10_000)))).toBe('insufficient-balance');
    expect(ask(plan(100, trigger(9_900, 10_000)))).toBe('done');
    expect(coin(ann, usdt)).toBe(`0 + ${dollars(1_000)}, owes 0 + 0`);
    expect(frozen(ann, usdt)).toBe(0n);
    sound();
  });

  test('trades in its wallet when it executes, and is gone from it when all are taken back', () => {
    const { ask, coin, index, told, openPlans, sound } = open();
    ask(plan(50, trigger(9_900, 10_000)));
    ask(plan(10, trigger(9_000, 10_000)));
    expect(told('plan-opened')).toMatchObject([{ wallet: Wallet.cross }]);
    index(9_900);
    // 50 lots for 500 dollars; a thousandth of five million units of bitcoin is the fee. 10 lots hold 100 dollars.
    expect(coin(ann, btc)).toBe('4995000 + 0, owes 0 + 0');
    expect(coin(ann, usdt)).toBe(`${dollars(400)} + ${dollars(100)}, owes 0 + 0`);
    expect(ask({ type: 'cancel-all-plans', accountId: ann, marketId: pairs.btc, kind: null })).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(500)} + 0, owes 0 + 0`);
    expect(openPlans(ann)).toEqual([]);
    sound();
  });

  test('a wallet that is none has nothing', () => {
    const { ask } = open();
    expect(ask(plan(50, trigger(9_900, 10_000), { wallet: Wallet.isolated }))).toBe('insufficient-balance');
  });

  test('a plan in the spot wallet borrows nothing', () => {
    const { wallet: _, ...inSpot } = plan(50, trigger(9_900, 10_000));
    const { ask, frozen } = open();
    expect(ask({ ...inSpot, borrow: true })).toBe('not-margined');
    expect(ask(inSpot)).toBe('done');
    expect(frozen(ann, usdt)).toBe(dollars(500));
  });
});

describe('borrowing', () => {
  test('in slices: each borrows for itself, and none holds for the rest', () => {
    const { ask, coin, at, send, nextDueMs, sound } = open();
    const terms: Terms = { kind: 'time-share', slices: 2, intervalMs: 60_000, limitTicks: ticks(10_000), jitterPpm: 0, seed: 0 };
    expect(ask(plan(240, terms, { borrow: true }))).toBe('done');
    const next = (): void => {
      at(nextDueMs() ?? 0);
      expect(send({ type: 'advance-clock' }).ok).toBe(true);
    };
    next();
    // 120 lots cost 1,200 dollars each time; the first hour of interest is a hundred-thousandth.
    expect(coin(ann, usdt)).toBe(`0 + 0, owes ${dollars(200)} + 200000`);
    next();
    expect(coin(ann, usdt)).toBe(`0 + 0, owes ${dollars(1_400)} + 1400000`);
    sound();
  });

  test('a chase: its order borrows, and gives back what it did not need', () => {
    const { ask, coin, offer, openOrders, sound } = open();
    offer(Side.buy, 10, 9_900);
    expect(ask(plan(150, chase, { borrow: true }))).toBe('done');
    // 150 lots at 9,900 are 1,485 dollars.
    expect(coin(ann, usdt)).toBe(`0 + ${dollars(1_485)}, owes ${dollars(485)} + 485000`);
    expect(ask({ type: 'cancel-all-plans', accountId: ann, marketId: -1, kind: null })).toBe('done');
    expect(openOrders(ann)).toEqual([]);
    // The 485 dollars pay the interest first.
    expect(coin(ann, usdt)).toBe(`${dollars(1_000)} + 0, owes 485000 + 0`);
    sound();
  });

  // 50 lots at 9,900 are 495 dollars, at 9,950 they are 497.5, and at the bound of 9,980 they are 499.
  test.each([
    ['that may borrow holds its order alone, moved or not', true, 495, 497.5],
    ['that may not holds all that it needs at its bound', false, 499, 499],
  ])('a chase %s', (_what, borrow, before, after) => {
    const { ask, coin, offer, openOrders, sound } = open();
    offer(Side.buy, 10, 9_900);
    expect(ask(plan(50, chase, borrow ? { borrow } : {}))).toBe('done');
    expect(coin(ann, usdt)).toBe(`${dollars(1_000 - before)} + ${dollars(before)}, owes 0 + 0`);
    offer(Side.buy, 10, 9_950);
    expect(openOrders(ann)).toMatchObject([{ priceTicks: 9_950 }]);
    expect(coin(ann, usdt)).toBe(`${dollars(1_000 - after)} + ${dollars(after)}, owes 0 + 0`);
    sound();
  });
});
