// Demo trading from the first visit on: a visitor tries it, trades, keeps it by signing up, goes live and back; real money is never touched.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { goodPassword, signUp, takeTestCoins } from '../trader.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Order form' });
const inDemo = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-world', 'paper');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Demo', exact: true })).toBeVisible();
};

test('a guest trades with play money, signs up and keeps it; the live account stays empty', async ({ page }) => {
  test.setTimeout(180_000);
  const unasked = JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 });
  await page.addInitScript((kept) => localStorage.setItem('confirmations', kept), unasked);
  await page.goto('/spot/BTCUSDT');
  const enter = page.getByRole('banner').getByRole('button', { name: 'Try the demo' });
  // Pressed until it is heard: the server draws the button before the page is alive. Once in the demo there is no button.
  await expect(async () => {
    if ((await page.locator('html').getAttribute('data-world')) !== 'paper') await enter.click({ timeout: 5_000 });
    await inDemo(page);
  }).toPass({ timeout: 60_000 });
  // Wherever it is pressed, it leads to the demo contract, with play money in its wallet.
  await expect(page).toHaveURL('/futures/susdt/perpetual/SBTCSUSDT');
  await expect(
    form(page)
      .getByText(/^\d{2,3},\d{3}(\.\d+)? SUSDT$/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await page.goto('/spot/BTCUSDT');
  await expect(form(page).getByText('100,000 USDT')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle(/Demo/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Live trading' })).toHaveCount(0);

  await form(page).getByRole('button', { name: 'Market' }).click();
  await form(page).getByLabel('Total').fill('2000');
  await form(page).getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();

  // More play money, where others would deposit.
  await page.goto('/asset/recharge');
  await expect(page).toHaveURL(/\/asset\?funds=demo/);
  const funds = page.getByRole('dialog', { name: 'Demo funds' });
  await funds.getByRole('textbox', { name: /^Amount/ }).fill('5000');
  await funds.getByRole('button', { name: 'Add demo funds' }).click();
  await expect(page.getByText('Demo funds added to your spot wallet.')).toBeVisible();
  await expect(page.getByText(/103,0\d\d|102,9\d\d/).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // On a phone all of the header fits, the way to keep it included.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up to keep it' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 720 });

  // The guest signs up, and it is all still there.
  await page.getByRole('banner').getByRole('link', { name: 'Sign up to keep it' }).click();
  await page.getByLabel('Email address').fill(`claims-${process.pid}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign up' }).click();
  // Back to the page on which the link was followed.
  await expect(page).toHaveURL('/asset?funds=demo');
  await inDemo(page);
  await page.goto('/asset');
  await expect(page.getByText(/103,0\d\d|102,9\d\d/).first()).toBeVisible();

  // Live: nothing there, and nothing of the demo to be seen.
  await page.getByRole('banner').getByRole('button', { name: 'Live trading' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-world', 'paper');
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' }).first()).toBeVisible();
  await expect(page.getByText(/103,0\d\d|102,9\d\d/)).toHaveCount(0);
});

test('one press on the front page leads a visitor to the demo contract, with play money in its wallet', async ({ page }) => {
  await page.goto('/');
  const enter = page.getByRole('main').getByRole('button', { name: 'Try the demo' });
  await expect(async () => {
    if (new URL(page.url()).pathname === '/') await enter.click({ timeout: 5_000 });
    await expect(page).toHaveURL('/futures/susdt/perpetual/SBTCSUSDT');
  }).toPass({ timeout: 60_000 });
  await inDemo(page);
  // About 100,000 dollars' worth, by the price of the moment.
  await expect(
    form(page)
      .getByText(/^\d{2,3},\d{3}(\.\d+)? SUSDT$/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  expect(await faultsOf(page)).toEqual([]);
  // The address of dated contracts leads to that of the demo, with nothing of a live market.
  await page.goto('/futures/usd/delivery');
  await expect(page).toHaveURL(/\/futures\/susd\/delivery\/SBTCSUSD\d{4}/);
  await inDemo(page);
});

test('into demo and back: live balances and orders are as they were, and a second tab follows', async ({ page, context }) => {
  test.setTimeout(180_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  await expect(form(page).getByText('20,000 USDT')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/spot/BTCUSDT');
  await expect(form(second).getByText('20,000 USDT')).toBeVisible();

  await page.getByRole('banner').getByLabel('Your account').click();
  await page.getByRole('button', { name: /^Demo trading/ }).click();
  await expect(form(page).getByText('100,000 USDT')).toBeVisible({ timeout: 60_000 });
  await inDemo(page);
  // The other tab does not go on showing real money.
  await expect(form(second).getByText('100,000 USDT')).toBeVisible({ timeout: 60_000 });
  await inDemo(second);

  await page.goto('/asset');
  await page.getByRole('button', { name: 'Demo funds' }).click();
  const funds = page.getByRole('dialog', { name: 'Demo funds' });
  await funds.getByLabel('The balances of my live account, minus its margin debt').check();
  await funds.getByRole('button', { name: 'Start over' }).click();
  // The page is loaded anew with the account that has taken the old one’s place.
  await expect(page.getByText(/20,000/).first()).toBeVisible();
  await page.goto('/spot/BTCUSDT');
  await expect(form(page).getByText('20,000 USDT')).toBeVisible();
  await form(page).getByRole('button', { name: 'Market' }).click();
  await form(page).getByLabel('Total').fill('5000');
  await form(page).getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();
  // At most 5,000 are spent: a little less where the step of the quantity does not reach.
  await expect(form(page).getByText(/^15,0\d\d(\.\d+)? USDT$/)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Live trading' }).click();
  await expect(form(page).getByText('20,000 USDT')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-world', 'paper');
});
