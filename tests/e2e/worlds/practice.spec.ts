// The dumbbell over a desk: a visitor lives through a crash in a market of his own, while another's demo desk sees nothing of it.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { openDialog } from '../trader.ts';

test('a visitor practises a crash in a world of his own', async ({ page }) => {
  await page.goto('/spot/BTCUSDT');
  const dialog = await openDialog(page, page.getByRole('button', { name: 'Practice in your own world' }), 'Create a practice world');
  await expect(dialog.getByRole('listitem')).toHaveText([/BTC\/USDT/, /BTCUSDT/]);
  await expect(dialog.getByText('You continue as a guest.', { exact: false })).toBeVisible();
  expect(await faultsOf(page, { part: 'dialog[open]' })).toEqual([]);
  await dialog.getByLabel('World name').fill('First crash');
  await dialog.getByLabel('Starting balance').fill('2500');
  await dialog.getByRole('button', { name: 'Create world' }).click();
  await expect(page).toHaveURL(/\/w\/[0-9a-f]{16}\/spot\/BTCUSDT$/);
  const band = page.getByRole('group', { name: /First crash/ });
  await expect(page.getByRole('region', { name: 'Order form' }).getByText('2,500 USDT')).toBeVisible();
  await band.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Crash' });
  await band.getByRole('combobox', { name: 'Clock speed' }).selectOption('10');
  await band.getByRole('button', { name: 'Run the clock' }).click();
  await expect(page.getByText('Scenario: Crash')).toBeVisible();
  // The demo of everybody has no bad day.
  await page.goto('/spot/BTCUSDT');
  await expect(page.getByRole('region', { name: 'Order form' })).toBeVisible();
  await expect(page.getByText('Scenario: Crash')).toBeHidden();
});
