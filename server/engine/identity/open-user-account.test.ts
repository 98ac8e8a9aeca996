// The ownership of accounts: the exchange gives numbers, an owner has one account in use, and nobody is ever given somebody else's.
import { expect, test } from 'vitest';

import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import type { Command } from '#server/engine/command.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';

const open = (owner: string, replaces = 0, firstNumber = 0): Command => ({ type: 'open-user-account', owner, replaces, firstNumber });

/** The venue has Ann, Bob and Cat as 1000 to 1002, opened without owners, as in old journals. */
function numbersOf(commands: readonly Command[]): (number | string)[] {
  const venue = openScriptedVenue();
  return commands.map((command) => {
    const { reply } = venue.apply(command);
    return reply.ok ? (reply.accountId ?? 'done') : reply.reason;
  });
}

const cases: readonly (readonly [what: string, commands: readonly Command[], answers: readonly (number | string)[]])[] = [
  ['numbers follow the highest there is', [open('dora'), open('emil')], [1003, 1004]],
  ['whoever asks again is told the same number', [open('dora'), open('emil'), open('dora')], [1003, 1004, 1003]],
  ['a first number is a least one', [open('dora', 0, 5000), open('emil', 0, 2000)], [5000, 5001]],
  ['an account in the place of another', [open('dora'), open('dora', 1003), open('dora')], [1003, 1004, 1004]],
  ['one that was replaced already is not replaced twice', [open('dora'), open('dora', 1003), open('dora', 1003)], [1003, 1004, 1004]],
  ['the place of somebody else is not taken', [open('dora'), open('emil', 1003), open('emil')], [1003, 'unknown-account', 1004]],
  ['nobody without a name', [open(''), open('a b'), open('x'.repeat(65))], ['invalid-owner', 'invalid-owner', 'invalid-owner']],
  [
    'no number beyond 32 bits',
    [open('dora', 0, 2 ** 31), open('dora', 0, 2 ** 31 - 1), open('emil')],
    ['unknown-account', 2 ** 31 - 1, 'unknown-account'],
  ],
  [
    'one of old gets its owner, and keeps it',
    [
      { type: 'name-account-owner', accountId: 1000, owner: 'ann' },
      { type: 'name-account-owner', accountId: 1000, owner: 'ann' },
      { type: 'name-account-owner', accountId: 1000, owner: 'bob' },
      open('ann'),
      open('bob'),
    ],
    ['done', 'done', 'account-owned', 1000, 1003],
  ],
  [
    'of two of old the higher number is in use',
    [
      { type: 'name-account-owner', accountId: 1002, owner: 'ann' },
      { type: 'name-account-owner', accountId: 1000, owner: 'ann' },
      open('ann'),
    ],
    ['done', 'done', 1002],
  ],
  [
    "what is the venue's own, or nobody's, has no owner",
    [
      { type: 'name-account-owner', accountId: 2, owner: 'ann' },
      { type: 'name-account-owner', accountId: 4040, owner: 'ann' },
      { type: 'name-account-owner', accountId: 1000, owner: '' },
    ],
    ['unknown-account', 'unknown-account', 'invalid-owner'],
  ],
  [
    'a journal is named once',
    [
      { type: 'name-journal', identity: '' },
      { type: 'name-journal', identity: 'one' },
      { type: 'name-journal', identity: 'one' },
      { type: 'name-journal', identity: 'two' },
    ],
    ['invalid-identity', 'done', 'done', 'journal-named'],
  ],
];

test.each(cases)('%s', (_what, commands, answers) => {
  expect(numbersOf(commands)).toEqual(answers);
});

test('the first user of an empty exchange is 1000, and what belongs to whom outlasts a snapshot', () => {
  const exchange: Exchange = createExchange();
  let sequence = 0;
  const send = (to: Exchange, command: Command) => to.apply({ sequence: ++sequence, timeMs: 1, command });
  send(exchange, { type: 'name-journal', identity: 'this-one' });
  expect(send(exchange, open('ann')).record.events).toEqual([
    { type: 'account-opened', accountId: 1000, kind: 'user' },
    { type: 'account-owner-named', accountId: 1000, owner: 'ann' },
  ]);
  send(exchange, open('ann', 1000));
  send(exchange, open('bob', 0, 1_000_000_000));
  const again = restoreExchange(exchange.snapshot());
  expect(again.stateHash()).toBe(exchange.stateHash());
  for (const one of [exchange, again]) {
    expect([one.identity(), one.accountOf('ann'), one.accountOf('bob'), one.accountOf('cat')]).toEqual([
      'this-one',
      1001,
      1_000_000_000,
      null,
    ]);
    expect(one.userAccounts(1, 1)).toEqual([{ accountId: 1001, owner: 'ann' }]);
    expect(one.userAccounts(0, 9).map(({ accountId }) => accountId)).toEqual([1000, 1001, 1_000_000_000]);
    expect(send(one, open('cat')).reply).toMatchObject({ ok: true, accountId: 1_000_000_001 });
    expect(one.checkInvariants()).toEqual([]);
  }
});
