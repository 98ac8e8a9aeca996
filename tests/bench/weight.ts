// npm run weight [-- path …]: what scripts each kind of page sends to a visitor, and what is in them. SOURCE_MAPS=true builds for it.
import { chromium } from '@playwright/test';
import { gzipSync } from 'node:zlib';

import { browserArguments, ensureBrowser } from '../../scripts/install/browser.ts';
import { ensureWebBuild } from '../../scripts/build/web-build.ts';
import { informationPage } from './pages/page-rate.ts';
import { partsOfScript } from './pages/script-parts.ts';
import { startMeasuredServer } from './server/server.ts';

const asked = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : [informationPage, '/', '/markets', '/futures/hot', '/legal/licences', '/spot/BTCUSDT', '/futures/usdt/BTCUSDT'];

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

ensureWebBuild();
const server = await startMeasuredServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
try {
  for (const path of paths) {
    const page = await browser.newPage();
    const seen = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) seen.set(pathname, response.body());
    });
    await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
    // Whatever the page fetches by itself once it stands.
    await page.waitForTimeout(3000);
    const html = await (await page.request.get(`${server.url}${path}`)).text();
    const scripts = await Promise.all([...seen].map(async ([name, body]) => ({ name, bytes: gzipSync(await body, { level: 9 }).length })));
    const parts = new Map<string, number>();
    for (const { name, bytes } of scripts)
      for (const [part, share] of partsOfScript(`.next${name.replace('/_next', '')}`) ?? [['no map', 1] as const])
        parts.set(part, (parts.get(part) ?? 0) + bytes * share);
    const first = scripts.filter(({ name }) => html.includes(`"${name}"`));
    const weigh = (some: typeof scripts): string => kilobytes(some.reduce((sum, { bytes }) => sum + bytes, 0));
    console.log(`${path}: ${weigh(first)} KB named in the page, ${weigh(scripts)} KB in all, gzip`);
    for (const [part, bytes] of [...parts].toSorted((a, b) => b[1] - a[1]).filter(([, bytes]) => bytes >= 300))
      console.log(`  ${kilobytes(bytes).padStart(6)} ${part}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
