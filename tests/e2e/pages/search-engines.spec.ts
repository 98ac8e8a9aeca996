// The pages as search engines read them: every public page names all its versions, all of them answer, and the rest is not to be found.
import { expect, type APIRequestContext } from '@playwright/test';

import { crawlSite, languageOf } from '../../../scripts/crawl/crawl-site.ts';
import { readSitemap } from '../../../scripts/crawl/read-sitemap.ts';

import { isThorough } from '#tests/thorough.ts';
import { test } from '../browser-test.ts';

type Links = { readonly canonical: string; readonly versions: Readonly<Record<string, string>>; readonly html: string };

const attribute = (tag: string, name: string): string => new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

async function linksOf(request: APIRequestContext, address: string): Promise<Links> {
  const html = await (await request.get(address)).text();
  const links = [...html.matchAll(/<link[^>]*>/g)].map(([tag]) => tag);
  const canonical = links.filter((tag) => attribute(tag, 'rel') === 'canonical').map((tag) => attribute(tag, 'href'));
  expect(canonical, address).toHaveLength(1);
  const alternate = links.filter((tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang') !== '');
  return {
    canonical: canonical[0] ?? '',
    versions: Object.fromEntries(alternate.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')])),
    html,
  };
}

test('a public page names itself and the same 24 versions in every language; a query makes no other page', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const first = await linksOf(request, `${baseURL}/spot/BTCUSDT?interval=1H`);
  expect(first.canonical).toBe(`${baseURL}/spot/BTCUSDT`);
  expect(Object.keys(first.versions)).toHaveLength(24);
  expect(first.versions['x-default']).toBe(`${baseURL}/spot/BTCUSDT`);
  for (const address of new Set(Object.values(first.versions))) {
    const version = await linksOf(request, address);
    expect(version.canonical).toBe(address);
    expect(version.versions).toEqual(first.versions);
  }
});

/** A server that draws too many at once, or draws longer than somebody waits, says to ask again: so does whoever shows a link. */
async function pictureAt(request: APIRequestContext, address: string): Promise<Buffer> {
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    picture = await answer.body();
  }).toPass({ timeout: 60_000 });
  return picture;
}

test('what is shown of a shared link: title, words, picture, language', async ({ request, baseURL }) => {
  const pictures = new Set<string>();
  const kinds = ['/trading-bot/spot/BTCUSDT/moon', '/trading-bot/futures/BTCUSDT/wise', '/trading-bot/spot/BTCUSDT/iceberg'];
  const shared = ['', '/markets', '/spot/ETHUSDT', '/futures/usdt/BTCUSDT', '/legal/licences', ...kinds];
  for (const path of shared) {
    const { html, canonical } = await linksOf(request, `${baseURL}${path}`);
    const said = new Map(
      [...html.matchAll(/<meta[^>]*property="(og:[^"]*)"[^>]*>/g)].map(([tag, name = '']) => [name, attribute(tag, 'content')]),
    );
    expect(said.get('og:url'), path).toBe(canonical);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) expect(said.get(name), `${path} ${name}`).toBeTruthy();
    expect(said.get('og:locale')).toBe('en_US');
    const picture = await pictureAt(request, said.get('og:image') ?? '');
    // The place where the width and height of a PNG stand.
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual(['PNG', 1200, 630]);
    pictures.add(picture.toString('base64'));
    expect(html).toMatch(/<meta name="description" content="[^"]+/);
  }
  expect(pictures.size).toBe(shared.length);
  // Every language is written in its own letters.
  const arabic = await pictureAt(request, '/pictures/pages/ar/markets.png');
  expect(pictures.has(arabic.toString('base64'))).toBe(false);
  for (const none of ['spot/NOPE', 'futures/susd/SBTCSUSD', 'pages/en/login', 'pages/en/api/health'])
    expect((await request.get(`/pictures/${none}.png`)).status(), none).toBe(404);
});

test('lead traders and published strategies are told of, each with a picture and the subject of its page', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const pictures = new Set<string>();
  for (const [kind, type] of [
    [/\/copy-trading\/futures\/\d+$/, 'ProfilePage'],
    [/\/spot-strategy\/\d+$/, 'FinancialProduct'],
  ] as const) {
    let english = '';
    // Those of the house begin after the server has opened.
    await expect(async () => {
      const listed = await (await request.get('/sitemaps/en-records.xml')).text();
      english = [...listed.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address).find((address) => kind.test(address)) ?? '';
      expect(english).not.toBe('');
    }).toPass({ timeout: 120_000 });
    expect(english).toContain(baseURL);
    const { html, canonical } = await linksOf(request, english);
    expect(canonical).toBe(english);
    const name = html.match(/<h1[^>]*>\s*<bdi>([^<]*)<\/bdi>/)?.[1] ?? '';
    expect(html).toContain(`"@type":"${type}"`);
    expect(html).toContain(`"name":"${name}"`);
    const path = new URL(english).pathname;
    for (const code of ['en', 'ar']) {
      const picture = await pictureAt(request, `/pictures/pages/${code}${path}.png`);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      pictures.add(picture.toString('base64'));
    }
    expect((await request.get(`/pictures/pages/en${path.replace(/\d+$/, '999999')}.png`)).status()).toBe(404);
  }
  expect(pictures.size).toBe(4);
});

test('every market of real money is told of in every language, and pages of one user or of play money are not to be found', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const { addresses, sitemaps, faults } = await readSitemap(baseURL ?? '', () => true);
  expect(faults).toEqual([]);
  expect(sitemaps.length % 23).toBe(1);
  for (const path of [
    '',
    '/markets',
    '/spot/BTCUSDT',
    '/ar/spot/BTCUSDT',
    '/zh-TW/futures/usdt/ETHUSDT',
    '/asia',
    '/trading-bot/futures/BTCUSDT/cta',
  ])
    expect(addresses).toContain(`${baseURL}${path}`);
  // Lead traders, strategies and pairs with ads may begin while the lists are read.
  const changing = /\/(?:(?:copy-trading\/(?:spot|futures)|(?:spot|future)-strategy)\/\d+|crypto-c2c\/\w+\/\w+)$/;
  expect(addresses.filter((address) => !changing.test(address)).length % 23).toBe(0);
  expect(addresses).toContain(`${baseURL}/crypto-c2c/BTC/EUR`);
  expect(addresses.filter((address) => address.includes('/futures/susd'))).toEqual([]);
  for (const path of ['/login', '/register', '/no-such-page', '/spot/NOPE', '/futures/susd/perpetual/SBTCSUSD'])
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
});

/** The folder of a page; of a page of a market its whole path, with any market in it. */
function kindOfPage(address: string): string {
  const parts = new URL(address).pathname.split('/').map((part) => (/^[A-Z0-9]{4,}$/.test(part) ? '{market}' : part));
  return (parts.includes('{market}') ? parts : parts.slice(0, -1)).join('/');
}

/** The English pages; two of each kind, unless the search is a long one. */
function crawled(listed: readonly string[]): readonly string[] {
  const english = listed.filter((address) => languageOf(address).code === 'en');
  return isThorough ? english : Object.values(Object.groupBy(english, kindOfPage)).flatMap((pages = []) => pages.slice(0, 2));
}

test('pages in English and every link on them: nothing to find for a search engine', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const { addresses, faults } = await crawlSite(baseURL ?? '', crawled, () => undefined);
  expect(addresses.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('questions that are told to search engines are those that a reader of that language sees', async ({ page }) => {
  for (const path of ['/help', '/ar/help']) {
    await page.goto(path);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const told = things.find((text) => text.includes('FAQPage')) ?? '';
    const shown = page.getByRole('region').filter({ has: page.locator('#questions') });
    const questions = await shown.getByRole('heading', { level: 3 }).allTextContents();
    expect(questions).toHaveLength(5);
    for (const text of [...questions, ...(await shown.getByRole('paragraph').allTextContents())])
      expect(told).toContain(JSON.stringify(text));
    await expect(shown.getByRole('link')).toHaveCount(5);
  }
  await page.goto('/help?q=funding');
  await expect(page.locator('#questions')).toHaveCount(0);
});

test('other spellings of an address lead to the one of its page, for good', async ({ request, baseURL }) => {
  for (const [other, right] of [
    ['/en/markets?quote=USDC', '/markets?quote=USDC'],
    ['/ko/spot/btcusdt', '/asia/spot/BTCUSDT'],
    ['/futures/usdt/btcusdt', '/futures/usdt/BTCUSDT'],
  ] as const) {
    const answer = await request.get(other, { maxRedirects: 0 });
    const to = new URL(answer.headers()['location'] ?? '', baseURL);
    expect([answer.status(), to.href], other).toEqual([308, `${baseURL}${right}`]);
  }
});
