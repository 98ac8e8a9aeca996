// A page that is chosen without a network: the desk stays with what is typed, and the way is offered when the line is back.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const waits = 'A link to the page you chose appears here once you are back online.';

/** A desk that is alive, with a price that somebody has typed. */
async function openDesk(page: Page): Promise<void> {
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order form' }).getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  await page.getByRole('region', { name: 'Order form' }).getByRole('textbox', { name: 'Quantity' }).fill('0.0123');
}

async function expectDesk(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/spot\/BTCUSDT$/);
  await expect(page.getByRole('region', { name: 'Order form' }).getByRole('textbox', { name: 'Quantity' })).toHaveValue('0.0123');
  await expect(page.getByRole('table', { name: 'Order book' })).toBeVisible();
}

test('a link of the header leaves the desk as it is, and is offered when the network is back', async ({ page, context }) => {
  await openDesk(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(notice).toContainText(waits);
  await expectDesk(page);
  await context.setOffline(false);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expectDesk(page);
  await page.getByRole('link', { name: 'Open chosen page' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fspot%2FBTCUSDT$/);
});

test('another market does the same, and the offer can be turned down', async ({ page, context }) => {
  await openDesk(page);
  await page
    .getByRole('button', { name: /BTC\/USDT/ })
    .first()
    .click();
  const other = page.getByRole('dialog').getByText('ETH/USDT').first();
  await expect(other).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await other.click();
  await expect(page.getByRole('status').filter({ hasText: waits })).toBeVisible();
  await expectDesk(page);
  await context.setOffline(false);
  const offer = page.getByRole('status').filter({ hasText: 'You are back online.' });
  await expect(offer.getByRole('link', { name: 'Open chosen page' })).toHaveAttribute('href', '/spot/ETHUSDT');
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toBeHidden();
  await expectDesk(page);
});
