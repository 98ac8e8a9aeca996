// Histories of contracts at the desk: narrowed, kept in the address, and taken home as a file; plans that are over among them.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { askFor, openTab, signUp } from '../trader.ts';

const symbolId = 'SBTCSUSDT_SUMCBL';

/** A long of 0.02 at the market, sold again, and a plan taken back. */
async function trade(page: Page): Promise<void> {
  await signUp(page);
  await askFor(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '20000' });
  const order = { symbolId, orderType: 1 };
  await askFor(page, 'v1/mcp/order/openContract', { ...order, delegateType: 21, delegateCount: '0.02' });
  await askFor(page, 'v1/mcp/order/closeContract', { ...order, delegateType: 22, delegateCount: '0.02' });
  const plan = { symbolId, delegateType: 21, planType: 0, delegateCount: '0.01', triggerPrice: '900000' };
  const { planId } = await askFor<{ readonly planId: string }>(page, 'v1/trigger/plan/placePlan', plan);
  await askFor(page, 'v1/trigger/plan/cancelPlan', { planId });
}

const rows = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).getByRole('row');

test('histories are narrowed by the address and by hand, and taken home as they are shown', async ({ page }) => {
  await trade(page);
  const desk = '/futures/susdt/perpetual/SBTCSUSDT';
  await page.goto(`${desk}?interval=1D&tab=orderHistory&side=sell`);
  await expect(rows(page, 'Order history')).toHaveCount(2);
  await expect(rows(page, 'Order history').nth(1)).toContainText('Sell');

  const bar = page.getByRole('group', { name: 'Filter this list' });
  await bar.getByRole('combobox', { name: 'Side' }).selectOption('Buy and sell');
  await expect(rows(page, 'Order history')).toHaveCount(3);
  await expect(page).toHaveURL(`${desk}?interval=1D&tab=orderHistory`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await bar.getByRole('combobox', { name: 'Status' }).selectOption('Canceled');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page, 'Order history')).toHaveCount(3);

  await openTab(page, /^Fills/);
  await bar.getByRole('combobox', { name: 'Side' }).selectOption('Sell');
  await expect(page).toHaveURL(`${desk}?interval=1D&tab=fills&side=sell`);
  await expect(rows(page, 'Fills').nth(1)).toContainText('Sell');
  await expect(rows(page, 'Fills').filter({ hasText: 'Buy' })).toHaveCount(0);
  // The order may have met several others.
  const shown = await rows(page, 'Fills').count();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^meridian-futures-fills-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Order ID,Time (UTC),Contract,Side');
  expect(lines.slice(1, -1).every((line) => line.includes(',SBTCSUSDT,sell,'))).toBe(true);
  expect(lines).toHaveLength(shown + 1);

  // The choice of a side means something for plans, too: a bought one is hidden by it.
  await openTab(page, /^Conditional history/);
  await expect(page.getByText('No results match the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(rows(page, 'Conditional history').nth(1)).toContainText('Canceled: by you');
});

test('a position that is over and the result of a day are shared as cards, with amounts only when they are wanted', async ({ page }) => {
  await trade(page);
  await page.goto('/futures/susdt/perpetual/SBTCSUSDT?tab=positionHistory');
  await rows(page, 'Position history').nth(1).getByRole('button', { name: 'Share SBTCSUSDT Long' }).click();
  const closed = page.getByRole('dialog', { name: 'Share closed position' });
  const card = closed.getByRole('img', { name: /^SBTCSUSDT, Long · .*%, Entry price .*, Exit price / });
  await expect(card).toBeVisible();
  await expect(card).not.toHaveAttribute('alt', /Net PnL/);
  await closed.getByRole('checkbox', { name: 'Amount' }).check();
  await expect(card).toHaveAttribute('alt', /Net PnL -[\d.]+ SUSDT/);
  const download = page.waitForEvent('download');
  await closed.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^SBTCSUSDT-long-\d+\.png$/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share result' }).click();
  const day = page.getByRole('dialog', { name: 'Share result' });
  await expect(day.getByRole('img', { name: /^SUSDT-margined futures, Today · .*-.*%, Positions closed 1, Win rate 0%$/ })).toBeVisible();
});
