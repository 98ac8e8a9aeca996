// The guides: whole without scripts, with the exchange's own numbers, and their examples lead to the calculator.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

test.use({ javaScriptEnabled: false });

test('guides stand whole without scripts, and an example leads to the calculator with its numbers', async ({ page }) => {
  await page.goto('/futures/introduction/liquidation-summarize');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liquidation');
  await expect(page.getByText(/^Parameters as of 20\d\d-/)).toBeVisible();
  await expect(page.locator('math').first()).toBeVisible();
  await expect(page.locator('[data-result="X"]').first()).toContainText('USDT');
  await page.goto('/futures/introduction/margin-summarize');
  const tiers = page.getByRole('table', { name: /tiers$/ });
  await expect(tiers.getByRole('columnheader', { name: 'Maintenance rate' })).toBeVisible();
  expect(await tiers.getByRole('row').count()).toBeGreaterThan(3);
  const example = page.getByRole('note', { name: 'Worked example' }).first();
  const link = example.getByRole('link', { name: 'Open in the calculator' });
  await expect(link).toHaveAttribute('href', /^\/futures\?calculator=pnl&contract=BTCUSDT&.*leverage=20&.*size=/);
});
