// A day's trading without a mouse: the market found by name, orders placed, changed and taken back, the holding sold. No pointer moves in this file.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { bestBid, signUp, takeTestCoins } from '../trader.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Order form' });
/** The balance that can be spent, beside its name: the summary of the order tells quantities of the same coin. */
const available = (page: Page) => form(page).getByText('Available', { exact: true }).locator('..');
const openOrders = (page: Page) => page.getByRole('table', { name: 'Open orders' }).locator('tbody').getByRole('row');

/** Presses a key that belongs to a command: no field may have the focus. */
async function command(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press(key);
}

/** Leaves the field and presses Tab until the thing of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (focused.includes(name)) return;
  }
  throw new Error(`${name} was not reached by Tab`);
}

test('the whole trade cycle by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page, { asks: true });
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/');

  // Find the market.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Market, page or command' })).toBeFocused();
  await page.keyboard.type('btc/usdt');
  await expect(page.getByRole('option', { name: 'BTC/USDT' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spot\/BTCUSDT$/);
  await expect(form(page).getByText('20,000 USDT')).toBeVisible();

  // Give the keys: they are nobody's until then.
  await command(page, 'b');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await command(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await faultsOf(page, { part: 'dialog:modal', rules: 'all' })).toEqual([]);
  await tabTo(page, 'Use suggested shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Set a shortcut for Cancel newest order: C$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // A bid below the market, asked about first.
  const price = ((await bestBid(page)) * 0.97).toFixed(2);
  await command(page, 'p');
  await expect(form(page).getByRole('textbox', { name: /^Price/ })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(price);
  await command(page, 'q');
  await expect(form(page).getByRole('textbox', { name: /^Quantity/ })).toBeFocused();
  await page.keyboard.type('0.01');
  await command(page, 'b');
  const question = page.getByRole('dialog', { name: /^Buy BTC · Limit$/ });
  await expect(question).toContainText(Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 }));
  await expect(question).toContainText('0.01 BTC');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(openOrders(page)).toHaveCount(0);
  await command(page, 'b');
  await expect(question.getByRole('button', { name: 'Buy BTC' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openOrders(page)).toHaveCount(1);

  // Change it where it stands. First a slip of the hand, put back.
  const priceCell = openOrders(page).getByRole('textbox', { name: 'Price' });
  const quantityCell = openOrders(page).getByRole('textbox', { name: 'Quantity' });
  // A row that only waits for the exchange's answer has nothing to change yet.
  await expect(openOrders(page).getByRole('button', { name: /change Price/ })).toBeVisible();
  await form(page)
    .getByRole('textbox', { name: /^Price/ })
    .focus();
  await tabTo(page, 'change Price');
  await page.keyboard.press('F2');
  await expect(priceCell).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Escape');
  await expect(openOrders(page).getByRole('button', { name: /change Price/ })).toBeFocused();
  // More than one has is refused, in the row itself.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(quantityCell).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', { name: 'Change order' });
  await expect(change.getByRole('button', { name: 'Save change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openOrders(page).getByRole('alert')).toHaveText('Your available balance is not enough.');
  expect(await faultsOf(page, { part: '#desk-orders', rules: 'all' })).toEqual([]);
  await expect(quantityCell).toBeFocused();
  // Price and quantity at once, asked about like everything else.
  const lower = (Number(price) - 100).toFixed(2);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0.02');
  await page.keyboard.press('Shift+Tab');
  await expect(priceCell).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(lower);
  await page.keyboard.press('Enter');
  await expect(change).toContainText('→ 0.02');
  await expect(change.getByRole('button', { name: 'Save change' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(change).toHaveCount(0);
  await expect(openOrders(page)).toContainText('0.020000');
  await expect(openOrders(page)).toContainText(Number(lower).toLocaleString('en-US', { minimumFractionDigits: 2 }));

  // Take it back.
  await command(page, 'c');
  await expect(openOrders(page)).toHaveCount(0);

  // The other side, and back.
  await command(page, 'd');
  await expect(form(page).getByRole('button', { name: 'Sell BTC' })).toBeVisible();
  await command(page, 'd');
  await expect(form(page).getByRole('button', { name: 'Buy BTC' })).toBeVisible();

  // Buy at market with an amount, then sell half, then all.
  await form(page).getByRole('button', { name: 'Market', exact: true }).focus();
  await page.keyboard.press('Enter');
  await command(page, 'u');
  await expect(form(page).getByRole('textbox', { name: /^Total/ })).toBeFocused();
  await page.keyboard.type('5000');
  await command(page, 'b');
  await expect(page.getByRole('dialog', { name: /^Buy BTC · Market$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();
  // The notice of the fill may come before the balances: half of nothing would ask nothing.
  await expect(form(page).getByText(/^15,\d{3}(\.\d+)? USDT$/)).toBeVisible();
  await command(page, '2');
  await expect(page.getByRole('dialog', { name: /^Sell BTC · Market$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  // All of it is all of what is left, once the balance says so.
  await expect(available(page)).toHaveText(/0\.02\d+ BTC/);
  await command(page, '4');
  await expect(page.getByRole('dialog', { name: /^Sell BTC · Market$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(available(page)).toHaveText(/Available\s*0(\.0000\d*)? BTC/);
});

test('one click is marked, and asks nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page, { asks: true });
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/spot/BTCUSDT');
  await expect(form(page).getByText('1,000 USDT')).toBeVisible();
  const oneClick = form(page).getByRole('switch', { name: 'One-click trading' });
  await oneClick.focus();
  await page.keyboard.press('Space');
  await expect(oneClick).toBeChecked();
  await form(page)
    .getByRole('textbox', { name: /^Price/ })
    .fill(((await bestBid(page)) * 0.95).toFixed(2));
  await form(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('0.001');
  await page.keyboard.press('Enter');
  await expect(openOrders(page)).toHaveCount(1);

  // An order that is unlike others is asked about all the same, with its reason.
  await form(page)
    .getByRole('textbox', { name: /^Price/ })
    .fill(((await bestBid(page)) * 0.8).toFixed(2));
  await form(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('0.001');
  await expect(form(page).getByRole('status')).toContainText(/is \W*(19|20)\.\d\d%\W* below the best ask/);
  // The row may be told before the answer: until that has come the form takes no second order.
  await expect(form(page).getByRole('button', { name: 'Buy BTC' })).toBeEnabled();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Buy BTC · Limit$/ });
  await expect(question.getByRole('alert')).toContainText('below the best ask');
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(openOrders(page)).toHaveCount(1);

  // Unless its limit says otherwise: five and twenty percent, kept on the device.
  await form(page).getByRole('button', { name: 'Order warnings' }).focus();
  await page.keyboard.press('Enter');
  const limits = page.getByRole('dialog', { name: 'Warnings' });
  await expect(limits.getByLabel('Limit price distance from market')).toHaveValue('10');
  expect(await faultsOf(page, { part: 'dialog:modal', rules: 'all' })).toEqual([]);
  await limits.getByLabel('Limit price distance from market').fill('25');
  await page.keyboard.press('Escape');
  await expect(form(page).getByRole('status')).toBeEmpty();
  await page.reload();
  await form(page)
    .getByRole('textbox', { name: /^Price/ })
    .fill(((await bestBid(page)) * 0.8).toFixed(2));
  await form(page)
    .getByRole('textbox', { name: /^Quantity/ })
    .fill('0.001');
  await page.keyboard.press('Enter');
  await expect(openOrders(page)).toHaveCount(2);
  await expect(form(page).getByRole('switch', { name: 'One-click trading' })).toBeChecked();
});

test('cancelling all by key asks first, until it is told not to; and it can be told to ask again', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const bindings = JSON.stringify({ state: { bindings: { cancelAll: 'Shift+C' } }, version: 0 });
  await page.addInitScript((kept) => localStorage.setItem('hotkeys', kept), bindings);
  await signUp(page, { asks: true });
  await takeTestCoins(page, 'USDT', 'Ethereum', '2000');
  await page.goto('/spot/BTCUSDT');
  await expect(form(page).getByText('2,000 USDT')).toBeVisible();
  const last = await bestBid(page);
  const placeTwo = async (): Promise<void> => {
    for (const share of [0.96, 0.95]) {
      const data = {
        symbolId: 'BTCUSDT_SPBL',
        businessLine: 1,
        delegateType: 21,
        orderType: 0,
        timeInForceValue: 0,
        delegatePrice: (last * share).toFixed(2),
        delegateCount: '0.001',
      };
      expect((await page.request.post('/api/v1/spot/order/place', { data })).ok()).toBe(true);
    }
    await expect(openOrders(page)).toHaveCount(2);
  };
  const question = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  await placeTwo();

  await command(page, 'Shift+C');
  await expect(question).toContainText('BTC/USDT');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(openOrders(page)).toHaveCount(2);
  await command(page, 'Shift+C');
  await question.getByRole('checkbox', { name: 'Do not ask again before canceling all' }).focus();
  await page.keyboard.press('Space');
  expect(await faultsOf(page, { part: 'dialog:modal', rules: 'all' })).toEqual([]);
  await question.getByRole('button', { name: 'Cancel all' }).focus();
  await page.keyboard.press('Enter');
  await expect(openOrders(page)).toHaveCount(0);

  await placeTwo();
  await command(page, 'Shift+C');
  await expect(openOrders(page)).toHaveCount(0);
  await expect(page.locator('dialog:modal')).toHaveCount(0);

  // Asked again from now on: after a reload too, by the key and by the button.
  await page.getByLabel('Layout, sounds and confirmations').focus();
  await page.keyboard.press('Enter');
  const asks = page.getByRole('switch', { name: 'Canceling all' });
  await expect(asks).not.toBeChecked();
  await asks.focus();
  await page.keyboard.press('Space');
  await expect(asks).toBeChecked();
  const slippage = page.getByRole('textbox', { name: /^Slippage from/ });
  await expect(slippage).toHaveValue('5');
  await slippage.fill('2.5');
  await page.reload();
  await placeTwo();
  await page.getByLabel('Layout, sounds and confirmations').focus();
  await page.keyboard.press('Enter');
  await expect(slippage).toHaveValue('2.5');
  await page.keyboard.press('Escape');
  await command(page, 'Shift+C');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel all' }).focus();
  await page.keyboard.press('Enter');
  // The key that has asked does not answer too.
  await expect(question.getByRole('button', { name: 'Back' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(openOrders(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Cancel all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Back' }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(openOrders(page)).toHaveCount(0);
});
