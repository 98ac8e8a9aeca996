import { chromium } from '@playwright/test';
import { findBrowser, browserArguments } from './browser.ts';
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
for (const path of ['/', '/login', '/spot/BTCUSDT']) {
  const page = await browser.newPage();
  page.on('response', async (r) => { if (r.url().includes('_rsc')) console.log(path, r.status(), r.url().slice(21), (await r.body().catch(() => Buffer.alloc(0))).length); });
  await page.goto('http://localhost:3410' + path); await page.waitForTimeout(2500);
  await page.close();
}
await browser.close();
