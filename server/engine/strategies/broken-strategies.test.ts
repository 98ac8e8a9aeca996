// The invariants of strategy accounts, on snapshots in which one thing was made wrong.
import { expect, test } from 'vitest';

import { AccountMode, Wallet } from '#lib/contract/enums.ts';
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import { openBotVenue } from '#tests/simulation/strategies/bot-venue.ts';

import type { Account } from '../accounts/account.ts';
import { openFutures } from '../accounts/positions/open-holding.ts';
import { restoreExchange } from '../exchange.ts';
import { openMargin } from '../lending/margin-account.ts';
import { readSnapshot } from '../snapshots/snapshot.ts';
import type { State } from '../state.ts';
import { joinWallets } from '../unified/pool.ts';
import { brokenStrategies } from './broken-strategies.ts';

/** The broken invariants of a venue that comes back from a snapshot with one place of its text replaced. */
function brokenWith(written: string, wrong: string): readonly string[] {
  const { exchange, say } = openBotVenue();
  for (const line of ['grid 1: takes 5000 CASH', 'grid 2: buys 10 @ 100']) say(line);
  const text = new TextDecoder().decode(exchange.snapshot());
  if (text.split(written).length !== 2) throw new Error(`the snapshot does not have ${written} once`);
  return restoreExchange(new TextEncoder().encode(text.replace(written, wrong))).checkInvariants();
}

const grid = '"strategy":{"ownerId":1000,"name":"grid","step":2}';
const withOwner = (ownerId: number): string => `"strategy":{"ownerId":${ownerId},"name":"grid","step":2}`;

test('nothing is broken where nothing was changed', () => {
  expect(brokenWith(grid, grid)).toEqual([]);
});

test.each([
  ['that belongs to another one', withOwner(1004), 'belongs to another strategy account'],
  ['that belongs to the house', withOwner(1), 'has no owner'],
  ['with a number of steps below nothing', '"strategy":{"ownerId":1000,"name":"grid","step":-1}', 'has taken step -1'],
  ['with half a step', '"strategy":{"ownerId":1000,"name":"grid","step":1.5}', 'has taken step 1.5'],
])('one %s', (_what, wrong, problem) => {
  expect(brokenWith(grid, wrong)).toContain(`strategy account 1003 ${problem}`);
});

type Spoil = (state: State, account: Account) => void;

const terms = { assetId: 1, units: 0, sharePercent: 0 };
/** Gives a strategy account so many subscribers, who are nobody. */
const subscribed =
  (count: number): Spoil =>
  (_, { strategy }) => {
    if (strategy !== null) strategy.subscribers = new Map(Array.from({ length: count }, (__, at) => [2_000 + at, terms]));
  };

const states: readonly (readonly [what: string, spoil: Spoil, problem: string | null])[] = [
  ['that nothing was done to', () => undefined, null],
  ['that acts by itself', (_, account) => (account.strategy = null), 'is none'],
  ['of the house’s kind', (state, account) => state.accounts.set(1003, Object.assign(account, { kind: 'house' })), 'is of another kind'],
  ['of a user of the site', (_, account) => (account.owner = 'ann'), 'is of another kind'],
  ['of an owner who is gone', (state) => state.accounts.delete(1000), 'has no owner'],
  ['in one wallet', (state, account) => joinWallets(state, account, openFutures(state, account), AccountMode.basic), 'is unified'],
  ['with a plan', (_, account) => (account.plans = new Set([7])), 'has what no step can give it'],
  [
    'with a plan in a margin wallet',
    (state, account) => (openMargin(state, account, Wallet.isolated, 0).account.plans = new Set([7])),
    'has what no step can give it',
  ],
  ['with an empty list of plans', (_, account) => (account.plans = new Set()), null],
  ['with an isolated margin wallet', (state, account) => openMargin(state, account, Wallet.isolated, 0), null],
  ['with a cross margin wallet', (state, account) => openMargin(state, account, Wallet.cross, -1), 'has what no step can give it'],
  ['that owes for an arrival', (_, account) => (account.debts = new Map([[1, 5]])), 'has what no step can give it'],
  ['that has paid for all of them', (_, account) => (account.debts = new Map()), null],
  ['with as many subscribers as there may be', subscribed(subscriberLimit), null],
  ['with one more', subscribed(subscriberLimit + 1), 'has subscribers that it cannot have'],
  [
    'to which its owner subscribes',
    (_, { strategy }) => {
      if (strategy !== null) strategy.subscribers = new Map([[1000, terms]]);
    },
    'has subscribers that it cannot have',
  ],
  ['that has taken no step', (_, { strategy }) => strategy !== null && (strategy.step = 0), null],
];

test.each(states)('one %s, whatever a snapshot can hold', (_what, spoil, problem) => {
  const { exchange, say } = openBotVenue();
  say('grid 1: takes 5000 CASH');
  const state = readSnapshot(exchange.snapshot());
  const account = state.accounts.get(1003);
  if (account === undefined) throw new Error('the venue has a bot');
  spoil(state, account);
  const told = brokenStrategies(state).filter((line) => line.startsWith('strategy account 1003 '));
  expect(told).toEqual(problem === null ? [] : [`strategy account 1003 ${problem}`]);
});
