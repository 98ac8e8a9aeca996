// The scores of Lighthouse for a page, on a desktop and on a phone: each figure the median of some runs.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';

import { browserArguments, ensureBrowser } from '../../../scripts/install/browser.ts';
import { median } from '../median.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
export type LighthouseScores = Readonly<Record<Category, number>>;
/** A trading page has its own bar for speed; the others are the same everywhere. */
export const scoreBars = (performance: number): LighthouseScores => ({ performance, accessibility: 100, 'best-practices': 96, seo: 100 });
export const informationBars = scoreBars(98);

const category = z.object({ score: z.nullable(z.number()) });
const report = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
});

function runOnce(url: string, device: 'desktop' | 'phone', run: number): LighthouseScores {
  const file = join(tmpdir(), `meridian-lighthouse-${process.pid}-${run}.json`);
  const args = [
    url,
    // Without a preset Lighthouse is a phone on a slow line.
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--only-categories=${categories.join(',')}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ];
  const flags = `--chrome-flags=--headless=new ${browserArguments.join(' ')}`;
  spawnSync(process.execPath, ['node_modules/lighthouse/cli/index.js', ...args, flags], {
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const found = report.parse(JSON.parse(readFileSync(file, 'utf8'))).categories;
  rmSync(file, { force: true });
  const scoreOf = (name: Category): number => (found[name].score ?? 0) * 100;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

/** Scores from 0 to 100. */
export function lighthouseScores(url: string, device: 'desktop' | 'phone', runs: number): LighthouseScores {
  const found = Array.from({ length: runs }, (_, run) => runOnce(url, device, run));
  const middle = (name: Category): number => median(found.map((scores) => scores[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  };
}
