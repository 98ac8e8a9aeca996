// npm test: types, lint, unit tests, calls against the real server, browser tests; the last line counts them all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/mini';

import { ensureBrowser } from './browser.ts';
import { ensureWebBuild } from './web-build.ts';

type Count = { passed: number; failed: number };

const bin = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];

function run(title: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): boolean {
  console.log(`\n— ${title}`);
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...extra } }).status === 0;
}

/** A step that either holds or does not: counted as one test. */
function check(title: string, args: readonly string[]): Count {
  return run(title, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() });
const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

/** A run that died before its report counts as one failure: silence is never success. */
function counted(ok: boolean, read: () => Count): Count {
  try {
    const count = read();
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const reports = mkdtempSync(join(tmpdir(), 'meridian-test-'));

function vitest(title: string, config: string): Count {
  const file = join(reports, `${config}.json`);
  const ok = run(
    title,
    bin('vitest/vitest.mjs', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );
  return counted(ok, () => {
    const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function playwright(): Count {
  const file = join(reports, 'playwright.json');
  let browser: string;
  try {
    browser = ensureBrowser();
    ensureWebBuild();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  const ok = run('Browser tests', bin('@playwright/test/cli.js', 'test', '--reporter=list,json'), {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(ok, () => {
    const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

const counts = [
  check('Types', bin('typescript/bin/tsc', '--noEmit')),
  check('Lint', bin('oxlint/bin/oxlint')),
  vitest('Unit tests', 'vitest.config.ts'),
  vitest('Calls against the real server', 'vitest.api.config.ts'),
  playwright(),
];
rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
