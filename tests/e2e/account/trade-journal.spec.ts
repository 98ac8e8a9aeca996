// The journal of one's trades: empty it leads on; a closed position takes a note and a tag, and is found by them, without scripts too; a
// spot sale of coins that were not bought here shows no result.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, signUp, takeTestCoins } from '../trader.ts';

test('a closed position is noted, tagged and found again', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto('/asset');
  await page.getByRole('link', { name: 'Trade journal' }).click();
  await expect(page.getByText('No closed positions or spot sales yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Trade', exact: true })).toHaveAttribute('href', '/futures/usdt/BTCUSDT');

  await askFor(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '20000' });
  const order = { symbolId: 'SBTCSUSDT_SUMCBL', orderType: 1, delegateCount: '0.02' };
  await askFor(page, 'v1/mcp/order/openContract', { ...order, delegateType: 21 });
  await askFor(page, 'v1/mcp/order/closeContract', { ...order, delegateType: 22 });
  await page.reload();
  await page.getByRole('button', { name: 'Note on SBTCSUSDT Long' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note on SBTCSUSDT Long' });
  await dialog.getByLabel('Note').fill('<b>Too early</b>');
  await dialog.getByLabel('Tags').fill('breakout, news');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('<b>Too early</b>')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results by tag' }).getByRole('row', { name: /^breakout 1 / })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'news' }).click();
  await expect(page).toHaveURL('/asset/journal?tag=news');
  const bare = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const reader = await bare.newPage();
  await reader.goto(page.url());
  await expect(reader.getByText('<b>Too early</b>')).toBeVisible();
  await reader.getByLabel('To').fill('2020-01-31');
  await reader.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(reader).toHaveURL(/to=2020-01-31/);
  await expect(reader.getByText('No results match the filter.')).toBeVisible();
  await bare.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/asset/journal');
  expect(await faultsOf(page)).toEqual([]);
});

test('spot sales: one of deposited coins has no result, one of bought coins has, and both take notes', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await takeTestCoins(page, 'BTC', 'Bitcoin', '0.01');
  const order = { symbolId: 'BTCUSDT_SPBL', orderType: 1 };
  await askFor(page, 'v1/spot/order/place', { ...order, delegateType: 22, delegateCount: '0.01' });
  await askFor(page, 'v1/spot/order/place', { ...order, delegateType: 21, delegateCount: '0.002', tradeUnit: 'base' });
  await askFor(page, 'v1/spot/order/place', { ...order, delegateType: 22, delegateCount: '0.0019' });
  await page.goto('/asset/journal');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^BTC\/USDT Sell/ }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByText('Their cost is unknown')).toBeVisible();
  await expect(rows.first()).toContainText('Cost price');
  await expect(page.getByText('Spot sales with unknown cost: 1. They are not counted.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Unknown cost');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/result=unknown/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Note on BTC/USDT Sell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Note on BTC/USDT Sell' });
  await dialog.getByLabel('Note').fill('From the ledger');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('From the ledger')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
