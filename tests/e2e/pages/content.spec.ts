// An operator at work: in with a second factor, a draft with its preview, published, read by a visitor, and taken back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

import { appCode } from '../../api/authenticator-app.ts';
import { test } from '../browser-test.ts';
import { askFor, goodPassword, signUp } from '../trader.ts';

/** A user with an authenticator app, to whom the keyholder has given the role of an operator. Answers the address and the app's secret. */
async function becomeOperator(page: Page): Promise<{ email: string; secret: string }> {
  const email = await signUp(page);
  const { token } = await askFor<{ token: string }>(page, 'v1/user/security/verify', {
    purpose: 'change-security',
    password: goodPassword,
  });
  const begun = await page.request.post('/api/v1/user/security/authenticator/begin', {
    data: {},
    headers: { 'security-verification': token },
  });
  const { secret } = (await begun.json()).data;
  // One half minute back: the next code is then good at once.
  await askFor(page, 'v1/user/security/authenticator/confirm', { code: appCode(secret, Date.now() - 30_000) });
  const key = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'operator-key'), 'utf8').trim();
  const opened = await page.request.post('/api/v1/operator/user/operator', {
    data: { email, operator: true },
    headers: { 'x-operator-key': key },
  });
  expect((await opened.json()).data).toEqual({ operator: true, hasAuthenticator: true });
  return { email, secret };
}

test('an operator writes an announcement, looks at it, publishes it and takes it back', async ({ page, browser }) => {
  const { email, secret } = await becomeOperator(page);
  // The role alone opens nothing.
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByLabel('Authenticator code').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect entry. Try again.' })).toBeVisible();
  await page.getByLabel('Authenticator code').fill(appCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();

  const terms = { category: 'listing', atMs: Date.now() };
  const { item } = await askFor<{ item: number }>(page, 'v1/admin/content/create', { kind: 'announcement', slug: 'night-watch', terms });
  await page.goto(`/admin/${item}`);
  await page.getByLabel('Title').fill('A pair for the night');
  await page.getByLabel('Summary').fill('Trading begins at midnight.');
  await page.getByLabel('Text (Markdown)').fill('## When\n\nAt **midnight**. <script>no</script>');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'When' })).toBeVisible();
  await expect(preview).toContainText('<script>no</script>');
  await page.getByRole('button', { name: 'Save as draft' }).click();

  const visitor = await (await browser.newContext()).newPage();
  const published = async (): Promise<string[]> => {
    const { list } = await askFor<{ list: { slug: string }[] }>(visitor, 'v1/cms/announce/list', {});
    return list.map(({ slug }) => slug);
  };
  // These are drawn for many and kept: so is what the visitor has seen before the operator changes it.
  const [newsPage, itsPage] = ['/announcements', '/announcements/night-watch'];
  const read = async (path: string): Promise<string> => (await visitor.request.get(path)).text();
  expect(await read(newsPage)).not.toContain('A pair for the night');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(page.getByText('Readers see version 1.')).toBeVisible();
  expect(await published()).toContain('night-watch');
  expect(await read(newsPage)).toContain('A pair for the night');
  await visitor.goto('/announcements?category=listing');
  await visitor.getByRole('link', { name: /A pair for the night/ }).click();
  await expect(visitor.getByRole('heading', { name: 'When' })).toBeVisible();
  expect(await read(itsPage)).toContain('A pair for the night');
  // The administration page is drawn for each who asks, and no visitor gets in.
  const answer = await visitor.request.get(`/admin/${item}`);
  expect([new URL(answer.url()).pathname, (await answer.text()).includes('A pair for the night')]).toEqual(['/admin/login', false]);
  expect((await page.request.get(`/admin/${item}`)).headers()['cache-control']).toContain('no-store');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Not visible to readers in this language.')).toBeVisible();
  expect(await read(newsPage)).not.toContain('A pair for the night');
  await expect.poll(async () => (await visitor.request.get(itsPage)).status(), { timeout: 10_000 }).toBe(404);
  await visitor.context().close();
  await page.goto('/admin/changes');
  await expect(page.getByText('announcement/night-watch · en-US · v1').first()).toBeVisible();
});
