// What a visitor and a user are told beside the markets: favourites, preference, and the operator's words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getFooter } from '#lib/contract/calls/index/footer.ts';
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { getUpdateNumber } from '#lib/contract/calls/index/updateNum.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { removeWatchlist } from '#lib/contract/calls/optionalGroup/deleteUserSelf.ts';
import { sortWatchlists } from '#lib/contract/calls/optionalGroup/updateUserSelfSort.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { getPreference } from '#lib/contract/calls/preference/get.ts';
import { setPreference } from '#lib/contract/calls/preference/set.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { getCommonConfig } from '#lib/contract/calls/v1/mix/public/webCommonConfig.ts';
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { registry } from '#lib/contract/registry.ts';
import { specCalls } from '#lib/contract/spec-calls.ts';
import { startTestExchange, type TestExchange } from './start-test-exchange.ts';
import { createTrader } from './trader.ts';
import { createVisitor } from './visitor.ts';

let exchange: TestExchange;
let source: SourceState = { mode: 'simulated', state: 'playing', markets: [], clockMs: 0, speed: 1, venue: '', notice: null };
beforeAll(async () => {
  exchange = await startTestExchange({ market: { state: () => source, replay: null, scenarios: null } });
});
afterAll(() => exchange.close());

test('every call of the mix-public group answers, in its own shape, to somebody who asks for nothing in particular', async () => {
  const group = specCalls.filter(({ group: name }) => name === 'mix-public');
  expect(group.filter(({ answers }) => !answers)).toEqual([]);
  const trader = await createTrader(exchange);
  const [byPath, symbolId] = [new Map(registry.map((call) => [String(call.path), call])), 'BTCUSDT'];
  for (const { path } of group) {
    const call = byPath.get(path);
    if (call === undefined) throw new Error(`${path} is not registered`);
    const needsSymbol = ['v1/mix/public/getSymbolInfo', 'v1/mix/public/getPlatePrice'].includes(path);
    const { code } = await trader.try(call, needsSymbol ? { symbolId } : {});
    expect({ path, code }).toEqual({ path, code: '00000' });
  }
});

test('favourites: groups made, filled, sorted, emptied and deleted, each change counted', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getWatchlists, {})).toEqual({ updateNum: 0, groups: [{ groupId: 1, groupName: '', symbolIds: [] }] });
  await trader.call(addFavourites, { symbolIds: ['BTCUSDT', 'ETH/USDT'] });
  const made = await trader.call(addFavourites, { symbolIds: ['SOLUSDT_SPBL'], groupName: ' Swing ' });
  expect(made.groups).toEqual([
    { groupId: 1, groupName: '', symbolIds: ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'] },
    { groupId: 2, groupName: 'Swing', symbolIds: ['SOLUSDT_SPBL'] },
  ]);
  const order = [
    { groupId: 2, symbolIds: ['SOLUSDT'] },
    { groupId: 1, groupName: 'Daily', symbolIds: ['ETHUSDT', 'BTCUSDT'] },
  ];
  await trader.call(sortWatchlists, { groups: order });
  expect((await trader.call(getWatchlists, {})).groups).toEqual([
    { groupId: 2, groupName: 'Swing', symbolIds: ['SOLUSDT_SPBL'] },
    { groupId: 1, groupName: 'Daily', symbolIds: ['ETHUSDT_SPBL', 'BTCUSDT_SPBL'] },
  ]);
  await trader.call(removeFavourites, { symbolIds: ['ETHUSDT'] });
  await trader.call(removeWatchlist, { groupId: 2 });
  expect(await trader.call(getWatchlists, {})).toEqual({
    updateNum: 5,
    groups: [{ groupId: 1, groupName: 'Daily', symbolIds: ['BTCUSDT_SPBL'] }],
  });
  expect(await trader.call(getUpdateNumber, {})).toEqual({ updateNum: 5 });
});

test('what cannot be done to favourites is refused and changes nothing', async () => {
  const trader = await createTrader(exchange);
  await trader.call(addFavourites, { symbolIds: ['BTCUSDT'] });
  const before = await trader.call(getWatchlists, {});
  const refused: [string, Promise<{ code: string }>][] = [
    ['50046', trader.try(addFavourites, { symbolIds: ['NOPEUSDT'] })],
    ['40040', trader.try(addFavourites, { symbolIds: ['BTCUSDT'], groupId: 9 })],
    ['40040', trader.try(removeWatchlist, { groupId: 1 })],
    ['40043', trader.try(sortWatchlists, { groups: [{ groupId: 1, symbolIds: [] }] })],
    ['40020', trader.try(addFavourites, { symbolIds: [] })],
    ['40020', trader.try(addFavourites, { symbolIds: ['BTCUSDT'], groupName: ' ' })],
    ['40020', trader.try(addFavourites, { symbolIds: ['BTCUSDT'], group: 1 })],
  ];
  for (const [code, answer] of refused) expect((await answer).code).toBe(code);
  expect(await trader.call(getWatchlists, {})).toEqual(before);
});

test('twenty changes at once are twenty changes, one after the other', async () => {
  const trader = await createTrader(exchange);
  const symbols = (await createVisitor(exchange).call(getQuotations, {})).list.slice(0, 20).map(({ symbol }) => symbol);
  await Promise.all(symbols.map(async (symbol) => trader.call(addFavourites, { symbolIds: [symbol] })));
  const { updateNum, groups } = await trader.call(getWatchlists, {});
  expect(updateNum).toBe(symbols.length);
  expect(groups[0]?.symbolIds.toSorted()).toEqual(symbols.map((symbol) => `${symbol}_SPBL`).toSorted());
});

test('a preference is kept beside the settings, and neither forgets the other', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getPreference, {})).toEqual({ tpslPriceType: 'market', profitOrLossPriceType: 0 });
  await trader.call(setPreference, { tpslPriceType: 'fair' });
  await trader.call(setSettings, { timeZone: '-60' });
  expect(await trader.call(getPreference, {})).toEqual({ tpslPriceType: 'fair', profitOrLossPriceType: 1 });
  expect(await trader.call(getSettings, {})).toEqual({ timeZone: '-60', contractUnitSet: 'base', includeDelegateCount: true });
  expect(await trader.try(setPreference, { tpslPriceType: 'last' })).toMatchObject({ code: '40020', params: { field: 'tpslPriceType' } });
});

test('the operator’s words come in the reader’s language, and follow the file while the exchange runs', async () => {
  const visitor = createVisitor(exchange);
  const [english, arabic] = [await visitor.call(getFooter, {}), await visitor.call(getFooter, { locale: 'ar' })];
  expect([english.columns[0]?.title, arabic.columns[0]?.title]).toEqual(['Trade', 'التداول']);
  const site = join(exchange.dataDir, 'site');
  mkdirSync(site, { recursive: true });
  const past = { id: 'past', title: 'Over', untilMs: 1 };
  const ofPrices = [
    { id: 'simulated', title: 'Made up', source: 'simulated' },
    { id: 'replay', title: 'Recorded', source: 'replay' },
    { id: 'live', title: 'As on {venue}', source: 'live' },
  ];
  const now = { id: 'now', title: { 'en-US': 'Now', ar: 'الآن' } };
  writeFileSync(join(site, 'notices.json'), JSON.stringify([past, now, { id: 'big', title: 'Important', important: true }, ...ofPrices]));
  const { list } = await visitor.call(getNotices, { locale: 'ar' });
  expect(list.map(({ id, title }) => [id, title])).toEqual([
    ['big', 'Important'],
    ['now', 'الآن'],
    ['simulated', 'Made up'],
  ]);
  // Of the prices, only what is true of the source in use, also while live ones cannot be had.
  const live: SourceState = { ...source, mode: 'live', state: 'following', markets: ['BTCUSDT'], venue: 'Kraken' };
  const states: [SourceState, string][] = [
    [{ ...source, mode: 'replay', markets: ['ETHUSDT'] }, 'Recorded'],
    [live, 'As on Kraken'],
    [{ ...live, state: 'fallen-back', markets: [], notice: 'liveUnreachable' }, 'Made up'],
  ];
  for (const [state, title] of states) {
    source = state;
    const said = (await visitor.call(getNotices, {})).list.map((notice) => notice.title);
    expect(said).toEqual(['Important', 'Now', title]);
  }
});

test('banners come for the places that are asked for, each place once', async () => {
  const visitor = createVisitor(exchange);
  const { list } = await visitor.call(getBanners, { locale: 'en', bannerTerminalType: 1, locations: [86, 83, 86, 1] });
  expect(list.map(({ location }) => location)).toEqual([86, 83]);
  expect((await visitor.try(getBanners, { locations: [83], bannerTerminalType: 2 })).code).toBe('40020');
});

test('leaderboards hold at most what is asked for; a line without markets has no quotations', async () => {
  const visitor = createVisitor(exchange);
  const { turnover } = await visitor.call(getLeaderboards, { pageSize: 3 });
  expect(turnover.length).toBeLessThanOrEqual(3);
  expect((await visitor.call(getQuotations, { businessLine: 10 })).list).toEqual([]);
});

test('coins are labelled and ordered, and told by sector', async () => {
  const visitor = createVisitor(exchange);
  const { labelConfig, currencyConfig } = await visitor.call(getCommonConfig, {});
  expect(labelConfig.map(({ label }) => label)).toContain('Meme');
  const weights = currencyConfig.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  expect(weights[0]?.coinName).toBe('BTC');
  const { list } = await visitor.call(getConceptCoins, { conceptId: 4 });
  expect(list.every(({ conceptIds }) => conceptIds.includes(4))).toBe(true);
});

test('a user’s worth and shared card are the user’s own', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getWorth, {})).toEqual({ list: [], totalUsdtValue: '0', totalUsdValue: '0' });
  expect((await trader.call(getShareCard, {})).userName).not.toBe('');
});
