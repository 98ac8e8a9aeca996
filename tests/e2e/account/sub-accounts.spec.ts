// A sub-account, lived through: opened with a proof, filled, gone into, back again, frozen.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { goodPassword, openDialog, signUp, takeTestCoins } from '../trader.ts';

test('a sub-account is opened, filled, gone into, left and frozen', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/account/sub-accounts');
  await expect(page.getByText('You have no sub-accounts yet')).toBeVisible();
  const naming = await openDialog(page, page.getByRole('button', { name: 'Open a sub-account' }), 'Open a sub-account');
  await naming.getByLabel('Name').fill('Grid bots');
  await naming.getByRole('button', { name: 'Open a sub-account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' });
  await proof.getByLabel('Password').fill(goodPassword);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Grid bots' });
  await expect(row).toContainText('$0.00');

  await row.getByRole('button', { name: 'Transfer' }).click();
  const transfer = page.getByRole('dialog', { name: 'Transfer between accounts' });
  await transfer.getByRole('textbox').fill('250.5');
  await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(row).toContainText('$250.50');
  expect(await faultsOf(page)).toEqual([]);

  await row.getByRole('button', { name: 'Switch account' }).click();
  await expect(page).toHaveURL(/\/asset$/);
  await expect(page.getByRole('banner').getByTitle('Sub-account: Grid bots')).toBeVisible();
  await expect(page.getByText('+$250.50')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toHaveCount(0);
  await page.goto('/account/security');
  await expect(page).toHaveURL(/\/asset$/);

  await page.getByRole('banner').getByLabel('Your account').click();
  await page.getByRole('button', { name: /Back to the main account/ }).click();
  await expect(page).toHaveURL(/\/account\/sub-accounts$/);

  const asking = await openDialog(page, row.getByRole('button', { name: 'Freeze' }), 'Freeze Grid bots?');
  await asking.getByRole('button', { name: 'Freeze', exact: true }).click();
  await proof.getByLabel('Password').fill(goodPassword);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(row.getByText('Frozen')).toBeVisible();
  await page.goto('/asset/history?kind=internal');
  await expect(page.getByText('To Grid bots')).toBeVisible();
});
