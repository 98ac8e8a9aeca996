// Bad days that the operator lets happen to play money: a crash that liquidates, told and explained; a contract that is delivered; and the market of real money beside them, untouched.
import { expect, type Browser, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { steerMarket } from '../operator.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { openTab, signUp } from '../trader.ts';

type Answer = { readonly code: string; readonly msg: string; readonly data: unknown };

async function ask(page: Page, path: string, body: object): Promise<Answer> {
  const answer = await page.request.post(`/api/${path}`, { data: body });
  return answer.json();
}

async function done(page: Page, path: string, body: object): Promise<void> {
  expect(await ask(page, path, body), path).toMatchObject({ code: '00000' });
}

async function markPrice(page: Page, symbolId: string): Promise<number> {
  const answer = await page.request.post('/api/v1/mcp/market/ticker', { data: { symbolId } });
  const body: { data: { contract: { markPrice: string } } } = await answer.json();
  return Number(body.data.contract.markPrice);
}

const positions = (page: Page) => page.getByRole('table', { name: 'Positions' });

// A bad day moves every contract of play money: it comes where nobody else trades.
test.describe('on a server of its own', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(360_000);
    server = await startOwnServer();
  });
  test.afterAll(() => server.close());
  const visitor = async (browser: Browser): Promise<Page> => {
    const context = await newVisitor(browser, { baseURL: server.url });
    await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
    return context.newPage();
  };

  test('a crash liquidates a long of play money, which is told and explained; real money sees nothing of it', async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await visitor(browser);
    const symbolId = 'SBTCSUSDT_SUMCBL';
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signUp(page);
    await done(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '5000' });
    await done(page, 'v1/mcp/adjust/margin/mode', { symbolId, marginMode: 1 });
    await done(page, 'v1/mcp/adjust/lever', { symbolId, leverage: 50 });
    await done(page, 'v1/mcp/order/openContract', { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.05' });
    await page.goto('/futures/susdt/perpetual/SBTCSUSDT');
    await expect(positions(page).getByRole('row').nth(1)).toContainText('50×');
    const [live, demo] = [await markPrice(page, 'BTCUSDT_UMCBL'), await markPrice(page, symbolId)];

    const badge = page.getByText('Scenario: Crash', { exact: true });
    await expect(badge).toHaveCount(0);
    await steerMarket(page, server.dataDir, { action: 'begin', world: 'demo', kind: 'crash' });
    await expect(badge).toBeVisible();

    // Fifty times leverage stands two percent, and the crash takes at least eighteen.
    await expect(page.getByText(/SBTCSUSDT.* was liquidated/).first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('No open positions', { exact: false })).toBeVisible();
    await expect.poll(async () => (await markPrice(page, symbolId)) / demo, { timeout: 90_000 }).toBeLessThan(0.97);
    // Within minutes the path of real money strays by a percent or two at most.
    expect(Math.abs((await markPrice(page, 'BTCUSDT_UMCBL')) / live - 1)).toBeLessThan(0.03);

    await openTab(page, /^Liquidations/);
    await page.getByRole('button', { name: 'Explain' }).first().click();
    const why = page.getByRole('dialog', { name: 'Liquidation details' });
    await expect(why).toContainText('Maintenance margin');
    await expect(why).toContainText('SUSDT');
    await page.keyboard.press('Escape');

    await steerMarket(page, server.dataDir, { action: 'end', world: 'demo' });
    await expect(badge).toHaveCount(0);
    await expect.poll(async () => Math.abs((await markPrice(page, symbolId)) / demo - 1), { timeout: 30_000 }).toBeLessThan(0.03);
    expect(errors).toEqual([]);
  });
});

test(
  'a contract listed on demand is traded, opens nothing in its last minute, and is delivered',
  { tag: '@thorough' },
  async ({ page }) => {
    test.setTimeout(360_000);
    await signUp(page);
    await done(page, 'v1/mcp/dummyTransfer', { coin: 'SBTC' });
    const list = { action: 'delivery', world: 'demo', minutes: 3 };
    const { symbolId, name } = await steerMarket(page, process.env['E2E_DATA_DIR'] ?? '', list);
    const desk = `/futures/susd/delivery/${name}`;
    await expect.poll(async () => (await page.goto(desk))?.status(), { timeout: 30_000 }).toBe(200);

    // Listed with the next second, quoted with the one after: until then a market order is taken and meets nobody.
    const order = { symbolId, delegateType: 22, orderType: 1, delegateCount: '0.01' };
    await expect(async () => {
      expect((await ask(page, 'v1/mcp/order/openContract', order)).code).toBe('00000');
      await page.reload();
      await expect(positions(page).getByRole('row').nth(1)).toContainText(/0\.0\d SBTC/, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });

    // Nobody looks on for the minutes until then. 50068: shortly before delivery positions can only be closed.
    await page.goto('about:blank');
    await expect
      .poll(async () => (await ask(page, 'v1/mcp/order/openContract', order)).code, { timeout: 200_000, intervals: [5000] })
      .toBe('50068');
    await page.goto(desk);
    await expect(positions(page).getByRole('row').nth(1)).toContainText('SBTC');
    await expect(page.getByText('No open positions', { exact: false })).toBeVisible({ timeout: 120_000 });
    await openTab(page, /^Position history/);
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText(/Deliver/);
  },
);
