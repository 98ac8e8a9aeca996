import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findBrowser, browserArguments } from './browser.ts';
const url = 'http://localhost:3410';
const out = '/tmp/shell-shots'; mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
const post = (path: string, body: object) => fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
let r = await post('v1/user/register', { email: 'looks@example.com', password: 'correct horse battery staple' });
if (r.headers.getSetCookie().length === 0) r = await post('v1/user/login', { email: 'looks@example.com', password: 'correct horse battery staple' });
const session = r.headers.getSetCookie().map((l) => { const [n, ...v] = (l.split(';')[0] ?? '').split('='); return { name: n ?? '', value: v.join('=') }; });
const only = process.argv[2];
async function shot(name: string, o: { w: number; h: number; theme: string; user: boolean; path: string; touch?: boolean; steps?: (p: Page) => Promise<void> }) {
  if (only !== undefined && !name.includes(only)) return;
  const ctx = await browser.newContext({ viewport: { width: o.w, height: o.h }, hasTouch: o.touch ?? false, isMobile: o.touch ?? false });
  await ctx.addCookies([...(o.user ? session : []), { name: 'theme', value: o.theme }].map((c) => ({ ...c, url })));
  const page = await ctx.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text()); });
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.goto(url + o.path); await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  try { await o.steps?.(page); } catch (e) { console.log(name, 'STEP', String(e).slice(0, 300)); }
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${out}/${name}.png` });
  await ctx.close();
}
for (const theme of ['dark', 'light']) for (const [p, l] of [['', 'en'], ['/ar', 'ar']] as const) {
  const t = `${theme}-${l}`;
  await shot(`assets-1440-${t}`, { w: 1440, h: 900, theme, user: true, path: `${p}/spot/BTCUSDT`, steps: async (page) => { await page.locator('header details').first().hover(); } });
  await shot(`user-1366-${t}`, { w: 1366, h: 768, theme, user: true, path: `${p}/asset`, steps: async (page) => { await page.locator('header details').last().locator('summary').click(); } });
  await shot(`visitor-1440-${t}`, { w: 1440, h: 900, theme, user: false, path: `${p || '/'}` });
  await shot(`language-1440-${t}`, { w: 1440, h: 900, theme, user: false, path: `${p || '/'}`, steps: async (page) => { await page.locator('header button[aria-haspopup=dialog]').first().click(); } });
  await shot(`phone-${t}`, { w: 390, h: 844, theme, user: true, path: `${p}/spot/BTCUSDT`, touch: true });
  await shot(`phonevisitor-${t}`, { w: 390, h: 844, theme, user: false, path: `${p || '/'}`, touch: true });
  await shot(`drawer-${t}`, { w: 390, h: 844, theme, user: true, path: `${p || '/'}`, touch: true, steps: async (page) => { await page.locator('header button[aria-haspopup=dialog]:visible').last().click(); await page.getByRole('dialog').waitFor(); } });
  await shot(`drawerlang-${t}`, { w: 390, h: 844, theme, user: false, path: `${p || '/'}`, touch: true, steps: async (page) => { await page.locator('header button[aria-haspopup=dialog]:visible').last().click(); await page.getByRole('dialog').waitFor(); await page.getByRole('dialog').locator('button[aria-haspopup=dialog]').click(); } });
  await shot(`404-1440-${t}`, { w: 1440, h: 900, theme, user: false, path: `${p}/no-such-page` });
}
await browser.close();
