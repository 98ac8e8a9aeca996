// A line that is cut: a quiet word over a page that stands, a whole screen only where nothing can be shown.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
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
      const answer = await page.goto(`${url}${path}`);
      // For search engines and whatever stands between: there is a page here, only not now.
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.getByRole('heading', { name: 'The connection is unstable. Prices might be out of date.' })).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
      await loaded;
    }
    // Somebody with a session is not shown as logged out, on no page, nor led to log in.
    const cookie = `${sessionCookie}=anything`;
    for (const path of ['/ar', '/spot/BTCUSDT', '/trading-bot', '/asset', '/order/mcp?businessLine=8', '/help']) {
      const answer = await page.request.get(`${url}${path}`, { headers: { cookie }, maxRedirects: 0 });
      expect([path, answer.status(), answer.headers()['retry-after']]).toEqual([path, 503, '5']);
      const text = await answer.text();
      expect(text).not.toMatch(/\/login|\/register/);
      if (path !== '/ar') expect(text).toContain('You are still logged in');
    }
  } finally {
    server.kill('SIGTERM');
  }
});
