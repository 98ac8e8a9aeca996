// The life of a grid, lived through: tried on the past, started from the result, its fills watched and read, its top moved, stopped, and every unit back.
import { expect } from '@playwright/test';

import { acceptAgreement, fieldOf, lastPriceOn, moneyAfterEnd } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { openTab, signUp, takeTestCoins } from '../trader.ts';

test('a grid is backtested, started, read, moved and stopped, and every unit comes back', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/trading-bot');
  await expect(page.getByRole('heading', { name: 'Trading bots', level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /Spot grid/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/trading-bot\/spot\/BTCUSDT/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '10000');
  await page.goto('/trading-bot/spot/BTCUSDT');
  await openTab(page, /^Manual$/);
  const price = await lastPriceOn(page);
  await fieldOf(page, 'Lower price').fill(String(Math.round(price * 0.97)));
  await fieldOf(page, 'Upper price').fill(String(Math.round(price * 1.03)));
  await fieldOf(page, 'Grids').fill('200');
  await fieldOf(page, 'Investment USDT').fill('5000');
  // So many grids in so narrow a range would not earn their fees.
  await expect(page.getByText('Each grid would earn less than its two fees. Use fewer grids or a wider range.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Backtest' })).toBeDisabled();
  await fieldOf(page, 'Grids').fill('20');

  await page.getByRole('button', { name: 'Backtest' }).click();
  const result = page.getByRole('region', { name: 'Backtest' });
  await expect(result.getByText('Total profit')).toBeVisible({ timeout: 60_000 });
  await expect(result.getByRole('term').filter({ hasText: 'Buy and hold' })).toBeVisible();
  // The header lies over what has been scrolled beneath it.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Start bot' }).click();
  await acceptAgreement(page);
  const question = page.getByRole('dialog', { name: /Spot grid on/ });
  await expect(question.getByText(/moves from your spot wallet to the bot’s own account/)).toBeVisible();
  await question.getByRole('button', { name: 'Start bot' }).click();
  await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/);

  const journal = page.getByRole('list', { name: 'Steps of this bot' });
  await expect(journal.getByText(/^Started between/)).toBeVisible({ timeout: 20_000 });
  await openTab(page, /^Trades$/);
  await expect(page.getByRole('table', { name: 'Trades of this bot' }).getByRole('row').nth(1)).toBeVisible();
  // On paper: its figures and the open list with its name, in black on white, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Trades', exact: true })).toBeVisible();
  await expect(page.getByText('Total profit').first()).toBeVisible();
  for (const unwanted of [
    page.locator('canvas').first(),
    page.getByRole('tablist').first(),
    page.getByRole('button', { name: 'Stop bot' }),
  ])
    await expect(unwanted).toBeHidden();
  expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, getComputedStyle(document.body).color])).toEqual([
    0,
    'rgb(0, 0, 0)',
  ]);
  await page.emulateMedia({ media: 'screen' });
  await openTab(page, /^Forecast$/);
  await expect(page.getByText('The backtest used at the start, compared with actual results since then.')).toBeVisible();

  // The top, taken by keys as a pointer would drag it.
  const top = page.getByRole('button', { name: /^Upper price at/ });
  await top.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bot changed')).toBeVisible();
  await openTab(page, /^Journal$/);
  await expect(journal.getByText(/^The range is now/)).toBeVisible({ timeout: 20_000 });
  // A message lies over the page while it stands, and so does the header over what has been scrolled beneath it.
  await expect(page.getByText('Bot changed')).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('It has no open orders.', { exact: false })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Resume' }).click();

  await page.getByRole('button', { name: 'Stop bot' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop this bot?' });
  await expect(stop.getByText(/^Sells .*BTC.* at about/)).toBeVisible();
  await stop.getByRole('button', { name: 'Stop bot' }).click();
  await expect(page.getByText('You stopped it. Its funds are back in your wallet.')).toBeVisible({ timeout: 30_000 });

  const { ended, coins } = await moneyAfterEnd(page);
  expect(coins.every(({ frozen }) => Number(frozen) === 0)).toBe(true);
  const usdt = coins.find(({ coin }) => coin === 'USDT');
  // The total is what went in, less what was put in, and what came back; a lot's rest of BTC may be among it.
  expect(Number(usdt?.total)).toBeGreaterThan(10_000 - 5000 + Number(ended.returned) - 0.2);
  expect(Number(usdt?.total)).toBeLessThanOrEqual(10_000 - 5000 + Number(ended.returned) + 0.000_001);
  await page.goto('/trading-bot');
  await openTab(page, /^History$/);
  await expect(page.getByText('Stopped by you')).toBeVisible();
});
