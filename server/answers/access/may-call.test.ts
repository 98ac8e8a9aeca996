// The rules of who may make which call: by whose account it is, whether it is frozen and by whom, and for whom the page was drawn.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { createSubAccount } from '#lib/contract/calls/v1/user/subAccount/create.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { mayCall, mayOpen } from './may-call.ts';

/** A main account that has registered. */
const maria: Session = {
  sessionId: 'session',
  userId: 'maria',
  userName: 'Maria',
  mainAccount: null,
  traderIdentities: [],
  isFrozen: false,
  frozenReason: null,
  identityCountry: null,
  isGuest: false,
  isOperator: false,
  mode: 'live',
  accountId: 1000,
  expiresAtMs: 1,
};
const sub = { mainAccount: { userId: 'maria', userName: 'Maria' } };

const refusalOf = (call: AnyCall, about: Partial<Session>, drawnFor?: string): string | null =>
  mayCall(call, { ...maria, ...about }, drawnFor)?.key ?? null;

test('a page speaks for the account that it was drawn for', () => {
  expect(refusalOf(getOpenOrders, {}, 'maria')).toBeNull();
  expect(refusalOf(getOpenOrders, {}, 'john')).toBe('accountMismatch');
});

test.each<[what: string, call: AnyCall, about: Partial<Session>, key: string | null]>([
  ['an order', placeOrder, {}, null],
  ['an order of a sub-account', placeOrder, sub, null],
  ['an order of a guest', placeOrder, { isGuest: true }, null],
  ['a withdrawal of a sub-account', applyWithdrawal, sub, 'mainAccountOnly'],
  ['a sub-account of a sub-account', createSubAccount, sub, 'mainAccountOnly'],
  ['a sub-account of a guest', createSubAccount, { isGuest: true }, 'noPermission'],
  ['a sub-account of a main account', createSubAccount, {}, null],
  ['leaving a sub-account', leaveSubAccount, sub, null],
  ['leaving a main account', leaveSubAccount, {}, 'noPermission'],
  ['the desk of somebody who is no operator', getWaitingIdentities, {}, 'noPermission'],
  ['the desk of an operator', getWaitingIdentities, { isOperator: true }, null],
  ['the desk of a sub-account of an operator', getWaitingIdentities, { ...sub, isOperator: true }, 'noPermission'],
])('%s', (_what, call, about, key) => {
  expect(refusalOf(call, about)).toBe(key);
});

const byOwner = { isFrozen: true, ...sub };
const byOperator = { frozenReason: 'a reason' };

test.each<[what: string, call: AnyCall, about: Partial<Session>, key: string | null]>([
  ['looks', getOpenOrders, { ...byOwner, ...byOperator }, null],
  ['leaves', leaveSubAccount, { ...byOwner, ...byOperator }, null],
  ['orders nothing, frozen by its main account', placeOrder, byOwner, 'userFrozen'],
  ['does not even cancel then', cancelOrder, byOwner, 'userFrozen'],
  ['orders nothing, frozen by an operator', placeOrder, byOperator, 'userFrozen'],
  ['cancels, frozen by an operator', cancelOrder, byOperator, null],
  ['moves nothing', transferFunds, byOperator, 'frozenFunds'],
  ['withdraws nothing', applyWithdrawal, byOperator, 'frozenFunds'],
  ['is told of the main account in a sub-account', placeOrder, { ...sub, ...byOperator }, 'accountNotNormal'],
])('a frozen account %s', (_what, call, about, key) => {
  expect(refusalOf(call, about)).toBe(key);
});

test('the reason of an operator is told in a sub-account', () => {
  expect(mayCall(placeOrder, { ...maria, ...sub, ...byOperator }, undefined)?.params).toEqual({ reason: 'a reason' });
});

test('an account that leads trades of contracts opens nothing of coins', () => {
  const leads = { ...maria, traderIdentities: ['futures'] };
  expect(mayOpen(['coins', 'contracts'], leads)?.key).toBe('businessLimit');
  expect(mayOpen(['contracts'], leads)).toBeNull();
  expect(mayOpen(['coins'], maria)).toBeNull();
  expect(mayOpen(['coins'], null)).toBeNull();
});
