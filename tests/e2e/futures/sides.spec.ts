// A long and a short beside each other in hedge mode, and a contract that is margined in its own coin: opened, closed, turned over.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { openTab, signUp } from '../trader.ts';

/** Play money, and the desk where it is traded. */
async function sitDown(page: Page, coin: string, amount: string, desk: string): Promise<void> {
  await signUp(page);
  const answer = await page.request.post('/api/v1/mcp/dummyTransfer', { data: { coin, amount } });
  expect(await answer.json()).toMatchObject({ code: '00000' });
  await page.goto(desk);
}

const form = (page: Page) => page.getByRole('region', { name: 'Order form' });
const positions = (page: Page) => page.getByRole('table', { name: 'Positions' });

/** At market, whatever it costs. */
async function send(page: Page, size: string, button: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Size' }).fill(size);
  await form(page).getByRole('button', { name: button }).click();
}

test('in hedge mode a long and a short live beside each other; one is closed, the other turned over', async ({ page }) => {
  await sitDown(page, 'SUSDT', '20000', '/futures/susdt/perpetual/SBTCSUSDT');
  await form(page)
    .getByRole('button', { name: /Position mode:/ })
    .click();
  const mode = page.getByRole('dialog', { name: 'Position mode' });
  await mode.getByRole('radio', { name: /^Hedge/ }).check();
  await mode.getByRole('button', { name: 'Confirm' }).click();
  await expect(form(page).getByRole('button', { name: /Position mode:/ })).toContainText('Hedge');

  await form(page).getByRole('button', { name: 'Market' }).click();
  await send(page, '0.03', 'Open long');
  await expect(positions(page)).toContainText('Long');
  await send(page, '0.02', 'Open short');
  const long = positions(page).getByRole('row').filter({ hasText: 'Long' });
  const short = positions(page).getByRole('row').filter({ hasText: 'Short' });
  await expect(long).toContainText(/0\.03 SBTC/);
  await expect(short).toContainText(/0\.02 SBTC/);

  // The form closes what it names, and never more than there is of it.
  await form(page).getByRole('button', { name: 'Close', exact: true }).click();
  await send(page, '0.5', 'Close short');
  await expect(form(page).getByText('The position is smaller than that.')).toBeVisible();
  await send(page, '0.02', 'Close short');
  await expect(short).toHaveCount(0);
  await expect(long).toContainText(/0\.03 SBTC/);

  await long.getByRole('button', { name: /^Reverse/ }).click();
  await page.getByRole('dialog', { name: 'Reverse position' }).getByRole('button', { name: 'Reverse' }).click();
  await expect(short).toContainText(/0\.03 SBTC/);
  await expect(long).toHaveCount(0);
});

test('a contract margined in its coin is opened and closed, and what it brought is in that coin', async ({ page }) => {
  await sitDown(page, 'SBTC', '0.5', '/futures/susd/perpetual/SBTCSUSD');
  await form(page).getByRole('button', { name: 'Market' }).click();
  await send(page, '0.02', 'Sell / short');
  const row = positions(page).getByRole('row').nth(1);
  await expect(row).toContainText('Short');
  await expect(row).toContainText(/0\.02 SBTC/);
  await row.getByRole('button', { name: /at market now/ }).click();
  await expect(positions(page)).toHaveCount(0);

  await openTab(page, /^Position history/);
  const past = page.getByRole('table', { name: 'Position history' }).getByRole('row').nth(1);
  await expect(past).toContainText('Short');
  // Fee and net result are coins, not dollars: of two hundredths of a coin nothing costs more than a thousandth.
  const fee = Number(((await past.getByRole('cell').nth(7).innerText()).match(/[−-]?[\d.]+/)?.[0] ?? '').replace('−', '-'));
  expect(fee).toBeLessThan(0);
  expect(fee).toBeGreaterThan(-0.001);
  await expect(past.getByRole('cell').nth(9)).toContainText('SBTC');
  await openTab(page, /^Transactions/);
  await expect(page.getByRole('table', { name: 'Transactions' })).toContainText('SBTC');
});
