// Leaders and copies: the conditions, the order that gives way, and steps of several accounts in one command.
import { expect, test } from 'vitest';

import { EntryPoint, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { openBotVenue, type BotVenue } from '#tests/simulation/strategies/bot-venue.ts';

import type { LeadLine } from '../accounts/leader.ts';
import type { Command } from '../command.ts';
import { restoreExchange } from '../exchange.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { lots, ticks, units } from '../units.ts';

// Ann is 1000, Bob 1001, Cat 1002; Ann's bots are 1003 and 1004, Bob's is 1005.
const [ann, bob, cat, grid, dips, rex] = [1000, 1001, 1002, 1003, 1004, 1005];
const lead = (accountId: number, familyIds: readonly number[] = [], line: LeadLine = 'spot'): Command => ({
  type: 'start-leading',
  accountId,
  line,
  familyIds,
});
const follow = (accountId: number, strategyId: number, leaderId: number, line: LeadLine = 'spot'): Command => ({
  type: 'follow-leader',
  accountId,
  strategyId,
  leaderId,
  line,
});

function answers({ apply }: BotVenue, commands: readonly Command[]): string[] {
  return commands.map((command) => {
    const { reply } = apply(command);
    return reply.ok ? 'done' : reply.reason;
  });
}

const rows: readonly (readonly [what: string, commands: readonly Command[], answers: readonly string[]])[] = [
  ['a person leads, twice told', [lead(cat), lead(cat)], ['done', 'done']],
  ['nobody', [lead(4040)], ['unknown-account']],
  ['the venue’s fees', [lead(1)], ['unknown-account']],
  ['a bot', [lead(grid)], ['strategy-account']],
  ['with a bot in the family', [lead(cat, [grid])], ['unknown-account']],
  ['with a stranger who is nobody', [lead(cat, [4040])], ['unknown-account']],
  [
    'a family of more than 200',
    [
      lead(
        cat,
        Array.from({ length: 201 }, () => bob),
      ),
    ],
    ['unknown-account'],
  ],
  ['leads no more', [{ type: 'stop-leading', accountId: cat, line: 'spot' }], ['unknown-leader']],
  [
    'leads, stops, stops again',
    [lead(cat), { type: 'stop-leading', accountId: cat, line: 'spot' }, { type: 'stop-leading', accountId: cat, line: 'spot' }],
    ['done', 'done', 'done'],
  ],
  ['is followed, twice told', [lead(cat), follow(ann, grid, cat), follow(ann, grid, cat)], ['done', 'done', 'done']],
  ['follows somebody who does not lead', [follow(ann, grid, cat)], ['unknown-leader']],
  ['follows in another line', [lead(cat), follow(ann, grid, cat, 'futures')], ['done', 'unknown-leader']],
  ['follows with somebody else’s account', [lead(cat), follow(ann, rex, cat)], ['done', 'unknown-account']],
  [
    'follows one and then another',
    [lead(cat), lead(bob), follow(ann, grid, cat), follow(ann, grid, bob)],
    ['done', 'done', 'done', 'already-follows'],
  ],
  ['follows herself', [lead(ann), follow(ann, grid, ann)], ['done', 'own-leader']],
  ['follows a further account of her own', [lead(cat, [ann]), follow(ann, grid, cat)], ['done', 'own-leader']],
  ['leads and follows', [lead(ann), lead(cat), follow(ann, grid, cat)], ['done', 'done', 'leader-follows']],
  [
    'follows with an account that has acted',
    [lead(cat), { type: 'take-step', accountId: grid, step: 1, action: { type: 'cancel-all' } }, follow(ann, grid, cat)],
    ['done', 'done', 'step-taken'],
  ],
];

test.each(rows)('%s', (_what, commands, expected) => {
  const venue = openBotVenue();
  expect(answers(venue, commands)).toEqual(expected);
  expect(venue.exchange.checkInvariants()).toEqual([]);
  expect(restoreExchange(venue.exchange.snapshot()).stateHash()).toBe(venue.exchange.stateHash());
});

test('nobody begins to lead with an order of the line', () => {
  const venue = openBotVenue();
  venue.say('cat buys 10 @ 90');
  expect(answers(venue, [lead(cat), lead(cat, [], 'futures')])).toEqual(['open-position-or-order', 'done']);
});

test('nobody begins to lead with a plan of the line that waits', () => {
  const venue = openBotVenue();
  venue.say('ann sells 10 @ 100');
  venue.say('bob buys 10 @ 100');
  const trigger = { source: PriceSource.last, triggerTicks: ticks(90), executeTicks: ticks(90) };
  const plan: Command = {
    type: 'place-plan',
    accountId: cat,
    marketId: 0,
    side: Side.buy,
    quantityLots: lots(10),
    amountUnits: units(0n),
    terms: { kind: 'trigger', trigger, exit: null },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
  };
  expect(answers(venue, [plan, lead(cat), lead(cat, [], 'futures')])).toEqual(['done', 'open-position-or-order', 'done']);
});

test('the beginning tells what there is in the wallet, frozen coins included', () => {
  const venue = openBotVenue();
  const [coin, cash] = venue.exchange.balances(bob);
  const { record } = venue.apply(lead(bob));
  expect(record.events).toEqual([
    {
      type: 'leading-started',
      accountId: bob,
      line: 'spot',
      balances: [coin, cash].flatMap((held) =>
        held === undefined ? [] : [{ assetId: held.assetId, units: held.available + held.frozen }],
      ),
    },
  ]);
});

test('an order of the leader’s family gives way to a copy: the copy goes on to the next one', () => {
  const venue = openBotVenue();
  answers(venue, [lead(cat), lead(cat, [bob]), follow(ann, grid, cat)]);
  venue.say('grid 1: takes 5000 CASH');
  // Bob is of the family: his offer is taken back, and no other is there.
  venue.say('bob sells 10 @ 100');
  expect(venue.say('grid 2: buys 10 @ 100 ioc')).toContain('step 2');
  expect(venue.exchange.openOrders(bob)).toEqual([]);
  expect(venue.exchange.openOrders(grid)).toEqual([]);
});

test('a leader who takes from a copy is stopped: the copy stays', () => {
  const venue = openBotVenue();
  answers(venue, [lead(cat), follow(ann, grid, cat)]);
  venue.say('grid 1: takes 5000 CASH');
  venue.say('grid 2: buys 10 @ 100');
  venue.say('cat sells 10 @ 100');
  expect(venue.exchange.openOrders(grid)).toMatchObject([{ filledLots: 0 }]);
  expect(venue.exchange.openOrders(cat)).toEqual([]);
});

test('steps of several accounts: each that is next is taken, the others are left out', () => {
  const venue = openBotVenue();
  const action = { type: 'cancel-all' } as const;
  const { reply, record } = venue.apply({
    type: 'take-steps',
    steps: [
      { accountId: rex, step: 1, action },
      { accountId: grid, step: 2, action },
      { accountId: grid, step: 1, action },
      { accountId: ann, step: 1, action },
      { accountId: grid, step: 2, action },
      { accountId: dips, step: 1, action: { type: 'cancel', orderStep: 9 } },
    ],
  });
  expect(reply.ok).toBe(true);
  expect(record.events).toMatchObject([
    { type: 'step-taken', accountId: rex, step: 1, refused: null },
    { type: 'step-taken', accountId: grid, step: 1, refused: null },
    { type: 'step-taken', accountId: grid, step: 2, refused: null },
    { type: 'step-taken', accountId: dips, step: 1, refused: 'unknown-order' },
  ]);
  expect(answers(venue, [{ type: 'take-steps', steps: [] }])).toEqual(['invalid-instruction']);
  const many = Array.from({ length: 251 }, (_, at) => ({ accountId: rex, step: at + 2, action }));
  expect(
    answers(venue, [
      { type: 'take-steps', steps: many },
      { type: 'take-steps', steps: many.slice(1) },
    ]),
  ).toEqual(['invalid-instruction', 'done']);
});
