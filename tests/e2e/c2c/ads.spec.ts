// One's own side of the marketplace, with play money: a payment method, ads to sell and to buy, edited, paused, resumed and closed.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, goodPassword, openDialog, signUp } from '../trader.ts';

const pin = '493027';
/** The example of Germany in the IBAN registry of SWIFT. */
const iban = 'DE89370400440532013000';
const main = (page: Page) => page.getByRole('main');
const adNamed = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function setPin(page: Page): Promise<void> {
  const { token } = await askFor<{ token: string }>(page, 'v1/user/security/verify', {
    purpose: 'change-security',
    password: goodPassword,
  });
  const answer = await page.request.post('/api/v1/user/security/pin/enable-pin', {
    headers: { 'security-verification': token },
    data: { pin },
  });
  expect(await answer.json()).toMatchObject({ code: '00000' });
}

async function prove(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm your identity' });
  await asked.getByLabel('Password').fill(goodPassword);
  await asked.getByLabel('Fund PIN').fill(pin);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
}

async function addMethod(page: Page): Promise<void> {
  await page.goto('/crypto-c2c/payment-methods');
  await expect(main(page).getByText('Enter sample details only.')).toBeVisible();
  const form = await openDialog(page, main(page).getByRole('button', { name: 'Add payment method' }), 'Add payment method');
  await form.getByLabel('Payment method').selectOption('SEPA');
  await form.getByLabel('Account holder name').fill('Maria Muster');
  const account = form.getByLabel('IBAN');
  await account.fill(`${iban.slice(0, -1)}1`);
  await account.blur();
  await expect(form.getByText('The check digits of this number don’t match.')).toBeVisible();
  await account.fill(iban);
  await account.blur();
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save payment method' }).click();
  await prove(page);
  await expect(page.getByText('Payment method saved')).toBeVisible();
  await expect(main(page).getByText(iban)).toBeVisible();
}

test('somebody saves a payment method, publishes two ads, changes and closes them, and deletes the method', async ({ page }) => {
  await signUp(page);
  await setPin(page);
  await askFor(page, 'paptrading/switch', {});

  await page.goto('/crypto-c2c/ads');
  await expect(main(page).getByText('You have no ads yet.')).toBeVisible();
  await addMethod(page);

  // An ad to sell at a fixed price, with what is wrong told beside its field.
  await page.goto('/crypto-c2c/ads/new');
  await expect(main(page).getByText('100,000 USDT')).toBeVisible();
  await main(page).getByText('Fixed price').click();
  await main(page).getByLabel('Price for 1 USDT').fill('0.01');
  await main(page).getByLabel('Total amount').fill('500');
  await main(page).getByLabel('Minimum order').fill('1');
  await main(page).getByLabel('Maximum order').fill('200');
  await main(page).getByRole('button', { name: 'Publish ad' }).click();
  await expect(main(page).getByText('Choose at least one payment method.')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'SEPA' }).check();
  await main(page).getByRole('button', { name: 'Publish ad' }).click();
  await expect(main(page).getByText('The price is too far below the market (max 20%).')).toBeVisible();
  const priced = await main(page)
    .getByText(/^Index price/)
    .locator('..')
    .textContent();
  const index = /[\d.]+/.exec(priced?.replace('Index price', '') ?? '')?.[0] ?? '';
  await main(page).getByLabel('Price for 1 USDT').fill(index);
  await main(page).getByLabel('Only online at certain hours').check();
  await main(page).getByLabel('Online from').fill('00:00');
  await main(page).getByLabel('Online until').fill('23:59');
  expect(await faultsOf(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Publish ad' }).click();
  await expect(page).toHaveURL('/crypto-c2c/ads');
  const selling = adNamed(page, 'Sell USDT for EUR');
  await expect(selling.getByText('500 of 500 USDT')).toBeVisible();
  await expect(selling.getByText('1 to 200 EUR')).toBeVisible();

  // An ad to buy that follows the index.
  await page.goto('/crypto-c2c/ads/new?side=buy&coin=BTC&quote=EUR');
  await main(page).getByLabel('Premium over the index price').fill('-1.5');
  await main(page).getByLabel('Total amount').fill('0.01');
  await main(page).getByLabel('Minimum order').fill('5');
  await main(page).getByLabel('Maximum order').fill('100');
  await main(page).getByRole('checkbox', { name: 'SEPA' }).check();
  await main(page).getByLabel('Remark').fill('Please pay from your own account');
  await main(page).getByRole('button', { name: 'Publish ad' }).click();
  await expect(page).toHaveURL('/crypto-c2c/ads');
  const buying = adNamed(page, 'Buy BTC for EUR');
  await expect(buying.getByText('-1.50%')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // Edited, paused, resumed.
  await buying.getByRole('link', { name: 'Edit: Buy BTC for EUR' }).click();
  await main(page).getByLabel('Maximum order').fill('150');
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/crypto-c2c/ads');
  await expect(buying.getByText('5 to 150 EUR')).toBeVisible();
  await buying.getByRole('button', { name: 'Pause: Buy BTC for EUR' }).click();
  await expect(buying.getByText('Not shown to other users until you resume it')).toBeVisible();
  await main(page).getByRole('tab', { name: 'Online' }).click();
  await expect(buying).toHaveCount(0);
  await expect(selling).toBeVisible();
  await main(page).getByRole('tab', { name: 'Paused' }).click();
  await buying.getByRole('button', { name: 'Resume: Buy BTC for EUR' }).click();
  await expect(main(page).getByText('No ads with this status.')).toBeVisible();
  await main(page).getByRole('tab', { name: 'All' }).click();

  // On a phone nothing is wider than the page.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/crypto-c2c/payment-methods', '/crypto-c2c/ads/new', '/crypto-c2c/ads']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  // Closed for good.
  const asked = await openDialog(page, buying.getByRole('button', { name: 'Close ad: Buy BTC for EUR' }), 'Close this ad?');
  await asked.getByRole('button', { name: 'Close ad' }).click();
  await expect(buying.getByText('Closed permanently')).toBeVisible();

  // Without its method the other ad is offline.
  await page.goto('/crypto-c2c/payment-methods');
  const remove = await openDialog(page, main(page).getByRole('button', { name: 'Delete SEPA' }), 'Delete this payment method?');
  await remove.getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByText('You have no payment methods yet.')).toBeVisible();
  await page.goto('/crypto-c2c/ads');
  await expect(selling.getByText('Offline because its payment methods were deleted')).toBeVisible();
});

test('whoever cannot trade with people is told before a form', async ({ page }) => {
  await signUp(page);
  await page.goto('/crypto-c2c/ads/new');
  await expect(main(page).getByText('Verify your identity to publish ads.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Verify identity' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Publish ad' })).toHaveCount(0);
  await page.goto('/crypto-c2c/payment-methods');
  await expect(main(page).getByText('Complete identity verification before you add a payment method.')).toBeVisible();
});
