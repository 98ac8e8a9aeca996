// npm run weight [-- path …]: what scripts each kind of page sends to a visitor, and what is in them. SOURCE_MAPS=true builds for it.
import { chromium, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

import { browserArguments, ensureBrowser } from '../../scripts/install/browser.ts';
import { ensureWebBuild } from '../../scripts/build/web-build.ts';
import { informationPage } from './pages/page-rate.ts';
import { partsOfScript } from './pages/script-parts.ts';
import { standingScripts, weightOf } from './pages/standing-scripts.ts';
import { startMeasuredServer } from './server/server.ts';

const asked = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : [informationPage, '/', '/markets', '/futures/hot', '/legal/licences', '/spot/BTCUSDT', '/futures/usdt/BTCUSDT'];

/** A page fetches nothing ahead where the browser says so. */
const savesData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

/** A page has all its scripts when none has come for so long, and is not waited for much longer. */
const quietMs = 3_000;
const longestMs = 45_000;

type Script = { readonly name: string; readonly bytes: number };

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const weigh = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

ensureWebBuild();
const server = await startMeasuredServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });

/** The scripts of a page, gzipped; with or without those that it fetches for later once it stands. */
async function scriptsOf(path: string, ahead: boolean): Promise<Script[]> {
  const page = await browser.newPage();
  try {
    if (!ahead) await page.addInitScript(savesData);
    const seen = new Map<string, Response>();
    let lastMs = performance.now();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js') || seen.has(pathname)) return;
      seen.set(pathname, response);
      lastMs = performance.now();
    });
    const startedMs = performance.now();
    await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
    lastMs = performance.now();
    while (performance.now() - lastMs < quietMs && performance.now() - startedMs < longestMs) await page.waitForTimeout(100);
    // A response that comes later than this is not waited for: the page is closed before its body is there.
    const scripts = [...seen].map(async ([name, response]) => ({ name, bytes: gzipSync(await response.body(), { level: 9 }).length }));
    return await Promise.all(scripts);
  } finally {
    await page.close();
  }
}

async function weighPage(path: string): Promise<void> {
  const html = await (await fetch(`${server.url}${path}`)).text();
  const own = await scriptsOf(path, false);
  const all = await scriptsOf(path, true);
  const first = own.filter(({ name }) => html.includes(`"${name}"`));
  const visitor = await browser.newPage();
  const standing = weightOf(await standingScripts(visitor, `${server.url}${path}`)).toFixed(1);
  await visitor.close();
  const [named, moving, later] = [first, own, all].map((scripts) => kilobytes(weigh(scripts)));
  console.log(
    `${path}: ${named} KB named in the page, ${standing} KB until it stands, ${moving} KB until it moves, ${later} KB with what it fetches for later, gzip`,
  );
  const parts = new Map<string, number>();
  for (const { name, bytes } of own)
    for (const [part, share] of partsOfScript(`.next${name.replace('/_next', '')}`) ?? [['no map', 1] as const])
      parts.set(part, (parts.get(part) ?? 0) + bytes * share);
  for (const [part, bytes] of [...parts].toSorted((a, b) => b[1] - a[1]).filter(([, bytes]) => bytes >= 300))
    console.log(`  ${kilobytes(bytes).padStart(6)} ${part}`);
}

try {
  for (const path of paths) await weighPage(path);
} finally {
  await browser.close();
  await server.stop();
}
