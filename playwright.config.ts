// Browser tests: one real server for the whole run, a real Chromium, real pages.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

import { browserArguments, findBrowser } from './scripts/browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 3217);
// Workers read this file too: the folder is made once and handed down by the environment.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'meridian-e2e-')));
const browser = findBrowser();
const practice = /futures-practice\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that does other work beside is slow, not wrong.
  timeout: 150_000,
  // What passes only then is named at the end of `npm test`.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    ...(browser === null ? {} : { launchOptions: { executablePath: browser, args: [...browserArguments] } }),
    trace: 'retain-on-failure',
    // A reader who knows where the notice board's switch is: its hint lies over the desk until it is answered.
    storageState: {
      cookies: [],
      origins: [{ origin: `http://localhost:${port}`, localStorage: [{ name: 'meridian.said.notice-board', value: 'said' }] }],
    },
  },
  // Bad days move every contract of play money: they come when nobody else trades there.
  projects: [
    { name: 'everything', testIgnore: practice },
    { name: 'practice', testMatch: practice, dependencies: ['everything'] },
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
    },
  },
});
