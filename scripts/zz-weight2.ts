import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser, browserArguments } from './browser.ts';
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...browserArguments] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const rows: Promise<[string, number, string]>[] = [];
page.on('response', (r) => { if (new URL(r.url()).pathname.endsWith('.js')) rows.push(r.body().then((b) => { const t = b.toString(); const marks = [['baseui', /base-ui|data-base-ui|floating-ui/], ['sentry', /sentry/i], ['zustand', /zustand/], ['lwc', /lightweight|tradingview/i], ['socketio', /socket\.io|engine\.io/], ['zod', /ZodMini|invalid_type/], ['axios', /axios/i], ['intl', /IntlMessageFormat|MISSING_MESSAGE/], ['decimal', /DecimalError|decimal/i], ['rdom', /react-dom|hydrateRoot/], ['panels', /react-resizable|data-panel-/], ['tanstack', /tanstack|columnDef/]].filter(([, re]) => (re as RegExp).test(t)).map(([n]) => n).join(','); return [r.url().split('/').pop() ?? '', gzipSync(b, { level: 9 }).length / 1024, marks] as [string, number, string]; })); });
await page.goto(`http://localhost:3412${process.argv[2] ?? '/spot/BTCUSDT'}`);
await page.waitForLoadState('networkidle').catch(() => undefined); await page.waitForTimeout(1500);
const all = await Promise.all(rows); let sum = 0;
for (const [n, s, m] of all.sort((a, b) => b[1] - a[1])) { sum += s; console.log(s.toFixed(1), n, m); }
console.log('total', sum.toFixed(1));
await browser.close();
