// All futures on one page and on boards, live; the calculator, contract details and the what-if explorer beside them.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { signUp } from '../trader.ts';

const rows = (page: Page) => page.getByRole('rowheader');

test('contracts by quote coin and kind, sorted by their heads, with an address that brings both back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/futures');
  await expect(page.getByRole('heading', { level: 1, name: 'Futures' })).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThanOrEqual(30);
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', '/futures/usdt/BTCUSDT');
  await page.getByRole('navigation', { name: 'Lists of markets' }).getByRole('link', { name: 'Delivery' }).click();
  await expect(page.getByRole('columnheader', { name: 'Delivery in' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await rows(page).count()).toBeGreaterThanOrEqual(6);
  await page.getByRole('columnheader', { name: '24h turnover' }).getByRole('link').click();
  await expect(page).toHaveURL('/futures?tab=delivery&sort=turnover');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Delivery', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('columnheader', { name: '24h turnover' })).toHaveAttribute('aria-sort', 'descending');
  await page.goto('/futures?tab=usdc');
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain('PERP');
  await page.getByRole('navigation', { name: 'Market types' }).getByRole('link', { name: 'Spot' }).click();
  await expect(page).toHaveURL('/markets');
});

test('prices are there without scripts, move with them, and clocks count', async ({ page, request }) => {
  const html = await (await request.get('/futures')).text();
  expect(html).toContain('BTCUSDT');
  expect(html).toMatch(/[+-]\d\.\d{4}%/);
  await page.goto('/futures');
  const table = page.getByRole('table');
  const first = await table.innerText();
  await expect.poll(() => table.innerText(), { timeout: 20_000 }).not.toBe(first);
  const clock = page.getByText(/^\d\d:\d\d:\d\d$/).first();
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before, { timeout: 5000 });
});

test('the boards lead to the desk of what stands out', async ({ page }) => {
  await page.goto('/futures/hot');
  for (const name of ['Most traded', 'Highest funding', 'Lowest funding', 'Largest open interest']) {
    const board = page.getByRole('region', { name });
    await expect(board.getByRole('link').first()).toHaveAttribute('href', /^\/futures\/(usdt|usd|usdc)\/[A-Z\d]+$/);
  }
});

test('the desk has the same tools about its own contract, and own positions to begin with', async ({ page }) => {
  await signUp(page);
  await page.goto('/futures/usd/BTCUSD');
  await page.getByRole('button', { name: 'Contract details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Margin and PnL coin').locator('xpath=..')).toContainText('BTC');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  await expect(dialog.getByRole('group', { name: 'Starting point' }).getByRole('button', { pressed: true })).toHaveText('My account');
  await dialog.getByRole('button', { name: 'Sample account' }).click();
  await expect(
    dialog.getByRole('region', { name: 'Account figures' }).getByText('Equity').locator('xpath=ancestor::summary'),
  ).toContainText('1 BTC');
});

// Colours ask for nothing of a direction, nor a direction for colours: each of them once.
for (const [language, prefix, theme] of [
  ['English', '', 'dark'],
  ['Arabic', '/ar', 'light'],
] as const) {
  test(`no fault in ${language}, ${theme}, desktop and phone`, async ({ page, context, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const check = async (part = 'html'): Promise<void> => {
      expect(await faultsOf(page, { part, rules: 'all' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    };
    // The page behind a dialog was looked at before it opened.
    const dialog = 'dialog[open]';
    await page.goto(`${prefix}/futures/hot`);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await check();
    }
    await page.goto(`${prefix}/futures`);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await check();
      for (const place of [0, 1]) {
        await page
          .locator('button[aria-haspopup="dialog"]')
          .filter({ hasText: /Calculator|What if|الحاسبة|ماذا لو/ })
          .nth(place)
          .click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await check(dialog);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('row').nth(1).locator('button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      await check(dialog);
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
      await check(dialog);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(complaints).toEqual([]);
  });
}
