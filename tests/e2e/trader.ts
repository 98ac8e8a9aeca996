// What a person does at the desk, in the words of the screen.
import { expect, type Page } from '@playwright/test';

let count = 0;
export const goodPassword = 'correct horse battery staple';

/** Signs up with a fresh address, which it answers, and comes back logged in. `asks`: orders are asked about first, as they are to everybody at first. */
export async function signUp(page: Page, { asks = false }: { readonly asks?: boolean } = {}): Promise<string> {
  const unasked = JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 });
  if (!asks) await page.addInitScript((kept) => localStorage.setItem('confirmations', kept), unasked);
  count += 1;
  await page.goto('/register');
  const email = `trader-${process.pid}-${Date.now()}-${count}@example.com`;
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/');
  return email;
}

/** Has the test network deliver a coin over its quickest network and waits until it is credited. */
export async function takeTestCoins(page: Page, coin: string, network: string, amount: string): Promise<void> {
  await page.goto('/asset/recharge');
  await page.getByRole('combobox', { name: 'Coin' }).selectOption(coin);
  await page.getByRole('combobox', { name: 'Network' }).selectOption(network);
  await expect(page.getByTestId('deposit-address')).not.toHaveText(/^\s*$/);
  await page.getByLabel('Amount of test coins').fill(amount);
  await page.getByRole('button', { name: 'Send test coins' }).click();
  await expect(page.getByText(/Confirming \d+\/\d+/).first()).toBeVisible();
  await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
}

/** The tab of the orders area with this name, opened. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** The best bid in the book, as a number. */
export async function bestBid(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/mix/public/getPlatePrice?symbolId=BTCUSDT_SPBL');
  const body: { data: { bestBid: string } } = await answer.json();
  return Number(body.data.bestBid);
}
