// The spot page in one hand: what one looks at on top, buying and selling under the thumb, orders below.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { signUp } from '../trader.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('chart, book and trades take turns; the form comes as a sheet; nothing is wider than the screen', async ({ page }) => {
  await signUp(page);
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Book' }).click();
  await expect(page.getByRole('table', { name: 'Order book' })).toBeVisible();
  await page.getByRole('tab', { name: 'Trades' }).click();
  await expect(page.getByRole('table', { name: 'Trades' })).toBeVisible();
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Sell BTC' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // The market stays in sight over the form: its pair, and the best of its book to pick a price from.
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  const best = sheet.getByRole('region', { name: 'Book' });
  await expect(best).toContainText('BTC/USDT');
  const ask = best.getByRole('group', { name: 'Asks' }).getByRole('button').first();
  await expect(ask).toHaveText(/\d/);
  const price = sheet.getByRole('region', { name: 'Order form' }).getByLabel('Price').first();
  await price.fill('1');
  await ask.tap();
  await expect(price).not.toHaveValue('1');
  // Back closes the sheet, and the next one leaves the page: Escape has left nothing behind.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/spot/BTCUSDT');
  await page.goBack();
  await expect(page).not.toHaveURL('/spot/BTCUSDT');
  await page.goForward();
  await expect(page).toHaveURL('/spot/BTCUSDT');
  await expect(page.getByRole('tab', { name: /Open orders/ })).toBeAttached();
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(widest).toBe(0);
});

test('the other pages fit the phone too, in Arabic as well', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/legal/licences', '/ar', '/ar/login', '/ar/spot/BTCUSDT']) {
    await page.goto(path);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(widest, path).toBe(0);
  }
});
