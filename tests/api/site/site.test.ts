// The answers to a visitor and a user beside the markets: favourites, preference, and the operator's words.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getFooter } from '#lib/contract/calls/index/footer.ts';
import { getLeaderboards } from '#lib/contract/calls/index/indexLeaderboard.ts';
import { getUpdateNumber } from '#lib/contract/calls/index/updateNum.ts';
import { addFavourites } from '#lib/contract/calls/optional/addUserSelf.ts';
import { removeFavourites } from '#lib/contract/calls/optional/deleteUserSelf.ts';
import { removeWatchlist } from '#lib/contract/calls/optionalGroup/deleteUserSelf.ts';
import { sortWatchlists } from '#lib/contract/calls/optionalGroup/updateUserSelfSort.ts';
import { getPreference } from '#lib/contract/calls/preference/get.ts';
import { setPreference } from '#lib/contract/calls/preference/set.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getWatchlists } from '#lib/contract/calls/v1/mix/index/userGroupSelectedList.ts';
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { getCommonConfig } from '#lib/contract/calls/v1/mix/public/webCommonConfig.ts';
import { getSpeedToken } from '#lib/contract/calls/v1/mix/public/speedToken.ts';
import { reportSpeed } from '#lib/contract/calls/v1/mix/public/reportSpeed.ts';
import { getPageSpeed } from '#lib/contract/calls/v1/operator/site/speed.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import { shareCardTypes } from '#lib/contract/site/share-card.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { createApiClient } from '#lib/api/create-api-client.ts';
import { registry } from '#lib/contract/registry.ts';
import { specCalls } from '#lib/contract/spec-calls.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
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

test('contracts are favourites beside markets of spot, each under its own id', async () => {
  const trader = await createTrader(exchange);
  await trader.call(addFavourites, { symbolIds: ['BTCUSDT_UMCBL', 'BTCUSDT', 'SBTCSUSDT_SUMCBL'] });
  const symbolIds = ['SBTCSUSDT_SUMCBL', 'BTCUSDT_SPBL', 'BTCUSDT_UMCBL'];
  expect((await trader.call(sortWatchlists, { groups: [{ groupId: 1, symbolIds }] })).groups).toEqual([
    { groupId: 1, groupName: '', symbolIds },
  ]);
  expect((await trader.call(removeFavourites, { symbolIds: ['BTCUSDT_UMCBL'] })).groups[0]?.symbolIds).toEqual(symbolIds.slice(0, 2));
  expect((await trader.try(addFavourites, { symbolIds: ['NOPEUSDT_UMCBL'] })).code).toBe('50046');
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
  expect(await trader.call(getSettings, {})).toEqual({
    timeZone: '-60',
    contractUnitSet: 'base',
    includeDelegateCount: true,
    userAvatar: '',
    watermarkOpen: false,
  });
  expect(await trader.try(setPreference, { tpslPriceType: 'last' })).toMatchObject({ code: '40020', params: { field: 'tpslPriceType' } });
});

test('filters of markets are kept by name: saved, renamed, deleted, and refused as a whole with the field that is wrong', async () => {
  const trader = await createTrader(exchange);
  const movers = { name: 'Movers', line: 'spot', quote: 'USDT', conditions: [{ column: 'change', min: '5' }] } as const;
  const carry = { name: 'Carry', line: 'futures', quote: '', conditions: [{ column: 'funding', min: '-0.01', max: '0.01' }] } as const;
  expect(await trader.call(getSettings, {})).not.toHaveProperty('marketFilters');
  await trader.call(setSettings, { marketFilters: [{ ...movers, conditions: [...movers.conditions] }] });
  const renamed = { ...movers, name: 'Risers', conditions: [...movers.conditions] };
  const kept = [renamed, { ...carry, conditions: [...carry.conditions] }];
  await trader.call(setSettings, { marketFilters: kept });
  await trader.call(setSettings, { timeZone: '-60' });
  expect((await trader.call(getSettings, {})).marketFilters).toEqual(kept);
  const refused: readonly (readonly [string, unknown])[] = [
    ['marketFilters', [renamed, renamed]],
    ['marketFilters', Array.from({ length: 21 }, (_, place) => ({ ...renamed, name: `Filter ${place}` }))],
    ['marketFilters.0.name', [{ ...renamed, name: '  ' }]],
    ['marketFilters.0.name', [{ ...renamed, name: 'n'.repeat(41) }]],
    ['marketFilters.0.conditions', [{ ...renamed, conditions: [] }]],
    ['marketFilters.0.conditions', [{ ...renamed, conditions: [movers.conditions[0], movers.conditions[0]] }]],
    ['marketFilters.0.conditions.0', [{ ...renamed, conditions: [{ column: 'change', min: '2', max: '1.9' }] }]],
    ['marketFilters.0.conditions.0', [{ ...renamed, conditions: [{ column: 'change' }] }]],
    ['marketFilters.0.conditions.0.min', [{ ...renamed, conditions: [{ column: 'change', min: 'NaN' }] }]],
    ['marketFilters.0.conditions.0.column', [{ ...renamed, conditions: [{ column: 'colour', min: '1' }] }]],
    ['marketFilters.0', [{ ...renamed, conditions: [{ column: 'funding', min: '1' }] }]],
  ];
  for (const [field, marketFilters] of refused) {
    const answer = await trader.try(setSettings, Object({ marketFilters }));
    expect([field, answer]).toMatchObject([field, { code: '40020', params: { field } }]);
  }
  expect((await trader.call(getSettings, {})).marketFilters).toEqual(kept);
  await trader.call(setSettings, { marketFilters: [] });
  expect((await trader.call(getSettings, {})).marketFilters).toEqual([]);
});

test('the operator’s words come in the reader’s language, and follow the file while the exchange runs', async () => {
  const visitor = createVisitor(exchange);
  const [english, arabic] = [await visitor.call(getFooter, {}), await visitor.call(getFooter, { locale: 'ar' })];
  expect([english.columns[0]?.title, arabic.columns[0]?.title]).toEqual(['Trade', 'التداول']);
  const site = join(exchange.dataDir, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'footer.json'), JSON.stringify([{ title: { 'en-US': 'Now', ar: 'الآن' }, links: [] }]));
  const told = async () => (await visitor.call(getFooter, { locale: 'ar' })).columns.map(({ title }) => title);
  await expect.poll(told, { timeout: 5000 }).toEqual(['الآن']);
});

test('leaderboards hold at most what is asked for; a line without markets has no quotations', async () => {
  const visitor = createVisitor(exchange);
  const { turnover } = await visitor.call(getLeaderboards, { pageSize: 3 });
  expect(turnover.length).toBeLessThanOrEqual(3);
  expect((await visitor.call(getQuotations, { businessLine: 10 })).list).toEqual([]);
});

test('coins are labelled and ordered, and told by sector', async () => {
  const visitor = createVisitor(exchange);
  const { labelConfig, currencyConfig, codesTreatedAsSuccess } = await visitor.call(getCommonConfig, {});
  expect(codesTreatedAsSuccess).toEqual([]);
  expect(labelConfig.map(({ label }) => label)).toContain('Meme');
  const weights = currencyConfig.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  expect(weights[0]?.coinName).toBe('BTC');
  const { list } = await visitor.call(getConceptCoins, { conceptId: 4 });
  expect(list.every(({ conceptIds }) => conceptIds.includes(4))).toBe(true);
});

test('the speed of a page is told under a token, once in a time, and read by the operator', async () => {
  const visitor = createVisitor(exchange);
  const { token } = await visitor.call(getSpeedToken, {});
  const report = { token, page: 'markets', lcp: 900, inp: 40, cls: 0.01 };
  expect((await visitor.try(reportSpeed, { ...report, token: `${token}x` })).code).toBe('20127');
  expect((await visitor.try(reportSpeed, { ...report, page: '/spot/BTCUSDT' })).code).toBe('40020');
  expect((await visitor.try(reportSpeed, report)).code).toBe('00000');
  expect(await visitor.try(reportSpeed, report)).toMatchObject({ code: '40429', params: { retryAfterSeconds: 1200 } });
  const operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  expect((await operator.call(getPageSpeed, {})).list).toContainEqual({
    page: 'markets',
    measure: 'lcp',
    reports: 1,
    median: 900,
    p75: 900,
  });
});

test('a user’s worth and shared card are the user’s own', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getWorth, {})).toMatchObject({ list: [], totalUsdtValue: '0', totalUsdValue: '0' });
  expect((await trader.call(getShareCard, {})).userName).not.toBe('');
  // The kind of what is shared travels with the card to where its code leads.
  for (const type of shareCardTypes) {
    const card = await trader.call(getShareCard, { type });
    expect([card.type, new URL(card.path, 'https://example.com').searchParams.get('card')]).toEqual([type, String(type)]);
  }
  // Each kind has its own title, in each language.
  for (const locale of ['en', 'ar', 'zh-CN']) {
    const cards = await Promise.all(shareCardTypes.map((type) => trader.call(getShareCard, { type, locale })));
    expect(new Set(cards.map(({ title }) => title)).size).toBe(12);
  }
  expect(await trader.call(getShareCard, { type: 69, locale: 'de' })).toMatchObject({ title: 'Kommen Sie mit zu Meridian' });
  expect([...shareCardTypes].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 63, 69, 81]);
  expect(await trader.try(getShareCard, { type: 10 })).toMatchObject({ code: '40020', params: { field: 'type' } });
});

test('codes that the operator takes for success reach the client of a page, which tells nobody of them', async () => {
  const folder = join(exchange.dataDir, 'site');
  const file = join(folder, 'successCodes.json');
  const nowhere = { symbolId: 'NOPE' } as const;
  const toldOf = async (): Promise<readonly string[]> => {
    const { codesTreatedAsSuccess } = await createVisitor(exchange).call(getCommonConfig, {});
    const told: string[] = [];
    const page = createApiClient({
      baseUrl: exchange.url,
      locale: 'en',
      language: 'en_US',
      languageType: 0,
      successCodes: codesTreatedAsSuccess,
      onRefused: ({ code }) => told.push(code),
    });
    await page.call(getDepth, nowhere).catch(() => undefined);
    return told;
  };
  expect(await toldOf()).toEqual(['50046']);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(['50046']));
  await expect.poll(toldOf, { timeout: 4000, interval: 300 }).toEqual([]);
  rmSync(file);
  await expect.poll(toldOf, { timeout: 4000, interval: 300 }).toEqual(['50046']);
});
