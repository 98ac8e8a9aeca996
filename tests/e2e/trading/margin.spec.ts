// Borrowed money in the browser: owed at the desk, paid back there, told in the order centre; and on which terms it is lent.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { askFor, openTab, signUp, takeTestCoins } from '../trader.ts';

test('what is borrowed stands at the desk, is paid back from there, and every list of margin orders says so', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Tron', '5000');
  await askFor(page, 'v1/assets/transfer', { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  await askFor(page, 'v1/margin/account/borrow', { marginMode: 'cross', coin: 'USDT', amount: '600' });

  await page.goto('/spot/BTCUSDT');
  await openTab(page, /^Debts$/);
  const debt = page.getByRole('table', { name: 'Debts' }).getByRole('row').nth(1);
  await expect(debt).toContainText('600 USDT');
  await debt.getByRole('button', { name: 'Repay' }).click();
  const dialog = page.getByRole('dialog', { name: /^Repay/ });
  await dialog.getByRole('button', { name: /^Max repayment/ }).click();
  await dialog.getByRole('button', { name: 'Repay', exact: true }).click();
  await expect(page.getByText('No debt.', { exact: false })).toBeVisible();

  await page.goto('/order/marginOrderInfo?tab=repayments&tabType=cross');
  await expect(page.getByRole('table', { name: 'Repayments' })).toContainText('600.003');
  await openTab(page, /^Interest$/);
  await expect(page).toHaveURL(/tab=interest&tabType=cross/);
  await expect(page.getByRole('table', { name: 'Interest' })).toContainText('0.0126%');
  await page.getByRole('button', { name: 'Isolated' }).click();
  await expect(page).toHaveURL(/tabType=isolated/);
  await expect(page.getByText('Interest is charged when an hour begins.', { exact: false })).toBeVisible();
  expect(errors).toEqual([]);

  // The terms stand in the page as the server sends it.
  const terms = await page.request.get('/spot/introduction/margininfo/cross-limit');
  expect(await terms.text()).toContain('Margin: limits, interest and collateral');
});
