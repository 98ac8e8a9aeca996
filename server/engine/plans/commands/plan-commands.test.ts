// Commands about plans at the edges of what is allowed: who may place, change and take back what, how much, and how many.
import { describe, expect, test } from 'vitest';

import { HoldSide, PositionMode, SelfTradePrevention, Side, type BusinessLine } from '#lib/contract/enums.ts';
import { contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { commandOf, openScriptedVenue, outcomeText, scriptedRules } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../../command.ts';
import { lots, ticks, units } from '../../units.ts';

type PlacePlan = Extract<Command, { type: 'place-plan' }>;

/** The last price is 100, made by orders #1 and #2; the next id is 3. A second market trades the same coins. */
function openHundred(...lines: readonly string[]) {
  const venue = openScriptedVenue();
  venue.apply({ type: 'list-market', rules: { ...scriptedRules, marketId: 1, symbol: 'COINCASHB' } });
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100', ...lines]) expect(`${line}: ${venue.say(line)}`).not.toContain(': refused');
  /** Places a plan in words with some of it otherwise. */
  const place = (line: string, more: Partial<PlacePlan>): string => {
    const command = commandOf(line);
    if (command.type !== 'place-plan') throw new Error(line);
    return outcomeText(venue.apply({ ...command, ...more }));
  };
  return { ...venue, place };
}

describe('how much', () => {
  test.each([
    ['the least quantity', 'ann waits sell 2 if:95', '#3; plan #3 sells 2'],
    ['less', 'ann waits sell 1 if:105', 'refused: quantity-below-minimum'],
    ['a quantity below nothing', 'ann waits sell -2 if:95', 'refused: invalid-quantity'],
    ['the largest quantity, which Ann has not', 'ann waits sell 5000 if:99', 'refused: insufficient-balance'],
    ['more', 'ann waits sell 5001 if:1', 'refused: quantity-above-maximum'],
    // 5,000 at 100 are the largest notional of 500,000.
    ['the largest notional, which Ann has not', 'ann waits buy 5000 if:105/100', 'refused: insufficient-balance'],
    ['more than that where it executes', 'ann waits buy 5000 if:99/101', 'refused: notional-above-maximum'],
    ['more than that where it triggers', 'ann waits sell 5000 if:101', 'refused: notional-above-maximum'],
    ['one leg of an exit beyond it', 'ann exits sell 5000 tp:101 sl:95', 'refused: notional-above-maximum'],
    ['one leg of an exit below the least', 'ann exits sell 2 tp:101 sl:49', 'refused: notional-below-minimum'],
    ['the least amount', 'ann waits spend 100 if:105', '#3; plan #3 buys for 100'],
    ['less of an amount', 'ann waits spend 99 if:105', 'refused: notional-below-minimum'],
    ['the largest amount, which Ann has not', 'ann waits spend 500000 if:105', 'refused: insufficient-balance'],
    ['more of an amount', 'ann waits spend 500001 if:105', 'refused: notional-above-maximum'],
    ['all that Ann has', 'ann waits spend 100000 if:105', '#3; plan #3 buys for 100000'],
    ['one more', 'ann waits spend 100001 if:105', 'refused: insufficient-balance'],
    ['nothing', 'ann waits spend 0 if:105', 'refused: invalid-quantity'],
    ['an amount below nothing', 'ann waits spend -5 if:105', 'refused: invalid-amount'],
    ['the largest amount that can be counted', `ann waits spend ${Number.MAX_SAFE_INTEGER} if:105`, 'refused: notional-above-maximum'],
    ['one beyond it', `ann waits spend ${BigInt(Number.MAX_SAFE_INTEGER) + 1n} if:105`, 'refused: invalid-amount'],
    ['a pair for an amount', 'ann pairs spend 1000 limit:95 stop:105/106', 'refused: invalid-amount'],
    ['a pair at no limit', 'ann pairs sell 10 limit:0 stop:95', 'refused: invalid-price'],
    ['a pair whose stop lies above a sell', 'ann pairs sell 10 limit:105 stop:101', 'refused: trigger-reached'],
    ['a pair whose stop is too small', 'ann pairs sell 2 limit:105 stop:49', 'refused: notional-below-minimum'],
    ['a pair whose stop has no trigger', 'ann pairs sell 10 limit:105 stop:0', 'refused: invalid-trigger'],
    ['a trigger at nothing', 'ann waits sell 10 if:0', 'refused: invalid-trigger'],
    ['a trigger that executes below nothing', 'ann waits sell 10 if:95/-1', 'refused: invalid-trigger'],
    ['a trigger with an exit at nothing', 'ann waits sell 10 if:95 tp:0', 'refused: invalid-trigger'],
    ['a trigger with a sound exit', 'ann waits sell 10 if:95 tp:90 sl:99', '#3; plan #3 sells 10'],
  ])('%s', (_what, line, said) => {
    expect(openHundred().say(line)).toBe(said);
  });

  test('a size is given once, and a sell never by an amount', () => {
    const { place, say } = openHundred();
    expect(place('ann waits buy 10 if:105/106', { amountUnits: units(1_000n) })).toBe('refused: invalid-amount');
    expect(place('ann waits spend 1000 if:105', { side: Side.sell })).toBe('refused: invalid-amount');
    expect(say('ann waits spend 1000 if:105/106')).toBe('#3; plan #3 buys for 1000');
  });

  test('an exit of a trigger has legs', () => {
    const trigger = { source: 'last', triggerTicks: ticks(95), executeTicks: ticks(0) } as const;
    const terms = { kind: 'trigger', trigger, exit: { takeProfit: null, stopLoss: null } } as const;
    expect(openHundred().place('ann waits sell 10 if:95', { terms })).toBe('refused: invalid-exit');
  });
});

describe('who and where', () => {
  test.each([
    ['nobody', { accountId: 4040 }, 'refused: unknown-account'],
    ['a market that is none', { marketId: 7 }, 'refused: unknown-market'],
    ['a name that is none', { clientOid: ' ' }, 'refused: invalid-client-order-id'],
    ['of coins, what only closes', { reduceOnly: true }, 'refused: invalid-hold-side'],
    ['of coins, what names a side to hold', { holdSide: HoldSide.long }, 'refused: invalid-hold-side'],
  ])('%s', (_what, more, said) => {
    expect(openHundred().place('ann waits sell 10 if:95', more)).toBe(said);
  });

  test('a pair whose order is refused takes no number', () => {
    const { say } = openHundred('bob buys 50 @ 96');
    expect(say('ann pairs sell 10 limit:96 stop:95')).toBe('refused: post-only-would-take');
    expect(say('ann waits sell 10 if:95')).toBe('#4; plan #4 sells 10');
  });

  test.each([
    ['nobody’s', 'nobody cancels plan #3', 'refused: unknown-account'],
    ['one without a number', 'ann cancels plan #0', 'refused: unknown-plan'],
    ['the number that comes next', 'ann cancels plan #4', 'refused: unknown-plan'],
    ['the number of an order', 'ann cancels plan #2', 'refused: plan-not-open'],
    ['nobody’s change', 'nobody amends plan #3 waits sell 5 if:95', 'refused: unknown-account'],
    ['a stranger’s change', 'bob amends plan #3 waits sell 5 if:95', 'refused: unknown-plan'],
    ['a change to too little', 'ann amends plan #3 waits sell 1 if:95', 'refused: quantity-below-minimum'],
    ['a change to what is reached', 'ann amends plan #3 waits sell 10 if:100', 'refused: trigger-reached'],
    // 990 are available and 10 held.
    ['a change to all that Ann has', 'ann amends plan #3 waits sell 1000 if:95', '#3; plan #3 is of 1000'],
    ['a change to one more', 'ann amends plan #3 waits sell 1001 if:95', 'refused: insufficient-balance'],
  ])('taken back or changed: %s', (_what, line, said) => {
    expect(openHundred('ann waits sell 10 if:95').say(line)).toBe(said);
  });

  test('a change to less is taken from one who has nothing left', () => {
    const venue = openHundred('ann waits sell 10 if:95', 'ann sells 990 @ 109');
    expect(venue.say('ann amends plan #3 waits sell 8 if:95')).toBe('#3; plan #3 is of 8');
    expect(venue.holds('ann')).toBe('2+998 COIN, 100000+0 CASH');
  });

  test.each([
    ['cancel-only', 'refused: market-cancel-only', /^#3; #3 cancelled \(requested\)/],
    ['halted', 'refused: market-halted', /^refused: market-halted/],
  ])('in a market that is %s nothing is changed', (state, amended, cancelled) => {
    const venue = openHundred('ann waits sell 10 if:95', `market ${state}`);
    expect(venue.say('ann waits sell 10 if:95')).toBe(amended);
    expect(venue.say('ann amends plan #3 waits sell 5 if:95')).toBe(amended);
    expect(venue.say('ann cancels plan #3')).toMatch(cancelled);
  });
});

describe('all at once', () => {
  const cancelAll = (marketId: number, kind: Extract<Command, { type: 'cancel-all-plans' }>['kind'], accountId = 1000): Command => ({
    type: 'cancel-all-plans',
    accountId,
    marketId,
    kind,
  });
  /** Ann's: #3 and #5 triggers, #4 an exit, #6 a trigger of the second market; #7 is Bob's. */
  function openFive() {
    const venue = openHundred('ann waits sell 10 if:95', 'ann exits sell 5 sl:90', 'ann waits sell 10 if:94');
    venue.apply({ type: 'set-reference-price', marketId: 1, priceTicks: ticks(100) });
    const trigger = { source: 'index', triggerTicks: ticks(95), executeTicks: ticks(0) } as const;
    expect(venue.place('ann waits sell 10 if:95', { marketId: 1, terms: { kind: 'trigger', trigger, exit: null } })).toMatch(/^#6/);
    venue.say('bob waits sell 10 if:95');
    const ids = (command: Command): unknown => {
      const { reply } = venue.apply(command);
      return reply.ok ? reply.cancelledOrderIds : reply.reason;
    };
    return { ...venue, ids };
  }

  test.each([
    ['of every market and kind', cancelAll(-1, null), [3, 4, 5, 6], []],
    ['of a market', cancelAll(0, null), [3, 4, 5], [6]],
    ['of a kind', cancelAll(-1, 'trigger'), [3, 5, 6], [4]],
    ['of a kind in a market', cancelAll(1, 'trigger'), [6], [3, 4, 5]],
    ['of a kind that there is none of', cancelAll(-1, 'trailing'), [], [3, 4, 5, 6]],
    ['of a market that is none', cancelAll(7, null), 'unknown-market', [3, 4, 5, 6]],
    ['of nobody', cancelAll(-1, null, 4040), 'unknown-account', [3, 4, 5, 6]],
  ])('%s', (_what, command, cancelled, left) => {
    const { ids, exchange } = openFive();
    expect(ids(command)).toEqual(cancelled);
    expect(exchange.openPlans(1000).map(({ planId }) => planId)).toEqual(left);
    expect(exchange.openPlans(1001)).toHaveLength(1);
    expect(exchange.checkInvariants()).toEqual([]);
  });

  test('what stands in a halted market stays; in one that only cancels it goes', () => {
    const { ids, say } = openFive();
    say('market halted');
    expect(ids(cancelAll(0, null))).toBe('market-halted');
    expect(ids(cancelAll(-1, null))).toEqual([6]);
    say('market cancel-only');
    expect(ids(cancelAll(-1, null))).toEqual([3, 4, 5]);
  });

  test('what has fired and waits for the clock can no longer be taken back or changed', () => {
    const venue = openHundred('bob buys 500 @ 99', 'reference 100', ...Array.from({ length: 40 }, () => 'ann waits sell 3 if:i98'));
    venue.say('ann waits sell 3 if:90');
    // #4 to #43 fire, and 32 of them execute.
    venue.say('reference 98');
    expect(venue.say('ann cancels plan #43')).toBe('refused: plan-not-open');
    expect(venue.say('ann amends plan #43 waits sell 2 if:i95')).toBe('refused: plan-not-open');
    expect(venue.say('ann cancels all plans')).toBe('done; #44 cancelled (requested)');
    expect(venue.exchange.openPlans(1000)).toHaveLength(8);
  });
});

describe('a hundred plans in a market', () => {
  const many = Array.from({ length: 100 }, () => 'ann waits sell 2 if:95');

  test('are the most, until one is taken back; another market has its own hundred, and so has another account', () => {
    const venue = openHundred(...many);
    expect(venue.say('ann waits sell 2 if:95')).toBe('refused: open-plan-limit');
    expect(venue.place('ann waits sell 2 if:95', { marketId: 1 })).toBe('refused: no-watched-price');
    venue.apply({ type: 'set-reference-price', marketId: 1, priceTicks: ticks(100) });
    const trigger = { source: 'index', triggerTicks: ticks(95), executeTicks: ticks(0) } as const;
    const terms = { kind: 'trigger', trigger, exit: null } as const;
    expect(venue.place('ann waits sell 2 if:95', { marketId: 1, terms })).toBe('#103; plan #103 sells 2');
    expect(venue.say('bob waits sell 2 if:95')).toBe('#104; plan #104 sells 2');
    venue.say('ann cancels plan #3');
    expect(venue.say('ann waits sell 2 if:95')).toBe('#105; plan #105 sells 2');
    expect(venue.say('ann waits sell 2 if:95')).toBe('refused: open-plan-limit');
  });

  test('leave no room for the exit of an order: it has failed, and is told', () => {
    const venue = openHundred(...many, 'bob sells 50 @ 100');
    expect(venue.say('ann buys 50 @ 100 tp:110')).toContain('#105 failed (open-plan-limit)');
    venue.say('ann cancels plan #3');
    venue.say('bob sells 50 @ 100');
    expect(venue.say('ann buys 50 @ 100 tp:110')).not.toContain('failed');
  });
});

describe('of contracts', () => {
  const plan = (more: Partial<PlacePlan> = {}): PlacePlan => ({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side: Side.sell,
    quantityLots: lots(50),
    amountUnits: units(0n),
    terms: { kind: 'trigger', trigger: { source: 'mark', triggerTicks: ticks(9_900), executeTicks: ticks(0) }, exit: null },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
    ...more,
  });
  const line: BusinessLine = 10;

  test('what only closes needs something to close on its side', () => {
    const { send, trade } = openContractVenue();
    expect(why(send(plan({ reduceOnly: true })))).toBe('no-position');
    trade(ann, Side.sell, 100, 10_000);
    expect(why(send(plan({ reduceOnly: true })))).toBe('no-position');
    expect(why(send(plan({ reduceOnly: true, side: Side.buy })))).toBe('done');
    expect(why(send(plan({ holdSide: HoldSide.short })))).toBe('invalid-hold-side');
  });

  test('hedged, the side to hold is named, and nothing else', () => {
    const { send, trade } = openContractVenue();
    send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
    expect(why(send(plan()))).toBe('invalid-hold-side');
    expect(why(send(plan({ holdSide: HoldSide.short, reduceOnly: true })))).toBe('invalid-hold-side');
    expect(why(send(plan({ holdSide: HoldSide.short })))).toBe('done');
    expect(why(send(plan({ holdSide: HoldSide.long })))).toBe('no-position');
    trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
    expect(why(send(plan({ holdSide: HoldSide.long })))).toBe('done');
  });

  test('whoever has never had anything to do with contracts has nothing to back one', () => {
    const { send } = openContractVenue();
    send({ type: 'open-account', accountId: 1_099, kind: 'user' });
    expect(why(send(plan({ accountId: 1_099 })))).toBe('insufficient-balance');
  });
});

describe('countdowns', () => {
  const count = (timeoutMs: number, key = 'k', accountId = 1000): Command => ({ type: 'set-countdown', accountId, key, timeoutMs });
  const open = () => {
    const venue = openHundred();
    venue.setTime(10_000);
    return { ...venue, set: (...asked: Parameters<typeof count>) => outcomeText(venue.apply(count(...asked))) };
  };

  test.each([
    ['a second', 1_000, 'done; due at 11000'],
    ['less', 999, 'refused: invalid-timeout'],
    ['a day', 86_400_000, 'done; due at 86410000'],
    ['more', 86_400_001, 'refused: invalid-timeout'],
    ['a part of a millisecond', 1_000.5, 'refused: invalid-timeout'],
    ['below nothing', -1, 'refused: invalid-timeout'],
    ['off, which it is', 0, 'done'],
  ])('%s', (_what, timeoutMs, said) => {
    expect(open().set(timeoutMs)).toBe(said);
  });

  test.each([
    ['no key', '', 1000, 'refused: invalid-timeout'],
    ['a key with a space', 'a b', 1000, 'refused: invalid-timeout'],
    ['a key of 64', 'k'.repeat(64), 1000, 'done; due at 15000'],
    ['a key of 65', 'k'.repeat(65), 1000, 'refused: invalid-timeout'],
    ['the house', 'k', 2, 'refused: unknown-account'],
    ['nobody', 'k', 4040, 'refused: unknown-account'],
  ])('%s', (_what, key, accountId, said) => {
    expect(open().set(5_000, key, accountId)).toBe(said);
  });

  test('turned off, one is told once and expires no more; one of another key stays', () => {
    const { set, exchange } = open();
    set(5_000, 'a');
    set(6_000, 'b');
    expect(exchange.nextDueMs()).toBe(15_000);
    expect(set(0, 'a')).toBe('done; disarmed');
    expect(set(0, 'a')).toBe('done');
    expect(exchange.nextDueMs()).toBe(16_000);
    expect(set(0, 'b', 1001)).toBe('done');
    expect(exchange.nextDueMs()).toBe(16_000);
  });

  test('sixteen of an account run beside each other, and each can be set again', () => {
    const { set } = open();
    for (let key = 0; key < 16; key += 1) expect(set(5_000, `k${key}`)).toBe('done; due at 15000');
    expect(set(5_000, 'k16')).toBe('refused: countdown-limit');
    expect(set(7_000, 'k15')).toBe('done; due at 17000');
    expect(set(5_000, 'k16', 1001)).toBe('done; due at 15000');
    set(0, 'k0');
    expect(set(5_000, 'k16')).toBe('done; due at 15000');
  });

  test('one that expires takes its owner’s orders, those beside plans too, and nobody else’s', () => {
    const { set, say, setTime, exchange } = open();
    for (const line of ['ann pairs sell 10 limit:105 stop:95', 'ann buys 10 @ 99', 'bob buys 10 @ 98']) say(line);
    set(5_000);
    setTime(15_000);
    const said = say('clock');
    for (const text of ['#4 cancelled with 10 left (countdown)', '#3 cancelled (linked)', '#5 cancelled with 10 left (countdown)'])
      expect(said).toContain(text);
    expect([exchange.openOrders(1000), exchange.openPlans(1000), exchange.openOrders(1001).length]).toEqual([[], [], 1]);
  });
});
