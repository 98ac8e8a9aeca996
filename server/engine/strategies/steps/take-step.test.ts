// The steps of a bot, as a trader would check them: what was done before, what the bot does now, what comes of it.
import { expect, test } from 'vitest';

import { SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';

import { lots, ticks, units } from '../../units.ts';

type Row = readonly [what: string, before: readonly string[], asked: string, outcome: string];

const funded = ['grid 1: takes 5000 CASH'] as const;
const resting = [...funded, 'grid 2: buys 10 @ 100'] as const;

const rows: readonly Row[] = [
  // money in and out
  ['coins come from the owner', [], 'grid 1: takes 5000 CASH', 'done; 5000 in; step 1'],
  ['all that the owner has', [], 'grid 1: takes 100000 CASH', 'done; 100000 in; step 1'],
  ['not more', [], 'grid 1: takes 100001 CASH', 'done; step 1 refused: insufficient-balance'],
  ['not what the owner’s orders hold', ['ann buys 500 @ 100'], 'grid 1: takes 50001 CASH', 'done; step 1 refused: insufficient-balance'],
  ['not nothing', [], 'grid 1: takes 0 CASH', 'done; step 1 refused: invalid-amount'],
  ['no coin that is not listed', [], 'grid 1: takes 5 GOLD', 'done; step 1 refused: unknown-asset'],
  ['coins go back to the owner', funded, 'grid 2: returns 2000 CASH', 'done; 2000 out; step 2'],
  ['0 gives all back', funded, 'grid 2: returns 0 CASH', 'done; 5000 out; step 2'],
  ['0 gives all that no order holds', resting, 'grid 3: returns 0 CASH', 'done; 4000 out; step 3'],
  ['0 of nothing is nothing', [], 'grid 1: returns 0 COIN', 'done; step 1'],
  ['not more than there is', funded, 'grid 2: returns 5001 CASH', 'done; step 2 refused: insufficient-balance'],
  ['not less than nothing', funded, 'grid 2: returns -1 CASH', 'done; step 2 refused: invalid-amount'],
  ['no coin that is not listed goes back', funded, 'grid 2: returns 5 GOLD', 'done; step 2 refused: unknown-asset'],
  ['margin for contracts', [], 'grid 1: takes 700 CASH futures', 'done; 700 in; step 1'],
  ['margin goes back', ['grid 1: takes 700 CASH futures'], 'grid 2: returns 0 CASH futures', 'done; 700 out; step 2'],
  ['margin is not in spot', ['grid 1: takes 700 CASH futures'], 'grid 2: returns 1 CASH', 'done; step 2 refused: insufficient-balance'],
  // orders
  ['an order rests', funded, 'grid 2: buys 10 @ 100', '#1; bid 100: 10; step 2'],
  ['of its own coins alone', [], 'grid 1: buys 10 @ 100', 'done; step 1 refused: insufficient-balance'],
  ['an order is met', resting, 'bob sells 4 @ 100', '#2; 4 @ 100 from #1, fees 1 and 1, filled; bid 100: 6'],
  [
    'an order takes',
    [...funded, 'bob sells 10 @ 100'],
    'grid 2: buys 10 @ 100',
    '#2; 10 @ 100 from #1, fees 1 and 1, filled; ask 100: 0; step 2',
  ],
  ['the rules of orders hold', funded, 'grid 2: buys 1 @ 100', 'done; step 2 refused: quantity-below-minimum'],
  ['an order is taken back by its step', resting, 'grid 3: cancels 2', '#1; #1 cancelled with 10 left (requested); bid 100: 0; step 3'],
  ['not twice', [...resting, 'grid 3: cancels 2'], 'grid 4: cancels 2', 'done; step 4 refused: order-not-open'],
  ['not of a step without one', resting, 'grid 3: cancels 1', 'done; step 3 refused: order-not-open'],
  ['not of a step to come', resting, 'grid 3: cancels 3', 'done; step 3 refused: unknown-order'],
  ['not of a step before the first', resting, 'grid 3: cancels 0', 'done; step 3 refused: unknown-order'],
  [
    'not of another bot',
    [...resting, 'dips 1: takes 5 CASH', 'dips 2: takes 5 CASH'],
    'dips 3: cancels 2',
    'done; step 3 refused: order-not-open',
  ],
  [
    'all are taken back',
    [...resting, 'grid 3: buys 5 @ 90', 'ann buys 7 @ 80'],
    'grid 4: cancels all',
    'done; #1 cancelled with 10 left (requested); #2 cancelled with 5 left (requested); bid 100: 0; bid 90: 0; step 4',
  ],
  ['all of none', [], 'grid 1: cancels all', 'done; step 1'],
  ['an order is changed by its step', resting, 'grid 3: amends 2 to 8 @ 100', '#1; keeps its place; bid 100: 8; step 3'],
  ['a change is refused', resting, 'grid 3: amends 2 to 51 @ 100', 'done; step 3 refused: insufficient-balance'],
  ['what is gone is not changed', [...resting, 'grid 3: cancels 2'], 'grid 4: amends 2 to 8 @ 100', 'done; step 4 refused: order-not-open'],
  ['what is to come is not changed', resting, 'grid 3: amends 3 to 8 @ 100', 'done; step 3 refused: unknown-order'],
  // numbers
  ['the same step again', funded, 'grid 1: takes 5000 CASH', 'refused: step-taken'],
  ['an earlier step', resting, 'grid 1: buys 10 @ 90', 'refused: step-taken'],
  ['one before the first', [], 'grid 0: takes 5 CASH', 'refused: step-taken'],
  ['one too far', funded, 'grid 3: buys 10 @ 100', 'refused: step-skipped'],
  ['a refused one is taken', ['grid 1: buys 10 @ 100'], 'grid 1: takes 5000 CASH', 'refused: step-taken'],
  ['the next behind a refused one', ['grid 1: buys 10 @ 100'], 'grid 2: takes 5000 CASH', 'done; 5000 in; step 2'],
  ['another bot counts for itself', resting, 'dips 1: takes 5 CASH', 'done; 5 in; step 1'],
];

test.each(rows)('%s', (_what, before, asked, outcome) => {
  const { say, exchange } = openBotVenue();
  for (const line of before) say(line);
  const hash = exchange.stateHash();
  expect(say(asked)).toBe(outcome);
  // A step that is taken changes the state, one that is not leaves all as it was.
  expect(exchange.stateHash() === hash).toBe(outcome.startsWith('refused'));
  expect(exchange.checkInvariants()).toEqual([]);
});

test('what Ann gives a bot comes back with what it has earned, and nobody else pays', () => {
  const { say, holds } = openBotVenue();
  for (const line of [
    'grid 1: takes 5000 CASH',
    'grid 2: buys 40 @ 100',
    'bob sells 40 @ 100',
    'grid 3: sells 39 @ 109',
    'bob buys 39 @ 109',
  ])
    say(line);
  // Bought for 4,000 less a fee of 1 COIN (0.1 %, rounded up); sold for 4,251 less a fee of 5 CASH.
  expect([holds('ann'), holds('grid')]).toEqual(['1000+0 COIN, 95000+0 CASH', '5246+0 CASH']);
  say('grid 4: returns 0 CASH');
  expect([holds('ann'), holds('grid')]).toEqual(['1000+0 COIN, 100246+0 CASH', '']);
});

test('an order is found by its step however many came behind it, which leave nothing in a snapshot', () => {
  const { say, exchange } = openBotVenue();
  for (const line of ['grid 1: takes 5000 CASH', 'grid 2: buys 2 @ 91']) say(line);
  const size = exchange.snapshot().length;
  for (let step = 3; step < 10_103; step += 2) {
    say(`grid ${step}: buys 2 @ 92`);
    say(`grid ${step + 1}: cancels ${step}`);
  }
  // Longer numbers alone.
  expect(exchange.snapshot().length - size).toBeLessThan(20);
  expect(say('grid 10103: cancels 2')).toBe('#1; #1 cancelled with 2 left (requested); bid 91: 0; step 10103');
});

test('a fault of the core itself uses the step up, is told with it, and the next step is taken', () => {
  const { apply, say, exchange } = openBotVenue();
  say('grid 1: takes 5000 CASH');
  // An action whose handler fails when it reads a field.
  const poisoned = Object.defineProperty({ type: 'cancel' as const, orderStep: 1 }, 'orderStep', {
    get: () => {
      throw new Error('poison');
    },
  });
  const { reply, record } = apply({ type: 'take-step', accountId: 1003, step: 2, action: poisoned });
  expect(reply).toMatchObject({ ok: false, reason: 'internal' });
  expect(record.events).toEqual([
    { type: 'step-taken', accountId: 1003, step: 2, orderId: null, refused: 'internal' },
    { type: 'command-failed', message: 'poison' },
  ]);
  expect(say('grid 2: buys 10 @ 100')).toBe('refused: step-taken');
  expect(say('grid 3: buys 10 @ 100')).toBe('#1; bid 100: 10; step 3');
  expect(exchange.checkInvariants()).toEqual([]);
});

test('money that moves is one posting of two entries, for the owner and for the bot', () => {
  const { apply } = openBotVenue();
  const { record } = apply({
    type: 'take-step',
    accountId: 1003,
    step: 1,
    action: { type: 'take-funds', assetId: 1, units: units(5_000n), wallet: Wallet.spot },
  });
  const [posting, ...others] = record.events.filter((event) => event.type === 'ledger-posted');
  expect(others).toEqual([]);
  expect(posting?.cause).toBe(LedgerCause.strategy);
  const moved = posting?.entries.map(({ accountId, assetId, availableDelta, frozenDelta }) => [
    accountId,
    assetId,
    availableDelta,
    frozenDelta,
  ]);
  expect(moved).toEqual([
    [1000, 1, -5_000, 0],
    [1003, 1, 5_000, 0],
  ]);
});

test('an accepted order tells the step that placed it, and the step tells the order', () => {
  const { apply, exchange } = openBotVenue();
  const strategy = { type: 'take-step', accountId: 1003 } as const;
  apply({ ...strategy, step: 1, action: { type: 'take-funds', assetId: 1, units: units(5_000n), wallet: Wallet.spot } });
  const { reply, record } = apply({
    ...strategy,
    step: 2,
    action: {
      type: 'place',
      marketId: 0,
      side: Side.buy,
      kind: 'limit',
      timeInForce: TimeInForce.gtc,
      priceTicks: ticks(100),
      quantityLots: lots(10),
      amountUnits: units(0n),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    },
  });
  expect(reply).toMatchObject({ ok: true, orderId: 1 });
  expect(record.events.find(({ type }) => type === 'order-accepted')).toMatchObject({ accountId: 1003, clientOid: '2', orderId: 1 });
  expect(record.events.find(({ type }) => type === 'step-taken')).toEqual({
    type: 'step-taken',
    accountId: 1003,
    step: 2,
    orderId: 1,
    refused: null,
  });
  expect(exchange.strategyOf(1003)).toEqual({ ownerId: 1000, name: 'grid', step: 2 });
});

/** Takes back all orders, which is nothing. */
const idle = (accountId: number, step: number) => ({ accountId, step, action: { type: 'cancel-all' as const } });
const ofGrid = (count: number) => Array.from({ length: count }, (_, at) => idle(1003, at + 1));

test('steps in one command are taken one after the other, those that are not next left out', () => {
  const { apply, exchange } = openBotVenue();
  const funds = { type: 'take-funds', assetId: 1, units: units(5n), wallet: Wallet.spot } as const;
  const steps = [idle(1003, 1), idle(1004, 2), idle(1000, 1), { accountId: 1003, step: 2, action: funds }, idle(1003, 2), idle(1005, 1)];
  const { reply, record } = apply({ type: 'take-steps', steps });
  expect(reply).toMatchObject({ ok: true, orderId: null });
  const told = record.events.flatMap((event) => (event.type === 'step-taken' ? [[event.accountId, event.step, event.refused]] : []));
  expect(told).toEqual([
    [1003, 1, null],
    [1003, 2, null],
    [1005, 1, null],
  ]);
  expect([1003, 1004, 1005].map((accountId) => exchange.strategyOf(accountId)?.step)).toEqual([2, 0, 1]);
});

test('one command takes 1 to 250 steps', () => {
  const { apply, exchange } = openBotVenue();
  for (const steps of [[], ofGrid(251)])
    expect(apply({ type: 'take-steps', steps }).reply).toMatchObject({ reason: 'invalid-instruction' });
  expect(exchange.strategyOf(1003)?.step).toBe(0);
  expect(apply({ type: 'take-steps', steps: ofGrid(250) }).reply.ok).toBe(true);
  expect(exchange.strategyOf(1003)?.step).toBe(250);
});
