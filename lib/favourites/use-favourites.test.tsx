// @vitest-environment jsdom
// Favourites on a page: loaded once for all its parts, shown before they are told, and taken back when they are refused.
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import { adding } from '#lib/contract/site/watchlist-edits.ts';
import type { WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { UserContext } from '#lib/session/user.ts';
import { keepOnDevice, readKept } from './kept-favourites.ts';
import { useFavourites } from './use-favourites.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const group = (groupId: number, groupName: string, ...symbolIds: string[]): WatchlistGroup => ({ groupId, groupName, symbolIds });

/** The page of a user, or of a visitor, and what the exchange keeps of the former. */
function page(userId: string | null, ...kept: readonly WatchlistGroup[]) {
  const exchange = { groups: kept, refuses: false, asked: 0 };
  const call = async (definition: { readonly name: string }, request: unknown) => {
    exchange.asked += 1;
    if (exchange.refuses) throw new ApiError('', 'Network Error');
    const added = definition.name === 'addFavourites' ? adding(Object(request))(exchange.groups) : exchange.groups;
    if (typeof added === 'string') throw new Error(added);
    exchange.groups = added;
    return JSON.parse(JSON.stringify({ updateNum: 1, groups: exchange.groups }));
  };
  const client: ApiClient = { call };
  const user = userId === null ? null : { userId, userName: userId };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <UserContext value={user}>
      <ApiClientContext value={client}>{children}</ApiClientContext>
    </UserContext>
  );
  return { exchange, show: () => renderHook(useFavourites, { wrapper }) };
}

test('two parts of a page ask once', async () => {
  const { exchange, show } = page('ann', group(1, '', 'A'));
  keepOnDevice([group(1, '', 'B')]);
  const [one, other] = [show(), show()];
  await waitFor(() => expect(one.result.current.groups).toEqual([group(1, '', 'A', 'B')]));
  expect(other.result.current.groups).toEqual(one.result.current.groups);
  expect(exchange.asked).toBe(2);
});

test('what is added is there in every part of the page at once', async () => {
  const { exchange, show } = page('ann', group(1, '', 'A'));
  const [one, other] = [show(), show()];
  await waitFor(() => expect(one.result.current.known).toBe(true));
  expect(await act(() => one.result.current.actions.add({ symbolIds: ['B'], groupId: 1 }))).toBeNull();
  await waitFor(() => expect(other.result.current.groups).toEqual([group(1, '', 'A', 'B')]));
  expect(exchange.groups).toEqual([group(1, '', 'A', 'B')]);
});

test('what is refused is taken back', async () => {
  const { exchange, show } = page('ann', group(1, '', 'A'));
  const { result } = show();
  await waitFor(() => expect(result.current.known).toBe(true));
  exchange.refuses = true;
  await act(() => expect(result.current.actions.add({ symbolIds: ['B'], groupId: 1 })).rejects.toBeInstanceOf(ApiError));
  expect(result.current.groups).toEqual([group(1, '', 'A')]);
});

test('a visitor’s stay on the device and are asked of nobody', async () => {
  const { exchange, show } = page(null);
  const { result } = show();
  await waitFor(() => expect(result.current.known).toBe(true));
  await act(() => result.current.actions.add({ symbolIds: ['BTCUSDT_SPBL'], groupId: 1 }));
  expect(readKept()).toEqual([group(1, '', 'BTCUSDT_SPBL')]);
  expect(exchange.asked).toBe(0);
});

test('what could not be loaded is asked for once more before it is changed', async () => {
  const { exchange, show } = page('ann', group(1, '', 'A'));
  exchange.refuses = true;
  const { result } = show();
  await waitFor(() => expect(exchange.asked).toBe(1));
  exchange.refuses = false;
  await act(() => result.current.actions.add({ symbolIds: ['B'], groupId: 1 }));
  await waitFor(() => expect(result.current.groups).toEqual([group(1, '', 'A', 'B')]));
});
