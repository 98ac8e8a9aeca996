// Browser tests: one real server for the whole run, a real Chromium, real pages.
import { defineConfig } from '@playwright/test';

import './scripts/test/compile-cache.ts';
import { browserArguments, findBrowser } from './scripts/install/browser.ts';
import { newDataFolder } from './tests/e2e/own-server.ts';
import { isThorough } from './tests/thorough.ts';

const port = Number(process.env['E2E_PORT'] ?? 3217);
// Workers read this file too: the folder is made once and handed down by the environment.
const dataDir = (process.env['E2E_DATA_DIR'] ??= newDataFolder());
const browser = findBrowser();
// Stories that wait for the market or for servers of their own: begun first, so that nobody waits for them at the end.
const long = /\/(futures\/bad-days|whole-life|a-day-later|bots-in-crashes|plaza|real-chain|accessibility)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/before-all.ts',
  fullyParallel: true,
  // Stories of minutes whose parts other tests tell too: `npm run test:thorough` tells them.
  ...(isThorough ? {} : { grepInvert: /@thorough/ }),
  // One more than a small machine has cores: there is always somebody who waits for a market or a server.
  workers: 3,
  // A machine that does other work beside is slow, not wrong.
  timeout: 240_000,
  // For the trace of what failed. What passes only then is named by `npm test`; more than two that unsteady.ts does not list fail it.
  retries: 1,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    ...(browser === null ? {} : { launchOptions: { executablePath: browser, args: [...browserArguments] } }),
    // What cannot be pressed by then is named, instead of the whole test's patience.
    actionTimeout: 60_000,
    // A recording of every first try would cost more than the tests.
    trace: 'on-first-retry',
    // A reader who knows where the notice board's switch is, whose hint lies over the desk until it is answered, and has put the banner away.
    storageState: {
      cookies: [
        { name: 'banner', value: 'bots', domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' },
      ],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'meridian.said.notice-board', value: 'said' }] }],
    },
  },
  projects: [
    { name: 'long', testMatch: long },
    { name: 'everything', testIgnore: long },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://localhost:${port}/api/health`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      SEED: 'browser-tests',
      // Twelve blocks are nothing to wait for.
      NETWORK_BLOCK_MS: '50',
      // A busy machine is slow, not silent.
      EXCHANGE_TIMEOUT_MS: '20000',
      // A page draws every move.
      WATCHED_MARKET_MS: '1000',
    },
  },
});
