// The order names that an account remembers: each once, the latest ten thousand of them.
import { expect, test } from 'vitest';

import { AccountKind } from '../identity/account-kind.ts';
import { newAccount, rememberClientOid } from './account.ts';

const kept = 10_000;

test('an order without a name takes no other’s place', () => {
  const account = newAccount(1000, AccountKind.user, 0);
  for (let orderId = 1; orderId <= kept; orderId += 1) rememberClientOid(account, `name ${orderId}`, orderId);
  rememberClientOid(account, '', kept + 1);
  expect([account.clientOids.size, account.clientOids.get('name 1'), account.clientOids.has('')]).toEqual([kept, 1, false]);
  rememberClientOid(account, 'one more', kept + 2);
  expect([account.clientOids.size, account.clientOids.has('name 1'), account.clientOids.get('name 2')]).toEqual([kept, false, 2]);
});
