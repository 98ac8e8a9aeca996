// The calls that stay open to a frozen user, compared with the list that is written by hand.
import { expect, test } from 'vitest';

import { callsWhenFrozen } from '#tests/api/access/call-rows.ts';
import type { AnyCall } from '../call.ts';
import { registry } from '../registry.ts';
import { isChanging } from '../wire/body.ts';

const calls: readonly AnyCall[] = registry;
const open = calls.filter(({ staysWhenFrozen }) => staysWhenFrozen === true);

test('the calls that say so are those of the list', () => {
  expect(open.map(({ path }) => path).toSorted()).toEqual(callsWhenFrozen);
});

test('each is a call of a user that changes something and opens nothing', () => {
  const others = open.filter((call) => call.access !== 'user' || !isChanging(call) || (call.opens ?? 'nothing') !== 'nothing');
  expect(others.map(({ path }) => path)).toEqual([]);
});
