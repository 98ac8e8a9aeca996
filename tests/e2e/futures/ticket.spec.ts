// From nothing to a position: play money, a long at market and by limit, part of it closed again, another leverage.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { goodPassword, loseSession, signUp } from '../trader.ts';

const desk = '/futures/susdt/perpetual/SBTCSUSDT';

test('a newcomer opens a long with play money, reduces it, and changes the leverage', async ({ page }) => {
  await signUp(page);
  await page.goto(desk);
  await expect(page.getByText('Demo funds', { exact: true }).first()).toBeVisible();
  const form = page.getByRole('region', { name: 'Order form' });
  await form.getByRole('button', { name: 'Get demo funds' }).click();
  await page.getByRole('button', { name: 'Get SUSDT' }).click();
  await expect(form.getByText('100,000 SUSDT')).toBeVisible();

  // At market: the form says beforehand where it would be liquidated.
  await form.getByRole('button', { name: 'Market' }).click();
  const size = form.getByRole('textbox', { name: 'Size' });
  await size.fill('0.1');
  await expect(form.getByRole('row', { name: /Margin ratio/ })).toContainText('%');
  await form.getByRole('button', { name: 'Buy / long' }).click();
  await expect(page.getByText(/^Buy filled: /)).toBeVisible();
  await expect(form.getByText('100,000 SUSDT')).toBeHidden();

  // By limit, one percent below the market: it waits.
  await form.getByRole('button', { name: 'Limit' }).click();
  const price = form.getByRole('textbox', { name: 'Price' });
  await price.fill((Number(await price.inputValue()) * 0.99).toFixed(1));
  await size.fill('0.1');
  await form.getByRole('button', { name: 'Buy / long' }).click();
  await expect(page.getByText(/^Order placed: buy/)).toBeVisible();

  // Half of the position is closed, and no more than there is could be.
  await form.getByRole('button', { name: 'Market' }).click();
  await form.getByRole('checkbox', { name: 'Reduce only' }).check();
  await size.fill('5');
  await form.getByRole('button', { name: 'Sell / short' }).click();
  await expect(form.getByText('The position is smaller than that.')).toBeVisible();
  await form.getByRole('slider').fill('50');
  await form.getByRole('button', { name: 'Sell / short' }).click();
  await expect(page.getByText(/^Sell filled: /)).toBeVisible();

  await form.getByRole('button', { name: /Leverage/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Leverage: / });
  await dialog.getByRole('textbox', { name: 'Leverage' }).fill('10');
  await expect(dialog).toContainText('Maximum position');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(form.getByRole('button', { name: /Leverage/ })).toContainText('10x');
});

test('one size over several prices: placed as one, seen as several, and each can be taken back', async ({ page }) => {
  await signUp(page);
  await page.request.post('/api/v1/mcp/dummyTransfer', { data: { coin: 'SUSDT', amount: '20000' } });
  await page.goto(desk);
  const form = page.getByRole('region', { name: 'Order form' });
  const last = Number(await form.getByRole('textbox', { name: 'Price' }).inputValue());
  await form.getByRole('button', { name: 'More order types' }).click();
  await page.getByRole('menuitemradio', { name: /^Scaled/ }).click();
  await form.getByRole('textbox', { name: 'First price' }).fill((last * 0.98).toFixed(1));
  await form.getByRole('textbox', { name: 'Final price' }).fill((last * 0.95).toFixed(1));
  await form.getByRole('textbox', { name: 'Orders', exact: true }).fill('4');
  await form.getByRole('button', { name: 'Increasing' }).click();
  await form.getByRole('textbox', { name: 'Size', exact: true }).fill('0.018');
  await expect(form.getByRole('row', { name: /Order sizes/ })).toContainText('0.003 – 0.006');
  await form.getByRole('button', { name: 'Buy / long' }).click();
  await expect(page.getByText(/^4 of 4 orders placed/)).toBeVisible();
  await page.getByRole('tab', { name: 'Orders (4)' }).click();
  const orders = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(orders).toHaveCount(5);
  await orders
    .nth(1)
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await expect(orders).toHaveCount(4);
  // More than there is: none is placed, and why is said.
  await form.getByRole('textbox', { name: 'Size', exact: true }).fill('10');
  await form.getByRole('button', { name: 'Buy / long' }).click();
  await expect(form.getByRole('textbox', { name: 'Size', exact: true })).toHaveAccessibleDescription(/balance|risk|position/i);
  await expect(orders).toHaveCount(4);
});

test('what a visitor typed is there after the login, and what a trader typed after the session ended', async ({ page, context }) => {
  const email = await signUp(page);
  await page.request.post('/api/v1/mcp/dummyTransfer', { data: { coin: 'SUSDT', amount: '20000' } });
  await loseSession(context);
  await page.goto(desk);
  const form = page.getByRole('region', { name: 'Order form' });
  const logIn = async (): Promise<void> => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(desk);
  };
  // So near to the market that nothing is asked about it before it is sent.
  const price = (Number(await form.getByRole('textbox', { name: 'Price' }).inputValue()) * 0.99).toFixed(1);
  await form.getByRole('textbox', { name: 'Price' }).fill(price);
  await form.getByRole('textbox', { name: 'Size' }).fill('0.25');
  await form.getByRole('link', { name: 'Log in' }).click();
  await logIn();
  await expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue(price);
  await expect(form.getByRole('textbox', { name: 'Size' })).toHaveValue('0.25');

  await form.getByRole('textbox', { name: 'Size' }).fill('0.5');
  await loseSession(context);
  const ended = page.getByRole('dialog').getByRole('link', { name: 'Log in' });
  // A call that the page makes by itself may find the session over before the press does, and its dialog covers the button then.
  await expect(async () => {
    if (!(await ended.isVisible())) await form.getByRole('button', { name: 'Buy / long' }).click({ timeout: 2000 });
    await expect(ended).toBeVisible({ timeout: 5000 });
  }).toPass();
  await ended.click();
  await logIn();
  await expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue(price);
  await expect(form.getByRole('textbox', { name: 'Size' })).toHaveValue('0.5');
});

test('addresses: small letters, the contract that ends soonest, and contracts that are not there', async ({ page }) => {
  await page.goto('/futures/usdt/btcusdt');
  await expect(page).toHaveURL('/futures/usdt/BTCUSDT');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BTCUSDT');
  await page.goto('/futures/usd/delivery');
  await expect(page).toHaveURL(/\/futures\/usd\/BTCUSD\d{4}/);
  await expect(page.getByText('Delivery in')).toBeVisible();
  await page.goto('/futures/susd/delivery/SBTCSUSD');
  await expect(page).toHaveURL('/futures/susd/perpetual/SBTCSUSD');
  expect((await page.goto('/futures/usdt/NOPE'))?.status()).toBe(404);
});
