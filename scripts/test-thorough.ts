// npm run test:thorough: the tests with long searches (random commands, twins, kills) at their full length, and the browser's long
// stories. Arguments go to Vitest; with some, the browser is left out.
import { spawnSync } from 'node:child_process';

import { ensureWebBuild } from './build/web-build.ts';
import { ensureBrowser } from './install/browser.ts';

const given = process.argv.slice(2);

const run = (args: readonly string[], extra: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_THOROUGH: '1', ...extra } }).status === 0;

const held = ['vitest.config.ts', 'vitest.api.config.ts'].map((config) =>
  run(['node_modules/vitest/vitest.mjs', 'related', 'tests/thorough.ts', '--run', '--config', config, '--passWithNoTests', ...given]),
);
if (given.length === 0) {
  const browser = ensureBrowser();
  ensureWebBuild();
  held.push(run(['node_modules/@playwright/test/cli.js', 'test', '--grep', '@thorough|search engine'], { CHROMIUM_PATH: browser }));
}
process.exitCode = held.every(Boolean) ? 0 : 1;
