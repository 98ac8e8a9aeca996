// No dead links, no silent ones, and menus in their order.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { registry } from '#lib/contract/registry.ts';
import arabic from '#locales/ar/menus.json' with { type: 'json' };
import english from '#locales/en-US/menus.json' with { type: 'json' };
import { menuEntries, type MenuEntry } from './entries.ts';
import { addressOf, entriesOf, groupsOf, mainMenus, tabBarEntries, tabBarIds } from './menu-list.ts';
import { visitorOf, viewerOf } from './viewer.ts';

const place = { locale: 'en-US', siteType: 'global', simulationPermitted: false } as const;
const visitor = visitorOf(place);
const known = {
  userInfo: { traderIdentities: [] },
  childFlag: false,
  papTradingFlag: false,
  utaPapTradingFlag: false,
  showSpotTrace: false,
};
const user = viewerOf(place, known, null);
const demoUser = viewerOf(place, { ...known, papTradingFlag: true }, null);
const allReady = menuEntries.map((entry): MenuEntry => ({ ...entry, ready: true }));

/** The page of an address, by the folders of the app; null where there is none. */
function pageOf(href: string): string | null {
  let folder = 'app/[locale]';
  for (const part of (href.split('?')[0] ?? '').split('/').filter((name) => name !== '')) {
    const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    const next = names.includes(part) ? part : names.find((name) => /^\[\w+\]$/.test(name));
    if (next === undefined) return null;
    folder = join(folder, next);
  }
  return existsSync(join(folder, 'page.tsx')) ? folder : null;
}

const calls: Readonly<Record<string, string>> = {
  logOut: 'login/logout',
  leaveDemo: 'paptrading/switchReal',
  enterClassicDemo: 'paptrading/switch',
  enterUnifiedDemo: 'paptrading/switch',
  tryDemo: 'v1/user/guest',
  leaveSubAccount: 'v1/user/subAccount/leave',
};

const leadsSomewhere = (entry: MenuEntry): boolean =>
  entry.action === undefined ? pageOf(entry.href) !== null : registry.some(({ path }) => path === calls[entry.action]);

/** Some entries share a page with another until their own is built. */
const sharesPage = (entry: MenuEntry): boolean =>
  menuEntries.some(
    (other) => other.id !== entry.id && other.href !== undefined && entry.href !== undefined && pageOf(other.href) === pageOf(entry.href),
  );

test('no dead links: what is ready has its page or its call', () => {
  expect(menuEntries.filter((entry) => entry.ready && !leadsSomewhere(entry)).map(({ id }) => id)).toEqual([]);
});

test('no page in hiding: whoever builds the page of an entry switches the entry on', () => {
  const hidden = menuEntries.filter((entry) => !entry.ready && entry.action === undefined && leadsSomewhere(entry) && !sharesPage(entry));
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

test('every entry, menu and group has its words in English and Arabic', () => {
  for (const words of [english, arabic]) {
    expect(Object.keys(words.entry).toSorted()).toEqual(menuEntries.map(({ id }) => id).toSorted());
    for (const { name, about } of Object.values(words.entry)) expect(name !== '' && about !== '').toBe(true);
    const groups = [...new Set(menuEntries.flatMap(({ group }) => (group === undefined ? [] : [group])))];
    expect(Object.keys(words.group).toSorted()).toEqual(groups.toSorted());
    expect(Object.keys(words.menu)).toEqual(expect.arrayContaining([...mainMenus, 'assets', 'user']));
  }
});

test('an entry that is not ready is shown to nobody, whatever its rule', () => {
  const shown = mainMenus.flatMap((menu) => entriesOf(menu, user)).map(({ id }) => id);
  const absent = menuEntries.filter(({ ready }) => !ready).map(({ id }) => id);
  expect(absent.length).toBeGreaterThan(0);
  expect(shown.filter((id) => absent.includes(id))).toEqual([]);
  expect(shown).toContain('spot');
});

test('the menus hold what the specification names, in its order, once their pages exist', () => {
  const ids = (menu: (typeof mainMenus)[number] | 'assets' | 'user', viewer = visitor) =>
    entriesOf(menu, viewer, allReady).map(({ id }) => id);
  expect(ids('spot')).toEqual(['spot', 'convert', 'c2c', 'margin']);
  expect(ids('spot', demoUser)).toEqual(['spot', 'convert', 'c2c', 'margin', 'unifiedAccount']);
  expect(ids('futures')).toEqual(['futuresOverview', 'usdtM', 'coinMPerpetual', 'coinMSettled', 'usdcM']);
  expect(ids('futures', demoUser)).toEqual(['usdtM', 'coinMPerpetual', 'usdcM']);
  expect(groupsOf(entriesOf('bots', visitor, allReady)).map(({ group, entries }) => [group, entries.map(({ id }) => id)])).toEqual([
    ['basic', ['botHome', 'spotGrid', 'futuresGrid', 'spotMoon', 'futuresMoon', 'autoInvest', 'smartPortfolio']],
    ['advanced', ['spotDca', 'futuresDca', 'spotCta', 'futuresCta', 'futuresWise', 'signalBot', 'arbitrage', 'iceberg', 'timeShare']],
    ['plaza', ['spotStrategies', 'futuresStrategies']],
  ]);
  expect(ids('assets', user)).toEqual(['assets', 'deposit', 'withdraw', 'orders', 'transfer', 'assetHistory', 'tradeJournal']);
  expect(ids('assets', demoUser)).toEqual(['assets', 'orders', 'transfer', 'assetHistory', 'tradeJournal']);
  expect(ids('assets')).toEqual([]);
});

test('futures lead somebody in demo trading to their demo twins', () => {
  const addresses = (viewer: typeof user) => entriesOf('futures', viewer, allReady).map((entry) => addressOf(entry, viewer));
  expect(addresses(demoUser)).toEqual([
    '/futures/susdt/perpetual/SBTCSUSDT',
    '/futures/susd/perpetual/SBTCSUSD',
    '/futures/susdc/perpetual/SBTCSPERP',
  ]);
  expect(addresses(user)[1]).toBe('/futures/usdt/BTCUSDT');
});

test('the tab bar has five places, fewer for visitors', () => {
  expect(tabBarIds).toEqual(['home', 'markets', 'spot', 'orders', 'assets']);
  expect(tabBarEntries(user, allReady).map(({ tab }) => tab)).toEqual([...tabBarIds]);
  expect(tabBarEntries(visitor, allReady).map(({ tab }) => tab)).toEqual(['home', 'markets', 'spot']);
});
