// Opens pages in a real browser and listens: errors and warnings of the console, scripts that fail, drawings that do not match the server's.
import { chromium } from '@playwright/test';

import { browserArguments, ensureBrowser } from '../install/browser.ts';
import { untilAlive } from '../site/until-alive.ts';
import { eachOf } from './ask.ts';
import type { Fault } from './judge-site.ts';

const width = 2;
/** So long a page may take to be alive. */
const patienceMs = 30_000;
/** So long it is listened to once it has begun to be alive. */
const listenMs = 500;

export async function watchBrowser(addresses: readonly string[], progress: (watched: number) => void): Promise<Fault[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  const faults: Fault[] = [];
  let watched = 0;
  try {
    await eachOf(addresses, width, async (address) => {
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push({ address, what: `console: ${message.text().slice(0, 300)}` });
      });
      page.on('pageerror', (error) => faults.push({ address, what: `script: ${error.message.slice(0, 300)}` }));
      try {
        await page.goto(address, { timeout: patienceMs });
        await untilAlive(page, patienceMs);
        await page.waitForTimeout(listenMs);
      } catch (error) {
        faults.push({ address, what: `browser: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}` });
      }
      await page.close();
      progress((watched += 1));
    });
  } finally {
    await browser.close();
  }
  return faults;
}
