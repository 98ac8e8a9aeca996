import { chromium } from '@playwright/test';
import { findBrowser, browserArguments } from './browser.ts';
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
for (const [w, h, name] of [[1440, 900, 'desk'], [390, 844, 'phone']] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, isMobile: w < 500, hasTouch: w < 500 });
  const page = await ctx.newPage();
  await page.goto('http://localhost:3410/spot/BTCUSDT'); await page.waitForTimeout(1500);
  await ctx.setOffline(true); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shell-shots/offline-${name}.png` });
}
await browser.close();
