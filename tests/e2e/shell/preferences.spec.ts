// The look of the site is the reader's choice, and the next page comes in it from the server.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { openTab, signUp, takeTestCoins } from '../trader.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Appearance' }).first().click();
  return page.getByRole('dialog', { name: 'Appearance' });
};
const colourOf = (page: Page, token: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), token);

test('colours, density and theme change at once, and the server writes the next page with them', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/spot/BTCUSDT');
  const [green, red] = [await colourOf(page, '--positive'), await colourOf(page, '--negative')];
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: 'Red, green' }).check({ force: true });
  expect([await colourOf(page, '--positive'), await colourOf(page, '--negative')]).toEqual([red, green]);
  await dialog.getByRole('radio', { name: 'Blue, orange' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Light' }).check({ force: true });
  expect(await faultsOf(page, { part: 'dialog', rules: 'all' })).toEqual([]);
  const html = await (await page.request.get('/spot/BTCUSDT')).text();
  expect(html).toMatch(/<html[^>]*data-theme="light"[^>]*data-colours="blue-up"[^>]*data-density="compact"/);
  const year = Date.now() / 1000 + 364 * 24 * 3600;
  for (const name of ['theme', 'colours', 'density'])
    expect((await context.cookies()).find((cookie) => cookie.name === name)?.expires).toBeGreaterThan(year);
});

test('compact: book, tape and order form stand closer, and nothing that is pressed becomes too small', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const heights = async (): Promise<readonly number[]> => {
    await page.goto('/spot/BTCUSDT');
    await expect(page.locator('canvas').first()).toBeVisible();
    const form = page.getByRole('region', { name: 'Order form' });
    const prices = page.getByRole('table', { name: 'Order book' }).locator('[data-place]');
    // Sixteen of each side are drawn before the room is measured.
    await expect.poll(() => prices.count()).not.toBe(32);
    const parts = [prices.first(), page.getByRole('table', { name: 'Trades' }).locator('[data-side]').first(), form];
    const tall = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.height ?? 0));
    return [...tall, await prices.count()];
  };
  const [book = 0, tape = 0, form = 0, rows = 0] = await heights();
  await context.addCookies([{ name: 'density', value: 'compact', url: baseURL ?? '' }]);
  const [closeBook = 0, closeTape = 0, closeForm = 0, closeRows = 0] = await heights();
  expect([book, tape, closeBook, closeTape]).toEqual([20, 20, 17, 17]);
  expect(closeForm).toBeLessThan(form * 0.95);
  const small = await page
    .getByRole('region', { name: 'Order form' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 24).map((button) => button.textContent));
  expect(small).toEqual([]);
  // More rows fit into the same room.
  expect(closeRows).toBeGreaterThan(rows);
});

test('by keys: arrows move between choices, Escape goes back to the button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Appearance' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Appearance' });
  await dialog.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Appearance' }).first()).toBeFocused();
});

test('the look of the device is followed from the first paint on, and in the evening', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: 'Device' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  // Before anything of the page is drawn: when its body begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'];
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('amounts are hidden everywhere at once, from the server on; the total is in the coin of one’s choice', async ({ page, context }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/asset');
  await expect(page.getByText('1,000', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency of the total' }).selectOption('BTC');
  await expect(page.getByText(/^0\.0\d{7}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await expect(page.getByRole('main')).not.toContainText('1,000');
  await expect(page.getByRole('table', { name: 'Balances' })).toContainText('***');
  await page.goto('/spot/BTCUSDT');
  await openTab(page, /Assets/);
  await expect(page.getByRole('table', { name: 'Assets' })).toContainText('***');
  for (const path of ['/asset', '/']) {
    const html = await (await page.request.get(path)).text();
    expect(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')).not.toContain('1,000');
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Show amounts' }).click();
  await expect(page.getByText('$1,000.00').first()).toBeVisible();
  const year = Date.now() / 1000 + 364 * 24 * 3600;
  const kept = (await context.cookies()).filter(({ name }) => ['showasset', 'valuationunit'].includes(name));
  expect(kept.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual(['showasset=1', 'valuationunit=BTC']);
  for (const { expires } of kept) expect(expires).toBeGreaterThan(year);
});

test('worth is written in the chosen currency, by the rate of the market', async ({ page }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await page.goto('/asset');
  await expect(page.getByText('$1,000.00').first()).toBeVisible();
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: 'EUR-€' }).check({ force: true });
  const answer = await page.request.post('/api/v1/mix/getCurrentRate', { data: {} });
  const body: { data: { rates: { name: string; rate: string }[] } } = await answer.json();
  const rate = Number(body.data.rates.find(({ name }) => name === 'EUR')?.rate);
  expect(rate).toBeGreaterThan(0.5);
  await expect(page.getByText(/^€\d{3}\.\d{2}$/).first()).toBeVisible();
  const shown = Number(
    (
      await page
        .getByText(/^€\d{3}\.\d{2}$/)
        .first()
        .innerText()
    ).slice(1),
  );
  // The market moves between the two questions.
  expect(Math.abs(shown / (1000 * rate) - 1)).toBeLessThan(0.01);
  // The next page comes with it from the server.
  const html = (await (await page.request.get('/asset')).text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  expect(html).toMatch(/€\d{3}\.\d{2}/);
  expect(html).not.toContain('$1,000.00');
});
