// The desk around the chart: panels that move and keep their places, the book, the tape, the title, the phone.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';

const widthOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.width ?? 0;

const book = (page: Page): Locator => page.getByRole('table', { name: 'Order book' });
const side = (page: Page): Locator => page.locator('#desk-side');
const chart = (page: Page): Locator => page.getByRole('region', { name: 'Chart', exact: true });

/** The page has taken over: the choices answer. */
async function openChoices(page: Page, name = 'Layout, sounds and confirmations'): Promise<Locator> {
  const menu = page.locator(`summary[aria-label="${name}"]`);
  await expect(async () => {
    if (!(await page.locator('details[open]').filter({ has: menu }).isVisible())) await menu.click();
    await expect(page.getByRole('radiogroup')).toBeVisible({ timeout: 1000 });
  }).toPass();
  return page.locator('details').filter({ has: menu });
}

test.describe('at 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the chart has its room, the page does not scroll; a panel is resized by keys and pointer, and the next visit begins with its size', async ({
    page,
  }) => {
    await page.goto('/spot/BTCUSDT');
    await expect(page.locator('canvas').first()).toBeVisible();
    const box = await chart(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(814);
    expect(box?.height).toBeGreaterThanOrEqual(405);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    const handle = page.getByRole('separator', { name: 'Width of book and trades' });
    const before = await widthOf(side(page));
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => widthOf(side(page))).toBe(before + 32);
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 32));
    const at = await handle.boundingBox();
    await page.mouse.move((at?.x ?? 0) + 4, (at?.y ?? 0) + 200);
    await page.mouse.down();
    await page.mouse.move((at?.x ?? 0) - 16, (at?.y ?? 0) + 200, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => widthOf(side(page))).toBe(before + 52);
    await page.reload();
    expect(await widthOf(side(page))).toBe(before + 52);
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => widthOf(side(page))).toBe(before);
  });

  test('a chosen place is what the server renders; panels are put away and brought back', async ({ page }) => {
    await page.goto('/spot/BTCUSDT');
    const choices = await openChoices(page);
    await choices.getByRole('radio', { name: 'Mirrored' }).check({ force: true });
    await expect.poll(async () => ((await chart(page).boundingBox())?.x ?? 0) > 500).toBe(true);
    await choices.getByRole('checkbox', { name: 'Your orders' }).uncheck();
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeHidden();
    const html = await (await page.request.get('/spot/BTCUSDT')).text();
    expect(html).toContain('data-preset="mirrored"');
    expect(html).toContain('&quot;ticket side chart&quot;');
    expect(html).not.toContain('ticket orders orders');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeHidden();
    await (await openChoices(page)).getByRole('button', { name: 'Reset the layout' }).click();
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeVisible();
    expect((await chart(page).boundingBox())?.x).toBe(0);
  });

  test('a layout that makes no sense is the usual one', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'layout', value: 'sideways.zz.9.9.9.9', url: baseURL ?? '' }]);
    await page.goto('/spot/BTCUSDT');
    await expect(page.locator('.desk')).toHaveAttribute('data-preset', 'standard');
    await expect(book(page)).toBeVisible();
  });

  test('the book: steps, sides, and prices that find their way to the form', async ({ page }) => {
    await page.goto('/spot/BTCUSDT');
    await expect(page.locator('canvas').first()).toBeVisible();
    const form = page.getByRole('region', { name: 'Order form' });
    const bids = book(page).getByRole('rowgroup', { name: 'Bids' });
    await page.getByRole('combobox', { name: 'Price step' }).selectOption('1000');
    await expect.poll(() => bids.getByRole('button').first().innerText()).toMatch(/0$/);
    const rows = await bids.getByRole('button').allInnerTexts();
    expect(rows.slice(0, 3).every((text) => Number(text.replaceAll(',', '')) % 10 === 0)).toBe(true);
    await bids.getByRole('button').nth(2).click();
    await expect.poll(async () => Number(await form.getByLabel('Price').inputValue()) % 10).toBe(0);
    // By keys: down one row, Enter picks it with everything up to it.
    await bids.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tooltip')).toContainText('Average price');
    await expect(form.getByLabel('Quantity')).toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(form.getByLabel('Quantity')).toHaveValue(/^\d+\.\d+$/);
    await page.getByRole('button', { name: 'Asks only' }).click();
    await expect(book(page).getByRole('rowgroup', { name: 'Bids' })).toHaveCount(0);
  });

  test('the title tells price and market, and follows; the tape shows trades of a size, and remembers which', async ({ page }) => {
    await page.goto('/spot/BTCUSDT');
    await expect(page).toHaveTitle(/^\W*[\d,.]+\W+BTC\/USDT/);
    const first = await page.title();
    await expect.poll(() => page.title(), { timeout: 20_000 }).not.toBe(first);
    await expect(page).toHaveTitle(/^[▲▼] /);
    await page.getByRole('tab', { name: 'Trades' }).click();
    const tape = page.getByRole('table', { name: 'Trades' });
    await expect.poll(() => tape.getByRole('row').count()).toBeGreaterThan(5);
    await page.getByRole('combobox', { name: 'Smallest size shown' }).selectOption('100000');
    // So large a trade is rare, and may be there all the same.
    const worth = async (): Promise<number[]> =>
      (
        await tape
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader') })
          .allInnerTexts()
      ).map((text) => {
        const [price = 0, quantity = 0] = (text.match(/[\d,]+\.\d+/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
        return price * quantity;
      });
    await expect.poll(async () => (await worth()).every((one) => one >= 100_000)).toBe(true);
    await page.reload();
    await page.getByRole('tab', { name: 'Trades' }).click();
    await expect(page.getByRole('combobox', { name: 'Smallest size shown' }).locator('option:checked')).toHaveText(/100,000/);
  });

  for (const [language, prefix, name] of [
    ['English', '', 'Layout, sounds and confirmations'],
    ['Arabic', '/ar', 'التخطيط والأصوات والتأكيدات'],
  ] as const) {
    test(`no fault with its choices open, ${language}, dark and light`, async ({ page }) => {
      // Nothing is measured half-way into its colour.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${prefix}/spot/BTCUSDT`);
      await openChoices(page, name);
      expect(await faultsOf(page)).toEqual([]);
      // A theme changes colours, and nothing else.
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
      expect(await faultsOf(page, { rules: 'contrast' })).toEqual([]);
    });
  }
});

test('at 1366×768 and at 4K the page does not scroll and the form shows whole', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The widest begins anew: it was drawn for nobody else.
    if (width !== 2560) await page.goto('/spot/BTCUSDT');
    await expect(page.locator('canvas').first()).toBeVisible();
    const beyond = await page.evaluate(() => {
      const ticket = document.querySelector('#desk-ticket');
      return [
        document.documentElement.scrollHeight - window.innerHeight,
        document.documentElement.scrollWidth - window.innerWidth,
        (ticket?.scrollHeight ?? 1) - (ticket?.clientHeight ?? 0),
      ];
    });
    expect(beyond).toEqual([0, 0, 0]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what one looks at is put away and comes back; the form opens the decimal keys', async ({ page }) => {
    await page.goto('/spot/BTCUSDT');
    await expect(page.locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Hide the chart, book and trades' }).tap();
    await expect(chart(page)).toBeHidden();
    await page.reload();
    await expect(chart(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Book' }).tap();
    await expect(book(page)).toBeVisible();
    await page.getByRole('button', { name: 'Buy', exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel('Price')).toHaveAttribute('inputmode', 'decimal');
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.92 + 1);
    for (const button of await page.getByRole('tab').all()) {
      const box = await button.boundingBox();
      if (box !== null) expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
});
