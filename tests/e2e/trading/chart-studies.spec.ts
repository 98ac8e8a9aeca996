// Studies under the chart: chosen, read in numbers, kept on the device, taken away again.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

test('studies come and go, each in a place of its own, and stay over a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const panes = () => page.getByRole('region', { name: 'Chart', exact: true }).locator('.tv-lightweight-charts > table > tr').count();
  // Candles, the line below them, volume (which comes with the first data) and the time axis.
  const before = 4;
  await expect.poll(panes).toBe(before);
  await page.locator('summary[aria-label=Indicators]').click();
  for (const study of ['MACD', 'KDJ', 'SAR']) await page.getByRole('checkbox', { name: new RegExp(`^${study}\\b`) }).check();
  await page.keyboard.press('Escape');
  for (const line of ['MACD DIF', 'MACD DEA', 'KDJ K', 'KDJ J', 'SAR'])
    await expect(page.getByText(new RegExp(`^${line} -?\\d`))).toBeVisible();
  // Two more panes, each with the line that separates it; SAR stands over the candles.
  await expect.poll(panes).toBe(before + 4);
  await page.reload();
  await expect(page.getByText(/^KDJ J -?\d/)).toBeVisible();
  await page.locator('summary[aria-label=Indicators]').click();
  for (const study of ['MACD', 'KDJ', 'SAR']) await page.getByRole('checkbox', { name: new RegExp(`^${study}\\b`) }).uncheck();
  await expect(page.getByText(/^KDJ J/)).toHaveCount(0);
  await expect.poll(panes).toBe(before);
  expect(complaints).toEqual([]);
});
