// The parts that make the site an app on a device: manifest, worker, and a page that says when there is no network.
import { expect, type Page } from '@playwright/test';
import { z } from 'zod/mini';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';

test.use({ serviceWorker: true });

/** A visit, and the worker in charge of the page. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    if (registration.active !== null && navigator.serviceWorker.controller !== null) resolve();
    await promise;
  });
}

test('a device can install it', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const shape = z.object({
    name: z.string(),
    display: z.literal('standalone'),
    start_url: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
  });
  const manifest = shape.parse(await (await page.request.get(address ?? '')).json());
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});

for (const [language, address, title] of [
  ['English', '/spot/BTCUSDT', 'You are offline'],
  ['Arabic', '/ar/spot/BTCUSDT', 'أنت غير متصل بالإنترنت'],
] as const) {
  test(`without a network a page says so in ${language}, and comes back with it`, async ({ page, context }) => {
    await visit(page, address);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // Nothing that was a price a moment ago is shown as one.
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
    await expect(page.getByRole('link')).toHaveAttribute('href', '');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible();
  });
}

test('what never changes is kept; calls and pages are not', async ({ page }) => {
  await visit(page, '/');
  await page.goto('/spot/BTCUSDT');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/_next/static/'))).toBe(true);
  expect(kept.filter((path) => !/^\/(_next\/static\/|icons\/|offline$)/.test(path))).toEqual([]);
});
