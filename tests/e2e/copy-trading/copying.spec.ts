// Somebody begins to lead on the page for it, another one copies by the dialog, the leader trades at the terminal, and the copy tells of it.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { acceptAgreement, stopBot } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, signUp, takeTestCoins } from '../trader.ts';

/** Records of leaders are brought up to date once a minute. */
const recordMs = 120_000;

async function newTrader(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await newVisitor(browser, options);
  await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
  const page = await context.newPage();
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  return page;
}

type Own = { readonly leaderId: string };

test('leads, is copied on a phone, opens and closes: the copy says at which price, and is stopped', async ({
  browser,
  baseURL: address,
}) => {
  test.setTimeout(360_000);
  const baseURL = address ?? '';
  const leader = await newTrader(browser, { baseURL, viewport: { width: 1440, height: 900 } });
  await askFor(leader, 'v1/assets/transfer', { coin: 'USDT', amount: '4000', from: 'spot', to: 'futures' });
  await leader.goto('/copy-trading/lead');
  const line = leader.getByRole('region', { name: 'USDT-M futures' });
  await line.getByRole('checkbox').check();
  await line.getByRole('button', { name: 'Start leading' }).click();
  await expect(line.getByRole('link', { name: 'Open the terminal' })).toBeVisible();
  const { leaderId } = await askFor<Own>(leader, 'v1/trigger/trace/leader/mine', {});

  const copier = await newTrader(browser, { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' });
  // The page of a leader is there with the first record of him.
  await expect
    .poll(async () => (await copier.request.get(`/copy-trading/futures/${leaderId}`)).status(), { timeout: recordMs, intervals: [2_000] })
    .toBe(200);
  await copier.goto(`/copy-trading/futures/${leaderId}`);
  await expect(copier.getByRole('heading', { name: `Lead trader ${leaderId}` })).toBeVisible();
  const dialog = copier.getByRole('dialog', { name: 'Copy this trader' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await copier.getByRole('button', { name: 'Copy', exact: true }).click({ timeout: 10_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await dialog.getByRole('textbox', { name: 'Investment' }).fill('1000');
  await dialog.getByRole('button', { name: 'Multiple' }).click();
  await dialog.getByRole('textbox', { name: 'Times their size' }).fill('0.5');
  await dialog.getByText('Settings of single markets').click();
  await dialog.getByRole('button', { name: 'Market: Add a market' }).click();
  await copier.getByRole('option', { name: 'ETH' }).click();
  await dialog.getByRole('group', { name: 'ETHUSDT' }).getByRole('checkbox', { name: 'Copy nothing' }).check();
  await dialog.getByText('What these settings would have done').click();
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await expect(dialog).toContainText('There are no orders of the last 90 days yet.');
  expect(await faultsOf(copier)).toEqual([]);
  await expect(dialog).toContainText(/10%.? of your profit above its highest mark goes to them\./);
  await dialog.getByRole('button', { name: 'Start copying' }).click();
  await acceptAgreement(copier);
  await expect(copier.getByText('It copies what the trader opens from now on.')).toBeVisible({ timeout: 60_000 });

  await line.getByRole('link', { name: 'Open the terminal' }).click();
  const panel = leader.getByRole('region', { name: 'Your copiers' });
  await expect(panel).toContainText(/Copiers\s*1/);
  const order = { symbolId: 'BTCUSDT_UMCBL', orderType: 1, delegateCount: '0.01' };
  await askFor(leader, 'v1/mcp/order/openContract', { ...order, delegateType: 21 });
  await expect(copier.getByText(/copied in .*BTCUSDT.*0\.005 BTC.*Gap .*%\./).first()).toBeVisible({ timeout: 60_000 });
  await askFor(leader, 'v1/mcp/order/openContract', { ...order, delegateType: 22 });
  await expect(copier.getByText(/closed .*0\.005 BTC.* in .*BTCUSDT.* result/).first()).toBeVisible({ timeout: 60_000 });

  await stopBot(copier);
  await expect(copier.getByText('Stopped').first()).toBeVisible({ timeout: 60_000 });
  await copier.goto('/copy-trading/copies');
  await copier.getByRole('tab', { name: 'History' }).click();
  await expect(copier.getByRole('tabpanel').getByText('Futures copy').filter({ visible: true }).first()).toBeVisible();
  expect(await faultsOf(copier)).toEqual([]);
  for (const page of [leader, copier]) await page.context().close();
});
