// An order between two people in demo trading, each in a browser of their own: to the end, cancelled by agreement, coins against coins.
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import { verificationHeader, VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { test } from '../browser-test.ts';
import { newPerson } from '../copy-trading/people.ts';
import { faultsOf } from '../faults.ts';
import { askFor, goodPassword, openDialog, signUp } from '../trader.ts';

const pin = '493027';
const phone = { viewport: { width: 390, height: 844 } };

async function newDemoTrader(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await newPerson(browser, options);
  await signUp(page);
  await askFor(page, 'paptrading/switch', {});
  return page;
}

async function proven<Data>(page: Page, purpose: VerificationPurpose, path: string, body: object, entered: object): Promise<Data> {
  const { token } = await askFor<{ token: string }>(
    page,
    'v1/user/security/verify',
    { purpose, password: goodPassword, ...entered },
    'demo',
  );
  const headers = { [verificationHeader]: token, [paperHeader]: inPaper };
  const answer = await page.request.post(`/api/${path}`, { data: body, headers });
  const told: { code: string; data: Data } = await answer.json();
  expect(told.code, `${path}: ${JSON.stringify(told)}`).toBe('00000');
  return told.data;
}

/** Somebody who can be paid by SEPA, and has a PIN. The IBAN is an example of the registry of SWIFT. */
async function newSeller(browser: Browser, options: BrowserContextOptions): Promise<{ page: Page; methodId: string }> {
  const page = await newDemoTrader(browser, options);
  await proven(page, VerificationPurpose.changeSecurity, 'v1/user/security/pin/enable-pin', { pin }, {});
  const method = { scheme: 'sepa', fields: { name: 'Sabine Sommer', iban: 'DE89370400440532013000' } };
  const { methodId } = await proven<{ methodId: string }>(page, VerificationPurpose.paymentMethod, 'v1/c2c/payment/method/save', method, {
    pin,
  });
  return { page, methodId };
}

type Advert = { readonly advertId: string; readonly version: number };

const publish = (page: Page, more: object): Promise<Advert> =>
  askFor<Advert>(
    page,
    'v1/c2c/advert/publish',
    { side: 'sell', coin: 'USDT', amount: '1000', minimum: '20', maximum: '500', remark: 'Weekdays only', ...more },
    'demo',
  );

async function place(page: Page, { advertId, version }: Advert, size: object): Promise<string> {
  return (await askFor<{ orderId: string }>(page, 'v1/c2c/order/place', { advertId, version, ...size }, 'demo')).orderId;
}

const rowLink = (page: Page, orderId: string): Locator => page.getByRole('main').locator(`a[href$="/crypto-c2c/orders/${orderId}"]`);
const step = (page: Page, title: string): Locator => page.getByRole('heading', { name: title, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name, exact: true }).click();

/** Presses the button and answers yes to its question. */
async function agree(page: Page, name: string, question: string): Promise<void> {
  const button = page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name, exact: true });
  const dialog = await openDialog(page, button, question);
  await dialog.getByRole('button', { name, exact: true }).click();
}

test('two people trade to the end, cancel by agreement and exchange coins, each seeing what the other does', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const options = baseURL === undefined ? {} : { baseURL };
  const { page: seller, methodId } = await newSeller(browser, options);
  const buyer = await newDemoTrader(browser, { ...options, ...phone });
  const terms = { quote: 'EUR', price: { kind: 'fixed', price: '0.92' }, paymentMinutes: 15, methodIds: [methodId] };
  const advert = await publish(seller, terms);

  const orderId = await place(buyer, advert, { amount: '64.4' });
  await Promise.all([buyer, seller].map((page) => page.goto(`/crypto-c2c/orders/${orderId}`)));
  await expect(step(buyer, 'Step 1 of 3: Pay the seller')).toBeVisible();
  await expect(buyer.getByText('64.40 EUR').first()).toBeVisible();
  await expect(buyer.getByText('DE89370400440532013000')).toBeVisible();
  await expect(buyer.getByText('Weekdays only')).toBeVisible();
  await expect(buyer.getByTestId('time-left')).toHaveText(/^00:1[0-5]:\d\d$/);
  await expect(buyer.getByRole('group', { name: 'Order actions' })).toBeInViewport({ ratio: 1 });
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  await expect(step(seller, 'Step 1 of 3: Wait for the payment')).toBeVisible();
  for (const page of [buyer, seller]) expect(await faultsOf(page)).toEqual([]);

  await press(buyer, 'I have paid');
  await expect(step(buyer, 'Step 2 of 3: Wait for the coins')).toBeVisible();
  await expect(step(seller, 'Step 2 of 3: Check the payment and release the coins')).toBeVisible();
  await expect(seller).toHaveTitle(/Marked as paid · Order /);
  await expect(seller.getByRole('listitem').filter({ hasText: 'The buyer marked the order as paid.' }).first()).toBeVisible();

  const release = await openDialog(
    seller,
    seller.getByRole('group', { name: 'Order actions' }).getByRole('button', { name: 'Release coins' }),
    'Release the coins?',
  );
  await release.getByRole('checkbox').check();
  expect(await faultsOf(seller)).toEqual([]);
  await release.getByRole('button', { name: 'Release coins' }).click();
  const proof = seller.getByRole('dialog', { name: 'Confirm your identity' });
  await proof.getByLabel('Password').fill(goodPassword);
  await proof.getByLabel('Fund PIN').fill(pin);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  for (const page of [seller, buyer]) await expect(step(page, 'Step 3 of 3: Order completed')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'View spot assets' })).toBeVisible();

  // The second order comes to nothing, and both agree.
  const second = await place(buyer, advert, { amount: '20' });
  await buyer.goto('/crypto-c2c/orders');
  await rowLink(buyer, second).click();
  await seller.goto(`/crypto-c2c/orders/${second}`);
  await agree(seller, 'Ask to cancel', 'Ask to cancel this order?');
  await expect(step(seller, 'Step 1 of 3: Wait for the buyer’s answer')).toBeVisible();
  await expect(step(buyer, 'Step 1 of 3: Answer the cancellation request')).toBeVisible();
  await agree(buyer, 'Accept cancellation', 'Accept the cancellation?');
  for (const page of [buyer, seller]) await expect(step(page, 'Order canceled')).toBeVisible();

  // Coins against coins are over as soon as they are ordered.
  const swap = await publish(seller, { quote: 'USDC', price: { kind: 'fixed', price: '1' } });
  const third = await place(buyer, swap, { quantity: '100' });
  await buyer.goto(`/crypto-c2c/orders/${third}`);
  await expect(step(buyer, 'Order completed')).toBeVisible();
  await expect(buyer.getByText(/You bought .?100 USDT.? for .?100 USDC/)).toBeVisible();

  await seller.goto('/crypto-c2c/orders');
  await expect(seller.getByText('You have no C2C orders in progress.')).toBeVisible();
  await seller.getByRole('tab', { name: 'Ended orders' }).click();
  await expect(seller).toHaveURL(/\?tab=ended$/);
  for (const id of [orderId, second, third]) await expect(rowLink(seller, id)).toBeVisible();
  expect(await faultsOf(seller)).toEqual([]);
});

test('an order of others is not there', async ({ page }) => {
  await signUp(page);
  const answer = await page.goto('/crypto-c2c/orders/999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This order does not exist, or it belongs to another user' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'C2C orders' }).click();
  await expect(page.getByText('You have no C2C orders in progress.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible();
});
