// The journal of one's trades: empty it leads on; a closed position takes a note and a tag, and is found by them, without scripts too.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, signUp } from '../trader.ts';

test('a closed position is noted, tagged and found again', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await page.goto('/asset');
  await page.getByRole('link', { name: 'Trade journal' }).click();
  await expect(page.getByText('No closed positions yet.')).toBeVisible();
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
