// The place of the focus after an order, a cancel, a question and a dialog: never on the page's body.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { askFor, bestBid, signUp, takeTestCoins } from '../trader.ts';

const standsOnBody = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

test('at the desk', async ({ page }) => {
  // One click is on: what is asked about all the same opens on the answer that does no harm.
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '2000');
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  const rows = page.getByRole('table', { name: 'Open orders' }).locator('tbody').getByRole('row');
  await expect(form.getByText('2,000 USDT')).toBeVisible();
  const price = (share: number) => async (): Promise<string> => ((await bestBid(page)) * share).toFixed(2);
  for (const share of [0.94, 0.95, 0.96]) {
    const delegatePrice = await price(share)();
    const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, delegatePrice, delegateCount: '0.001' };
    await askFor(page, 'v1/spot/order/place', order);
  }
  await expect(rows).toHaveCount(3);

  // All orders on the chart are one stop of the tab key, and the form is one link away from the start of the desk.
  const onChart = page.getByRole('toolbar', { name: 'Your orders and alerts on the chart' });
  await expect(onChart.getByRole('button', { name: /^Buy 0.001 at / })).toHaveCount(3);
  await expect(onChart.locator('button:not([tabindex="-1"])')).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to: Order form' }).press('Enter');
  await expect(page.locator('#desk-ticket')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#desk-ticket :focus')).toHaveCount(1);

  const buy = form.getByRole('button', { name: 'Buy BTC' });
  await form.getByRole('textbox', { name: /^Price/ }).fill(await price(0.97)());
  await form.getByRole('textbox', { name: /^Quantity/ }).fill('0.001');
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(buy).toBeFocused();

  await rows
    .first()
    .getByRole('button', { name: /^Cancel order/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toBeFocused();

  const all = page.getByRole('button', { name: 'Cancel all' });
  await all.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel 3 orders?' });
  await expect(question.getByText('Back', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByText('Cancel all', { exact: true }).press('Enter');
  await expect(rows).toHaveCount(0);
  await expect.poll(() => standsOnBody(page)).toBe(false);
});

test('every dialog of Security gives it back', async ({ page }) => {
  await signUp(page);
  await page.goto('/account/security');
  const dialog = page.locator('dialog:modal');
  // The last two ask first who one is, while their button waits.
  for (const name of ['Choose', 'Set PIN', 'Lock', 'Change password', 'Create API key', 'Set up', 'Add a passkey']) {
    const opener = page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(opener).toBeEnabled();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener, name).toBeFocused();
  }
});
