// How the site looks is the reader's choice, and the next page comes in it from the server.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { signUp, takeTestCoins } from './trader.ts';

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
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const html = await (await page.request.get('/spot/BTCUSDT')).text();
  expect(html).toMatch(/<html[^>]*data-theme="light"[^>]*data-colours="blue-up"[^>]*data-density="compact"/);
  const year = Date.now() / 1000 + 364 * 24 * 3600;
  for (const name of ['theme', 'colours', 'density'])
    expect((await context.cookies()).find((cookie) => cookie.name === name)?.expires).toBeGreaterThan(year);
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
});
