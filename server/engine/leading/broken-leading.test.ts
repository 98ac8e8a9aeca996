// The invariants of leading, on states in which one thing was made wrong.
import { expect, test } from 'vitest';

import { AccountMode } from '#lib/contract/enums.ts';
import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

import type { Account } from '../accounts/account.ts';
import type { LeadLine, Leader } from '../accounts/leader.ts';
import type { Command } from '../command.ts';
import { createExchange } from '../exchange.ts';
import { readSnapshot } from '../snapshots/snapshot.ts';
import type { State } from '../state.ts';
import { brokenLeading } from './broken-leading.ts';

// Ann is 1000, Bob 1001, Cat 1002; Ann's bot is 1003.
const [fees, ann, bob, cat, grid] = [1, 1000, 1001, 1002, 1003];

const leaderOf = (accountId: number, family: readonly number[] = [accountId], lines: readonly LeadLine[] = ['spot']): Leader => ({
  accountId,
  lines: new Set(lines),
  family: new Set(family),
});

function accountOf(state: State, accountId: number): Account {
  const account = state.accounts.get(accountId);
  if (account === undefined) throw new Error(`there is no account ${accountId}`);
  return account;
}

/** Cat leads, with Bob in the family, and Ann's bot follows. */
function openLed(): State {
  const { apply, exchange } = openBotVenue();
  const commands: readonly Command[] = [
    { type: 'start-leading', accountId: cat, line: 'spot', familyIds: [bob] },
    { type: 'follow-leader', accountId: ann, strategyId: grid, leaderId: cat, line: 'spot' },
  ];
  for (const command of commands) expect(apply(command).reply.ok).toBe(true);
  return readSnapshot(exchange.snapshot());
}

const rows: readonly (readonly [what: string, accountId: number, leader: Leader | null, told: readonly string[]])[] = [
  ['nothing', bob, null, []],
  ['a leader who has stopped', bob, leaderOf(bob, [bob], []), []],
  ['a bot that leads', grid, leaderOf(grid), ['account 1003 leads without being a person’s']],
  ['the venue’s own account', fees, leaderOf(fees), ['account 1 leads without being a person’s']],
  ['somebody else’s leading', bob, leaderOf(ann, [ann, bob]), ['account 1001 is not of its own family']],
  ['a family without its leader', bob, leaderOf(bob, [ann]), ['account 1001 is not of its own family']],
  ['a bot that follows nobody any more', cat, null, ['account 1003 follows somebody who has never led']],
  ['a bot that follows what its leader was', cat, leaderOf(cat), ['account 1003 follows somebody who has never led']],
];

test.each(rows)('%s', (_what, accountId, leader, told) => {
  const state = openLed();
  accountOf(state, accountId).leader = leader;
  expect(brokenLeading(state)).toEqual(told);
});

test.each<readonly [string, readonly LeadLine[], readonly string[]]>([
  ['leads no more', [], []],
  ['leads', ['futures'], ['account 1000 leads while it is unified']],
])('a unified account that %s', (_what, lines, told) => {
  const exchange = createExchange();
  const unify: Command = { type: 'switch-account-mode', accountId: ann, mode: AccountMode.basic };
  for (const [place, command] of [...unifiedOpening(), unify].entries())
    expect(exchange.apply({ sequence: place + 1, timeMs: 1_700_000_000_000, command }).reply.ok).toBe(true);
  const state = readSnapshot(exchange.snapshot());
  accountOf(state, ann).leader = leaderOf(ann, [ann], lines);
  expect(brokenLeading(state)).toEqual(told);
});
