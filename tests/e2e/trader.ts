// The actions of a person at the desk, in the words of the screen.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { inPaper, paperHeader, worldHeader } from '#lib/contract/trading-mode.ts';

let count = 0;
export const goodPassword = 'correct horse battery staple';

function freshEmail(): string {
  count += 1;
  return `trader-${process.pid}-${Date.now()}-${count}@example.com`;
}

export type World = 'live' | 'demo';
type OwnWorld = { readonly worldId: string };

/** Asks the exchange as the page does, with the reader's own session, and answers what comes back: all must be well. */
export async function askFor<Data>(page: Page, path: string, body: object, place: World | OwnWorld = 'live'): Promise<Data> {
  const headers = typeof place === 'object' ? { [worldHeader]: place.worldId } : place === 'demo' ? { [paperHeader]: inPaper } : {};
  const answer = await page.request.post(`/api/${path}`, { data: body, headers });
  const told: { code: string; data: Data } = await answer.json();
  expect(told.code, `${path}: ${JSON.stringify(told)}`).toBe('00000');
  return told.data;
}

type SignUpOptions = { readonly asks?: boolean };

async function settleConfirmations(page: Page, { asks = false }: SignUpOptions): Promise<void> {
  const unasked = JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 });
  if (!asks) await page.addInitScript((kept) => localStorage.setItem('confirmations', kept), unasked);
}

/**
 * Makes the browser that of a new user, who is on no page yet. Answers the address.
 * `asks`: orders are asked about first, as they are to everybody at first.
 */
export async function signUp(page: Page, options: SignUpOptions = {}): Promise<string> {
  await settleConfirmations(page, options);
  const email = freshEmail();
  await askFor(page, 'v1/user/register', { email, password: goodPassword });
  return email;
}

/** The exchange has ended the session: an answer that was on its way to the browser brings nothing back. */
export async function loseSession(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/login/logout', { data: {} });
  expect(await answer.json()).toMatchObject({ code: '00000' });
  await context.clearCookies();
}

/** Signs up on the page, as people do, and stands on the home page then. */
export async function signUpByForm(page: Page, options: SignUpOptions = {}): Promise<string> {
  await settleConfirmations(page, options);
  const email = freshEmail();
  await page.goto('/register');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/');
  return email;
}

/** Has the test network deliver a coin, once or so many times, and waits until all is credited. */
export async function takeTestCoins(page: Page, coin: string, network: string, amount: string, times = 1): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await askFor(page, 'v1/testnet/send', { coin, network, amount });
  type Records = { readonly list: readonly { readonly status: string }[] };
  await expect
    .poll(async () => (await askFor<Records>(page, 'v1/assets/deposit/records', {})).list.map(({ status }) => status), { timeout: 40_000 })
    .toEqual(Array.from({ length: times }, () => 'credited'));
}

/** The same at the page for deposits, by its form. */
export async function takeTestCoinsByForm(page: Page, coin: string, network: string, amount: string): Promise<void> {
  await page.goto('/asset/recharge');
  const picker = await openDialog(page, page.getByRole('button', { name: /^Coin: / }), 'Choose a coin');
  await picker.getByRole('combobox', { name: 'Search coins' }).fill(coin);
  await picker.getByRole('option', { name: coin }).first().click();
  await page.getByRole('combobox', { name: 'Network' }).selectOption(network);
  await expect(page.getByTestId('deposit-address')).not.toHaveText(/^\s*$/);
  await page.getByLabel('Amount of test coins').fill(amount);
  await page.getByRole('button', { name: 'Send test coins' }).click();
  await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible({ timeout: 40_000 });
}

/** The tab of the orders area with this name, opened. A page that the server has drawn takes no clicks before its scripts are there: asked again until it does. */
export async function openTab(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
}

/** Presses what opens a dialog, again where the page was not alive yet. */
export async function openDialog(page: Page, button: Locator, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(async () => {
    // A dialog that has opened in the meantime lies over the button.
    if (!(await dialog.isVisible())) await button.click({ timeout: 3_000 });
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return dialog;
}

/** The best bid in the book, as a number. */
export async function bestBid(page: Page, symbolId = 'BTCUSDT_SPBL'): Promise<number> {
  const answer = await page.request.get(`/api/v1/mix/public/getPlatePrice?symbolId=${symbolId}`);
  const body: { data: { bestBid: string } } = await answer.json();
  return Number(body.data.bestBid);
}
