// A newcomer's ways from the front page to a running bot and to a copy, by what stands on the pages alone, in few presses.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { goodPassword, takeTestCoins } from '../trader.ts';

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

/** Presses what is there, once, as a person does who sees it, and counts. */
function counter() {
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    presses += 1;
    await what.click();
  };
  return { press, presses: () => presses };
}

type Press = (what: Locator) => Promise<void>;

/** From a page to its own address again, with an account that has coins. The form is sent with Enter, as it is typed. */
async function becomeMember(page: Page, press: Press): Promise<void> {
  const here = page.url();
  await press(page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
  await page.getByLabel('Email address').fill(`steps-${process.pid}-${Date.now()}@example.com`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(goodPassword);
  await password.press('Enter');
  await expect(page).toHaveURL(here);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await page.reload();
}

async function agree(page: Page, press: Press): Promise<void> {
  const agreement = page.getByRole('dialog', { name: 'Before your first bot' });
  await press(agreement.getByRole('checkbox'));
  await press(agreement.getByRole('button', { name: 'Accept' }));
}

test('from the front page to a running bot in at most eight presses', async ({ page }) => {
  test.setTimeout(240_000);
  const { press, presses } = counter();
  await page.goto('/');
  const header = page.getByRole('banner');
  await press(header.getByText('Bots', { exact: true }));
  await press(header.getByRole('link', { name: /^Spot grid/ }));
  await expect(page).toHaveURL(/\/trading-bot\/spot\/BTCUSDT/);
  await becomeMember(page, press);
  await press(page.getByRole('button', { name: /^Steady / }));
  await page.getByRole('textbox', { name: 'Investment USDT', exact: true }).fill('3000');
  await press(page.getByRole('button', { name: 'Start bot' }));
  await agree(page, press);
  await press(page.getByRole('dialog', { name: /Spot grid on/ }).getByRole('button', { name: 'Start bot' }));
  await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/);
  await expect(page.getByRole('list', { name: 'Steps of this bot' }).getByText(/^Started between/)).toBeVisible({ timeout: 30_000 });
  expect(presses()).toBeLessThanOrEqual(8);
});

test('from the front page to a copy of the leader in front in at most six presses', async ({ page }) => {
  test.setTimeout(240_000);
  const { press, presses } = counter();
  await page.goto('/');
  await press(page.getByRole('region', { name: 'Results you can check' }).getByRole('link'));
  await expect(page).toHaveURL(/\/copy-trading\/futures\/\d+$/);
  await becomeMember(page, press);
  await press(page.getByRole('button', { name: 'Copy', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Copy this trader' });
  await dialog.getByRole('textbox', { name: 'Investment' }).fill('1000');
  await press(dialog.getByRole('button', { name: 'Start copying' }));
  await agree(page, press);
  await expect(page.getByText(/From now on, it copies the positions that the lead trader opens\./).first()).toBeVisible({
    timeout: 60_000,
  });
  expect(presses()).toBeLessThanOrEqual(6);
});
