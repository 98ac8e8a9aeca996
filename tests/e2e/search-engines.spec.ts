// What search engines read: every public page names all its versions, all of them answer, and the rest is not to be found.
import { expect, test, type APIRequestContext } from '@playwright/test';

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

test('what is shown of a shared link: title, words, picture, language', async ({ request, baseURL }) => {
  for (const path of ['', '/markets', '/spot/ETHUSDT', '/ar/markets', '/legal/licences']) {
    const { html, canonical } = await linksOf(request, `${baseURL}${path}`);
    const said = new Map(
      [...html.matchAll(/<meta[^>]*property="(og:[^"]*)"[^>]*>/g)].map(([tag, name = '']) => [name, attribute(tag, 'content')]),
    );
    expect(said.get('og:url'), path).toBe(canonical);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) expect(said.get(name), `${path} ${name}`).toBeTruthy();
    expect(said.get('og:locale')).toBe(path.startsWith('/ar') ? 'ar_SA' : 'en_US');
    expect((await request.get(said.get('og:image') ?? '')).status()).toBe(200);
    expect(html).toMatch(/<meta name="description" content="[^"]+/);
  }
});

test('the sitemap holds every market in every language, robots.txt leads to it, and pages of one user are not to be found', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  for (const path of ['', '/markets', '/spot/BTCUSDT', '/ar/spot/BTCUSDT', '/zh-TW/spot/ETHUSDT', '/asia'])
    expect(listed).toContain(`${baseURL}${path}`);
  expect(listed.length % 23).toBe(0);
  expect(new Set(listed).size).toBe(listed.length);
  expect(map).toContain('hreflang="x-default"');
  for (const path of ['/login', '/register', '/no-such-page', '/spot/NOPE'])
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
});
