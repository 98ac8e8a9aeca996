// The site as assistive technology meets it: nothing in the way on a page of each kind (`npm run accessibility` walks all of them); and the desk by keyboard alone.
import { expect } from '@playwright/test';

import { walkPage } from '../../../scripts/accessibility/walk-page.ts';
import { mirroredPages, sampledOwnPages, sampledPages } from '../../../scripts/accessibility/walked-pages.ts';
import { test } from '../browser-test.ts';
import { bestBid, signUp, takeTestCoins } from '../trader.ts';

test('a page of each kind keeps nobody out: in both themes, from narrow screens to wide ones, with the longest texts', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const walk = async (paths: readonly string[], longTexts: boolean): Promise<void> => {
    for (const path of paths) found.push(...(await walkPage(page, path, longTexts)).map((what) => `${path}: ${what}`));
  };
  await walk(sampledPages, true);
  await walk(
    mirroredPages.map((path) => `/ar${path}`),
    false,
  );
  await signUp(page);
  await walk(sampledOwnPages, true);
  expect(found).toEqual([]);
});

test('an order is placed and cancelled without a mouse', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  await expect(form.getByText('5,000 USDT')).toBeVisible();
  const price = ((await bestBid(page)) * 0.97).toFixed(2);
  await form.getByLabel('Price').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(price);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  const open = page.getByRole('table', { name: 'Open orders' });
  await expect(open.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /Cancel order/ }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('5,000 USDT')).toBeVisible();
});
