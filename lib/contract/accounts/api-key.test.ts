// The scope that each call asks of a key, compared with the lists that are written by hand.
import { expect, test } from 'vitest';

import { callsOfScope } from '#tests/api/access/call-rows.ts';
import type { AnyCall } from '../call.ts';
import { registry } from '../registry.ts';
import { isChanging } from '../wire/body.ts';
import { apiScopes, type CallScope } from './api-key.ts';

const calls: readonly AnyCall[] = registry;
const pathsOf = (scope: CallScope | undefined): string[] => calls.flatMap((call) => (call.scope === scope ? [call.path] : []));

test.each(apiScopes)('the scope %s opens the calls that are written down for it, and no others', (scope) => {
  expect(pathsOf(scope).toSorted()).toEqual(callsOfScope(scope));
});

test('every other call of a user asks for a login; calls of anybody and of the operator ask for no scope', () => {
  const listed = apiScopes.flatMap(callsOfScope);
  const rest = calls.filter(({ access, path }) => access === 'user' && !listed.includes(path));
  expect(rest.filter(({ scope }) => scope !== 'session')).toEqual([]);
  expect(pathsOf(undefined)).toEqual(calls.flatMap(({ access, path }) => (access === 'user' ? [] : [path])));
});

test('a key that may only look changes nothing: an address is given out once', () => {
  expect(calls.flatMap((call) => (call.scope === 'read' && isChanging(call) ? [call.path] : []))).toEqual(['v1/assets/deposit/address']);
});

test('no key makes a call that a user must prove himself for, but those that send coins away', () => {
  const proven = calls.filter(({ verification, scope }) => verification !== undefined && scope !== 'session');
  expect(proven.map(({ path, scope }) => [path, scope])).toEqual([
    ['v1/assets/withdraw/apply', 'withdraw'],
    ['v1/assets/withdraw/internal/send', 'withdraw'],
  ]);
});
