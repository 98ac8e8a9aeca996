// What assistive technology meets: no serious fault on any page, in both themes, in English and Arabic; and the desk by keyboard alone.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { bestBid, signUp, takeTestCoins } from './trader.ts';

const pages = [
  '',
  '/spot/BTCUSDT',
  '/futures/usdt/BTCUSDT',
  '/futures/susd/perpetual/SBTCSUSD',
  '/login',
  '/register',
  '/legal/licences',
  '/no-such-page',
] as const;

for (const prefix of ['', '/ar'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`no serious fault in ${theme}, ${prefix === '' ? 'English' : 'Arabic'}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      for (const path of pages) {
        await page.goto(`${prefix}${path}` === '' ? '/' : `${prefix}${path}`);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.target.join(' ') ?? ''}`)).toEqual([]);
      }
    });
  }
}

test('an order is placed and cancelled without a mouse', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await page.goto('/spot/BTCUSDT');
  const form = page.getByRole('region', { name: 'Order form' });
  await expect(form.getByText('5,000 USDT')).toBeVisible();
  const price = ((await bestBid(page)) * 0.97).toFixed(2);
  await form.getByLabel('Price').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(price);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.01');
  await page.keyboard.press('Enter');
  const open = page.getByRole('table', { name: 'Open orders' });
  await expect(open.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /Cancel order/ }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('5,000 USDT')).toBeVisible();
});
