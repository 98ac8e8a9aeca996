// The weight of a page: every script it loads, gzipped; and how much its parts move while it settles.
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';

import { browserArguments, ensureBrowser } from '../../../scripts/install/browser.ts';

export type ScriptWeight = {
  /** Named in the page itself: what has to arrive before anything answers. */
  readonly first: number;
  /** All that the page loads by itself until it stands. */
  readonly all: number;
};

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });

const pathOf = (response: Response): string => new URL(response.url()).pathname;

/** Gzipped kilobytes (1,024 bytes) of the scripts of the page at `url`, which stands once `standing` is on it; no button is pressed. */
export async function scriptWeight(url: string, standing: string): Promise<ScriptWeight> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const html = await (await page.request.get(url)).text();
    const seen: Response[] = [];
    page.on('response', (response) => {
      if (pathOf(response).endsWith('.js')) seen.push(response);
    });
    await page.goto(url);
    await page.locator(standing).first().waitFor();
    await page.waitForLoadState('load');
    // The scripts that a page fetches once it stands still.
    await page.waitForTimeout(1000);
    // A response that comes later than this is not waited for: its body might never be there.
    const scripts = await Promise.all(
      seen.map(async (response) => ({ path: pathOf(response), size: gzipSync(await response.body(), { level: 9 }).length })),
    );
    const weigh = (some: typeof scripts): number => some.reduce((sum, { size }) => sum + size, 0) / 1024;
    return { first: weigh(scripts.filter(({ path }) => html.includes(`src="${path}"`))), all: weigh(scripts) };
  } finally {
    await browser.close();
  }
}

/** The sum of all layout shifts of the spot page in its first seconds, live and untouched. */
export async function layoutShift(url: string): Promise<number> {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/spot/BTCUSDT`);
    await page.locator('canvas').first().waitFor();
    return await page.evaluate(async () => {
      let sum = 0;
      const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } => 'value' in entry;
      const watch = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (isShift(entry)) sum += entry.value;
      });
      watch.observe({ type: 'layout-shift', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return sum;
    });
  } finally {
    await browser.close();
  }
}
