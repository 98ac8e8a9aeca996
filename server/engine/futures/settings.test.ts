// Settings of accounts: whose they may be, within which bounds, and what is told of them.
import { describe, expect, test } from 'vitest';

import { AccountMode, MarginMode, Side } from '#lib/contract/enums.ts';
import { ann as trader, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contracts } from '#tests/simulation/contracts/contract-venue.ts';
import { openScriptedVenue } from '#tests/simulation/scripted-venue.ts';
import { ann, openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { lendingHouse, pairs } from '#tests/simulation/lending/margin-venue.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';

const nobody = 4_040;

describe('the grade of interest', () => {
  test.each([
    [ann, 0, 'done'],
    [ann, 31, 'done'],
    [ann, 32, 'invalid-margin-terms'],
    [ann, -1, 'invalid-margin-terms'],
    [ann, 1.5, 'invalid-margin-terms'],
    [lendingHouse, 1, 'unknown-account'],
    [nobody, 1, 'unknown-account'],
  ])('account %d, grade %d: %s', (accountId, grade, said) => {
    const { send, told } = openLendingVenue();
    expect(why(send({ type: 'set-interest-grade', accountId, grade }))).toBe(said);
    expect(told('interest-grade-set')).toEqual(said === 'done' ? [{ type: 'interest-grade-set', accountId, grade }] : []);
  });
});

describe('the leverage of a pair', () => {
  test.each([
    [ann, pairs.btc, 2, 'done'],
    [ann, pairs.btc, 5, 'done'],
    [ann, pairs.btc, 1, 'invalid-leverage'],
    [ann, pairs.btc, 6, 'invalid-leverage'],
    [ann, 99, 3, 'not-margined'],
    [lendingHouse, pairs.btc, 3, 'unknown-account'],
    [nobody, pairs.btc, 3, 'unknown-account'],
  ])('account %d, market %d, %d times: %s', (accountId, marketId, leverage, said) => {
    const { send } = openLendingVenue();
    expect(why(send({ type: 'set-isolated-leverage', accountId, marketId, leverage, neverSetIsMax: true }))).toBe(said);
  });
});

test('the mode that a position has may be set again, the other may not', () => {
  const { send, trade } = openContractVenue();
  trade(trader, Side.buy, 1, 10_000);
  const set = (mode: MarginMode): string => why(send({ type: 'set-margin-mode', accountId: trader, marketId: contracts.linear, mode }));
  expect(set(MarginMode.cross)).toBe('done');
  expect(set(MarginMode.isolated)).toBe('open-position-or-order');
});

test('a switch of the account’s mode is told', () => {
  const { send, told } = openLendingVenue(undefined, unifiedOpening);
  for (const mode of [AccountMode.advanced, AccountMode.basic, AccountMode.classic]) {
    expect(why(send({ type: 'switch-account-mode', accountId: ann, mode }))).toBe('done');
    expect(told('account-mode-switched')).toEqual([{ type: 'account-mode-switched', accountId: ann, mode }]);
  }
});

test('trades are numbered from one upwards', () => {
  const { say, exchange } = openScriptedVenue();
  const last = (): number => exchange.book(0, 1).lastTradeId;
  expect(last()).toBe(0);
  say('bob sells 4 @ 100');
  say('cat buys 2 @ 100');
  expect(last()).toBe(1);
  say('cat buys 2 @ 100');
  expect(last()).toBe(2);
});
