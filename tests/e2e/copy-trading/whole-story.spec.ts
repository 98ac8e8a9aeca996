// One leads at a desk, two copy with different settings, and a visitor works the leader's return out again from the file that anybody can load.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Decimal } from 'decimal.js';

import { acceptAgreement } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openDialog } from '../trader.ts';
import { expectTold, newPerson, newTrader, openFollow, recordMs } from './people.ts';

const symbolId = 'BTCUSDT_UMCBL';
const english = { button: 'Copy', dialog: 'Copy this trader' };

/** The return that counts, from the hours of the file: each hour's profit through its money, all multiplied (docs/leader-records.md). */
function timeWeighted(csv: string): Decimal {
  const [head, ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(head).toBe('time,equity,profit,mostMargin,computed');
  const hours = lines.map((line) =>
    line
      .split(',')
      .slice(1, 4)
      .map((text) => new Decimal(text)),
  );
  let value = new Decimal(1);
  hours.forEach(([equity = value, profit = value, mostMargin = value], place) => {
    const [equityBefore, profitBefore] = hours[place - 1] ?? [];
    if (equityBefore === undefined || profitBefore === undefined) return;
    const gain = profit.minus(profitBefore);
    const flow = equity.minus(equityBefore).minus(gain);
    const base = Decimal.max(equityBefore.plus(flow), mostMargin);
    value = value.times(base.plus(gain)).div(base);
  });
  return value.minus(1);
}

/** By the order form of the terminal, at the market. */
async function buy(leader: Page, size: string): Promise<void> {
  const form = leader.getByRole('region', { name: 'Order form' });
  await form.getByRole('button', { name: 'Market' }).click();
  await form.getByRole('textbox', { name: 'Size', exact: true }).fill(size);
  await form.getByRole('button', { name: 'Buy / long' }).click();
  await expect(leader.getByText(new RegExp(`^Buy filled: .*${size}`)).first()).toBeVisible();
}

/** A stop so many percent under the price, in place of whatever waited. */
async function setStop(leader: Page, percent: string): Promise<void> {
  const row = leader.getByRole('table', { name: 'Positions' }).getByRole('row').nth(1);
  const dialog = await openDialog(leader, row.getByRole('button', { name: /Take profit and stop loss/ }), 'Take profit and stop loss');
  await dialog.getByRole('combobox', { name: 'Stop loss: set by' }).selectOption('return');
  await dialog.getByRole('textbox', { name: 'Stop loss: Return' }).fill(percent);
  await dialog.getByRole('button', { name: 'Set TP/SL' }).click();
  await expect(leader.getByText('TP/SL set', { exact: true }).first()).toBeVisible();
  await leader.keyboard.press('Escape');
}

test('a leader opens, adds, guards, reduces, closes and leaves: two who copy see each step, and a visitor works the return out', async ({
  browser,
  baseURL: address,
}) => {
  test.setTimeout(600_000);
  const baseURL = address ?? '';
  const leader = await newTrader(browser, { baseURL, viewport: { width: 1440, height: 900 } });
  await askFor(leader, 'v1/assets/transfer', { coin: 'USDT', amount: '4000', from: 'spot', to: 'futures' });
  await leader.goto('/copy-trading/lead');
  const line = leader.getByRole('region', { name: 'USDT-M futures' });
  await line.getByRole('checkbox').check();
  await line.getByRole('button', { name: 'Start leading' }).click();
  await expect(line.getByRole('link', { name: 'Open the terminal' })).toBeVisible();
  const { leaderId } = await askFor<{ readonly leaderId: string }>(leader, 'v1/trigger/trace/leader/mine', {});
  const leaderPage = `/copy-trading/futures/${leaderId}`;

  // One on a phone, in half of the leader's size; the other at a desk, with 40 USDT at 5 times behind each copy.
  const phone = await newTrader(browser, { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' });
  await expect.poll(async () => (await phone.request.get(leaderPage)).status(), { timeout: recordMs, intervals: [2_000] }).toBe(200);
  await phone.goto(leaderPage);
  await expect(phone.getByRole('heading', { name: `Lead trader ${leaderId}` })).toBeVisible();
  const half = await openFollow(phone, english);
  await expect(half.getByRole('button', { name: '5,000 USDT' })).toBeVisible();
  await half.getByRole('textbox', { name: 'Investment' }).fill('1000');
  await half.getByRole('button', { name: 'Multiplier' }).click();
  await half.getByRole('textbox', { name: 'Size multiplier' }).fill('0.5');
  await half.getByText('Settings per market').click();
  await half.getByRole('button', { name: 'Market: Add a market' }).click();
  await phone.getByRole('option', { name: 'ETH' }).click();
  await half.getByRole('group', { name: 'ETHUSDT' }).getByRole('checkbox', { name: 'Don’t copy' }).check();
  await half.getByText('Backtest of these settings').click();
  await half.getByRole('button', { name: 'Run backtest' }).click();
  await expect(half).toContainText('No orders in the last 90 days yet.');
  expect(await faultsOf(phone)).toEqual([]);
  await expect(half).toContainText(/They receive .?10%.? of your profit above the high-water mark\./);
  await half.getByRole('button', { name: 'Start copying' }).click();
  await acceptAgreement(phone);
  const desk = await newTrader(browser, { baseURL, viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await desk.goto(leaderPage);
  const fixed = await openFollow(desk, english);
  await fixed.getByRole('textbox', { name: 'Investment' }).fill('500');
  await fixed.getByRole('button', { name: 'Fixed amount' }).click();
  await fixed.getByRole('textbox', { name: 'Amount per copy' }).fill('40');
  await fixed.getByRole('textbox', { name: /^Your leverage/ }).fill('5');
  await fixed.getByRole('button', { name: 'Start copying' }).click();
  await acceptAgreement(desk);
  for (const page of [phone, desk]) {
    await expectTold(page, /From now on, it copies the positions that the lead trader opens\./);
    await expect(page.getByRole('link', { name: `Lead trader ${leaderId}` })).toBeVisible();
  }

  await line.getByRole('link', { name: 'Open the terminal' }).click();
  await expect(leader.getByRole('region', { name: 'Your copiers' })).toContainText(/Copiers\s*2/);
  await buy(leader, '0.02');
  await expectTold(phone, /copied in .*BTCUSDT.*0\.01 BTC.*Price gap .*%\./);
  await expectTold(desk, /copied in .*BTCUSDT.*0\.00\d+ BTC.*Price gap .*%\./);
  await buy(leader, '0.01');
  await expectTold(phone, /copied in .*BTCUSDT.*0\.005 BTC.*Price gap .*%\./);
  await setStop(leader, '20');
  for (const page of [phone, desk])
    await expectTold(page, /The lead trader moved take profit and stop loss in .*BTCUSDT.* to .*0.* and .*\d,\d+/);
  await askFor(leader, 'v1/mcp/order/openContract', { symbolId, orderType: 1, delegateCount: '0.015', delegateType: 22 });
  await expectTold(phone, /closed .*0\.0075 BTC.* in .*BTCUSDT.* result/);
  await leader
    .getByRole('table', { name: 'Positions' })
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /at market now/ })
    .click();
  await expect(phone.getByText(/closed .*0\.0075 BTC.* in .*BTCUSDT.* result/).filter({ visible: true })).toHaveCount(2, {
    timeout: 60_000,
  });

  // The address of copy trading leads to one's own copies, and one without copies to those who can be copied.
  expect((await desk.request.get('/copy-trading')).url()).toBe(`${baseURL}/copy-trading/copies`);
  expect((await leader.request.get('/copy-trading')).url()).toBe(`${baseURL}/copy-trading/futures`);

  // The leader leaves: both copies end, and say why.
  await leader.goto('/copy-trading/lead');
  await line.getByRole('button', { name: 'Stop leading' }).click();
  await leader
    .getByRole('dialog', { name: /^Stop leading/ })
    .getByRole('button', { name: 'Stop leading' })
    .click();
  for (const page of [phone, desk]) {
    await expectTold(page, /The lead trader has stopped leading\./);
    await expectTold(page, /^Stopped/);
  }

  await phone.goto('/copy-trading/copies');
  await phone.getByRole('tab', { name: 'History' }).click();
  await expect(phone.getByRole('tabpanel').getByText('Futures copy').filter({ visible: true }).first()).toBeVisible();

  const visitor = await newPerson(browser, { baseURL, viewport: { width: 1440, height: 900 } });
  const figures = visitor.getByRole('table', { name: 'Figures by period' });
  await expect(async () => {
    await visitor.goto(leaderPage);
    await expect(visitor.getByText('Stopped', { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: recordMs });
  const waits = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Hourly account data' }).click();
  const worked = timeWeighted(readFileSync(await (await waits).path(), 'utf8'));
  const shown = await figures
    .getByRole('row', { name: /^Return, time-weighted/ })
    .getByRole('cell')
    .last()
    .textContent();
  const read = new Decimal((shown ?? '').replaceAll(/[^\d.\-−]/g, '').replace('−', '-'));
  // Two decimals of a percent are shown.
  expect(read.minus(worked.times(100)).abs().toNumber()).toBeLessThanOrEqual(0.01);
  expect(worked.isZero()).toBe(false);
  await expect(visitor.getByRole('region', { name: 'Reasons for the difference' })).toContainText('Closed copy trades: 2');
  expect(await faultsOf(visitor)).toEqual([]);
  for (const page of [leader, phone, desk, visitor]) await page.context().close();
});
