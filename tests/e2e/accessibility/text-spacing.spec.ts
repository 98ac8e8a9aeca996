// Desks as a reader sees them who gives letters, words, lines and paragraphs more room.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

test('the last price stands under the header, and nothing is wider than the window', async ({ browser, baseURL }) => {
  // A reader's own style: the page's policy does not know it.
  const context = await browser.newContext({ bypassCSP: true, ...(baseURL === undefined ? {} : { baseURL }) });
  try {
    const page = await context.newPage();
    for (const path of ['/spot/BTCUSDT', '/futures/usdt/BTCUSDT'])
      for (const [width, height] of [
        [1366, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await page.addStyleTag({
          content:
            '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
        });
        const header = await page.getByRole('banner').boundingBox();
        const price = await page.locator('main [aria-label="Last price"]').boundingBox();
        expect(price?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
  } finally {
    await context.close();
  }
});
