// The lists of calls by what they do name calls that are there, each once, and every one of them changes something.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { registry } from '#lib/contract/registry.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import { kindOf, kinds, staysWhenFrozen } from './call-kinds.ts';

const calls: readonly AnyCall[] = registry;
const named = [...Object.values(kinds), staysWhenFrozen].flatMap((list) => [...list]);

test('each names a call of a user that changes something, and none is in two lists', () => {
  const changing = calls.filter((call) => call.access === 'user' && isChanging(call)).map(({ path }) => path);
  expect(named.filter((path) => !changing.includes(path))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('every call that places something is known as one', () => {
  const placing = calls.filter(({ path }) => /\/(place|open|batchPlace)\w*$|\/place$/.test(path) && !path.startsWith('v1/mcp/contract'));
  const unknown = placing.filter((call) => isChanging(call) && !kindOf(call.path).startsWith('opens-'));
  // A plan on the margin ratio only closes.
  expect(unknown.map(({ path }) => path)).toEqual(['v1/trigger/plan/mmr/placePlanOrder']);
});
