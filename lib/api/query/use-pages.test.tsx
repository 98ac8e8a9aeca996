// @vitest-environment jsdom
// Lists that come in pages: what they ask for, when they begin anew, and what they show when they cannot be had.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';

import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../create-api-client.ts';
import { ApiClientContext } from '../use-api.ts';
import { usePages, type Page } from './use-pages.ts';

afterEach(cleanup);

const call = { name: 'getFills', path: 'v1/spot/order/fills' };
const noCall: ApiClient = {
  call: async () => {
    throw new ApiError('', 'nothing is called here');
  },
};

type Given = { readonly version: number; readonly narrowed: unknown };

/** Rows 100, 99 … by twos, above which `newest` may grow; `down`: nothing is answered. */
function start() {
  const exchange = { newest: 100, down: false };
  const asked: (string | null)[] = [];
  const load = async (after: string | null): Promise<Page<number>> => {
    asked.push(after);
    if (exchange.down) throw new ApiError('', 'Network Error');
    const first = after === null ? exchange.newest : Number(after) - 1;
    return { list: [first, first - 1], nextId: first - 1 <= 95 ? null : String(first - 1) };
  };
  const api = { ...noCall };
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApiClientContext value={api}>{children}</ApiClientContext>;
  const show = (first: Given) => renderHook((given: Given) => usePages({ call, load, ...given }), { wrapper, initialProps: first });
  return { exchange, asked, show };
}

const unchanged: Given = { version: 0, narrowed: null };

test('pages follow each other until there is none', async () => {
  const { asked, show } = start();
  const { result } = show(unchanged);
  expect(result.current.rows).toBeNull();
  await waitFor(() => expect(result.current.rows).toEqual([100, 99]));
  for (const rows of [4, 6]) {
    expect(result.current.hasMore).toBe(true);
    act(() => void result.current.more());
    await waitFor(() => expect(result.current.rows).toHaveLength(rows));
  }
  expect(result.current.hasMore).toBe(false);
  expect(asked).toEqual([null, '99', '97']);
});

test('begins anew with its first page alone when something has happened, and keeps its rows until then', async () => {
  const { exchange, asked, show } = start();
  const { result, rerender } = show(unchanged);
  await waitFor(() => expect(result.current.rows).not.toBeNull());
  act(() => void result.current.more());
  await waitFor(() => expect(result.current.rows).toHaveLength(4));
  exchange.newest = 101;
  rerender({ version: 1, narrowed: null });
  expect(result.current.rows).toHaveLength(4);
  await waitFor(() => expect(result.current.rows).toEqual([101, 100]));
  expect(asked).toEqual([null, '99', null]);
});

test('changes in a burst are asked about once', async () => {
  const { asked, show } = start();
  const { result, rerender } = show(unchanged);
  await waitFor(() => expect(result.current.rows).not.toBeNull());
  for (const version of [1, 2, 3]) rerender({ version, narrowed: null });
  await waitFor(() => expect(asked).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toHaveLength(2);
});

test('rows are nobody else’s: narrowed otherwise it is another list', async () => {
  const { exchange, show } = start();
  const { result, rerender } = show({ version: 0, narrowed: { side: 'buy' } });
  await waitFor(() => expect(result.current.rows).toEqual([100, 99]));
  exchange.newest = 98;
  rerender({ version: 0, narrowed: { side: 'sell' } });
  expect(result.current.rows).toBeNull();
  await waitFor(() => expect(result.current.rows).toEqual([98, 97]));
});

test('shown again it has its rows at once and asks for what has happened since', async () => {
  const { exchange, asked, show } = start();
  const first = show(unchanged);
  await waitFor(() => expect(first.result.current.rows).not.toBeNull());
  first.unmount();
  exchange.newest = 105;
  const { result } = show(unchanged);
  expect(result.current.rows).toEqual([100, 99]);
  await waitFor(() => expect(result.current.rows).toEqual([105, 104]));
  expect(asked).toEqual([null, null]);
});

test('says that it failed, is asked again by hand, and by itself when the network is back', async () => {
  const { exchange, asked, show } = start();
  exchange.down = true;
  const { result } = show(unchanged);
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.rows).toBeNull();
  act(() => result.current.retry());
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(result.current.failed).toBe(true));
  exchange.down = false;
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(result.current.rows).toEqual([100, 99]));
  expect(result.current.failed).toBe(false);
});

test('rows stay when the list cannot be had again', async () => {
  const { exchange, show } = start();
  const { result, rerender } = show(unchanged);
  await waitFor(() => expect(result.current.rows).not.toBeNull());
  exchange.down = true;
  rerender({ version: 1, narrowed: null });
  await waitFor(() => expect(result.current.failed).toBe(true));
  expect(result.current.rows).toEqual([100, 99]);
});
