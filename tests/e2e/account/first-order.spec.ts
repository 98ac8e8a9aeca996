// A newcomer's way from the front page to the first filled order, by the buttons and links of the page alone, in at most eight presses.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { goodPassword } from '../trader.ts';

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

const mostPresses = 8;
const form = (page: Page): Locator => page.getByRole('region', { name: 'Order form' });

test('from the front page to the first filled order', async ({ page }) => {
  test.setTimeout(240_000);
  let presses = 0;
  /** Presses what is there, once, as a person does who sees it. */
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
  await page.getByLabel('Email address').fill(`first-${process.pid}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await press(page.getByRole('button', { name: 'Sign up' }));
  await expect(page).toHaveURL('/');

  // A newcomer with nothing is led to the deposit, which begins with the coin that most markets are traded in.
  await press(page.getByRole('main').getByRole('link', { name: 'Deposit' }).first());
  await expect(page.getByTestId('deposit-address')).not.toHaveText(/^\s*$/);
  await press(page.getByRole('button', { name: 'Send test coins' }));
  const done = page.getByRole('region', { name: 'Credited' });
  await expect(done).toBeVisible({ timeout: 120_000 });
  await press(done.getByRole('link', { name: /^Trade/ }));

  await press(form(page).getByRole('button', { name: 'Market' }));
  await form(page).getByLabel('Total').fill('100');
  await press(form(page).getByRole('button', { name: /^Buy / }));
  // Orders are asked about first, as they are to everybody at first.
  const question = page.getByRole('dialog', { name: /^Buy / });
  await press(question.getByRole('button', { name: /^Buy / }));
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible({ timeout: 60_000 });

  expect(presses).toBeLessThanOrEqual(mostPresses);
  expect(await faultsOf(page)).toEqual([]);
});
