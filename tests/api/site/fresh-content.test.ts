// A fresh exchange, with the content that ships and no word of an operator's: what is asked for is there, in every language.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getCoinTexts } from '#lib/contract/calls/v1/cms/coin.ts';
import { getEconomicEvents } from '#lib/contract/calls/v1/cms/economics.ts';
import { getWordsOfPage } from '#lib/contract/calls/v1/cms/seo.ts';
import { getDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/list.ts';
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { getCoins } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { getEtfBaskets } from '#lib/contract/calls/v1/mix/public/getEtfElementInfo.ts';
import { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const locales = localeTable.map(({ code }) => code);
let exchange: TestExchange;
let visitor: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ contentFolder: join(import.meta.dirname, '../../../content') });
  visitor = createVisitor(exchange);
});
afterAll(() => exchange.close());

test.each(locales)('every coin is described, in %s', async (locale) => {
  const { list } = await visitor.call(getCoinTexts, { locale });
  const { coins } = await visitor.call(getCoins, {});
  expect(list.map(({ coin }) => coin).toSorted()).toEqual(coins.map(({ coin }) => coin).toSorted());
  for (const { coin, title, summary, html } of list) {
    expect([coin, title !== '', summary.length > 5, html.match(/<li>/g)?.length]).toEqual([coin, true, true, 4]);
    // The last line names where it is known from.
    expect(html).toMatch(/<li>[^<]+<a href="https:\/\/[^"]+"/);
  }
});

test('what is told of a coin is what its designers have published', async () => {
  const [bitcoin] = (await visitor.call(getCoinTexts, { locale: 'en', coin: 'btc' })).list;
  expect(bitcoin?.summary).toBe('The first cryptocurrency: money that moves between people without a bank.');
  for (const said of [
    'every 210,000 blocks',
    'January 2009',
    'proof of work (SHA-256)',
    'at most 21 million',
    'https://bitcoin.org/bitcoin.pdf',
  ])
    expect(bitcoin?.html).toContain(said);
});

test.each(locales)('the calendar has deliveries, funding and halvings, the soonest first, in %s', async (locale) => {
  const { list } = await visitor.call(getEconomicEvents, { locale });
  expect(list.map(({ atMs }) => atMs)).toEqual(list.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  for (const { title, summary } of list) expect(`${title} ${summary}`).not.toMatch(/[{}]/);
  for (const kind of ['delivery-', 'funding-', 'halving-']) expect(list.some(({ id }) => id.startsWith(kind))).toBe(true);
});

test('deliveries and fundings are those that the contracts tell themselves', async () => {
  const { list } = await visitor.call(getEconomicEvents, {});
  const dated = (await visitor.call(getDeliveries, { businessLine: 11 })).list.filter(({ deliveryPrice }) => deliveryPrice === null);
  const told = new Map(list.map(({ id, atMs }) => [id, atMs]));
  expect(dated.length).toBeGreaterThan(0);
  for (const { symbolCodeDisplayName, deliveryTimeMs } of dated) expect(told.get(`delivery-${symbolCodeDisplayName}`)).toBe(deliveryTimeMs);
  const funded = (await Promise.all([10, 11, 12].map((line) => visitor.call(getFundingRates, { businessLine: line })))).flatMap(
    (all) => all.list,
  );
  for (const { fundingIntervalMs, nextFundingTimeMs } of funded)
    expect(told.get(`funding-${fundingIntervalMs / 3_600_000}h`)).toBe(nextFundingTimeMs);
  const eight = funded.filter(({ fundingIntervalMs }) => fundingIntervalMs === 28_800_000).length;
  expect(list.find(({ id }) => id === 'funding-8h')?.summary).toContain(`${eight} perpetual contracts`);
});

test('halvings follow from the last one: 210,000 blocks of ten minutes, or 840,000 of two and a half, are 1,458 days and eight hours', async () => {
  const { list } = await visitor.call(getEconomicEvents, {});
  const told = list
    .filter(({ id }) => id.startsWith('halving-'))
    .map(({ id, atMs, important }) => [id, new Date(atMs).toISOString(), important]);
  expect(told).toEqual([
    ['halving-LTC', '2027-07-30T08:00:00.000Z', true],
    ['halving-BCH', '2028-04-01T08:00:00.000Z', true],
    ['halving-BTC', '2028-04-17T08:00:00.000Z', true],
  ]);
  expect(list.find(({ id }) => id === 'halving-BTC')?.summary).toContain('block 1,050,000');
});

test.each(locales)('pages have words, in %s', async (locale) => {
  const { list } = await visitor.call(getPageWords, { locale });
  expect(list.length).toBeGreaterThanOrEqual(18);
  for (const { path, title, description } of list) expect([path, title.length > 1, description !== '']).toEqual([path, true, true]);
  for (const { title, description } of list) expect(`${title} ${description}`).not.toMatch(/[{}]/);
  const { page } = await visitor.call(getWordsOfPage, { locale, path: '/markets' });
  expect(page).toEqual(list.find(({ path }) => path === '/markets'));
});

test('baskets are those of the sectors, and the weights of each are 1 together', async () => {
  const { list } = await visitor.call(getEtfBaskets, {});
  expect(list.map(({ symbol }) => symbol)).toEqual(['LAYER1', 'LAYER2', 'DEFI', 'MEME']);
  const { coins } = await visitor.call(getCoins, {});
  const known = new Set(coins.map(({ coin }) => coin));
  for (const { basket } of list) {
    expect(basket.reduce((sum, { weight }) => sum + Math.round(Number(weight) * 10_000), 0)).toBe(10_000);
    expect(basket.filter(({ coin }) => !known.has(coin))).toEqual([]);
  }
});

test.each(locales)('every place of a banner has one that leads to a page, in %s', async (locale) => {
  const locations = [83, 86, 67, 80, 65];
  const { list } = await visitor.call(getBanners, { locale, bannerTerminalType: 1, locations });
  expect(new Set(list.map(({ location }) => location))).toEqual(new Set(locations));
  for (const { title, text, href } of list) expect([title !== '', text !== '', href.startsWith('/')]).toEqual([true, true, true]);
});
