// Leaders and copies: the conditions, the order that gives way, and steps of several accounts in one command.
import { expect, test } from 'vitest';

import { AccountMode, EntryPoint, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { ann as trader, bob as other, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ann as borrower, openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { openBotVenue, type BotVenue } from '#tests/simulation/strategies/bot-venue.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

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
  ['nobody leads no more', [{ type: 'stop-leading', accountId: 4040, line: 'spot' }], ['unknown-leader']],
  ['leads no more', [{ type: 'stop-leading', accountId: cat, line: 'spot' }], ['unknown-leader']],
  [
    'leads, stops, stops again',
    [lead(cat), { type: 'stop-leading', accountId: cat, line: 'spot' }, { type: 'stop-leading', accountId: cat, line: 'spot' }],
    ['done', 'done', 'done'],
  ],
  ['is followed, twice told', [lead(cat), follow(ann, grid, cat), follow(ann, grid, cat)], ['done', 'done', 'done']],
  ['follows somebody who does not lead', [follow(ann, grid, cat)], ['unknown-leader']],
  ['follows nobody', [follow(ann, grid, 4040)], ['unknown-leader']],
  ['nobody follows', [lead(cat), follow(4040, grid, cat)], ['done', 'unknown-account']],
  ['follows without an account for it', [lead(cat), follow(ann, bob, cat)], ['done', 'unknown-account']],
  ['follows in another line', [lead(cat), follow(ann, grid, cat, 'futures')], ['done', 'unknown-leader']],
  ['follows with somebody else’s account', [lead(cat), follow(ann, rex, cat)], ['done', 'unknown-account']],
  [
    'follows one and then another',
    [lead(cat), lead(bob), follow(ann, grid, cat), follow(ann, grid, bob)],
    ['done', 'done', 'done', 'already-follows'],
  ],
  [
    'follows in one line and then in another',
    [lead(cat), lead(cat, [], 'futures'), follow(ann, grid, cat), follow(ann, grid, cat, 'futures')],
    ['done', 'done', 'done', 'already-follows'],
  ],
  [
    'follows somebody who has stopped',
    [lead(cat), { type: 'stop-leading', accountId: cat, line: 'spot' }, follow(ann, grid, cat)],
    ['done', 'done', 'unknown-leader'],
  ],
  [
    'has led and follows',
    [lead(ann), { type: 'stop-leading', accountId: ann, line: 'spot' }, lead(cat), follow(ann, grid, cat)],
    ['done', 'done', 'done', 'done'],
  ],
  [
    'a family of 200',
    [
      lead(
        cat,
        Array.from({ length: 200 }, () => bob),
      ),
    ],
    ['done'],
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
  expect(venue.exchange.book(0, 1).lastTradeId).toBe(0);
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

test('what is seen of a leader and of who follows', () => {
  const venue = openBotVenue();
  const { exchange } = venue;
  expect([exchange.leaderOf(cat), exchange.leaderOf(4040), exchange.followedBy(grid), exchange.followedBy(ann)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(exchange.followedBy(4040)).toBeNull();
  answers(venue, [lead(cat, [], 'futures'), lead(cat, [bob]), follow(ann, grid, cat, 'futures')]);
  expect(exchange.leaderOf(cat)).toEqual({ lines: ['spot', 'futures'], familyIds: [bob, cat] });
  expect(exchange.followedBy(grid)).toEqual({ leaderId: cat, line: 'futures' });
  answers(venue, [{ type: 'stop-leading', accountId: cat, line: 'spot' }, lead(cat, [], 'futures')]);
  expect(exchange.leaderOf(cat)).toEqual({ lines: ['futures'], familyIds: [cat] });
  expect(exchange.leaderOf(ann)).toBeNull();
  const again = restoreExchange(exchange.snapshot());
  expect(again.leaderOf(cat)).toEqual(exchange.leaderOf(cat));
  expect(again.followedBy(grid)).toEqual(exchange.followedBy(grid));
});

test('told again that it leads, an account with orders goes on; the end is told once', () => {
  const venue = openBotVenue();
  answers(venue, [lead(cat)]);
  venue.say('cat buys 10 @ 90');
  const again = venue.apply(lead(cat));
  expect([again.reply.ok, again.record.events]).toEqual([true, []]);
  const stop: Command = { type: 'stop-leading', accountId: cat, line: 'spot' };
  expect(venue.apply(stop).record.events).toEqual([{ type: 'leading-stopped', accountId: cat, line: 'spot' }]);
  expect(venue.apply(stop).record.events).toEqual([]);
  expect(venue.apply(follow(ann, grid, cat)).record.events).toEqual([]);
});

test('who follows whom is told', () => {
  const venue = openBotVenue();
  answers(venue, [lead(cat)]);
  expect(venue.apply(follow(ann, grid, cat)).record.events).toEqual([
    { type: 'leader-followed', accountId: grid, ownerId: ann, leaderId: cat, line: 'spot' },
  ]);
});

test('nobody begins to lead contracts with a position or an order there; spot is another matter', () => {
  const { order, trade, timed } = openContractVenue();
  trade(trader, Side.buy, 10, 10_000);
  order(other, Side.buy, 10, 9_990);
  const begin = (accountId: number, line: LeadLine) => timed(1_700_000_001_000, lead(accountId, [], line));
  expect([trader, other].map((accountId) => why(begin(accountId, 'futures').reply))).toEqual([
    'open-position-or-order',
    'open-position-or-order',
  ]);
  expect(begin(trader, 'spot').record.events).toEqual([{ type: 'leading-started', accountId: trader, line: 'spot', balances: [] }]);
  trade(trader, Side.sell, 10, 10_000);
  // Two fees of 600 are gone; nothing is left of the position.
  expect(begin(trader, 'futures').record.events).toEqual([
    {
      type: 'leading-started',
      accountId: trader,
      line: 'futures',
      balances: [
        { assetId: 0, units: 49_998_800n },
        { assetId: 1, units: 500_000_000n },
      ],
    },
  ]);
});

test('a unified account does not lead', () => {
  const { send } = openLendingVenue(undefined, unifiedOpening);
  send({ type: 'switch-account-mode', accountId: borrower, mode: AccountMode.basic });
  expect(why(send(lead(borrower)))).toBe('account-unified');
});

test.each([
  ['a leader who is nobody', '"leaderId":1002', '"leaderId":4040', 'snapshot has the leader 4040 without an account'],
  ['a leader who has never led', '"leaderId":1002', '"leaderId":1001', 'snapshot has the account 1003, which follows nobody'],
])('a snapshot of a bot with %s is refused', (_what, written, wrong, problem) => {
  const venue = openBotVenue();
  answers(venue, [lead(cat), follow(ann, grid, cat)]);
  const text = new TextDecoder().decode(venue.exchange.snapshot()).replace(written, wrong);
  expect(() => restoreExchange(new TextEncoder().encode(text))).toThrow(problem);
});

test('a family has the same bytes in whichever order it was told', () => {
  const [one, other] = [
    [ann, bob],
    [bob, ann],
  ].map((family) => {
    const venue = openBotVenue();
    answers(venue, [lead(cat, family)]);
    return venue.exchange.stateHash();
  });
  expect(one).toBe(other);
});
