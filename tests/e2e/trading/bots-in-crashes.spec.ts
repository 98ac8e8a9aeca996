// Bots through bad days: a grid that its price leaves and whose server is restarted, a short grid of contracts, and a martingale of two rounds.
import { rmSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { acceptAgreement, fieldOf, lastPriceOn, moneyAfterEnd, stopBot } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { steerMarket } from '../operator.ts';
import { newDataFolder, startOwnServer, type OwnServer } from '../own-server.ts';
import { askFor, openTab, signUp, takeTestCoins } from '../trader.ts';

type World = 'live' | 'demo';
type Detail = {
  readonly totalProfit: string;
  readonly matchedProfit: string;
  readonly matchedCount: number;
  readonly withdrawable: string;
  readonly coins: readonly { readonly coin: string; readonly available: string; readonly frozen: string }[];
};

/** A crash takes a minute and a half to its bottom, on a machine that does other work beside. */
const marketMs = 120_000;
const dataDir = newDataFolder();
let server: OwnServer;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(360_000);
  server = await startOwnServer({ dataDir });
});
test.afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const steer = async (page: Page, world: World, action: 'begin' | 'end'): Promise<void> => {
  await steerMarket(page, dataDir, { action, world, ...(action === 'begin' ? { kind: 'crash', seed: 'l' } : {}) });
};

type Owner = { readonly page: Page; readonly errors: string[] };

async function newOwner(browser: Browser): Promise<Owner> {
  const context = await newVisitor(browser, { baseURL: server.url });
  await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await signUp(page);
  return { page, errors };
}

/** Presses start, accepts what is asked, and stands on the page of the bot then. Answers its number. */
async function startFilledIn(page: Page, title: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Start bot' }).click();
  await acceptAgreement(page);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Start bot' }).click();
  await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** The header lies over what has been scrolled beneath it, and a message over the page while it stands. */
async function faultsAtTop(page: Page): Promise<string[]> {
  await expect(page.locator('output[aria-live] > p')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  return faultsOf(page);
}

const detailOf = (page: Page, strategyId: string): Promise<Detail> => askFor<Detail>(page, 'v1/trigger/strategy/detail', { strategyId });
const journal = (page: Page) => page.getByRole('list', { name: 'Steps of this bot' });

/** Nothing is left with the bot, nothing is frozen, and the coin is what there was, less what went in, and what came back. */
async function expectEverythingBack(page: Page, strategyId: string, coin: string, had: number): Promise<number> {
  const { ended, coins } = await moneyAfterEnd(page);
  expect(ended.strategyId).toBe(strategyId);
  expect((await detailOf(page, strategyId)).coins.filter(({ available, frozen }) => Number(available) + Number(frozen) > 0)).toEqual([]);
  expect(coins.filter(({ frozen }) => Number(frozen) > 0)).toEqual([]);
  const total = Number(coins.find((one) => one.coin === coin)?.total ?? '0');
  // A lot's rest of the other coin may be among what came back.
  expect(total).toBeGreaterThan(had - Number(ended.invested) + Number(ended.returned) - 0.2);
  expect(total).toBeLessThanOrEqual(had - Number(ended.invested) + Number(ended.returned) + 0.000_001);
  return Number(ended.returned) - Number(ended.invested);
}

test('a grid is left by its price and says so, goes on after a restart, gives its profit, and all of it in the end', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { page, errors } = await newOwner(browser);
  await takeTestCoins(page, 'USDT', 'Ethereum', '10000');
  await page.goto('/trading-bot/spot/BTCUSDT');
  await openTab(page, /^Manual$/);
  const price = await lastPriceOn(page);
  await fieldOf(page, 'Lower price').fill(String(Math.round(price * 0.985)));
  await fieldOf(page, 'Upper price').fill(String(Math.round(price * 1.015)));
  await fieldOf(page, 'Grids').fill('8');
  await fieldOf(page, 'Investment USDT').fill('5000');
  const strategyId = await startFilledIn(page, /^Spot grid on/);
  await expect(journal(page).getByText(/^Started between/)).toBeVisible({ timeout: marketMs });

  await test.step('the price falls out of its range: on its page, in the list and in a message', async () => {
    await steer(page, 'live', 'begin');
    await expect(page.getByRole('status').filter({ hasText: 'The price is outside the bot’s range' })).toBeVisible({ timeout: marketMs });
    await expect(journal(page).getByText(/is below the range’s lower limit .* It keeps its holdings and waits\.$/)).toBeVisible();
    await expect(
      journal(page)
        .getByText(/^Bought .* Next sell at/)
        .first(),
    ).toBeVisible();
    expect(await faultsAtTop(page)).toEqual([]);
    await page.goto('/trading-bot');
    await expect(page.getByRole('list', { name: 'Bots that need your action' })).toContainText(
      'The price is outside the bot’s range, so it does not trade. Wait, move the range, or stop the bot.',
    );
    await page
      .getByRole('banner')
      .getByLabel(/essages$/)
      .click();
    await expect(page.getByTestId('message').filter({ hasText: 'Out of range' }).first()).toContainText('Spot grid');
    await page.keyboard.press('Escape');
    await page.goto(`/trading-bot/bot/${strategyId}`);
  });
  expect(errors).toEqual([]);

  await test.step('the server is restarted under the open page, and the bot goes on when the price is back', async () => {
    const { port } = server;
    await server.close();
    server = await startOwnServer({ dataDir, port });
    await steer(page, 'live', 'end');
    await expect(
      journal(page)
        .getByText(/^Sold .* Grid profit: /)
        .first(),
    ).toBeVisible({ timeout: marketMs });
    await expect(page.getByRole('status').filter({ hasText: 'It trades by its rules.' })).toBeVisible();
  });

  await test.step('its profit is taken out while it goes on', async () => {
    await page.getByRole('button', { name: 'Withdraw profit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw profit' });
    await dialog.getByRole('button', { name: /^Available to withdraw/ }).click();
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(journal(page).getByText(/^You withdrew profit: .*\.$/)).toBeVisible({ timeout: marketMs });
    await expect(page.getByRole('button', { name: 'Withdraw profit' })).toBeDisabled();
  });

  await stopBot(page);
  await expect(page.getByText('You stopped it. Its funds are back in your wallet.')).toBeVisible({ timeout: marketMs });
  await expectEverythingBack(page, strategyId, 'USDT', 10_000);
});

const shortGrids = [
  { world: 'live', name: 'BTCUSDT', coin: 'USDT' },
  { world: 'demo', name: 'SBTCSUSDT', coin: 'SUSDT' },
] as const;
for (const { world, name, coin } of shortGrids)
  test(`a short grid of ${name} earns in a crash, twice, and everything comes back`, async ({ browser }) => {
    test.setTimeout(600_000);
    const { page, errors } = await newOwner(browser);
    if (world === 'live') await takeTestCoins(page, coin, 'Ethereum', '5000');
    else {
      await askFor(page, 'v1/mcp/dummyTransfer', { coin, amount: '5000' });
      await askFor(page, 'v1/assets/transfer', { coin, amount: '5000', from: 'futures', to: 'spot' });
    }
    await page.goto(`/trading-bot/futures/${name}`);
    await openTab(page, /^Manual$/);
    await page.getByRole('group', { name: 'Direction' }).getByRole('button', { name: 'Short' }).click();
    const price = await lastPriceOn(page);
    await fieldOf(page, 'Lower price').fill(String(Math.round(price * 0.97)));
    await fieldOf(page, 'Upper price').fill(String(Math.round(price * 1.02)));
    await fieldOf(page, 'Grids').fill('10');
    await fieldOf(page, 'Leverage ×').fill('3');
    await fieldOf(page, `Investment ${coin}`).fill('2000');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Upper liquidation price')).toBeVisible();
    const strategyId = await startFilledIn(page, /^Futures grid on/);
    await expect(journal(page).getByText(/^Started between/)).toBeVisible({ timeout: marketMs });
    // The liquidation price of a short lies above the range.
    const liquidation = page.locator('dl > div').filter({ hasText: 'Liquidation price' }).getByRole('definition');
    await expect.poll(async () => Number((await liquidation.innerText()).replaceAll(/[^\d.]/g, ''))).toBeGreaterThan(price * 1.02);

    await steer(page, world, 'begin');
    await expect(page.getByRole('status').filter({ hasText: 'The price is outside the bot’s range' })).toBeVisible({ timeout: marketMs });
    await expect.poll(async () => Number((await detailOf(page, strategyId)).totalProfit)).toBeGreaterThan(0);
    await steer(page, world, 'end');
    await expect(
      journal(page)
        .getByText(/^Sold .* Next buy at/)
        .first(),
    ).toBeVisible({ timeout: marketMs });
    await steer(page, world, 'begin');
    await expect(
      journal(page)
        .getByText(/^Bought back .* Grid profit: /)
        .first(),
    ).toBeVisible({ timeout: marketMs });
    expect(await faultsAtTop(page)).toEqual([]);

    await stopBot(page);
    await expect(page.getByText('You stopped it. Its funds are back in your wallet.')).toBeVisible({ timeout: marketMs });
    await steer(page, world, 'end');
    expect(await expectEverythingBack(page, strategyId, coin, 5000)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

test('a martingale buys in a crash and sells after it, through two rounds, and ends with the second', async ({ browser }) => {
  test.setTimeout(600_000);
  const { page, errors } = await newOwner(browser);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await page.goto('/trading-bot/spot/BTCUSDT/dca');
  await openTab(page, /^Manual$/);
  await fieldOf(page, 'First step %').fill('0.6');
  await fieldOf(page, 'First order USDT').fill('100');
  await fieldOf(page, 'Safety orders').fill('4');
  await fieldOf(page, 'Profit target %').fill('0.5');
  await fieldOf(page, 'Investment USDT').fill('3000');
  const strategyId = await startFilledIn(page, /^Spot martingale on/);
  const says = (words: RegExp) => expect(journal(page).getByText(words).first()).toBeVisible({ timeout: marketMs });
  await says(/^Round 1 opens with/);

  for (const round of [1, 2]) {
    await says(new RegExp(`^Round ${round} opens with`));
    await steer(page, 'live', 'begin');
    // Each round waits for its deepest order.
    await expect(journal(page).getByText(/^Order 4 filled/)).toHaveCount(round, { timeout: marketMs });
    if (round === 2) {
      await page.getByRole('button', { name: 'Stop after this round' }).click();
      await page.getByRole('dialog', { name: 'Stop after this round?' }).getByRole('button', { name: 'Stop after this round' }).click();
      await says(/^You set this round as its last\.$/);
    }
    await steer(page, 'live', 'end');
    await says(new RegExp(`^Round ${round} closed: .* USDT`));
  }
  await expect(page.getByText('The round that you set as its last is closed.')).toBeVisible({ timeout: marketMs });
  expect(await faultsAtTop(page)).toEqual([]);
  expect(await expectEverythingBack(page, strategyId, 'USDT', 5000)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
