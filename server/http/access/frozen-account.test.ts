// The list of what stays open names calls that are there, and every one of them changes something.
import { expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { registry } from '#lib/contract/registry.ts';
import { isChanging } from '#lib/contract/wire/body.ts';
import { staysWhenFrozen } from './frozen-account.ts';

const calls: readonly AnyCall[] = registry;

test('each names a call of a user that changes something and opens nothing', () => {
  const closing = calls.filter((call) => call.access === 'user' && isChanging(call) && (call.opens ?? 'nothing') === 'nothing');
  const paths = new Set<string>(closing.map(({ path }) => path));
  expect([...staysWhenFrozen].filter((path) => !paths.has(path))).toEqual([]);
});
