// Lives that only worlds have: a month in half a minute, prices of a file, and an owner who freezes a member.
import { expect, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { askFor, signUp } from '../trader.ts';

const day = 86_400_000;
const symbolId = 'BTCUSDT_SPBL';

type Made = { readonly worldId: string };
type Run = { readonly timeMs: number; readonly speed: number | 'fastest' };
type Book = { readonly bids: readonly (readonly [price: string, size: string])[] };

async function askInWorld<Data>(page: Page, worldId: string, path: string, data: object): Promise<Data> {
  const answer = await page.request.post(`/api/${path}`, { data, headers: { world: worldId } });
  const told: { readonly code: string; readonly data: Data } = await answer.json();
  expect(told.code, `${path}: ${JSON.stringify(told)}`).toBe('00000');
  return told.data;
}

const bidIn = async (page: Page, worldId: string): Promise<number> => {
  const answer = await page.request.get(`/api/v1/spot/market/depth?symbolId=${symbolId}`, { headers: { world: worldId } });
  const { data }: { readonly data: Book } = await answer.json();
  return Number(data.bids[0]?.[0]);
};

test('a grid bot lives through a month, and its page tells what it did', async ({ page }) => {
  await signUp(page);
  await askFor(page, 'v1/trigger/strategy/agreement/set', { agreed: true });
  const world = { name: 'A month', symbols: ['BTCUSDT'], seed: 'a month', gridMs: 15_000 };
  const { worldId } = await askFor<Made>(page, 'v1/world/create', world);
  await askFor(page, 'v1/world/fund', { worldId, coin: 'USDT', amount: '50000' });
  const price = await bidIn(page, worldId);
  const { strategyId } = await askInWorld<{ readonly strategyId: string }>(page, worldId, 'v1/trigger/strategy/grid/placeStrategyGrid', {
    strategyType: 1,
    symbolId,
    strategyNum: 50,
    strategyMinPrice: (price * 0.6).toFixed(0),
    strategyMaxPrice: (price * 1.4).toFixed(0),
    tokenQuoteInvestAmount: '40000',
  });
  const begun = await askFor<Run>(page, 'v1/world/clock', { worldId, action: 'stop' });
  const untilMs = begun.timeMs + 30 * day;
  await askFor(page, 'v1/world/clock', { worldId, action: 'run', speed: 'fastest', untilMs });
  await page.goto(`/w/${worldId}/trading-bot/bot/${strategyId}`);
  const time = page.getByRole('group', { name: /A month/ }).getByRole('time');
  await expect(time).toHaveAttribute('datetime', new Date(untilMs).toISOString(), { timeout: 150_000 });
  const steps = page.getByRole('list', { name: 'Steps of this bot' });
  await expect(steps.getByText(/^Bought .* Next sell at/).first()).toBeVisible();
  await expect(steps.getByText(/^Sold .* Grid profit: /).first()).toBeVisible();
});

test('a file of candles is the market of a world', async ({ page }) => {
  await signUp(page);
  await page.goto('/worlds');
  await page.getByRole('button', { name: 'Create world' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('World name').fill('November');
  await form.getByText('Advanced settings').click();
  await form.getByLabel('Price source').selectOption('Price file');
  const fromMs = Date.UTC(2024, 10, 5, 12);
  const rows = Array.from({ length: 60 }, (_, minute) => `${fromMs + minute * 60_000},${36_000 + minute},36100,35900,${36_001 + minute},2`);
  const buffer = Buffer.from(['timestamp,open,high,low,close,volume', ...rows].join('\n'));
  await form.locator('input[type=file]').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await form.getByRole('button', { name: 'Create world' }).click();
  await expect(page).toHaveURL(/\/w\/[0-9a-f]{16}\//);
  const band = page.getByRole('group', { name: /November/ });
  await expect(band.getByRole('time')).toHaveAttribute('datetime', new Date(fromMs).toISOString());
  const worldId = /\/w\/([0-9a-f]{16})/.exec(page.url())?.[1] ?? '';
  await band.getByRole('button', { name: 'Advance the clock by 1 minute' }).click();
  await expect(band.getByRole('time')).toHaveAttribute('datetime', new Date(fromMs + 60_000).toISOString());
  expect(Math.abs((await bidIn(page, worldId)) - 36_001)).toBeLessThan(50);
});

test('a member whom the owner freezes is refused in words', async ({ page, browser }) => {
  await signUp(page);
  const { worldId } = await askFor<Made>(page, 'v1/world/create', { name: 'A class', seed: 'a class' });
  const { token } = await askFor<{ readonly token: string }>(page, 'v1/world/link/create', { worldId, role: 'trader' });
  const other = await newVisitor(browser);
  const member = await other.newPage();
  await signUp(member);
  await askFor(member, 'v1/world/join', { token });
  await page.goto(`/worlds/${worldId}`);
  const funds = page.getByRole('region', { name: 'Demo funds' });
  await funds.getByRole('combobox', { name: 'Recipient' }).selectOption({ label: 'Member 2' });
  await funds.getByLabel('Amount').fill('1000');
  await funds.getByRole('button', { name: 'Add demo funds' }).click();
  await expect(page.getByText('Demo funds added.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Members' })
    .getByRole('button', { name: /Freeze.*Member 2/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Members' }).getByText('Frozen')).toBeVisible();

  await member.goto(`/w/${worldId}/spot/BTCUSDT`);
  const form = member.getByRole('region', { name: 'Order form' });
  await form.getByRole('button', { name: 'Market', exact: true }).click();
  await form.getByLabel('Total').fill('100');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(form.getByText('This account is frozen.')).toBeVisible();
  await other.close();
});
