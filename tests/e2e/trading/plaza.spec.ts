// The strategy plaza a day after its first bots: ranked with those that ended, narrowed and read, starred, and copied by somebody else.
import { rmSync } from 'node:fs';
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { acceptAgreement } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { newDataFolder, startOwnServer } from '../own-server.ts';
import { askFor, openDialog, signUp, takeTestCoins } from '../trader.ts';

/** A bot counts from its twenty-fourth hour on. */
const aheadMs = 26 * 3_600_000;
const nodeArguments = ['--import', './tests/e2e/clock-ahead.ts'];
const name = 'Wide and patient';
/** The ranking is brought up to date now and then, and a copy crosses a core and a thread of bots. */
const doneMs = 120_000;

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await newVisitor(browser, options);
  await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
  return context.newPage();
}

async function newTrader(browser: Browser, baseURL: string, amount: string): Promise<Page> {
  const page = await newPage(browser, { baseURL });
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', amount);
  return page;
}

type Told = { readonly strategyId: string };
type Detail = { readonly startTimeMs: number | null };

/** Two portfolios, which need nothing of the price: one that is published, and one that nobody sees the name of. */
async function startBots(page: Page): Promise<readonly string[]> {
  await askFor(page, 'v1/trigger/strategy/agreement/set', { agreed: true });
  const ids: string[] = [];
  for (const investAmount of ['1000', '500']) {
    const coins = [
      { coin: 'BTC', weight: '0.5' },
      { coin: 'USDT', weight: '0.5' },
    ];
    const terms = { coins, balanceType: 3, investAmount };
    const { strategyId } = await askFor<Told>(page, 'v1/trigger/strategy/portfolio/placeStrategyPortfolio', terms);
    ids.push(strategyId);
    await expect
      .poll(async () => (await askFor<Detail>(page, 'v1/trigger/strategy/detail', { strategyId })).startTimeMs, { timeout: doneMs })
      .not.toBeNull();
  }
  return ids;
}

/** In English and in Arabic. */
const ranking = (page: Page): Locator => page.getByRole('region', { name: /^(Ranking|الترتيب)$/ });

type Ranked = { readonly list: readonly { readonly strategyId: string; readonly state: string }[] };

test('bots of yesterday are ranked, one that has ended with them; a stranger narrows, reads, stars and copies', async ({ browser }) => {
  // Two servers, one after the other, may each take minutes to open on a machine that does other work beside.
  test.setTimeout(900_000);
  const dataDir = newDataFolder();
  let server = await startOwnServer({ dataDir });
  try {
    const first = await newTrader(browser, server.url, '5000');
    const [published = '', other = ''] = await startBots(first);
    await first.goto(`/trading-bot/bot/${published}`);
    const dialog = await openDialog(first, first.getByRole('button', { name: 'Publish' }), 'Publish this bot');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(first.getByRole('button', { name: 'Change publication' })).toBeVisible({ timeout: doneMs });
    // Those of the house stand there from the first minute on, marked; nobody else has run for a day yet.
    await expect
      .poll(async () => (await askFor<Ranked>(first, 'v1/trigger/strategyPlatform/strategyRank/recommendList', {})).list.length, {
        timeout: doneMs,
      })
      .toBeGreaterThan(0);
    await first.goto('/spot-strategy');
    await expect(ranking(first)).toContainText('Includes backtest');
    await expect(ranking(first)).not.toContainText(name);
    const known = await first.context().storageState();
    await first.context().close();
    await server.close();

    server = await startOwnServer({ dataDir, nodeArguments, env: { CLOCK_AHEAD_MS: String(aheadMs) } });
    const owner = await newPage(browser, { baseURL: server.url, storageState: known });
    await askFor(owner, 'v1/trigger/strategy/cancelStrategy', { strategyId: other, endOperate: 1 });
    await owner.context().close();

    const page = await newTrader(browser, server.url, '2000');
    const stateOf = async (strategyId: string): Promise<string | undefined> => {
      const { list } = await askFor<Ranked>(page, 'v1/trigger/strategyPlatform/strategyRank/recommendList', { pageSize: 50 });
      return list.find((one) => one.strategyId === strategyId)?.state;
    };
    await expect.poll(() => stateOf(published), { timeout: doneMs }).toBe('running');
    await expect.poll(() => stateOf(other), { timeout: doneMs }).toBe('stopped');
    await page.goto('/spot-strategy');
    await expect(ranking(page)).toContainText(name);
    await expect(ranking(page)).toContainText('Unpublished');
    await expect(ranking(page)).toContainText('Stopped by its owner');
    expect(await faultsOf(page)).toEqual([]);

    await test.step('running ones alone: it says how many are hidden', async () => {
      await page.getByRole('combobox', { name: 'Status' }).selectOption('running');
      await expect(page).toHaveURL(/state=running/);
      // The ranking is brought up to date each minute: just before the bot has ended, and then again.
      await expect(async () => {
        await page.reload();
        await expect(ranking(page).getByRole('status')).toContainText('Hidden: 1 stopped strategy', { timeout: 5_000 });
      }).toPass({ timeout: doneMs });
      await expect(ranking(page)).not.toContainText('Unpublished');
    });

    await test.step('its page tells its figures and its curve, in light on a phone as well', async () => {
      await ranking(page).getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Figures by period' })).toContainText('All time');
      await expect(page.getByRole('region', { name: 'Profit since its start' }).getByRole('slider', { name: 'Hour' })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await faultsOf(page)).toEqual([]);
    });

    await test.step('starred, it stands under the ranking too', async () => {
      const star = page.getByRole('button', { name: `Star ${name}` });
      await expect(async () => {
        if (await star.isVisible()) await star.click({ timeout: 3_000 });
        await expect(page.getByRole('button', { name: `Remove the star from ${name}` })).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: doneMs });
    });

    const copy = await openDialog(page, page.getByRole('button', { name: 'Copy', exact: true }), `Copy ${name}`);
    await copy.getByRole('textbox', { name: /^Amount/ }).fill('400');
    await copy.getByRole('button', { name: 'Copy' }).click();
    await acceptAgreement(page);
    await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/, { timeout: doneMs });
    await expect(page.getByRole('heading', { name: 'Smart portfolio', level: 2 })).toBeVisible();
    await page.goto('/ar/spot-strategy');
    await expect(ranking(page)).toContainText(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
