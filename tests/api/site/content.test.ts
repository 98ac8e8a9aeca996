// The content of the site: read from files, written by operators, told to readers in their language.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getBanners } from '#lib/contract/calls/index/locationBanner.ts';
import { getNotices } from '#lib/contract/calls/index/importance.ts';
import { createContent } from '#lib/contract/calls/v1/admin/content/create.ts';
import { getContentChanges } from '#lib/contract/calls/v1/admin/content/changes.ts';
import { getContentList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { getContentItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import { logInOperator } from '#lib/contract/calls/v1/admin/login.ts';
import { publishContent } from '#lib/contract/calls/v1/admin/content/publish.ts';
import { unpublishContent } from '#lib/contract/calls/v1/admin/content/unpublish.ts';
import { writeContent } from '#lib/contract/calls/v1/admin/content/write.ts';
import { getAnnouncements } from '#lib/contract/calls/v1/cms/announce/list.ts';
import { getAnnouncement } from '#lib/contract/calls/v1/cms/announce/translation.ts';
import { getHelpCentre } from '#lib/contract/calls/v1/cms/helpCenter.ts';
import { getNews } from '#lib/contract/calls/v1/cms/news.ts';
import { getContentPositions } from '#lib/contract/calls/v1/cms/position.ts';
import { getWordsOfPage } from '#lib/contract/calls/v1/cms/seo.ts';
import { getContentTree } from '#lib/contract/calls/v1/cms/webCommon/multistage.ts';
import { getPageWords } from '#lib/contract/calls/v1/mix/public/getTdkMltQueryList.ts';
import { setOperator } from '#lib/contract/calls/v1/operator/user/operator.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { beginAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/begin.ts';
import { confirmAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/confirm.ts';
import { importContentFolder } from '#lib/contract/calls/v1/operator/content/import.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import { registry } from '#lib/contract/registry.ts';
import { specCalls } from '#lib/contract/spec-calls.ts';
import { appCode } from '../authenticator-app.ts';
import { createOperator } from '../operator.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let reader: Visitor;
let operator: Visitor;
let keyholder: Visitor;
let folder = '';
let source: SourceState = { mode: 'simulated', state: 'playing', markets: [], clockMs: 0, speed: 1, venue: '', notice: null };
beforeAll(async () => {
  exchange = await startTestExchange({ siteType: 'cn', market: { state: () => source, replay: null, scenarios: null, indexes: null } });
  reader = createVisitor(exchange);
  operator = await createOperator(exchange);
  keyholder = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  folder = mkdtempSync(join(tmpdir(), 'meridian-content-'));
  cpSync(join(import.meta.dirname, '../../fixtures/content'), folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await exchange.close();
});

const importAll = () => keyholder.call(importContentFolder, { folder });

test('every call of the group cms answers, in its own shape, to somebody who asks for nothing in particular', async () => {
  const byPath = new Map(registry.map((call) => [String(call.path), call]));
  for (const { path } of specCalls.filter(({ group }) => group === 'cms')) {
    const call = byPath.get(path);
    if (call === undefined) throw new Error(`${path} is not registered`);
    const asked = path.endsWith('translation') ? { slug: 'opening' } : path.endsWith('seo') ? { path: '/' } : {};
    expect({ path, code: (await reader.try(call, asked)).code }).toEqual({ path, code: '00000' });
  }
});

test('articles stand under their topics; what a language lacks is English and says so', async () => {
  const { topics } = await reader.call(getHelpCentre, { locale: 'ar' });
  expect(topics.map(({ topic, articles }) => [topic, articles.map(({ slug, tag }) => `${slug} ${tag}`)])).toEqual([
    ['start', ['first-trade en-US']],
    ['futures', ['funding ar', 'liquidation en-US']],
  ]);
  const { article } = await reader.call(getHelpCentre, { locale: 'ar', slug: 'funding' });
  expect(article?.html).toContain('<h2 id="متى-تُدفع">');
  expect(article?.html).toContain('href="/ar/help/futures/liquidation"');
  expect(article).toMatchObject({ title: 'رسوم التمويل', tag: 'ar', href: '/help/futures/funding', updatedMs: Date.UTC(2026, 1, 1) });
  expect(article?.related.map(({ slug }) => slug)).toEqual(['liquidation']);
  expect((await reader.try(getHelpCentre, { slug: 'nothing-of-the-kind' })).code).toBe('40070');
});

test.each([
  ['funding', 'en', ['funding', 'first-trade']],
  ['FUND', 'en', ['funding', 'first-trade']],
  ['eight hours', 'en', ['funding']],
  ['margin below', 'en', ['liquidation']],
  ['التمويل', 'ar', ['funding']],
  ['资金费率', 'zh-CN', ['funding']],
  ['unicorn', 'en', []],
  ['  ', 'en', []],
])('a search for %s in %s', async (search, locale, slugs) => {
  const { found } = await reader.call(getHelpCentre, { locale, search });
  expect(found?.map(({ slug }) => slug)).toEqual(slugs);
});

test('announcements come newest first, in pages, by category; news are all that is new', async () => {
  const all = await reader.call(getAnnouncements, { pageSize: 1 });
  expect([all.total, all.list.map(({ slug }) => slug)]).toEqual([2, ['pause']]);
  expect((await reader.call(getAnnouncements, { pageSize: 1, pageNo: 2 })).list.map(({ slug }) => slug)).toEqual(['opening']);
  const ofProduct = await reader.call(getAnnouncements, { category: 'product' });
  expect([ofProduct.total, ofProduct.list[0]?.slug]).toEqual([1, 'opening']);
  expect(await reader.call(getAnnouncement, { slug: 'opening', locale: 'ar' })).toMatchObject({
    tag: 'en-US',
    tags: ['en-US'],
    html: '<p>Trade <strong>now</strong>.</p>\n',
  });
  const { list } = await reader.call(getNews, { pageSize: 2 });
  expect(list.map(({ kind, href }) => [kind, href])).toEqual([
    ['help', '/help/start/first-trade'],
    ['announcement', '/announcements/pause'],
  ]);
  const { list: tree } = await reader.call(getContentTree, {});
  expect(tree.map(({ children }) => children.map(({ id }) => id))).toEqual([
    ['start', 'futures'],
    ['product', 'maintenance'],
  ]);
});

test('pages have words in the languages that they are written in, and no others', async () => {
  const written = async (locale: string) => (await reader.call(getPageWords, { locale })).list.filter(({ isOwn }) => !isOwn);
  expect(await written('ar')).toEqual([
    { path: '/', title: 'بيت التداول', description: 'عن ماذا.', keywords: ['فوري', 'دفتر أوامر'], isOwn: false },
  ]);
  expect(await written('de')).toEqual([]);
  expect((await reader.call(getWordsOfPage, { path: '/' })).page?.keywords).toEqual(['spot', 'order book']);
  // Where the operator has written nothing, it is what the page says of itself.
  const own = { path: '/markets', title: 'Märkte', keywords: [], isOwn: true };
  expect((await reader.call(getWordsOfPage, { path: '/markets', locale: 'de' })).page).toMatchObject(own);
  expect((await reader.call(getWordsOfPage, { path: '/no-such-page' })).page).toBeNull();
});

test('of the prices only what is true of the source in use is noticed; important ones come first', async () => {
  const titles = async () => (await reader.call(getNotices, {})).list.map(({ id }) => id);
  expect(await titles()).toEqual(['simulated-market', 'order-kinds']);
  const live: SourceState = { ...source, mode: 'live', state: 'following', markets: ['BTCUSDT'], venue: 'Kraken' };
  const states: [SourceState, string][] = [
    [{ ...source, mode: 'replay', markets: ['ETHUSDT'] }, 'replayed-market'],
    [live, 'followed-market'],
    [{ ...live, state: 'fallen-back', markets: [], notice: 'liveUnreachable' }, 'simulated-market'],
  ];
  for (const [state, id] of states) {
    source = state;
    expect((await titles())[0]).toBe(id);
  }
  source = live;
  expect((await reader.call(getNotices, {})).list[0]?.title).toBe('Prices follow Kraken');
});

test('banners come for the places that are asked for, each place once, where they are meant', async () => {
  const { list } = await reader.call(getBanners, { locale: 'en', bannerTerminalType: 1, locations: [86, 83, 86, 1] });
  expect(list.map(({ location }) => location)).toEqual([86, 83]);
  expect((await reader.try(getBanners, { locations: [83], bannerTerminalType: 2 })).code).toBe('40020');
  const rules = {
    everywhere: {},
    cn: { where: { only: { siteTypes: ['cn' as const] } } },
    global: { where: { only: { siteTypes: ['global' as const] } } },
    'not-in-britain': { where: { except: { locales: ['en-GB'] } } },
    'in-arabic': { where: { only: { locales: ['ar'], siteTypes: ['cn' as const] } } },
  };
  for (const [slug, where] of Object.entries(rules)) {
    const { item } = await operator.call(createContent, { kind: 'banner', slug, terms: { locations: [67], ...where } });
    await operator.call(writeContent, { item, tag: 'en-US', title: slug, summary: '', body: '', keywords: [] });
    await operator.call(publishContent, { item, tag: 'en-US', version: 1 });
  }
  const told = async (locale: string) => (await reader.call(getBanners, { locale, locations: [67] })).list.map(({ id }) => id);
  expect(await told('en')).toEqual(['everywhere', 'cn', 'not-in-britain']);
  expect(await told('en-GB')).toEqual(['everywhere', 'cn']);
  expect(await told('ar')).toEqual(['everywhere', 'cn', 'not-in-britain', 'in-arabic']);
  const { list: places } = await reader.call(getContentPositions, { positions: ['67', 'noticeBoard', 'nowhere'] });
  expect(places.map(({ position, items }) => [position, items.length])).toEqual([
    ['67', 3],
    ['noticeBoard', 1],
    ['nowhere', 0],
  ]);
});

test('files are read once; what an operator has written or taken back stays when they change', async () => {
  const before = (await operator.call(getContentChanges, { pageSize: 1 })).list[0]?.change;
  expect(await importAll()).toMatchObject({ added: 0, changed: 0 });
  expect((await operator.call(getContentChanges, { pageSize: 1 })).list[0]?.change).toBe(before);
  const titleOf = async (slug: string) => (await reader.call(getHelpCentre, { slug })).article?.title;
  const { list } = await operator.call(getContentList, { kind: 'help' });
  const [liquidation, firstTrade] = ['liquidation', 'first-trade'].map((slug) => list.find((one) => one.slug === slug)?.item ?? 0);
  const writing = { title: 'By hand', summary: '', body: 'Text', keywords: [] };
  await operator.call(writeContent, { item: liquidation ?? 0, tag: 'en-US', ...writing });
  // A draft is seen by nobody.
  expect(await titleOf('liquidation')).toBe('Liquidation: how it goes');
  await operator.call(publishContent, { item: liquidation ?? 0, tag: 'en-US', version: 2 });
  await operator.call(unpublishContent, { item: firstTrade ?? 0, tag: 'en-US' });
  const text = (title: string) => `---\ntitle: ${title}\nsummary: New\n---\n\nNew.\n`;
  for (const slug of ['liquidation', 'funding', 'first-trade'])
    writeFileSync(join(folder, 'help/en-US', `${slug}.md`), text(`${slug} from a file`));
  expect(await importAll()).toMatchObject({ added: 0, changed: 1, kept: 2 });
  expect([await titleOf('liquidation'), await titleOf('funding')]).toEqual(['By hand', 'funding from a file']);
  expect((await reader.try(getHelpCentre, { slug: 'first-trade' })).code).toBe('40070');
  // The version before can still be read, and be published again.
  const { versions } = await operator.call(getContentItem, { item: liquidation ?? 0 });
  expect(versions.map(({ version, author }) => [version, author === ''])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('a folder that is not understood is told of by its file, and changes nothing', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'meridian-content-'));
  cpSync(folder, broken, { recursive: true });
  writeFileSync(join(broken, 'help/en-US/funding.md'), '---\ntitle: Half a head\n');
  writeFileSync(join(broken, 'announcements/en-US/opening.md'), '---\ntitle: Changed\n---\n');
  expect(await keyholder.try(importContentFolder, { folder: broken })).toMatchObject({
    code: '40075',
    params: { reason: expect.stringContaining('help/en-US/funding.md') },
  });
  rmSync(broken, { recursive: true });
  expect((await reader.call(getAnnouncement, { slug: 'opening' })).title).toBe('The exchange is open');
  expect((await keyholder.try(importContentFolder, { folder: 'content' })).code).toBe('40020');
});

test('an operator logs in with password and code together, while the role lasts', async () => {
  const visitor = createVisitor(exchange);
  const email = 'operator-login@example.com';
  const enter = async (code: string, password = goodPassword) =>
    (await createVisitor(exchange).try(logInOperator, { email, password, code })).code;
  await visitor.call(register, { email, password: goodPassword });
  const setRole = (may: boolean) => keyholder.call(setOperator, { email, operator: may });
  expect(await setRole(true)).toEqual({ operator: true, hasAuthenticator: false });
  // Without a second factor nobody is let in.
  expect(await enter('123456')).toBe('23140');
  const begun = await tryProven(visitor, beginAuthenticator, {});
  const { secret } = beginAuthenticator.response.parse(begun.data);
  const at = (halfMinutes: number) => appCode(secret, Date.now() + halfMinutes * 30_000);
  await visitor.call(confirmAuthenticator, { code: at(-1) });
  // An ordinary session of the operator's has no operator's rights.
  expect((await visitor.try(getContentList, { kind: 'help' })).code).toBe('23140');
  expect(await enter(at(0), 'another password')).toBe('20107');
  expect(await enter('000000')).toBe('20110');
  await setRole(false);
  expect(await enter(at(0))).toBe('23140');
  await setRole(true);
  const operator = createVisitor(exchange);
  await operator.call(logInOperator, { email, password: goodPassword, code: at(1) });
  expect((await operator.call(getContentList, { kind: 'help' })).list.length).toBeGreaterThan(0);
  await setRole(false);
  expect((await operator.try(getContentList, { kind: 'help' })).code).toBe('23140');
});

test('draft, scheduled, published, ended: each change is somebody’s, and none can be made up', async () => {
  const terms = { category: 'listing' as const, atMs: Date.UTC(2026, 5, 1) };
  const { item } = await operator.call(createContent, { kind: 'announcement', slug: 'new-pair', terms });
  expect((await operator.try(createContent, { kind: 'announcement', slug: 'new-pair', terms })).code).toBe('40071');
  expect(await operator.try(createContent, { kind: 'help', slug: 'topicless', terms: {} })).toMatchObject({
    code: '40072',
    params: { term: 'topic' },
  });
  const slugs = async () => (await reader.call(getAnnouncements, {})).list.map(({ slug }) => slug);
  const state = async () => (await operator.call(getContentItem, { item })).item.editions[0]?.state;
  const writing = { item, tag: 'en-US', title: 'A new pair', summary: 'S', body: '<b>x</b> [y](javascript:z)', keywords: ['pair'] };
  await operator.call(writeContent, writing);
  expect((await operator.try(writeContent, writing)).code).toBe('40073');
  expect((await operator.try(writeContent, { ...writing, tag: 'xx' })).code).toBe('40020');
  expect([await state(), await slugs()]).toEqual(['draft', expect.not.arrayContaining(['new-pair'])]);
  const now = Date.now();
  expect((await operator.try(publishContent, { item, tag: 'en-US', version: 9 })).code).toBe('40070');
  expect((await operator.try(publishContent, { item, tag: 'en-US', version: 1, fromMs: now + 2000, untilMs: now + 1000 })).code).toBe(
    '40074',
  );
  await operator.call(publishContent, { item, tag: 'en-US', version: 1, fromMs: now + 3_600_000 });
  expect([await state(), await slugs()]).toEqual(['scheduled', expect.not.arrayContaining(['new-pair'])]);
  await operator.call(publishContent, { item, tag: 'en-US', version: 1 });
  expect([await state(), (await slugs())[0]]).toEqual(['published', 'new-pair']);
  const told = await reader.call(getAnnouncement, { slug: 'new-pair' });
  expect(told.html).not.toMatch(/<b>|href/);
  await operator.call(unpublishContent, { item, tag: 'en-US' });
  expect((await reader.try(getAnnouncement, { slug: 'new-pair' })).code).toBe('40070');
  const { list } = await operator.call(getContentChanges, { pageSize: 5 });
  const mine = list.filter(({ slug }) => slug === 'new-pair').map(({ action, version }) => [action, version]);
  expect(mine).toEqual([
    ['unpublish', 1],
    ['publish', 1],
    ['schedule', 1],
    ['write', 1],
    ['create', null],
  ]);
  expect(list[0]?.who).toMatch(/@example\.com$/);
});
