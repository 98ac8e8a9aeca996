// The market as a visitor meets it: whole in the server's HTML, then moving.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ticker, order book, trades and candles stand in the page', async ({ page }) => {
    await page.goto('/spot/BTCUSDT');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BTC/USDT');
    const book = page.getByRole('table', { name: 'Order book' });
    expect(await book.getByRole('row').count()).toBeGreaterThan(20);
    await expect(book).toContainText(/\d+\.\d{2}/);
    const trades = page.getByRole('table', { name: 'Trades' });
    expect(await trades.getByRole('row').count()).toBeGreaterThan(10);
    const candles = page.getByRole('table', { name: 'Recent candles', includeHidden: true });
    expect(await candles.locator('tr').count()).toBeGreaterThan(20);
    await expect(page.locator('svg[data-chart="static"]')).toBeVisible();
  });

  test('the list of markets is whole, and the front page shows the day’s boards', async ({ page }) => {
    await page.goto('/markets');
    expect(await page.getByRole('row').count()).toBeGreaterThan(40);
    await page.goto('/');
    for (const board of ['Most searched', 'Gainers', 'Losers', 'Most traded'])
      await expect(page.getByRole('region', { name: board })).toBeVisible();
    await page
      .getByRole('link', { name: /BTC\/USDT/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/spot\/BTCUSDT$/);
  });
});

test('the market moves, and the console stays clean', async ({ page }) => {
  // Wide enough for book and tape side by side.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/spot/BTCUSDT');
  const book = page.getByRole('table', { name: 'Order book' });
  const trades = page.getByRole('table', { name: 'Trades' });
  const [firstBook, firstTrades] = [await book.innerText(), await trades.innerText()];
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect.poll(() => book.innerText()).not.toBe(firstBook);
  await expect.poll(() => trades.innerText()).not.toBe(firstTrades);
  expect(complaints).toEqual([]);
});

test('an unknown market is a 404 that offers others, a lower-case one finds its page', async ({ page, request }) => {
  expect((await request.get('/spot/NOPENOPE')).status()).toBe(404);
  // The server writes the way on: the coin's own markets, and Convert.
  const unlisted = await request.get('/spot/PEPEBTC');
  expect(unlisted.status()).toBe(404);
  expect(await unlisted.text()).toMatch(/href="\/spot\/PEPEUSDT".*href="\/spot\/convert"/s);
  await page.goto('/spot/btcusdt');
  await expect(page).toHaveURL(/\/spot\/BTCUSDT$/);
});
