// The home of bots for a visitor: each kind with its last week, and three questions that lead to the kinds that fit.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';

test('each kind shows its last week as a backtest, and the one without says so', async ({ page }) => {
  await page.goto('/trading-bot');
  const kinds = page.getByRole('region', { name: 'Choose a bot' });
  const card = (name: string) => kinds.getByRole('listitem').filter({ hasText: name });
  // The first look after a start is what has them worked out.
  await expect(card('Spot grid')).toHaveText(/[+-]?\d+\.\d\d%on the last 7 daysBTC\/USDT/, { timeout: 60_000 });
  await expect(card('Smart portfolio')).toContainText('BTC/USDT, ETH/USDT');
  await expect(card('Signal bot')).toContainText('No backtest: this bot trades only on your alerts.');
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('three answers in the address put the kinds that fit first, with the reason', async ({ page }) => {
    await page.goto('/trading-bot');
    await page.getByText('Which bot fits?').click();
    await page.getByRole('radio', { name: 'Sideways market' }).check();
    await page.getByRole('radio', { name: 'No leverage' }).check();
    await page.getByRole('radio', { name: 'Days or weeks' }).check();
    await page.getByRole('button', { name: 'Show matching bots' }).click();
    await expect(page).toHaveURL(/\/trading-bot\?outlook=sideways&leverage=no&time=days#/);
    const cards = page.getByRole('region', { name: 'Choose a bot' }).getByRole('listitem');
    const because = 'Fits your answers: Sideways market, No leverage, Days or weeks';
    await expect(cards.filter({ hasText: because })).toHaveText([/Spot grid/, /Spot martingale/]);
    await expect(cards.nth(0)).toContainText(because);
    await expect(cards.nth(2)).not.toContainText('Fits your answers');
    await expect(page.getByRole('radio', { name: 'No leverage' })).toBeChecked();

    await page.getByRole('radio', { name: 'Falling market' }).check();
    await page.getByRole('button', { name: 'Show matching bots' }).click();
    await expect(page.getByText('No bot fits all answers. Change one of them.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear answers' }).click();
    await expect(page).toHaveURL(/\/trading-bot$/);
  });
});
