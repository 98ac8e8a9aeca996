// Positions at the desk of a demo contract: opened, guarded, their exits moved on the chart, margin added, closed in part, turned over.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openDialog, openTab, signUp } from '../trader.ts';

const symbolId = 'SBTCSUSDT_SUMCBL';

/** Play money, ten times leverage, and a long of 0.02 at the market. */
async function openLong(page: Page, marginMode: 1 | 2): Promise<void> {
  await signUp(page);
  await askFor(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '20000' });
  await askFor(page, 'v1/mcp/adjust/margin/mode', { symbolId, marginMode });
  await askFor(page, 'v1/mcp/adjust/lever', { symbolId, leverage: 10 });
  await askFor(page, 'v1/mcp/order/openContract', { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.02' });
  // Days: what stands some percent away is in the picture.
  await page.goto('/futures/susdt/perpetual/SBTCSUSDT?interval=1D');
}

/** Nothing that keeps somebody out who cannot see, or not well. */
async function expectOpenToAll(page: Page, part: string): Promise<void> {
  expect(await faultsOf(page, { part, serious: true })).toEqual([]);
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
    .getByRole('button', { name: /Take profit and stop loss/ })
    .click();
  const exits = page.getByRole('dialog', { name: 'Take profit and stop loss' });
  for (const [leg, percent] of [
    ['Take profit', '50'],
    ['Stop loss', '20'],
  ] as const) {
    await exits.getByRole('combobox', { name: `${leg}: set by` }).selectOption('return');
    await exits.getByRole('textbox', { name: `${leg}: Return` }).fill(percent);
  }
  await expectOpenToAll(page, 'dialog[open]');
  await exits.getByRole('button', { name: 'Set TP/SL' }).click();
  await expect(page.getByText('TP/SL set', { exact: true })).toBeVisible();
  await expect(exits.getByRole('list', { name: 'Active TP/SL orders' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // It stands on the chart, and keys move it there once it is taken.
  const stop = page.getByRole('button', { name: /^SL .* at / });
  const before = await row(page).textContent();
  await stop.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved', { exact: true })).toBeVisible();
  await expect(row(page)).not.toHaveText(before ?? '');

  // A quarter of it goes at the market.
  await row(page)
    .getByRole('button', { name: /at a limit price or partially/ })
    .click();
  const closing = page.getByRole('dialog', { name: 'Close position' });
  await closing.getByRole('tab', { name: 'Market' }).click();
  await closing.getByRole('button', { name: '25%' }).click();
  await closing.getByRole('button', { name: 'Close long' }).click();
  await expect(row(page)).toContainText(size('0.015'));
});

test('take-profit and stop-loss are dragged on the chart', async ({ page }) => {
  await openLong(page, 2);
  await expect(row(page)).toContainText(size('0.02'));
  const entry = Number((await row(page).getByRole('cell').nth(2).innerText()).split(/\s/)[0]?.replaceAll(',', ''));
  const exits = { symbolId, delegateType: 22, planType: 8, delegateCount: '0' };
  // Near enough that both stay in the picture wherever the price stands in it.
  const [above, below] = [(entry * 1.02).toFixed(0), (entry * 0.98).toFixed(0)];
  await askFor(page, 'v1/trigger/plan/placePlanOrder', { ...exits, presetTakeProfitPrice: above, presetStopLossPrice: below });
  type Exits = { readonly presetTakeProfitPrice: string | null; readonly presetStopLossPrice: string | null };
  const kept = async (leg: 'TP' | 'SL'): Promise<number> => {
    const { list } = await askFor<{ readonly list: readonly Exits[] }>(page, 'v1/trigger/plan/openPlans', { symbolId });
    return Number(leg === 'TP' ? list[0]?.presetTakeProfitPrice : list[0]?.presetStopLossPrice);
  };
  for (const [leg, way, start] of [
    ['TP', -1, Number(above)],
    ['SL', 1, Number(below)],
  ] as const) {
    const tag = page.getByRole('button', { name: new RegExp(`^${leg} .* at `) });
    const price = async (): Promise<number> =>
      Number(/at ([\d,.]+)$/.exec((await tag.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
    await expect.poll(price).toBe(start);
    // The picture moves with the market: who has missed the tag takes it again.
    await expect(async () => {
      await tag.hover({ timeout: 5000 });
      const at = await tag.boundingBox();
      const [x, y] = [(at?.x ?? 0) + 10, (at?.y ?? 0) + 10];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + way * 4);
      await page.mouse.move(x, y + way * 8);
      await page.mouse.up();
      // Up is dearer, down is cheaper: both further away from the entry. What counts is what the exchange has.
      await expect.poll(async () => Math.sign((await kept(leg)) - start), { timeout: 5000 }).toBe(-way);
    }).toPass({ timeout: 60_000 });
    await expect.poll(async () => (await price()) - (await kept(leg))).toBe(0);
  }
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
  const margin = page.getByRole('dialog', { name: 'Position margin' });
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
    .getByRole('button', { name: /at market now/ })
    .click();
  await expect(page.getByText('No open positions.', { exact: false })).toBeVisible();
  await openTab(page, /^Position history/);
  await expect(page.getByRole('table', { name: 'Position history' }).getByRole('row')).toHaveCount(3);
});

test('a stop by margin ratio is set from the row, refused in words, and taken back from the list of what waits', async ({ page }) => {
  await openLong(page, 1);
  const form = await openDialog(page, row(page).getByRole('button', { name: / margin ratio stop/ }), 'Margin ratio stop');
  await expect(form).toContainText('1% – 99%');
  const ratio = form.getByRole('textbox', { name: /^Trigger margin ratio/ });
  await ratio.fill('99.5');
  await expect(form.getByRole('alert')).toContainText('from');
  await form.getByRole('button', { name: '80%' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expectOpenToAll(page, 'dialog[open]');
  await form.getByRole('button', { name: 'Set margin stop' }).click();
  await expect(form.getByRole('list', { name: 'Active TP/SL orders' }).getByRole('listitem')).toHaveText(/80%/);
  await page.keyboard.press('Escape');
  await expect(row(page).getByRole('button', { name: / margin ratio stop/ })).toContainText('80%');

  await openTab(page, /^TP\/SL/);
  const waiting = page.getByRole('table', { name: 'TP/SL' }).getByRole('row').nth(1);
  await expect(waiting).toContainText('At margin ratio');
  await waiting.getByRole('button', { name: /^Cancel order/ }).click();
  await expect(page.getByText('Margin ratio stop canceled', { exact: true })).toBeVisible();
  await expect(page.getByText('No take profit or stop loss orders.', { exact: false })).toBeVisible();
});

test('a take-profit and stop-loss that trails is set from the row, changed in the list, and goes with the position', async ({ page }) => {
  await openLong(page, 2);
  const form = await openDialog(page, row(page).getByRole('button', { name: / trailing TP\/SL/ }), 'Trailing take profit and stop loss');
  await form.getByRole('button', { name: '5%', exact: true }).click();
  await expectOpenToAll(page, 'dialog[open]');
  await form.getByRole('button', { name: 'Set trailing TP/SL' }).click();
  await expect(form.getByRole('list', { name: 'Active TP/SL orders' }).getByRole('listitem')).toHaveText(/5\.00%.*Whole position/);
  await page.keyboard.press('Escape');
  await openTab(page, /^TP\/SL/);
  const waiting = page.getByRole('table', { name: 'TP/SL' }).getByRole('row').nth(1);
  await expect(waiting).toContainText('Trailing TP/SL');
  await waiting.getByRole('button', { name: /^Change order/ }).click();
  const change = page.getByRole('dialog', { name: 'Change order' });
  await change.getByRole('textbox', { name: /^Callback/ }).fill('4');
  await change.getByRole('button', { name: 'Save change' }).click();
  await expect(waiting).toContainText('4.00%');
  await openTab(page, /^Positions/);
  await row(page)
    .getByRole('button', { name: /at market now/ })
    .click();
  await openTab(page, /^TP\/SL/);
  await expect(page.getByText('No take profit or stop loss orders.', { exact: false })).toBeVisible();
});

test('an order takes its take-profit with it: seen in the list, moved, and taken away', async ({ page }) => {
  await openLong(page, 2);
  const [entry] = (await row(page).getByRole('cell').nth(2).innerText()).split('\n');
  const far = (share: number): string => (Number((entry ?? '').replaceAll(',', '')) * share).toFixed(1);
  const limit = { symbolId, delegateType: 21, orderType: 0, delegatePrice: far(0.95), delegateCount: '0.01' };
  await askFor(page, 'v1/mcp/order/openContract', { ...limit, presetTakeProfitPrice: far(1.1) });
  await openTab(page, /^Orders/);
  const order = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  const change = order.getByRole('button', { name: /^.*stop loss for order/ });
  await expect(change).toContainText('/ —');
  await change.click();
  const form = page.getByRole('dialog', { name: 'TP/SL of the order' });
  const stop = form.getByRole('textbox', { name: 'Stop loss: Trigger price' });
  await stop.fill(far(0.96));
  await expect(form.getByRole('alert')).toContainText('loss side');
  await stop.fill(far(0.9));
  await expectOpenToAll(page, 'dialog[open]');
  await form.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText('TP/SL changed', { exact: true })).toBeVisible();
  await expect(change).not.toContainText('—');
  await change.click();
  await form.getByRole('button', { name: 'Remove TP/SL' }).click();
  await expect(change).toContainText('Add');
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
