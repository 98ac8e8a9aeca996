// @vitest-environment jsdom
// The currencies of the screens: asked for once at the start, again every half hour, and the usual two whatever happens.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of the half hours belongs to the page: each test is a new one.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Answers in turn what it is given for the list, and the rates with it; null: no answer. */
async function start(lists: readonly (readonly { name: string; symbol: string }[] | null)[]) {
  const asked: string[] = [];
  let turn = -1;
  const client: ApiClient = {
    call: async (call) => {
      asked.push(call.name);
      if (call.name === 'getCurrencies') turn += 1;
      const supported = lists[turn];
      if (supported === null || supported === undefined) throw new ApiError('', 'Network Error');
      const rates = supported.map(({ name }) => ({ name, rate: '0.9' }));
      return z.parse(call.response, { supported, rates });
    },
  };
  const { ApiClientContext } = await import('#lib/api/use-api.ts');
  const { useCurrencies, useUsdtRate } = await import('./use-currencies.ts');
  const wrapper = ({ children }: { children: React.ReactNode }) => <ApiClientContext value={client}>{children}</ApiClientContext>;
  const { result } = renderHook(
    () => ({ list: useCurrencies().map(({ name, symbol }) => `${name}-${symbol}`), euro: useUsdtRate('EUR') }),
    { wrapper },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { asked, result, pass };
}
const both = [
  { name: 'usd', symbol: '$' },
  { name: 'EUR', symbol: '€' },
];

test('once at the start and every 1,800,000 ms; only what this product can write', async () => {
  const { asked, result, pass } = await start([[...both, { name: 'GBP', symbol: '£' }], [{ name: 'EUR', symbol: '€' }]]);
  expect(result.current).toEqual({ list: ['USD-$', 'EUR-€'], euro: '0.9' });
  await pass(1_799_999);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked).toHaveLength(4);
  expect(result.current.list).toEqual(['EUR-€']);
});

test('without an answer there are the usual two, and the last rate that was told stays', async () => {
  const { result, pass } = await start([null, both, null]);
  expect(result.current).toEqual({ list: ['USD-$', 'EUR-€'], euro: null });
  await pass(1_800_000);
  await pass(1_800_000);
  expect(result.current).toEqual({ list: ['USD-$', 'EUR-€'], euro: '0.9' });
});
