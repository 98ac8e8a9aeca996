import { chromium } from '@playwright/test';
import { findBrowser, browserArguments } from './browser.ts';
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
for (const path of ['/no-such-page', '/ar/no-such-page', '/ar', '/', '/ar/spot/BTCUSDT']) {
  const page = await browser.newPage();
  page.on('response', (r) => { if (r.status() >= 400) console.log(path, r.status(), r.url()); });
  await page.goto('http://localhost:3410' + path); await page.waitForTimeout(1500);
  await page.close();
}
await browser.close();
