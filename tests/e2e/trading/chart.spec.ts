// The chart as a trader's tool: drawn on, read by keys, its orders dragged, its alerts heard, kept as a picture.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { bestBid, openTab, signUp, takeTestCoins } from '../trader.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const plot = (page: Page): Locator => page.locator('[role=slider][aria-roledescription]');
const openOrders = (page: Page): Locator => page.getByRole('table', { name: 'Open orders' });

async function openChart(page: Page, address = '/spot/BTCUSDT'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('canvas').first()).toBeVisible();
}

/** The point of the page at a share of the candles' own pane. */
async function spot(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await plot(page).boundingBox();
  if (box === null) throw new Error('There is no chart.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('drawings are placed by pointer and by keys, survive a reload, and come back when taken away by mistake', async ({ page }) => {
  const complaints = listen(page);
  await openChart(page);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const tools = page.getByRole('toolbar', { name: 'Drawing tools' });
  await tools.getByRole('button', { name: 'Trend line' }).click();
  for (const [x, y] of [
    [0.3, 0.5],
    [0.6, 0.3],
  ] as const) {
    const at = await spot(page, x, y);
    await page.mouse.click(at.x, at.y);
  }
  const drawings = page.getByRole('group', { name: 'Drawings' });
  await expect(drawings.getByRole('button', { name: 'Trend line' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of [
    'Ray',
    'Horizontal line',
    'Vertical line',
    'Parallel channel',
    'Fibonacci retracement',
    'Rectangle',
    'Text',
    'Measure',
  ]) {
    await tools.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(drawings.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(1);
  }
  await expect(drawings.getByRole('button')).toHaveCount(9);

  await page.reload();
  await expect(drawings.getByRole('button')).toHaveCount(9);
  const line = drawings.getByRole('button', { name: 'Trend line' });
  const before = await line.boundingBox();
  await line.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await line.boundingBox())?.y ?? 0).toBeGreaterThan((before?.y ?? 0) + 20);
  // The offer to undo stands for three seconds: a machine that was too slow for it gets another one.
  await expect(async () => {
    const all = await drawings.getByRole('button').count();
    await drawings.getByRole('button').first().focus();
    await page.keyboard.press('Delete');
    await expect(drawings.getByRole('button')).toHaveCount(all - 1);
    await page.getByRole('button', { name: 'Undo' }).last().click({ timeout: 3000 });
    await expect(drawings.getByRole('button')).toHaveCount(all);
  }).toPass();
  expect(complaints).toEqual([]);
});

test('a study has the parameters that somebody gives it, and keeps them', async ({ page }) => {
  await openChart(page);
  await expect(page.getByText(/^MA 7 /)).toBeVisible();
  await page.getByRole('button', { name: 'Chart settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chart settings' });
  const length = dialog.getByRole('group', { name: /^MA/ }).getByLabel('Length').first();
  await length.fill('0');
  await expect(dialog.getByRole('alert')).toHaveText('At least 1.');
  await length.fill('9');
  await dialog.getByRole('radiogroup', { name: 'MA 9 color', exact: true }).getByRole('radio', { name: 'Color 8' }).check({ force: true });
  for (const [name, value] of [
    ['Chart type', 'heikinAshi'],
    ['Price scale', 'log'],
    ['Time zone', 'more'],
    ['Time zone', '-345'],
  ] as const)
    await dialog.getByRole('combobox', { name }).selectOption(value);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^MA 9 /)).toHaveCSS('color', 'rgb(155, 181, 60)');
  await page.reload();
  await expect(page.getByText(/^MA 9 /)).toBeVisible();
  await page.getByRole('button', { name: 'Chart settings' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Chart type' })).toHaveValue('heikinAshi');
  await expect(dialog.getByRole('combobox', { name: 'Time zone' })).toHaveValue('-345');
});

test('by keys: candle by candle, read out; another market beside it; the depth; a picture', async ({ page }) => {
  const complaints = listen(page);
  await openChart(page);
  await plot(page).focus();
  const told = () => plot(page).getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  const first = await told();
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d: open [\d,.]+, high /);
  await page.keyboard.press('ArrowRight');
  expect(await told()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await told()).toBe(first);

  await page.getByRole('button', { name: 'Compare with another market' }).click();
  await page.getByRole('searchbox', { name: 'Find a market' }).fill('eth');
  await page.getByRole('button', { name: 'ETH/USDT' }).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^ETH\/USDT [\d,.]+/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^BTCUSDT-.*\.png$/);

  await page.getByRole('button', { name: 'Market depth' }).click();
  const depth = page.getByRole('figure', { name: / market depth/ });
  await expect(depth).toBeVisible();
  const box = await depth.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 200);
  await expect(depth.getByRole('status')).toHaveText(/BTC in total, .* USDT/);
  expect(complaints).toEqual([]);
});

test('an order is dragged to another price, asked about, moved by keys, and taken away on the chart', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page, { asks: true });
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  // Days: half a percent below the market is in the picture, whatever the market has been doing.
  await openChart(page, '/spot/BTCUSDT?interval=1D');
  const low = Math.floor((await bestBid(page)) * 0.995);
  const form = page.getByRole('region', { name: 'Order form' });
  await form.getByLabel('Price').first().fill(String(low));
  await form.getByLabel('Quantity').first().fill('0.001');
  await form.getByRole('button', { name: /^Buy BTC/ }).click();
  await page
    .getByRole('dialog', { name: /^Buy BTC/ })
    .getByRole('button', { name: /^Buy BTC/ })
    .click();
  const tag = page.getByRole('button', { name: /^Buy 0.001 at / });
  await expect(tag).toBeVisible();
  const priceOf = async (): Promise<number> =>
    Number(/at ([\d,.]+)$/.exec((await tag.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
  const confirm = page.getByRole('button', { name: /^Move Buy 0.001 to / });
  // The picture moves with the market: who has missed the tag takes it again.
  await expect(async () => {
    await tag.hover({ timeout: 5000 });
    const at = await tag.boundingBox();
    const [x, y] = [(at?.x ?? 0) + 10, (at?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 15);
    await page.mouse.move(x, y + 30);
    await page.mouse.up();
    await expect(confirm).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const dragged = Number(/to ([\d,.]+)$/.exec((await confirm.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));
  expect(dragged).toBeLessThan(low);
  await confirm.click();
  await expect(openOrders(page)).toContainText(dragged.toLocaleString('en-US'));
  await expect.poll(priceOf).toBe(dragged);

  await tag.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  // Ten steps of a cent.
  await expect.poll(priceOf).toBeCloseTo(dragged + 0.1, 6);
  await tag.hover();
  await page.getByRole('button', { name: /^Remove Buy 0.001 at / }).click();
  await expect(tag).toHaveCount(0);
  await openTab(page, /^Order history/);
  await expect(page.getByRole('table', { name: 'Order history' })).toContainText(/Cancel/);
});

test('the menu of a price: an alert there is told when it is reached, and the price goes to the ticket', async ({ page }) => {
  const complaints = listen(page);
  await openChart(page, '/spot/BTCUSDT?interval=1s');
  const at = await spot(page, 0.4, 0.3);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  const buy = page.getByRole('menuitem', { name: /^Buy at/ });
  const price = ((await buy.textContent()) ?? '').replace(/[^\d.]/g, '').replace(/\.?0+$/, '');
  await buy.click();
  await expect(page.getByRole('region', { name: 'Order form' }).getByLabel('Price').first()).toHaveValue(price);
  await page.getByRole('button', { name: 'Price alerts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Price alerts' });
  const wait = async (waited: string): Promise<void> => {
    await dialog.getByLabel('Alert price').fill(waited);
    await dialog.getByRole('button', { name: 'Add alert' }).click();
  };
  await wait('1');
  await expect(dialog.getByRole('listitem')).toContainText('falls to 1');
  const last = await bestBid(page);
  // Wherever the market goes from here, one of them is reached; the one that is far away waits on.
  await wait((last * 1.0001).toFixed(2));
  await wait((last * 0.9999).toFixed(2));
  await expect(page.getByText(/BTCUSDT.* has reached/).first()).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('falls to 1', { exact: true })).toBeVisible();
  // Meanwhile candles of a second have come, some of them two at once.
  expect(complaints).toEqual([]);
});
