// @vitest-environment jsdom
// Lists kept with their hash: sent again only when they have changed, and given up as soon as they cannot be read.
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { defineCall } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../create-api-client.ts';
import { askKeptList, type ListCall } from './kept-lists.ts';

const noErrors: readonly never[] = [];
const getNames = defineCall({
  name: 'getNames',
  method: 'GET',
  path: 'v1/mix/names',
  access: 'public',
  rateClass: 'read',
  request: reading({ md5: z.optional(z.string()) }),
  response: z.object({ md5: z.string(), names: z.nullable(z.array(z.string())) }),
  errors: noErrors,
});
const names: ListCall<typeof getNames.request, typeof getNames.response, string> = {
  call: getNames,
  request: (md5) => (md5 === undefined ? {} : { md5 }),
  read: ({ md5, names: list }) => ({ md5, list }),
};

/** Keeps to the rule: a known hash is answered without the list. */
function exchange() {
  const state = { md5: 'h1', list: ['BTC', 'ETH'], down: false };
  const told: unknown[] = [];
  const api: ApiClient = {
    call: async (call, request) => {
      if (state.down) throw new ApiError('', 'Network Error');
      const { md5 } = z.parse(z.looseObject({ md5: z.optional(z.string()) }), request);
      told.push(md5);
      return z.parse(call.response, { md5: state.md5, names: md5 === state.md5 ? null : state.list });
    },
  };
  const ask = (world = 'live') => askKeptList(api, names, { world, request: {} }, new AbortController().signal);
  return { state, told, ask };
}

beforeEach(() => localStorage.clear());

test('what is kept is told by its hash, and read from the device when the hash still holds', async () => {
  const { told, ask } = exchange();
  expect(await ask()).toEqual(['BTC', 'ETH']);
  expect(await ask()).toEqual(['BTC', 'ETH']);
  expect(told).toEqual([undefined, 'h1']);
});

test('a changed list is taken and kept from then on', async () => {
  const { state, told, ask } = exchange();
  await ask();
  Object.assign(state, { md5: 'h2', list: ['SOL'] });
  expect(await ask()).toEqual(['SOL']);
  expect(await ask()).toEqual(['SOL']);
  expect(told).toEqual([undefined, 'h1', 'h2']);
});

test('each world has its own', async () => {
  const { told, ask } = exchange();
  await ask();
  await ask('paper');
  expect(told).toEqual([undefined, undefined]);
});

test.each([
  ['no JSON', '{"md5":"h1","names":['],
  ['of another shape', '{"md5":"h1","names":[1]}'],
  ['without its list', '{"md5":"h1"}'],
])('a cache that cannot be read is cleared, whole, and the list is asked for: %s', async (_, text) => {
  const { told, ask } = exchange();
  await ask();
  await ask('paper');
  localStorage.setItem('other', 'stays');
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('list:') && one.includes(':live:'));
  localStorage.setItem(key, text);
  expect(await ask()).toEqual(['BTC', 'ETH']);
  expect(await ask('paper')).toEqual(['BTC', 'ETH']);
  expect(told).toEqual([undefined, undefined, undefined, undefined]);
  expect(localStorage.getItem('other')).toBe('stays');
});

test('a list without a hash is not kept, and a kept one without its list is not told', async () => {
  const { state, told, ask } = exchange();
  state.md5 = '';
  await ask();
  await ask();
  expect(told).toEqual([undefined, undefined]);
});

test('a device that keeps nothing goes on without', async () => {
  const { told, ask } = exchange();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  try {
    expect(await ask()).toEqual(['BTC', 'ETH']);
    expect(await ask()).toEqual(['BTC', 'ETH']);
    expect(told).toEqual([undefined, undefined]);
  } finally {
    full.mockRestore();
  }
});

test('without an answer there is no list', async () => {
  const { state, ask } = exchange();
  await ask();
  state.down = true;
  await expect(ask()).rejects.toBeInstanceOf(ApiError);
});
