// The scripts that a page fetches until it stands: until all that it names is here, and the browser has nothing else to do.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The most kilobytes that a visitor's page may bring until it stands. */
export const standingBars = [
  ['/', 162],
  ['/markets', 174],
] as const;

const mark = 'the page stands';

export type StandingScript = { readonly path: string; readonly kilobytes: number };

/** Opens `path` in a fresh page; each script gzipped, in kilobytes of 1,024 bytes. */
export async function standingScripts(page: Page, path: string): Promise<StandingScript[]> {
  await page.addInitScript(`addEventListener('load', () => requestIdleCallback(() => performance.mark('${mark}')))`);
  const seen = new Map<string, Response>();
  page.on('response', (response) => void seen.set(response.url(), response));
  await page.goto(path);
  const standing = await page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((marks) => {
          const standsMs = marks.getEntriesByName(name)[0]?.startTime;
          if (standsMs === undefined) return;
          const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < standsMs);
          resolve(fetched.map((one) => one.name));
        }).observe({ type: 'mark', buffered: true }),
      ),
    mark,
  );
  const scripts = [...new Set(standing)].flatMap((url) => {
    const response = seen.get(url);
    return response !== undefined && new URL(url).pathname.endsWith('.js') ? [response] : [];
  });
  return Promise.all(
    scripts.map(async (response) => ({
      path: new URL(response.url()).pathname,
      kilobytes: gzipSync(await response.body(), { level: 9 }).length / 1024,
    })),
  );
}

export const weightOf = (scripts: readonly StandingScript[]): number => scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
