// From nothing to a trade: sign up, take test coins, place, fill, cancel; a second tab follows by itself.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { bestBid, openTab, signUp, signUpByForm, takeTestCoinsByForm } from '../trader.ts';

test('a newcomer funds an account and trades; both tabs follow', async ({ page, context }) => {
  test.setTimeout(150_000);
  await signUpByForm(page);
  await takeTestCoinsByForm(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  await expect(form.getByText('20,000 USDT')).toBeVisible();

  const second = await context.newPage();
  await second.goto('/spot/BTCUSDT');
  const secondForm = second.getByRole('region', { name: 'Order form' });
  await expect(secondForm.getByText('20,000 USDT')).toBeVisible();

  // A limit order below the market rests: its money is frozen, here and in the other tab.
  const price = (Math.floor((await bestBid(page)) * 0.97 * 100) / 100).toFixed(2);
  await form.getByLabel('Price').fill(price);
  await form.getByLabel('Quantity').fill('0.05');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
  const open = page.getByRole('table', { name: 'Open orders' });
  await expect(open.getByRole('row')).toHaveCount(2);
  await expect(second.getByRole('table', { name: 'Open orders' }).getByRole('row')).toHaveCount(2);
  await expect(form.getByText('20,000 USDT')).toBeHidden();
  await expect(secondForm.getByText('20,000 USDT')).toBeHidden();
  await openTab(page, /Assets/);
  await expect(page.getByRole('table', { name: 'Assets' })).toContainText('USDT');

  // Cancelling gives the money back in both.
  await openTab(second, /Open orders/);
  await second.getByRole('button', { name: /Cancel order/ }).click();
  await expect(form.getByText('20,000 USDT')).toBeVisible();
  await expect(secondForm.getByText('20,000 USDT')).toBeVisible();

  // A market order for an amount fills against the book at once, as taker, with a fee in what was bought.
  await form.getByRole('button', { name: 'Market' }).click();
  await form.getByLabel('Total').fill('2000');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();
  await openTab(page, /Fills/);
  const fills = page.getByRole('table', { name: 'Fills' });
  await expect(fills).toContainText('Taker');
  await expect(fills).toContainText(/0\.0\d* BTC/);
  await openTab(page, /Order history/);
  const history = page.getByRole('table', { name: 'Order history' });
  await expect(history).toContainText('Filled');
  await expect(history).toContainText('Canceled');
});

test('the form says what is wrong before anything is sent', async ({ page }) => {
  await signUp(page);
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  await form.getByLabel('Quantity').fill('1');
  await expect(form.getByText('Your available balance is not enough.')).toBeVisible();
  await form.getByLabel('Quantity').fill('0.000001');
  await expect(form.getByText(/The smallest order is/)).toBeVisible();
  // Full-width digits and a full stop of theirs are understood; what is no number stays as it was typed, and is marked.
  await form.getByLabel('Quantity').fill('０．５');
  await expect(form.getByLabel('Quantity')).toHaveValue('0.5');
  await form.getByLabel('Quantity').fill('1e309');
  await expect(form.getByLabel('Quantity')).toHaveValue('1e309');
  await expect(form.getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
});

test('logging out ends the session in every tab', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/asset');
  await page.getByLabel('Your account').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await second.goto('/asset');
  await expect(second).toHaveURL(/\/login\?from=/);
});

test('a wrong password is refused in words, and the login leads back to where one came from', async ({ page }) => {
  await page.goto('/asset/recharge');
  await expect(page).toHaveURL(/\/login\?from=%2Fasset%2Frecharge/);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).last().click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.getByLabel('Email address').fill(`back-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/asset/recharge');
});
