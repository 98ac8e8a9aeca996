// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { adding } from '#lib/contract/site/watchlist-edits.ts';
import { entryLimit, noWatchlists, type WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import { keepOnDevice, readKept } from './kept-favourites.ts';
import { loadFavourites } from './load-favourites.ts';

const group = (groupId: number, groupName: string, ...symbolIds: string[]): WatchlistGroup => ({ groupId, groupName, symbolIds });

/** An exchange that keeps the favourites of one user. */
function exchangeWith(groups: readonly WatchlistGroup[]): { api: ApiClient; kept: () => readonly WatchlistGroup[]; fail: () => void } {
  let [now, isDown] = [groups, false];
  const call = async (definition: { readonly name: string }, request: unknown) => {
    if (isDown) throw new Error('down');
    if (definition.name === 'addFavourites') {
      const gone = [...Object(request).symbolIds].find((symbolId) => symbolId.startsWith('GONE'));
      if (gone !== undefined) throw new ApiError(errorCodes.symbolNotOpen, '', { symbol: gone });
      const added = adding(Object(request))(now);
      if (added === 'entry-limit') throw new ApiError(errorCodes.favouriteLimit, '', { limit: entryLimit });
      if (typeof added === 'string') throw new Error(added);
      now = added;
    }
    return JSON.parse(JSON.stringify({ updateNum: 1, groups: now }));
  };
  return { api: { call }, kept: () => now, fail: () => void (isDown = true) };
}

beforeEach(() => {
  localStorage.clear();
});

test('a visitor’s stay on the device; what makes no sense there counts as nothing', async () => {
  const { api } = exchangeWith([]);
  keepOnDevice([group(1, '', 'BTCUSDT_SPBL')]);
  expect(await loadFavourites(api, null)).toEqual([group(1, '', 'BTCUSDT_SPBL')]);
  localStorage.setItem('favourites', '[{"groupId":"one"}]');
  expect(readKept()).toEqual(noWatchlists.groups);
});

test('at login what a visitor kept joins what the user has, each once, and leaves the device', async () => {
  const exchange = exchangeWith([group(1, '', 'A', 'B'), group(2, 'Swing', 'C')]);
  keepOnDevice([group(1, '', 'B', 'X'), group(2, 'Swing', 'D'), group(3, 'New', 'E')]);
  const loaded = await loadFavourites(exchange.api, 'ann');
  const joined = [group(1, '', 'A', 'B', 'X'), group(2, 'Swing', 'C', 'D'), group(3, 'New', 'E')];
  expect(exchange.kept()).toEqual(joined);
  expect(loaded).toEqual(joined);
  expect(localStorage.getItem('favourites')).toBeNull();
});

test('what could not be handed over stays on the device', async () => {
  const exchange = exchangeWith([group(1, '')]);
  keepOnDevice([group(1, '', 'A')]);
  exchange.fail();
  await expect(loadFavourites(exchange.api, 'ann')).rejects.toThrow('down');
  expect(readKept()).toEqual([group(1, '', 'A')]);
});

test('a market that is no longer listed is left behind, and does not keep the user from the rest', async () => {
  const exchange = exchangeWith([group(1, '', 'A')]);
  keepOnDevice([group(1, '', 'GONE1', 'B', 'GONE2'), group(2, 'Old', 'GONE3')]);
  const loaded = await loadFavourites(exchange.api, 'ann');
  expect(loaded).toEqual([group(1, '', 'A', 'B')]);
  expect(localStorage.getItem('favourites')).toBeNull();
});

test('what finds no room stays on the device; the user’s own are there, and the other groups joined', async () => {
  const full = group(1, '', ...Array.from({ length: entryLimit }, (_, entry) => `S${entry}`));
  const exchange = exchangeWith([full]);
  keepOnDevice([group(1, '', 'New'), group(2, 'Swing', 'C')]);
  const loaded = await loadFavourites(exchange.api, 'ann');
  expect(loaded).toEqual([full, group(2, 'Swing', 'C')]);
  expect(readKept()).toEqual([group(1, '', 'New')]);
});
