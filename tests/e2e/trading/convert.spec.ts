// Converting, lived through with the keyboard: a visitor's rate, a quote taken, what it brought, an order that waits and is cancelled.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { openTab, signUp, takeTestCoins } from '../trader.ts';

test('a coin becomes another at a quoted price, and an order waits for a better one', async ({ page }) => {
  await page.goto('/spot/convert?from=USDT&to=BTC');
  await expect(page.getByRole('heading', { name: 'Convert', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /1 USDT ≈ 0\.0000\d+ BTC/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to convert' })).toHaveAttribute('href', /login\?from=/);

  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/spot/convert?from=USDT&to=ETH');
  await expect(page.getByText('1,000 USDT')).toBeVisible();
  await page.getByRole('button', { name: 'Coin to receive: ETH' }).press('Enter');
  await page.getByRole('combobox', { name: 'Search coins' }).pressSequentially('bitc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=USDT&to=BTC/);
  await page.getByRole('textbox', { name: 'From' }).fill('250');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'From' }).press('Enter');
  const quote = page.getByRole('dialog', { name: 'Your quote' });
  await expect(quote.getByText(/Expires in \d seconds?/)).toBeVisible();
  await quote.getByRole('button', { name: 'Convert' }).press('Enter');
  await expect(page.getByRole('dialog').getByText(/^0\.\d+ BTC received$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('750 USDT')).toBeVisible();

  await openTab(page, /^History$/);
  const history = page.getByRole('table', { name: 'History' });
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(history.getByText('USDT → BTC')).toBeVisible();

  await openTab(page, /^Limit$/);
  await page.getByRole('textbox', { name: 'From' }).fill('100');
  await page.getByRole('button', { name: '+10%' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('650 USDT')).toBeVisible();
  await openTab(page, /^Open orders$/);
  // A field that is scrolled half under the header counts as covered.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the order: 100 USDT into BTC' }).click();
  await expect(page.getByText('No open orders')).toBeVisible();
  await expect(page.getByText('750 USDT')).toBeVisible();
});
