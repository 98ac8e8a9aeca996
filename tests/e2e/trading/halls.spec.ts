// The rankings of lead traders and of strategies, narrowed to a market by whoever looks at them, with scripts and without.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';

/** The house trades in these markets from the first minute on. */
const halls = [
  { path: '/copy-trading/spot', ranking: 'Lead trader ranking', other: 'House trend spot' },
  { path: '/spot-strategy', ranking: 'Ranking', other: 'SOL, half to double' },
] as const;

const [market, named] = ['ETHUSDT', /ETH\/?USDT/];

for (const { path, ranking, other } of halls)
  test(`a market is chosen in ${path}`, async ({ page, browser }) => {
    const cards = page.getByRole('region', { name: ranking, exact: true }).getByRole('listitem');
    // Records of the house are worked out after the start.
    await expect(async () => {
      await page.goto(path);
      await expect(cards.filter({ hasText: other }).first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await page.getByRole('combobox', { name: 'Market' }).selectOption({ label: market });
    await expect(page).toHaveURL(new RegExp(`${path}\\?market=${market}_SPBL$`));
    await expect(cards.filter({ hasNotText: named })).toHaveCount(0);
    await expect(cards.filter({ hasText: named })).not.toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);

    const bare = await browser.newContext({ javaScriptEnabled: false });
    const reader = await bare.newPage();
    await reader.goto(`${path}?view=table&market=NOPEUSDT`);
    await expect(reader.getByRole('combobox', { name: 'Market' })).toHaveValue('');
    await reader.getByRole('combobox', { name: 'Market' }).selectOption({ label: market });
    await reader.getByRole('button', { name: 'Filter the ranking' }).click();
    await expect(reader).toHaveURL(new RegExp(`view=table.*market=${market}_SPBL`));
    await expect(reader.getByRole('combobox', { name: 'Market' })).toHaveValue(`${market}_SPBL`);
    await expect(reader.getByRole('region', { name: ranking, exact: true }).getByRole('table')).not.toContainText(other);
    await bare.close();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/ar${path}?market=${market}_SPBL`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await faultsOf(page)).toEqual([]);
  });
