// The lists of one's orders on a page of their own, and as a file.
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { signUp, takeTestCoins } from './trader.ts';

test('a visitor is sent to the door and comes back', async ({ page }) => {
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
  await expect(page.getByText(/^Filled /).first()).toBeVisible();

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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});
