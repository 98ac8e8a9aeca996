// npm test: types, lint, unit tests, calls against the real server, browser tests; the last lines name what failed and count them all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod/mini';

import './test/compile-cache.ts';
import { isThorough } from '../tests/thorough.ts';
import { unsteady } from '../tests/e2e/unsteady.ts';
import { judgeBrowserReport, unsteadyLimit } from './test/browser-report.ts';
import { runStep, type StepEnd } from './test/run-step.ts';
import { firstStartName } from '../tests/e2e/own-server.ts';
import { ensureBrowser } from './install/browser.ts';
import { ensureWebBuild } from './build/web-build.ts';

/**
 * `failures` by file and title, with the first words of what went wrong where the report has them.
 * `unsteady`: passed only when it was tried once more, and fails nothing.
 */
type Count = { passed: number; failures: readonly string[]; unsteady?: readonly string[] };

const bin = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];

function run(title: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): Promise<StepEnd> {
  console.log(`\n— ${title}`);
  return runStep(args, { ...process.env, ...extra });
}

const died = (title: string): Count => ({ passed: 0, failures: [title] });

/** A step that either holds or does not: counted as one test. */
async function check(title: string, args: readonly string[]): Promise<Count> {
  const end = await run(title, args);
  return counted(title, end, () => ({ passed: end.ok ? 1 : 0, failures: [] }));
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

/** A run that died before its report counts as one failure: silence is never success. */
function counted(title: string, { ok, crash }: StepEnd, read: () => Count): Count {
  const unsteady = crash === null ? [] : [`${title}: ${crash}`];
  try {
    const count = read();
    const failures = ok || count.failures.length > 0 ? count.failures : [title];
    return { ...count, failures, unsteady: [...unsteady, ...(count.unsteady ?? [])] };
  } catch {
    return { ...died(title), unsteady };
  }
}

/** The folder of everything that is written: in memory where there is room for it, since all of it is thrown away and a disk makes tests wait. */
function folderOfTheRun(): string {
  const inMemory = '/dev/shm';
  const roomBytes = 8 * 2 ** 30;
  let free = 0;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    free = Math.min(bavail * bsize, process.availableMemory());
  } catch {
    // Only Linux has it.
  }
  const folder = mkdtempSync(join(free < roomBytes ? tmpdir() : inMemory, 'meridian-test-'));
  // PostgreSQL has a user of its own there.
  chmodSync(folder, 0o711);
  return folder;
}

const folder = folderOfTheRun();
process.env['TMPDIR'] = folder;

async function vitest(title: string, config: string): Promise<Count> {
  const file = join(folder, `${config}.json`);
  const end = await run(
    title,
    bin('vitest/vitest.mjs', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );
  return counted(title, end, () => {
    const { numPassedTests, testResults } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n    ').slice(0, 600));
      // A file that could not be read has no tests of its own to fail.
      const reasons = failed.length === 0 && status === 'failed' ? ['the file itself'] : failed;
      return reasons.map((reason) => `${relative(process.cwd(), name)} › ${reason}`);
    });
    return { passed: numPassedTests, failures };
  });
}

async function playwright(): Promise<Count> {
  const title = 'Browser tests';
  const file = join(folder, 'playwright.json');
  let browser: string;
  try {
    browser = ensureBrowser();
    ensureWebBuild();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return died(title);
  }
  const end = await run(title, bin('@playwright/test/cli.js', 'test', '--reporter=list,json'), {
    CHROMIUM_PATH: browser,
    [firstStartName]: firstStart,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(title, end, () => judgeBrowserReport(JSON.parse(readFileSync(file, 'utf8')), unsteady, isThorough ? 0 : unsteadyLimit));
}

const counts = [await check('Types', bin('typescript/bin/tsc', '--noEmit'))];
/** The browser's exchanges begin as copies of it. */
const firstStart = join(folder, 'first-start');
// After the types, which read what the build writes. Lint and unit tests leave a core idle now and then.
const preparing = spawn(process.execPath, ['scripts/prepare-tests.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, [firstStartName]: firstStart },
});
const prepared = once(preparing, 'exit');
counts.push(await check('Lint', bin('oxlint/bin/oxlint')), await vitest('Unit tests', 'vitest.config.ts'));
await prepared;
counts.push(await vitest('Calls against the real server', 'vitest.api.config.ts'), await playwright());
rmSync(folder, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
for (const { unsteady = [] } of counts) for (const title of unsteady) console.log(`UNSTEADY ${title}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
