import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findBrowser, browserArguments } from './browser.ts';
const url = 'http://localhost:3410';
const out = '/tmp/shell-full'; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
const post = (path: string, body: object) => fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
let r = await post('v1/user/register', { email: 'looks@example.com', password: 'correct horse battery staple' });
if (r.headers.getSetCookie().length === 0) r = await post('v1/user/login', { email: 'looks@example.com', password: 'correct horse battery staple' });
const session = r.headers.getSetCookie().map((l) => { const [n, ...v] = (l.split(';')[0] ?? '').split('='); return { name: n ?? '', value: v.join('=') }; });
async function shot(name: string, o: { w: number; h: number; theme: string; user: boolean; path: string; touch?: boolean; steps?: (p: Page) => Promise<void> }) {
  const ctx = await browser.newContext({ viewport: { width: o.w, height: o.h }, hasTouch: o.touch ?? false, isMobile: o.touch ?? false });
  await ctx.addCookies([...(o.user ? session : []), { name: 'theme', value: o.theme }].map((c) => ({ ...c, url })));
  const page = await ctx.newPage();
  await page.goto(url + o.path); await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  try { await o.steps?.(page); } catch (e) { console.log(name, 'STEP', String(e).slice(0, 300)); }
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${name}.png` });
  await ctx.close();
}
const menu = (n: number) => async (page: Page) => { await page.locator('header nav details').nth(n).hover(); };
for (const w of [768, 900, 1024, 1100, 1280]) await shot(`width-${w}`, { w, h: 500, theme: 'dark', user: true, path: '/asset' });
for (const w of [1024, 1280]) await shot(`width-ar-${w}`, { w, h: 500, theme: 'light', user: true, path: '/ar/asset' });
await shot('bots', { w: 1440, h: 900, theme: 'dark', user: false, path: '/', steps: menu(2) });
await shot('bots-ar', { w: 1440, h: 900, theme: 'light', user: false, path: '/ar', steps: menu(2) });
await shot('info', { w: 1366, h: 768, theme: 'light', user: false, path: '/', steps: menu(4) });
await shot('futures', { w: 1366, h: 768, theme: 'dark', user: true, path: '/spot/BTCUSDT', steps: menu(1) });
await shot('drawer', { w: 390, h: 844, theme: 'dark', user: true, path: '/', touch: true, steps: async (page) => { await page.locator('header button[aria-haspopup=dialog]:visible').last().click(); } });
await shot('phone', { w: 390, h: 844, theme: 'light', user: true, path: '/ar/asset', touch: true });
await browser.close();
