// Money between users over a strategy: its price once, a share of a copy's profit, and nothing else.
import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';
import type { Command } from '../command.ts';
import { restoreExchange } from '../exchange.ts';
import { units } from '../units.ts';

const [ann, bob, cat, house] = [1000, 1001, 1002, 2];
const [grid, dips, rex] = [1003, 1004, 1005];
const cash = 1;

/** Bob wants to copy Ann's grid. */
const subscribe = (change: Partial<Extract<Command, { type: 'subscribe-strategy' }>> = {}): Command => ({
  type: 'subscribe-strategy',
  accountId: bob,
  subscriberId: bob,
  strategyId: grid,
  assetId: cash,
  units: units(500n),
  sharePercent: 20,
  ...change,
});

let rexStep = 0;
/** Rex, which is Bob's, pays for what it copies. */
function share(amount: bigint, sourceId = grid, change: { assetId?: number; wallet?: 'spot' | 'futures' } = {}): Command {
  rexStep += 1;
  const action = { type: 'pay-share', sourceId, assetId: cash, wallet: Wallet.spot, units: units(amount), ...change } as const;
  return { type: 'take-step', accountId: rex, step: rexStep, action };
}

const deposit = (accountId: number): Command => ({ type: 'credit-deposit', accountId, assetId: cash, units: units(90n), reference: 'd' });
const undone = (accountId: number): Command => ({ type: 'reverse-deposit', accountId, assetId: cash, units: units(90n), reference: 'd' });
const send = (accountId: number, toAccountId: number, amount: bigint): Command => ({
  type: 'send-funds',
  accountId,
  toAccountId,
  assetId: cash,
  units: units(amount),
});

/** The answers to commands and lines; of a step also why its action was refused. */
function play(asked: readonly (Command | string)[]) {
  const venue = openBotVenue();
  const answers = asked.flatMap((one) => {
    if (typeof one === 'string') {
      venue.say(one);
      return [];
    }
    const { reply, record } = venue.apply(one);
    const taken = record.events.find((event) => event.type === 'step-taken');
    return reply.ok ? (taken?.type === 'step-taken' && taken.refused !== null ? taken.refused : 'done') : reply.reason;
  });
  expect(venue.exchange.checkInvariants()).toEqual([]);
  return { venue, answers };
}

const cashOf = ({ exchange }: ReturnType<typeof openBotVenue>, accountId: number): bigint =>
  exchange.balances(accountId).find(({ assetId }) => assetId === cash)?.available ?? 0n;

type Row = readonly [what: string, asked: () => readonly (Command | string)[], answers: readonly string[], ann: bigint, bob: bigint];

/** All begin with 100,000 CASH. */
const prices: readonly Row[] = [
  ['a price is paid', () => [subscribe()], ['done'], 100_500n, 99_500n],
  ['once, whatever the terms are by then', () => [subscribe(), subscribe({ units: units(7n) })], ['done', 'done'], 100_500n, 99_500n],
  ['for each strategy', () => [subscribe(), subscribe({ strategyId: dips })], ['done', 'done'], 101_000n, 99_000n],
  ['nothing where it is free', () => [subscribe({ units: units(0n) })], ['done'], 100_000n, 100_000n],
  ['out of another account of the same user', () => [subscribe({ accountId: cat })], ['done'], 100_500n, 100_000n],
  ['all that there is', () => [subscribe({ units: units(100_000n) })], ['done'], 200_000n, 0n],
  ['not more', () => [subscribe({ units: units(100_001n) }), subscribe()], ['insufficient-balance', 'done'], 100_500n, 99_500n],
  ['not less than nothing', () => [subscribe({ units: units(-1n) })], ['invalid-amount'], 100_000n, 100_000n],
  ['nor more than everything as a share', () => [subscribe({ sharePercent: 101 })], ['invalid-amount'], 100_000n, 100_000n],
  ['in no coin', () => [subscribe({ assetId: 77 })], ['unknown-asset'], 100_000n, 100_000n],
  ['not a part of a percent', () => [subscribe({ sharePercent: 0.5 })], ['invalid-amount'], 100_000n, 100_000n],
  ['nor less than nothing', () => [subscribe({ sharePercent: -1 })], ['invalid-amount'], 100_000n, 100_000n],
  ['everything as a share', () => [subscribe({ sharePercent: 100 })], ['done'], 100_500n, 99_500n],
  ['not by the author', () => [subscribe({ accountId: ann, subscriberId: ann })], ['own-strategy'], 100_000n, 100_000n],
  ['nor by the author for somebody else', () => [subscribe({ accountId: ann })], ['own-strategy'], 100_000n, 100_000n],
  ['not by nobody', () => [subscribe({ accountId: 4040 })], ['unknown-account'], 100_000n, 100_000n],
  ['not for nobody', () => [subscribe({ subscriberId: 4040 })], ['unknown-account'], 100_000n, 100_000n],
  ['not for the house', () => [subscribe({ subscriberId: house })], ['unknown-account'], 100_000n, 100_000n],
  ['for no strategy that there is', () => [subscribe({ strategyId: 4040 })], ['unknown-account'], 100_000n, 100_000n],
  ['nor for the author', () => [subscribe({ subscriberId: ann })], ['own-strategy'], 100_000n, 100_000n],
  ['not by a bot', () => [subscribe({ accountId: rex })], ['strategy-account'], 100_000n, 100_000n],
  ['not by the house', () => [subscribe({ accountId: house })], ['unknown-account'], 100_000n, 100_000n],
  ['not for a bot', () => [subscribe({ subscriberId: rex })], ['unknown-account'], 100_000n, 100_000n],
  ['for no strategy', () => [subscribe({ strategyId: cat })], ['unknown-account'], 100_000n, 100_000n],
  [
    'not away from a debt',
    () => [deposit(bob), send(bob, cat, 100_090n), undone(bob), subscribe({ units: units(1n) })],
    ['done', 'done', 'done', 'account-in-debt'],
    100_000n,
    0n,
  ],
  [
    'nothing asks no debtor',
    () => [deposit(bob), send(bob, cat, 100_090n), undone(bob), subscribe({ units: units(0n) })],
    ['done', 'done', 'done', 'done'],
    100_000n,
    0n,
  ],
  [
    'what the author owes is paid first',
    () => [deposit(ann), send(ann, cat, 100_090n), undone(ann), subscribe()],
    ['done', 'done', 'done', 'done'],
    410n,
    99_500n,
  ],
  [
    'and also when nothing comes: by then what no order holds any more',
    () => [
      deposit(ann),
      'ann buys 1000 @ 100',
      send(ann, cat, 90n),
      undone(ann),
      { type: 'cancel-all-orders', accountId: ann, marketId: -1, side: null },
      subscribe({ units: units(0n) }),
    ],
    ['done', 'done', 'done', 'done', 'done'],
    99_910n,
    100_000n,
  ],
];

test.each(prices)('%s', (_what, asked, answers, annHas, bobHas) => {
  const played = play(asked());
  expect([played.answers, cashOf(played.venue, ann), cashOf(played.venue, bob)]).toEqual([answers, annHas, bobHas]);
});

test('150 may copy a strategy, and nobody after them', () => {
  const venue = openBotVenue();
  const opened = Array.from({ length: 151 }, (_, at): number => {
    venue.apply({ type: 'open-account', accountId: 2000 + at, kind: 'user' });
    return 2000 + at;
  });
  const free = { units: units(0n) };
  const answers = opened.map((one) => venue.apply(subscribe({ ...free, accountId: one, subscriberId: one })).reply);
  expect(answers.map(({ ok }) => ok)).toEqual([...Array.from({ length: 150 }, () => true), false]);
  expect(answers.at(-1)).toMatchObject({ reason: 'subscriber-limit' });
  // Whoever is in stays in.
  expect(venue.apply(subscribe({ ...free, accountId: 2000, subscriberId: 2000 })).reply.ok).toBe(true);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('a purchase is told once, with the posting of its price where there is one', () => {
  const { venue } = play([]);
  const told = (change: Partial<Extract<Command, { type: 'subscribe-strategy' }>>) =>
    venue.apply(subscribe(change)).record.events.flatMap((event): unknown[] => {
      if (event.type !== 'ledger-posted') return [event];
      return [[event.cause, ...event.entries.map(({ accountId, assetId, availableDelta }) => [accountId, assetId, availableDelta])]];
    });
  const subscribed = { type: 'strategy-subscribed', authorId: ann, strategyId: grid, assetId: cash, sharePercent: 20 };
  expect(told({ accountId: cat })).toEqual([
    ['strategy-price', [cat, cash, -500], [ann, cash, 500]],
    { ...subscribed, accountId: cat, subscriberId: bob, units: 500n },
  ]);
  expect(told({ accountId: cat })).toEqual([]);
  expect(told({ accountId: cat, subscriberId: cat, units: units(0n) })).toEqual([
    { ...subscribed, accountId: cat, subscriberId: cat, units: 0n },
  ]);
});

test('who may copy on which terms is told, and known after a restart', () => {
  const { venue } = play([
    subscribe(),
    subscribe({ accountId: cat, subscriberId: cat, units: units(0n), sharePercent: 0 }),
    subscribe({ strategyId: dips }),
  ]);
  const told = [
    { subscriberId: bob, assetId: cash, units: 500, sharePercent: 20 },
    { subscriberId: cat, assetId: cash, units: 0, sharePercent: 0 },
  ];
  const again = restoreExchange(venue.exchange.snapshot());
  expect(again.stateHash()).toBe(venue.exchange.stateHash());
  for (const exchange of [venue.exchange, again]) {
    expect(exchange.subscribersOf(grid)).toEqual(told);
    expect([exchange.subscribersOf(rex), exchange.subscribersOf(ann), exchange.subscribersOf(4040)]).toEqual([[], [], []]);
  }
  expect(again.apply({ sequence: 900, timeMs: 1_000, command: subscribe() }).record.events).toEqual([]);
});

const funded = ['rex 1: takes 1000 CASH'];
/** Rex has 1000 of Bob's. */
const shares: readonly Row[] = [
  ['a share goes to the author of what is copied', () => [share(70n)], ['done'], 100_070n, 99_000n],
  ['all that there is', () => [share(1000n)], ['done'], 101_000n, 99_000n],
  ['not more', () => [share(1001n)], ['insufficient-balance'], 100_000n, 99_000n],
  [
    'not what an order holds',
    () => [`rex 2: buys 5 @ 100`, skip(), share(501n), share(500n)],
    ['insufficient-balance', 'done'],
    100_500n,
    99_000n,
  ],
  ['of a user who is followed to himself', () => [share(70n, ann)], ['done'], 100_070n, 99_000n],
  ['not to the owner of the copy', () => [share(70n, rex), share(70n, bob)], ['own-strategy', 'own-strategy'], 100_000n, 99_000n],
  ['to nobody', () => [share(70n, 4040)], ['unknown-account'], 100_000n, 99_000n],
  ['to the venue’s own', () => [share(70n, 1)], ['unknown-account'], 100_000n, 99_000n],
  ['nothing', () => [share(0n), share(-5n)], ['invalid-amount', 'invalid-amount'], 100_000n, 99_000n],
  ['of no coin', () => [share(70n, grid, { assetId: 77 })], ['unknown-asset'], 100_000n, 99_000n],
  ['out of an empty wallet', () => [share(70n, grid, { wallet: 'futures' })], ['insufficient-balance'], 100_000n, 99_000n],
  [
    'not while its owner owes',
    () => [deposit(bob), send(bob, cat, 99_090n), undone(bob), share(70n)],
    ['done', 'done', 'done', 'account-in-debt'],
    100_000n,
    0n,
  ],
];

/** A step that was taken by a line. */
function skip(): string {
  rexStep += 1;
  return 'cat buys 1 @ 1';
}

test.each(shares)('%s', (_what, asked, answers, annHas, bobHas) => {
  rexStep = 1;
  const played = play([...funded, ...asked()]);
  expect([played.answers, cashOf(played.venue, ann), cashOf(played.venue, bob)]).toEqual([answers, annHas, bobHas]);
});

test('a share out of the futures wallet, and what is told of it', () => {
  rexStep = 1;
  const { venue } = play(['rex 1: takes 1000 CASH futures']);
  const { record } = venue.apply(share(70n, grid, { wallet: 'futures' }));
  expect(record.events.filter(({ type }) => type === 'strategy-share-paid')).toEqual([
    {
      type: 'strategy-share-paid',
      accountId: rex,
      ownerId: bob,
      sourceId: grid,
      authorId: ann,
      assetId: cash,
      units: 70n,
      wallet: 'futures',
    },
  ]);
  expect(record.events).toContainEqual(expect.objectContaining({ type: 'ledger-posted', cause: 'profit-share' }));
  expect(cashOf(venue, ann)).toBe(100_070n);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});
