// A line that is cut: a quiet word over a page that stands, a whole screen only where nothing can be shown.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

test('a browser without network is told so over the page that it has, until the network is back', async ({ page, context }) => {
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('table', { name: 'Order book' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('a page whose exchange does not answer says so in words, and offers to try again', async ({ page, baseURL }) => {
  test.setTimeout(420_000);
  const port = Number(new URL(baseURL ?? '').port) + 500;
  // A web half that looks for its exchange where nobody is.
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'meridian-cut-')),
      EXCHANGE_URL: 'http://127.0.0.1:9',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  try {
    const url = `http://localhost:${port}`;
    await expect
      .poll(async () => (await page.request.get(`${url}/api/health`).catch(() => null))?.status(), { timeout: 240_000 })
      .toBe(200);
    for (const path of ['/', '/spot/BTCUSDT']) {
      await page.goto(`${url}${path}`);
      await expect(page.getByRole('heading', { name: 'The connection is unstable. Prices may be out of date.' })).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
      await loaded;
    }
  } finally {
    server.kill('SIGTERM');
  }
});
