// Positions at the desk of a demo contract: opened, guarded, their exits moved on the chart, margin added, closed in part, turned over.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { openTab, signUp } from './trader.ts';

const symbolId = 'SBTCSUSDT_SUMCBL';

/** Asks the exchange as the page does, with the reader's own session. */
async function ask(
  page: Page,
  path: string,
  body: object,
): Promise<{ readonly code: string; readonly msg: string; readonly data: unknown }> {
  const answer = await page.request.post(`/api/${path}`, { data: body });
  return answer.json();
}

async function done(page: Page, path: string, body: object): Promise<void> {
  expect(await ask(page, path, body), path).toMatchObject({ code: '00000' });
}

/** Play money, ten times leverage, and a long of 0.02 at the market. */
async function openLong(page: Page, marginMode: 1 | 2): Promise<void> {
  await signUp(page);
  await done(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '20000' });
  await done(page, 'v1/mcp/adjust/margin/mode', { symbolId, marginMode });
  await done(page, 'v1/mcp/adjust/lever', { symbolId, leverage: 10 });
  await done(page, 'v1/mcp/order/openContract', { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.02' });
  // Days: what stands some percent away is in the picture.
  await page.goto('/futures/susdt/perpetual/SBTCSUSDT?interval=1D');
}

/** Nothing that keeps somebody out who cannot see, or not well. */
async function expectOpenToAll(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([]);
}

const positions = (page: Page) => page.getByRole('table', { name: 'Positions' });
const row = (page: Page) => positions(page).getByRole('row').nth(1);
const size = (quantity: string) => new RegExp(`${quantity.replace('.', '\\.')} SBTC`);

test('a position is guarded, its stop moved on the chart, and closed in part', async ({ page }) => {
  await openLong(page, 2);
  await expect(row(page)).toContainText(size('0.02'));
  await expect(row(page)).toContainText('Cross');
  await expect(row(page)).toContainText('10×');

  await expectOpenToAll(page, '#desk-orders');

  // A take-profit of 50 % and a stop-loss of 20 % of the margin, for all of it.
  await row(page)
    .getByRole('button', { name: /Take-profit and stop-loss/ })
    .click();
  const exits = page.getByRole('dialog', { name: 'Take-profit and stop-loss' });
  for (const [leg, percent] of [
    ['Take-profit', '50'],
    ['Stop-loss', '20'],
  ] as const) {
    await exits.getByRole('combobox', { name: `${leg}: given as` }).selectOption('return');
    await exits.getByRole('textbox', { name: `${leg}: Return` }).fill(percent);
  }
  await expectOpenToAll(page, 'dialog[open]');
  await exits.getByRole('button', { name: 'Set TP/SL' }).click();
  await expect(page.getByText('TP/SL set', { exact: true })).toBeVisible();
  await expect(exits.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // It stands on the chart, and keys move it there.
  const stop = page.getByRole('button', { name: /^SL .* at / });
  const before = await row(page).textContent();
  await stop.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect(row(page)).not.toHaveText(before ?? '');

  // A quarter of it goes at the market.
  await row(page)
    .getByRole('button', { name: /at a price or in part/ })
    .click();
  const closing = page.getByRole('dialog', { name: 'Close position' });
  await closing.getByRole('tab', { name: 'Market' }).click();
  await closing.getByRole('button', { name: '25%' }).click();
  await closing.getByRole('button', { name: 'Close long' }).click();
  await expect(row(page)).toContainText(size('0.015'));
});

test('margin is added to an isolated position, and it is turned over and closed', async ({ page }) => {
  await openLong(page, 1);
  await expect(row(page)).toContainText('Isolated');
  const liquidation = row(page).getByRole('cell').nth(3);
  await expect(liquidation).toContainText(/\d/);
  const before = Number((await liquidation.innerText()).replaceAll(',', ''));
  await row(page)
    .getByRole('button', { name: /add or remove margin/ })
    .click();
  const margin = page.getByRole('dialog', { name: 'Margin of the position' });
  await margin.getByRole('textbox', { name: /^Amount/ }).fill('100');
  await margin.getByRole('button', { name: 'Add margin' }).click();
  await expect(page.getByText('Margin added', { exact: true })).toBeVisible();
  // 100 more behind 0.02 of a long: about 5,000 further down.
  await expect.poll(async () => before - Number((await liquidation.innerText()).replaceAll(',', ''))).toBeGreaterThan(4500);

  await row(page)
    .getByRole('button', { name: /^Reverse/ })
    .click();
  await page.getByRole('dialog', { name: 'Reverse position' }).getByRole('button', { name: 'Reverse' }).click();
  await expect(row(page)).toContainText('Short');
  await expect(row(page)).toContainText(size('0.02'));

  await row(page)
    .getByRole('button', { name: /at market at once/ })
    .click();
  await expect(page.getByText('No open positions.', { exact: false })).toBeVisible();
  await openTab(page, /^Position history/);
  await expect(page.getByRole('table', { name: 'Position history' }).getByRole('row')).toHaveCount(3);
});

test('on a phone, right to left and in the light, positions are cards that anybody can read', async ({ page, context, baseURL }) => {
  await openLong(page, 1);
  await context.addCookies([{ name: 'theme', value: 'light', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/futures/susdt/perpetual/SBTCSUSDT');
  const card = page.getByRole('table', { name: 'المراكز' }).getByRole('row').last();
  await expect(card).toContainText(/0\.02/);
  // Nothing of a card is wider than the phone.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // As tall as the page: what the bars at the bottom cover until one scrolls would count as small.
  await page.setViewportSize({ width: 390, height: 2400 });
  await expectOpenToAll(page, '#desk-orders');
});
