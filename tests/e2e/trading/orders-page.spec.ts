// The lists of one's orders on a page of their own, and as a file.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { bestBid, signUp, takeTestCoins } from '../trader.ts';

test('a visitor is sent to the login and comes back', async ({ page }) => {
  await page.goto('/order/transac');
  await expect(page).toHaveURL('/login?from=%2Forder%2Ftransac');
});

test('every fill stands in the list and, to the last digit, in the file', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  await expect(form.getByText('5,000 USDT')).toBeVisible();
  await form.getByRole('button', { name: 'Market' }).click();
  await form.getByLabel('Total').fill('1000');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();

  await page.goto('/order/transac?tab=fills');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Fills' })).toContainText('BTC/USDT');
  const answer = await page.request.post('/api/v1/spot/order/fills', { data: {} });
  const body: { data: { list: { fillId: string; price: string; quantity: string; amount: string; fee: string; timeMs: number }[] } } =
    await answer.json();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^meridian-fills-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  expect(lines).toHaveLength(body.data.list.length);
  for (const [place, fill] of body.data.list.entries()) {
    const cells = (lines[place] ?? '').split(',');
    expect(cells).toEqual(
      expect.arrayContaining([fill.fillId, fill.price, fill.quantity, fill.amount, fill.fee, new Date(fill.timeMs).toISOString()]),
    );
  }
  await page.getByRole('tab', { name: 'Order history' }).click();
  await expect(page).toHaveURL('/order/transac?tab=history');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
  }
});

/** Places an order as a program would, at a share of the market's price. */
async function place(page: Page, order: Readonly<Record<string, unknown>>): Promise<void> {
  const data = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, timeInForceValue: 0, ...order };
  const answer: { code: string } = await (await page.request.post('/api/v1/spot/order/place', { data })).json();
  expect(answer.code).toBe('00000');
}

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

test('lists are sorted by their heads, narrowed, and keep the columns that were chosen', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  const last = await bestBid(page);
  await place(page, { orderType: 1, tradeUnit: 'quote', delegateCount: '3000' });
  for (const [share, count] of [
    [0.97, '0.01'],
    [0.95, '0.03'],
    [0.96, '0.02'],
  ] as const)
    await place(page, { orderType: 0, delegatePrice: (last * share).toFixed(2), delegateCount: count });
  await place(page, { orderType: 0, delegateType: 22, delegatePrice: (last * 1.03).toFixed(2), delegateCount: '0.005' });

  await page.goto('/order/transac');
  await expect(rows(page, 'Open orders')).toHaveCount(4);
  const quantities = async (): Promise<string[]> =>
    (await rows(page, 'Open orders').allInnerTexts()).map((text) => /(?<![\d,])0\.0\d+/.exec(text)?.[0] ?? '');
  const head = page.getByRole('columnheader', { name: 'Quantity' });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect((await quantities()).map(Number)).toEqual([0.03, 0.02, 0.01, 0.005]);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect((await quantities()).map(Number)).toEqual([0.005, 0.01, 0.02, 0.03]);

  // Narrowed to sells; the address says so and can be passed on.
  await page.getByRole('combobox', { name: 'Side' }).selectOption('Sell');
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await expect(page).toHaveURL('/order/transac?side=sell');
  await page.reload();
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Iceberg');
  await expect(page.getByText('No results match the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(rows(page, 'Open orders')).toHaveCount(4);
  await expect(page).toHaveURL('/order/transac');

  // The exchange narrows what comes in pages.
  await page.goto('/order/transac?tab=history&kind=market&period=today');
  await expect(rows(page, 'Order history')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Canceled');
  await expect(page.getByText('No results match the filter.')).toBeVisible();
  await expect(page).toHaveURL('/order/transac?tab=history&kind=market&state=cancelled&period=today');
  await page.goto('/order/transac?tab=fills&role=maker');
  await expect(page.getByText('No results match the filter.')).toBeVisible();

  // Columns are put away by keyboard, and stay away.
  await page.goto('/order/transac');
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Time', exact: true })).toBeVisible();
  const faults = (part: string): Promise<string[]> => faultsOf(page, { part, rules: 'all' });
  expect(await faults('[role="menu"]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  const gone = page.getByRole('menuitemcheckbox');
  await expect(gone).toHaveCount(0);
  expect(await faults('main')).toEqual([]);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(7);
  await page.reload();
  await expect(heads).toHaveCount(7);

  await page.getByRole('tab', { name: 'Assets' }).click();
  await expect(rows(page, 'Assets')).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search coin' }).fill('bt');
  await expect(rows(page, 'Assets')).toHaveCount(1);
  await expect(page).toHaveURL('/order/transac?tab=assets&coin=bt');
});
