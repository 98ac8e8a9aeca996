// Messages about what has just happened: where they lie, how long they stay, and that they do not pile up.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { expectSaid, writeDownMessages } from '../said.ts';
import { bestBid, signUp, takeTestCoins } from '../trader.ts';

/** Whatever buys or sells, and the message, in the page's pixels. */
async function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('output[aria-live] > p')].map((toast) => toast.getBoundingClientRect());
    const buttons = [...document.querySelectorAll('button, [role=radio]')].filter(
      (button) => /^(Buy|Sell)( BTC)?$/.test(button.textContent.trim()) && button.checkVisibility(),
    );
    return buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return boxes.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
      })
      .map((button) => button.textContent);
  });
}

test('messages never lie over what buys and sells, count up, and wait while they are read', async ({ page, context, baseURL }) => {
  test.setTimeout(150_000);
  await writeDownMessages(page);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '2000');
  const price = String(Math.floor((await bestBid(page)) * 0.95));
  const order = page.getByRole('region', { name: 'Order form' });
  // A place of the panels comes with the page; a size is changed under it.
  const sizes = [
    ['standard', 1440, 900],
    ['standard', 800, 1100],
    ['standard', 390, 844],
    ['mirrored', 1366, 768],
    ['mirrored', 800, 1100],
  ] as const;
  let shown = '';
  for (const [preset, width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (preset !== shown) {
      // A phone's sheet gives its entry of the history back: a page that is opened meanwhile would be called off.
      await expect.poll(() => page.evaluate(() => Number(history.state?.openLayers ?? 0))).toBe(0);
      await context.addCookies([{ name: 'layout', value: `${preset}.-.0.0.0.0`, url: baseURL ?? '' }]);
      await page.goto('/spot/BTCUSDT');
      shown = preset;
    }
    if (width < 768) await page.getByRole('button', { name: 'Buy', exact: true }).click();
    const form = width < 768 ? page.getByRole('dialog') : order;
    await form.getByLabel('Price').fill(price);
    await form.getByLabel('Quantity').fill('0.001');
    await expectSaid(page, /Order placed: buy/, () => form.getByRole('button', { name: 'Buy BTC' }).click());
    expect(await overlaps(page), `${width} ${preset}`).toEqual([]);
  }
});

test('the same message counts up in its place, and stays while the pointer or the focus is on it', async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/spot/BTCUSDT');
  await page.route('**/api/optional/**', async (route) => route.abort());
  const star = page.getByRole('button', { name: /favorite/i }).first();
  const toast = page.locator('output[aria-live] > p');
  // The time between two clicks is up to the machine; how long a message stays is not.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  const said = async (text: string): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(250);
      await expect(toast).toContainText(text, { timeout: 100 });
    }).toPass();
  await star.click();
  await said('');
  await star.click();
  await said('×2');
  await toast.hover();
  await page.clock.runFor(4000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(700, 300);
  await page.clock.runFor(2900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});
