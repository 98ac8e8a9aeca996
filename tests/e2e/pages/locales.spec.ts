// Every page answers under every locale prefix, in the right language direction; unknown pages say so with a real 404.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

/** The specification's URL codes with the language tag and direction that each page must declare. */
const locales = [
  ['', 'en-US', 'ltr'],
  ['/asia', 'ko-KR', 'ltr'],
  ['/ja', 'ja-JP', 'ltr'],
  ['/vi', 'vi-VN', 'ltr'],
  ['/ru', 'ru-RU', 'ltr'],
  ['/es', 'es-419', 'ltr'],
  ['/it', 'it-IT', 'ltr'],
  ['/fr', 'fr-FR', 'ltr'],
  ['/de', 'de-DE', 'ltr'],
  ['/zh-CN', 'zh-Hans', 'ltr'],
  ['/zh-TC', 'zh-Hant', 'ltr'],
  ['/zh-TW', 'zh-Hant-TW', 'ltr'],
  ['/pt', 'pt-BR', 'ltr'],
  ['/id', 'id-ID', 'ltr'],
  ['/th', 'th-TH', 'ltr'],
  ['/pl', 'pl-PL', 'ltr'],
  ['/uk', 'uk-UA', 'ltr'],
  ['/pt-PT', 'pt-PT', 'ltr'],
  ['/es-ES', 'es-ES', 'ltr'],
  ['/uz', 'uz-UZ', 'ltr'],
  ['/ar', 'ar', 'rtl'],
  ['/ph', 'fil-PH', 'ltr'],
  ['/en-GB', 'en-GB', 'ltr'],
] as const;

const publicPages = ['/', '/spot/BTCUSDT', '/login', '/register', '/legal/licences'];

for (const [prefix, lang, dir] of locales) {
  test(`pages under ${prefix === '' ? 'no prefix' : prefix} are ${lang}, ${dir}`, async ({ request }) => {
    for (const page of publicPages) {
      const answer = await request.get(`${prefix}${page === '/' && prefix !== '' ? '' : page}`);
      expect(answer.status(), page).toBe(200);
      const html = (await answer.text()).match(/<html[^>]*>/)?.[0] ?? '';
      expect(html, page).toContain(`lang="${lang}"`);
      expect(html, page).toContain(`dir="${dir}"`);
    }
    const missing = await request.get(`${prefix}/no-such-page`);
    expect(missing.status()).toBe(404);
    for (const page of ['/asset', '/asset/recharge']) {
      const answer = await request.get(`${prefix}${page}`, { maxRedirects: 0 });
      expect([302, 303, 307]).toContain(answer.status());
      expect(answer.headers()['location'], page).toContain(`${prefix}/login?from=`);
    }
  });
}

test('an unknown page says so in the words of the product and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('Sorry, the page you requested does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Return to homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the theme of the cookie is in the server’s HTML, so nothing flashes', async ({ context, baseURL }) => {
  for (const theme of ['dark', 'light']) {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const html = (await (await context.request.get('/spot/BTCUSDT')).text()).match(/<html[^>]*>/)?.[0] ?? '';
    expect(html).toContain(theme);
  }
});

test('the page that is not there comes whole from the server: its words, the header, language and theme', async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'light', url: baseURL ?? '' }]);
  for (const [path, lang, words] of [
    ['/no-such-page', 'en-US', 'Sorry, the page you requested does not exist'],
    ['/spot/ETHUSDT/deeper', 'en-US', 'Sorry, the page you requested does not exist'],
    ['/spot/NOPE', 'en-US', 'Sorry, the page you requested does not exist'],
    ['/de/spot/nope', 'de-DE', 'Die angeforderte Seite gibt es leider nicht'],
    ['/ar/spot/NOPE', 'ar', 'عذرًا، الصفحة التي طلبتها غير موجودة'],
    ['/copy-trading/futures/999999', 'en-US', 'Lead trader not found'],
    ['/copy-trading/spot/nobody', 'en-US', 'Lead trader not found'],
    ['/de/spot-strategy/999999', 'de-DE', 'Strategie nicht gefunden'],
    ['/future-strategy/999999', 'en-US', 'Strategy not found'],
    ['/ar/no-such-page', 'ar', 'عذرًا، الصفحة التي طلبتها غير موجودة'],
  ] as const) {
    const answer = await context.request.get(path);
    const html = await answer.text();
    expect(answer.status()).toBe(404);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain('data-theme="light"');
    expect(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
    expect(html).toContain(`<title>${words} · `);
    expect(html).toContain('<header');
    expect(html).toContain('name="robots" content="noindex"');
  }
});

test('an address that nobody can read is one where no page is, in the language of its prefix', async ({ baseURL }) => {
  for (const [path, lang] of [
    ['/%ff', 'en-US'],
    ['/%', 'en-US'],
    ['/%zz?x=%zz', 'en-US'],
    ['/%E0%A4%A', 'en-US'],
    ['/pictures/%ff.png', 'en-US'],
    ['/ar/help/%ff', 'ar'],
  ] as const) {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    const html = await answer.text();
    expect(answer.status, path).toBe(404);
    expect(html, path).toContain(`<html lang="${lang}"`);
    expect(html, path).toContain('<header');
    expect(answer.headers.get('content-security-policy'), path).toMatch(/script-src 'self' 'nonce-/);
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});
