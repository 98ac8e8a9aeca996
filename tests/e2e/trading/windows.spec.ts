// Several charts on one desk, and panels of a desk in windows of their own.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, bestBid, openTab, signUp, takeTestCoins } from '../trader.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const lastPrice = (page: Page): Promise<string> => page.locator('main [aria-label="Last price"]').innerText();

async function chooseCharts(page: Page, count: string): Promise<void> {
  const menu = page.locator('summary[aria-label="Number of charts"]');
  const choice = page.getByRole('radiogroup', { name: 'Number of charts' });
  await expect(async () => {
    if (!(await choice.isVisible())) await menu.click();
    await choice.getByRole('radio', { name: count }).check({ force: true, timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
}

/** Presses the link of a panel, which opens another window. */
async function openWindow(page: Page, panel: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await region(page, panel).getByRole('link', { name: 'Open in a new window' }).click();
  return opened;
}

test('two charts, each with a market and a candle length of its own, are there again at the next visit; a phone has one', async ({
  page,
}) => {
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(region(page, 'Chart 2: BTC/USDT')).toHaveCount(0);
  await chooseCharts(page, '2');
  const second = region(page, 'Chart 2: BTC/USDT');
  await expect(second.locator('canvas').first()).toBeVisible();
  await expect(second.getByRole('combobox', { name: 'Candle length' })).toHaveValue('1H');
  await second.getByRole('button', { name: /BTC\/USDT/ }).click();
  await page.getByRole('combobox', { name: 'Search pairs' }).fill('ETHUSDT');
  await page
    .getByRole('option', { name: /^ETH.USDT/ })
    .first()
    .click();
  const other = region(page, 'Chart 2: ETH/USDT');
  await expect(other.locator('canvas').first()).toBeVisible();
  await other.getByRole('combobox', { name: 'Candle length' }).selectOption('5m');
  // The desk stays where it is: the order form is of the first chart's market.
  await expect(page).toHaveURL(/\/spot\/BTCUSDT/);
  await expect(other.getByRole('slider')).toHaveAttribute('aria-label', /ETH\/USDT 5m/);
  expect(await (await page.request.get('/spot/BTCUSDT')).text()).toContain('data-charts="2"');
  await page.reload();
  await expect(other.getByRole('slider')).toHaveAttribute('aria-label', /ETH\/USDT 5m/);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(other).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseCharts(page, '4');
  const further = page.getByRole('region', { name: /^Chart [234]: / });
  await expect(further).toHaveCount(3);
  // On a low screen each legend has one line of studies, and tells a candle while it is pointed at.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(other.locator('canvas').first()).toBeVisible();
  const legend = other.locator('div[aria-hidden][dir="ltr"] p');
  await expect(legend.first()).toBeHidden();
  const heights = await legend.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(17);
  await other.locator('canvas').first().hover({ force: true });
  await expect(legend.first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseCharts(page, '1');
  await expect(page.getByRole('region', { name: /^Chart [234]: / })).toHaveCount(0);
});

test('the book in a window of its own tells the same price, stands a reload, and hands a price to the order form of the desk', async ({
  page,
}) => {
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const window = await openWindow(page, 'Book');
  await expect(window).toHaveURL(/\/panel\/book\/BTCUSDT$/);
  await expect(window).toHaveTitle(/BTC\/USDT.* · Order book · Meridian$/);
  await expect(window.getByRole('heading', { level: 1 })).toHaveText(/BTC\/USDT\s*Order book/);
  await expect(window.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Nothing of the site's frame: the panel is the only region.
  await expect(window.getByRole('banner')).toHaveCount(0);
  await expect(window.getByRole('region')).toHaveCount(1);
  await window.reload();
  await expect(async () => expect(await lastPrice(window)).toBe(await lastPrice(page))).toPass();
  const row = region(window, 'Order book').getByRole('rowgroup', { name: 'Bids' }).getByRole('button').nth(3);
  const form = region(page, 'Order form');
  await expect(async () => {
    await row.click();
    await expect(form.getByRole('textbox', { name: /^Price/ })).toHaveValue((await row.innerText()).replaceAll(',', ''), { timeout: 500 });
  }).toPass();
  expect(await faultsOf(window)).toEqual([]);
});

test('an order is canceled in the window of orders, and is gone from the desk', async ({ page }) => {
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  const delegatePrice = ((await bestBid(page)) * 0.9).toFixed(2);
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, delegatePrice, delegateCount: '0.001' };
  await askFor(page, 'v1/spot/order/place', order);
  const orders = region(page, 'Your orders');
  await expect(orders.getByRole('tab', { name: 'Open orders (1)' })).toBeVisible();
  const window = await openWindow(page, 'Your orders');
  await expect(window).toHaveTitle(/ · Your orders · Meridian$/);
  // Drawn by the server, it takes no click before its scripts are there.
  await openTab(window, /^Order history/);
  await openTab(window, /^Open orders/);
  await window
    .getByRole('button', { name: /^Cancel order/ })
    .first()
    .click();
  await expect(orders.getByRole('tab', { name: 'Open orders', exact: true })).toBeVisible();
});

test('a fill sounds in one window: the one that was touched last, and in the desk again when the other is closed', async ({
  page,
  context,
}) => {
  const settings = {
    sounds: true,
    volume: 50,
    events: { fill: true, partial: true, cancel: true, trigger: true, alert: true },
    desktop: false,
  };
  await context.addInitScript((kept) => {
    localStorage.setItem('meridian.notices', kept);
    const start = Reflect.get(OscillatorNode.prototype, 'start');
    OscillatorNode.prototype.start = function sound(when?: number) {
      const { dataset } = document.documentElement;
      dataset['sounds'] = String(Number(dataset['sounds'] ?? '0') + 1);
      dataset['soundedMs'] = String(Date.now());
      Reflect.apply(start, this, [when]);
    };
  }, JSON.stringify(settings));
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const touch = (one: Page): Promise<void> => one.locator('main [aria-label="Last price"]').click();
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  const holding = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  const soundsOf = async (one: Page): Promise<number> => Number((await one.locator('html').getAttribute('data-sounds')) ?? '0');
  const silentMs = (one: Page): Promise<number> =>
    one.evaluate(() => Date.now() - Number(document.documentElement.dataset['soundedMs'] ?? '0'));
  /** Buys a little, and answers once all windows have heard of it. */
  const buy = async (windows: readonly Page[]): Promise<readonly boolean[]> => {
    // Tones of less than a quarter of a second apart are one.
    for (const one of windows) await expect.poll(() => silentMs(one)).toBeGreaterThan(300);
    const before = await Promise.all(windows.map(soundsOf));
    await askFor(page, 'v1/spot/order/place', {
      symbolId: 'BTCUSDT_SPBL',
      delegateType: 21,
      orderType: 1,
      delegateCount: '0.0005',
      tradeUnit: 'base',
    });
    await expect
      .poll(async () => (await Promise.all(windows.map(soundsOf))).some((count, place) => count > (before[place] ?? 0)))
      .toBe(true);
    for (const one of windows) await expect(one.getByRole('tab', { name: 'Order history' })).toBeVisible();
    const after = await Promise.all(windows.map(soundsOf));
    return after.map((count, place) => count > (before[place] ?? 0));
  };
  await touch(page);
  // From when on it hears of orders, the turn is its own.
  await expect.poll(holding).toBe(1);
  expect(await buy([page])).toEqual([true]);
  const orders = await openWindow(page, 'Your orders');
  // It hears of orders itself, and waits for its turn.
  await expect.poll(waiting).toBe(1);
  await touch(orders);
  expect(await buy([page, orders])).toEqual([false, true]);
  await touch(page);
  expect(await buy([page, orders])).toEqual([true, false]);
  await touch(orders);
  await orders.close();
  // The browser hands its turn on once the window is gone.
  await expect.poll(waiting).toBe(0);
  expect(await buy([page])).toEqual([true]);
});

test('where the browser allows no window, the panel opens in a tab; a market that is not listed is none', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/futures/usdt/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await region(page, 'Chart').getByRole('link', { name: 'Open in a new window' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/panel\/chart\/BTCUSDT_UMCBL$/);
  await expect(tab.locator('canvas').first()).toBeVisible();
  await tab.getByRole('button', { name: '1H', exact: true }).click();
  await expect(tab).toHaveURL(/interval=1H/);
  expect((await page.request.get('/panel/book/NOPE')).status()).toBe(404);
  expect((await page.request.get('/panel/ticket/BTCUSDT')).status()).toBe(404);
});
