// A person's way: looks around as a guest, stays, funds, converts, borrows and sells short, is liquidated and told why, keeps an address.
import { expect, type Browser, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { steerMarket } from '../operator.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { askFor, bestBid, goodPassword, openDialog, openTab, takeTestCoins } from '../trader.ts';

const pin = '493027';
const address = `0x${'a1b2c3d4e5'.repeat(4)}`;
const form = (page: Page) => page.getByRole('region', { name: 'Order form' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A squeeze takes four minutes to its top, on a machine that does other work beside. */
const squeezeMs = 240_000;

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(360_000);
  server = await startOwnServer();
});
test.afterAll(() => server.close());

async function visitor(browser: Browser): Promise<Page> {
  const context = await newVisitor(browser, { baseURL: server.url });
  const unasked = JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 });
  await context.addInitScript((kept) => {
    localStorage.setItem('confirmations', kept);
    localStorage.setItem('meridian.said.notice-board', 'said');
  }, unasked);
  return context.newPage();
}

async function prove(page: Page): Promise<void> {
  const asked = dialog(page, 'Confirm your identity');
  await asked.getByLabel('Password').fill(goodPassword);
  if (await asked.getByLabel('Fund PIN').isVisible()) await asked.getByLabel('Fund PIN').fill(pin);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
}

/**
 * The market of real money rises by a quarter within four minutes. The call and the liquidation are ten seconds apart in it, and three in a
 * crash: a machine that stands still for a moment must not jump over both.
 */
const squeeze = async (page: Page): Promise<void> => {
  await steerMarket(page, server.dataDir, { action: 'begin', world: 'live', kind: 'squeeze', seed: 'x' });
};

async function setPin(page: Page): Promise<void> {
  const { token } = await askFor<{ token: string }>(page, 'v1/user/security/verify', {
    purpose: 'change-security',
    password: goodPassword,
  });
  const answer = await page.request.post('/api/v1/user/security/pin/enable-pin', {
    headers: { 'security-verification': token },
    data: { pin },
  });
  expect(await answer.json()).toMatchObject({ code: '00000' });
}

/** Chooses a network and an address of the book. A page that the server has drawn takes no choice before its scripts are there. */
async function chooseKept(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum');
    await page.getByRole('combobox', { name: 'From the address book' }).selectOption({ index: 1 });
    await expect(page.getByText(address)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('a guest stays, funds, borrows, is liquidated with reasons, and may not send to a new address today', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await visitor(browser);

  await test.step('a guest watches a fall of the simulated spot market, which real money does not feel', async () => {
    await askFor(page, 'v1/user/guest', {});
    await page.goto('/spot/BTCUSDT');
    await expect(form(page).getByText('100,000 USDT')).toBeVisible();
    const price = async (): Promise<number> => Number((await page.getByLabel('Last price').first().innerText()).replaceAll(',', ''));
    const [before, real] = [await price(), await bestBid(page)];
    await steerMarket(page, server.dataDir, { action: 'begin', world: 'paper', kind: 'crash' });
    await expect(page.getByText('Scenario: Crash', { exact: true })).toBeVisible();
    await expect.poll(async () => (await price()) / before, { timeout: 60_000 }).toBeLessThan(0.975);
    expect(Math.abs((await bestBid(page)) / real - 1)).toBeLessThan(0.015);
  });

  await test.step('keeps it by registering, goes live and funds', async () => {
    await askFor(page, 'v1/user/register', { email: 'whole-life@example.com', password: goodPassword });
    await askFor(page, 'paptrading/switchReal', {});
    await takeTestCoins(page, 'USDT', 'Ethereum', '3000');
    await setPin(page);
    const { traceId } = await askFor<{ traceId: string }>(page, 'v1/spot/convert/quotedPrice', {
      fromCoin: 'USDT',
      toCoin: 'ETH',
      fromCoinSize: '300',
    });
    await askFor(page, 'v1/spot/convert/trade', { traceId });
    const pair = { symbolId: 'BTCUSDT_SPBL' };
    await askFor(page, 'v1/assets/transfer', { coin: 'USDT', amount: '500', from: 'spot', to: 'isolated', ...pair });
  });

  await test.step('borrows nine times as much in bitcoin, and sells it', async () => {
    await page.goto('/spot/BTCUSDT');
    await expect(async () => {
      await form(page).getByRole('button', { name: 'Isolated' }).click();
      await expect(form(page).getByRole('button', { name: 'Borrow', exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await form(page).getByRole('button', { name: 'Borrow', exact: true }).click();
    const borrow = dialog(page, 'Borrow · Isolated');
    const picker = await openDialog(page, borrow.getByRole('button', { name: /^Coin/ }), 'Choose a coin');
    await picker.getByRole('option', { name: 'BTC' }).click();
    // Lists leave the closing zeros of an amount out.
    const owed = String(Number((4_400 / (await bestBid(page))).toFixed(4)));
    await borrow.getByRole('textbox', { name: 'Amount' }).fill(owed);
    await borrow.getByRole('button', { name: 'Borrow', exact: true }).click();
    await expect(page.getByText(`${owed} BTC borrowed`)).toBeVisible();
    await form(page).getByRole('button', { name: 'Sell', exact: true }).click();
    await form(page).getByRole('button', { name: 'Market' }).click();
    await form(page).getByLabel('Quantity').fill(owed);
    await form(page).getByRole('button', { name: 'Sell BTC' }).click();
    // Nearly all that there is is asked about, once the form knows what was borrowed.
    const sure = dialog(page, 'Sell BTC · Market').getByRole('button', { name: 'Sell BTC' });
    const filled = page.getByText(/^(Buy|Sell) filled: /).first();
    await expect(sure.or(filled).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(filled).toBeVisible();
    await openTab(page, /^Debts$/);
    await expect(page.getByRole('table', { name: 'Debts' }).getByRole('row').nth(1)).toContainText(`${owed} BTC`);
  });

  await test.step('keeps an address, is called on that page while the price rises, liquidated, and shown why', async () => {
    // A market that somebody looks at moves in small steps: the desk stays open in a tab of its own.
    const desk = await page.context().newPage();
    await desk.goto('/spot/BTCUSDT');
    await page.goto('/asset/withdraw');
    const book = await openDialog(page, page.getByRole('button', { name: 'Manage addresses' }), 'Address book');
    await book.getByRole('button', { name: 'Switch on' }).click();
    await prove(page);
    await expect(book.getByRole('button', { name: 'Switch off' })).toBeVisible();
    await book.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum');
    await book.getByLabel('Name', { exact: true }).fill('My wallet');
    await book.getByLabel('Address', { exact: true }).fill(address);
    await book.getByRole('button', { name: 'Add address' }).click();
    await prove(page);
    await expect(book.getByText(/^From .* UTC$/)).toBeVisible();
    await book.getByRole('button', { name: 'Close' }).click();

    // Earlier, the message could come and go while the address is typed.
    await squeeze(page);
    await expect(page.getByText(/Isolated .*BTC\/USDT.*risk ratio/)).toBeVisible({ timeout: squeezeMs });
    await page.getByRole('button', { name: 'View details' }).click({ timeout: squeezeMs });
    const why = dialog(page, 'Why this wallet was liquidated');
    for (const told of ['Index price', 'Maintenance margin', 'Liquidation fee', 'From the wallet']) await expect(why).toContainText(told);
    await page.keyboard.press('Escape');

    await desk.close();

    await page.goto('/order/marginOrderInfo?tab=calls&tabType=isolated');
    await expect(page.getByRole('table', { name: 'Margin calls' }).getByRole('row')).toHaveCount(2);
    await openTab(page, /^Liquidations$/);
    await page.getByRole('table', { name: 'Liquidations' }).getByRole('button', { name: 'View details' }).click();
    await expect(why).toContainText('Trades');
    await page.keyboard.press('Escape');
  });

  await test.step('may not send to the new address today', async () => {
    await page.goto('/asset/withdraw');
    await chooseKept(page);
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await prove(page);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });
});
