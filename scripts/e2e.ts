// npm run test:e2e: the browser tests alone, with what they need made ready. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';

import { ensureBrowser } from './install/browser.ts';
import { ensureWebBuild } from './build/web-build.ts';

const browser = ensureBrowser();
ensureWebBuild();
const run = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exitCode = run.status ?? 1;
