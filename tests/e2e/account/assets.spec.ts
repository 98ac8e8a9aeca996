// A life of one's assets: worth, moving coins, every movement, why a balance is what it is, orders of contracts.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { signUp, takeTestCoins } from '../trader.ts';

async function faults(page: Page, where: string): Promise<string[]> {
  return (await faultsOf(page)).map((fault) => `${where}: ${fault}`);
}

/** Signed up, with 1,000 USDT that have arrived. */
async function funded(page: Page): Promise<void> {
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
}

async function transfer(page: Page, amount: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer' });
  await expect(dialog.getByText('1,000 USDT')).toBeVisible();
  await dialog.getByRole('textbox').fill('1000.00000001');
  await expect(dialog.getByRole('button', { name: 'Transfer', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(`${amount} USDT transferred`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('worth by account and through time; coins move; every movement is told, taken home and explains the balance', async ({ page }) => {
  test.setTimeout(180_000);
  await funded(page);
  await page.goto('/asset');
  await expect(page.getByRole('heading', { name: 'Value over time' })).toBeVisible();
  await expect(page.getByText('+$1,000.00')).toBeVisible();
  await page.getByRole('button', { name: '1M', exact: true }).click();
  await expect(page.getByRole('button', { name: '1M', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page, 'overview')).toEqual([]);

  await transfer(page, '300.5');
  const accounts = page.getByRole('region', { name: 'Accounts' });
  await expect(accounts.getByRole('button', { name: /USDT-M futures/ })).toContainText('$300.50');
  await expect(accounts.getByRole('button', { name: /^Spot/ })).toContainText('69.95%');

  // Home and the menu of assets say the same: what went to futures is still one's own.
  await page.goto('/');
  await expect(page.getByRole('main').getByText('$1,000.00', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Assets', { exact: true }).first().click();
  await expect(page.getByRole('banner').getByText('$1,000.00')).toBeVisible();
  await page.goto('/asset');
  await expect(page.getByRole('main').getByText('$1,000.00', { exact: true }).first()).toBeVisible();

  // The coin opens into its accounts, and the balance into what made it.
  await page.getByRole('button', { name: 'USDT details' }).click();
  const coin = page.getByRole('dialog', { name: 'Your USDT' });
  await expect(coin).toContainText('699.5');
  expect(await faults(page, 'coin')).toEqual([]);
  await coin.getByRole('button', { name: 'Explain' }).first().click();
  const explained = page.getByRole('dialog', { name: 'USDT in Spot' });
  await expect(explained.getByRole('row', { name: /Deposit/ })).toContainText('+1,000');
  await expect(explained.getByRole('row', { name: /Transfer/ })).toContainText('-300.5');
  await expect(explained.getByRole('row', { name: /Balance/ })).toContainText('699.5');
  await expect(explained.getByText('add up exactly to the balance')).toBeVisible();
  expect(await faults(page, 'explanation')).toEqual([]);

  await explained.getByRole('link', { name: 'All movements' }).click();
  await expect(page).toHaveURL(/\/asset\/history\?coin=USDT&account=spot$/);
  const table = page.getByRole('table', { name: 'Asset history' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('deposit');
  await expect(page).toHaveURL(/kind=deposit/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('deposit');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/asset/history');
  await expect(table.getByRole('row')).toHaveCount(4);
  expect(await faults(page, 'history')).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export as CSV' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^meridian-movements-.*\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain(',spot,USDT,deposit,1000,');
});

test('the way to move coins is on every desk, on a phone and in Arabic too', async ({ page }) => {
  test.setTimeout(180_000);
  await funded(page);
  for (const desk of ['/spot/BTCUSDT', '/futures/usdt/BTCUSDT']) {
    await page.goto(desk);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Transfer/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Transfer' });
    await expect(dialog.getByRole('combobox', { name: 'From' })).toHaveValue(desk.startsWith('/spot') ? 'usdt' : 'spot');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/asset?transfer=1');
  const dialog = page.getByRole('dialog', { name: 'تحويل' });
  await expect(dialog.getByText('القابل للتحويل')).toBeVisible();
  expect(await faults(page, 'Arabic transfer')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
});

test('orders of contracts have a page: lines and lists stand in the address', async ({ page }) => {
  await signUp(page);
  await page.goto('/order/transac');
  await page.getByRole('navigation', { name: 'Order types' }).getByRole('link', { name: 'Futures' }).click();
  await expect(page).toHaveURL(/\/order\/mcp/);
  await page.getByRole('tab', { name: /^Funding/ }).click();
  await expect(page).toHaveURL(/tab=funding/);
  await page.getByRole('navigation', { name: 'Markets' }).getByRole('link', { name: 'Coin-M futures', exact: true }).click();
  await expect(page).toHaveURL(/businessLine=11/);
  await page.goto('/order/mcp?businessLine=11&tab=liquidations');
  await expect(page.getByRole('tab', { name: /^Liquidations/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('checkbox', { name: /only/i })).toHaveCount(0);
  expect(await faults(page, 'orders of contracts')).toEqual([]);
});
