// What the terminal weighs and how fast it is: every script it loads, gzipped, and Lighthouse on a desktop.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { z } from 'zod/mini';

import { browserArguments, ensureBrowser } from '../../scripts/browser.ts';
import { median } from './median.ts';

/** Gzipped kilobytes (1,024 bytes) of all scripts that the page loads until its chart stands. */
export async function scriptWeight(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(`${url}/spot/BTCUSDT`);
    await page.locator('canvas').first().waitFor();
    await page.waitForLoadState('load');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  } finally {
    await browser.close();
  }
}

const report = z.object({ categories: z.object({ performance: z.object({ score: z.nullable(z.number()) }) }) });

/** Lighthouse's performance score (0–100) with the desktop preset: the median of some runs. */
export function lighthouseScore(url: string, runs: number): number {
  const scores = Array.from({ length: runs }, (_, run) => {
    const file = join(tmpdir(), `meridian-lighthouse-${process.pid}-${run}.json`);
    const args = [
      `${url}/spot/BTCUSDT`,
      '--preset=desktop',
      '--only-categories=performance',
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
    ];
    spawnSync(
      process.execPath,
      ['node_modules/lighthouse/cli/index.js', ...args, `--chrome-flags=--headless=new ${browserArguments.join(' ')}`],
      {
        env: { ...process.env, CHROME_PATH: ensureBrowser() },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const { score } = report.parse(JSON.parse(readFileSync(file, 'utf8'))).categories.performance;
    rmSync(file, { force: true });
    return (score ?? 0) * 100;
  });
  return median(scores);
}
