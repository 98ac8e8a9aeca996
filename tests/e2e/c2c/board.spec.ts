// The marketplace in the browser: read without scripts, narrowed, and an ad taken in demo trading.
import { expect, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openDialog } from '../trader.ts';
import { enterDemo, sellForEuros } from './people.ts';

const board = '/crypto-c2c/USDT/EUR';

type Listed = { readonly list: readonly { readonly advertId: string; readonly advertiser: { readonly nickname: string } }[] };

/** The name under which others see the owner of the ad. */
async function nicknameOf(page: Page, advertId: string): Promise<string> {
  const { list } = await askFor<Listed>(page, 'v1/c2c/advert/list', { side: 'buy', coin: 'USDT', quote: 'EUR', pageSize: 50 }, 'demo');
  return list.find((one) => one.advertId === advertId)?.advertiser.nickname ?? 'nobody';
}

test('somebody reads prices and ads without scripts, and narrows them', async ({ page, browser, baseURL }) => {
  const { advertId } = await sellForEuros(page, 'Fast.');
  const nickname = await nicknameOf(page, advertId);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/crypto-c2c?quotation=EUR');
  await expect(reader.getByRole('heading', { level: 1, name: 'C2C marketplace' })).toBeVisible();
  await reader.getByRole('link', { name: 'Buy USDT' }).click();
  await expect(reader).toHaveURL(board);
  const ads = reader.getByRole('list', { name: 'Ads, best price first' });
  await expect(ads.getByText(nickname)).toBeVisible();
  const filter = reader.getByRole('form', { name: 'Filter ads' });
  await filter.getByRole('textbox', { name: 'Order amount' }).fill('1000000');
  await filter.getByRole('button', { name: 'Show ads' }).click();
  await expect(reader).toHaveURL(/amount=1000000/);
  await expect(reader.getByText('No ads match your filters')).toBeVisible();
  await reader.getByRole('link', { name: 'Clear filters' }).click();
  await expect(ads.getByText(nickname)).toBeVisible();
  await filter.getByRole('combobox', { name: 'Payment method' }).selectOption('Wise');
  await filter.getByRole('button', { name: 'Show ads' }).click();
  await expect(ads.getByText(nickname)).toBeHidden();
  await reader.getByRole('link', { name: 'Sell', exact: true }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Sell USDT for EUR' })).toBeVisible();
  await context.close();
});

test('an ad is taken, and the order’s page follows (phone)', async ({ page, browser, baseURL }) => {
  const { advertId } = await sellForEuros(page, 'Please pay from your own account.');
  const nickname = await nicknameOf(page, advertId);
  const context = await newVisitor(browser, { baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, hasTouch: true });
  const buyer = await context.newPage();
  await enterDemo(buyer);
  await buyer.goto(board);
  expect(await faultsOf(buyer)).toEqual([]);
  const dialog = await openDialog(
    buyer,
    buyer.getByRole('button', { name: new RegExp(`Buy USDT from .*${nickname}`) }),
    'Buy USDT with EUR',
  );
  await expect(dialog.getByText('Please pay from your own account.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('501');
  await expect(dialog.getByRole('alert')).toHaveText('The maximum is 500 EUR.');
  expect(await faultsOf(buyer)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'You pay' }).fill('100');
  await expect(dialog.getByRole('textbox', { name: 'You receive' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Buy USDT', exact: true }).click();
  await expect(buyer).toHaveURL(/\/crypto-c2c\/orders\/\d+$/);
  const { list } = await askFor<{ readonly list: readonly object[] }>(buyer, 'v1/c2c/order/list', { open: true }, 'demo');
  expect(list).toMatchObject([{ advertId, role: 'buyer', state: 'waiting', amount: '100', quote: 'EUR' }]);
  await context.close();
});

test('whoever comes as a visitor finds the markets of real money, and the way in', async ({ page }) => {
  await page.goto('/crypto-c2c/sol/pln');
  await expect(page).toHaveURL('/crypto-c2c/SOL/PLN');
  await expect(page.getByText('No ads for this pair at the moment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Publish an ad' })).toBeVisible();
  const missing = await page.request.get('/crypto-c2c/BTC/NOPE');
  expect(missing.status()).toBe(404);
  await page.goto('/crypto-c2c');
  await expect(page.getByText('Log in to see the coins of your favorite spot markets', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency or coin' }).selectOption('GBP');
  await expect(page).toHaveURL('/crypto-c2c?quotation=GBP');
  expect(await faultsOf(page)).toEqual([]);
});
