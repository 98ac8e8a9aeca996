// A session that ends under an open page, and a page that is opened or left in the background.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { bestBid, goodPassword, loseSession, signUp, takeTestCoins } from '../trader.ts';

const order = (page: Page) => page.getByRole('region', { name: 'Order form' });

test('a session that ends in the middle of an order: it is said, and after logging in the form is as it was', async ({ page, context }) => {
  test.setTimeout(120_000);
  const email = await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/spot/BTCUSDT?interval=1H');
  const price = String(Math.floor((await bestBid(page)) * 0.92));
  await order(page).getByLabel('Price').fill(price);
  await order(page).getByLabel('Quantity').fill('0.004');
  await expect(order(page).getByRole('button', { name: 'Buy BTC' })).toBeEnabled();
  await loseSession(context);
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  // The page may find out by itself before the press.
  await expect(async () => {
    if (!(await dialog.isVisible())) await order(page).getByRole('button', { name: 'Buy BTC' }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // Nobody has logged in elsewhere: it says so, and stays.
  await dialog.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByText('Log in to do this.').last()).toBeVisible();
  // The dialog changes its measure when the button has its answer: a press in that very moment hits nothing.
  await expect(dialog.getByRole('button', { name: 'Continue here' })).toBeEnabled();
  await expect(async () => {
    if (!page.url().includes('/login')) await dialog.getByRole('link', { name: 'Log in' }).click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/login\?/, { timeout: 10_000 });
  }).toPass();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/spot/BTCUSDT?interval=1H');
  await expect(order(page).getByLabel('Price')).toHaveValue(price);
  await expect(order(page).getByLabel('Quantity')).toHaveValue('0.004');
  await order(page).getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByRole('tab', { name: /Open orders/ })).toContainText('1');
  // Once: the next page begins afresh.
  await page.reload();
  await expect(order(page).getByLabel('Quantity')).toHaveValue('');
});

test('logged out in one tab, the other one says so; logged in again there, it goes on', async ({ page, context }) => {
  const email = await signUp(page);
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByLabel('Your account').click();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog).toBeVisible();
  await other.goto('/login');
  await other.getByLabel('Email address').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(goodPassword);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL('/');
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Continue here' }).click();
  await loaded;
  await expect(dialog).toBeHidden();
  await expect(order(page).getByRole('button', { name: 'Buy BTC' })).toBeVisible();
});

test('a page in the background stands still, from its first moment on; brought to the front it shows the market of now', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
    window.addEventListener('bring-to-front', () => {
      state = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  let heard = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard += 1)));
  await page.goto('/spot/BTCUSDT');
  const book = page.getByRole('table', { name: 'Order book' });
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect.poll(() => heard, { timeout: 30_000 }).toBeGreaterThan(10);
  const first = await book.innerText();
  // The market goes on and is listened to.
  const from = heard;
  await expect.poll(() => heard - from, { timeout: 30_000 }).toBeGreaterThan(20);
  expect(await book.innerText()).toBe(first);
  await page.evaluate(() => window.dispatchEvent(new Event('bring-to-front')));
  await expect.poll(() => book.innerText()).not.toBe(first);
});
