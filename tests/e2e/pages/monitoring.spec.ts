// Error monitoring in the browser: away without a DSN, on with one.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';

/** Answers for the monitoring service; nothing leaves the machine. */
const service = 'http://monitoring.invalid';

test('without a DSN nothing of it is fetched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  expect(texts.filter((text) => text.includes('sentry.javascript'))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-monitoring')).toBeNull();
});

test('with a DSN a fault of the page is reported', async ({ page }) => {
  // The share of events that is reported is a tenth: this visitor is in it.
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<html ', `<html data-monitoring="${service.replace('//', '//key@')}/1" `);
    const policy = (answer.headers()['content-security-policy'] ?? '').replace("connect-src 'self'", `connect-src 'self' ${service}`);
    await route.fulfill({ response: answer, body: html, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  await page.route(`${service}/**`, async (route) => route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }));
  const report = page.waitForRequest(
    (request) => request.url().startsWith(service) && (request.postData() ?? '').includes('it broke here'),
  );
  await page.goto('/');
  await page.waitForFunction(() => '__SENTRY__' in window);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('it broke here');
    });
  });
  expect((await report).postData()).toContain('"environment":"online"');
});
