// npm run test:thorough: the tests with long searches (random commands, twins, kills) at their full length, all calls on PostgreSQL, and the
// browser's long stories, none of which may need a second try. Arguments go to Vitest; with some, the browser is left out.
import { spawnSync } from 'node:child_process';

import { ensureWebBuild } from './build/web-build.ts';
import { ensureBrowser } from './install/browser.ts';

const given = process.argv.slice(2);

const run = (args: readonly string[], extra: Readonly<Record<string, string>>): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...extra } }).status === 0;
const vitest = (args: readonly string[], extra: Readonly<Record<string, string>>): boolean =>
  run(['node_modules/vitest/vitest.mjs', ...args, '--passWithNoTests', ...given], extra);

const atLength = { TEST_THOROUGH: '1' };
const held = ['vitest.config.ts', 'vitest.api.config.ts'].map((config) =>
  vitest(['related', 'tests/thorough.ts', '--run', '--config', config], atLength),
);
held.push(vitest(['run', '--config', 'vitest.api.config.ts', '--project', 'calls'], { TEST_DATABASE: 'postgres' }));
if (given.length === 0) {
  const browser = ensureBrowser();
  ensureWebBuild();
  held.push(
    run(['node_modules/@playwright/test/cli.js', 'test', '--fail-on-flaky-tests', '--grep', '@thorough|search engine'], {
      ...atLength,
      CHROMIUM_PATH: browser,
    }),
  );
}
process.exitCode = held.every(Boolean) ? 0 : 1;
