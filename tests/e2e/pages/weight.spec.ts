// A page that one came to read: how much code it brings, what of it works without any, and that it is never somebody else's.
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';

import { standingBars, standingScripts, weightOf } from '../../bench/pages/standing-scripts.ts';
import { test } from '../browser-test.ts';
import { signUp } from '../trader.ts';

const information = '/spot/introduction/margininfo/cross-limit';
const maxKilobytes = 151;

test('a page to read brings little code, and opens no line to the exchange', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
    if (/^\/(api|socket\.io)\//.test(pathname)) asked.push(pathname);
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(information);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...scripts.values()].map(async (body) => gzipSync(await body, { level: 9 }).length));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(maxKilobytes);
  expect(asked).toEqual([]);
});

for (const [path, most] of standingBars)
  test(`until ${path} stands for a visitor, it brings at most ${most} KB of code; then it moves`, async ({ page }) => {
    const line = page.waitForEvent('websocket');
    const scripts = await standingScripts(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(weightOf(scripts)).toBeLessThanOrEqual(most);
    await line;
  });

test('a user’s page is the user’s alone, whoever asked first; a visitor’s is drawn once and runs its scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  // In a user's page alone.
  const mark = 'Log out';
  const own = async () => (await page.request.get(information)).text();
  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  try {
    expect(await own()).toContain(mark);
    const first = await visitor.request.get(information);
    expect(await first.text()).not.toContain(mark);
    expect(first.headers()['content-security-policy']).not.toContain('nonce');
    expect(await own()).toContain(mark);
    // A page that is drawn once is drawn anew when its numbers are old: then it is asked for twice more.
    await expect(async () => {
      const drawn = await visitor.request.get(information);
      const again = await visitor.request.get(information, { headers: { 'if-none-match': drawn.headers()['etag'] ?? '' } });
      expect(again.status()).toBe(304);
    }).toPass({ timeout: 60_000 });
    const reader = await visitor.newPage();
    const errorText: string[] = [];
    reader.on('console', (message) => (message.type() === 'error' ? errorText.push(message.text()) : undefined));
    await reader.goto(information);
    const theme = reader.getByRole('banner').getByRole('button', { name: 'Dark or light theme' });
    await expect(async () => {
      await theme.click();
      await expect(reader.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 500 });
    }).toPass();
    await reader.reload();
    await expect(reader.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(errorText).toEqual([]);
  } finally {
    await visitor.close();
  }
});
