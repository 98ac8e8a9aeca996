// A world of one's own in the browser: its pages, its clock and its bad day, which nobody elsewhere sees.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openTab, signUp } from '../trader.ts';

type World = { readonly worldId: string };

async function newWorld(page: Page): Promise<string> {
  const { worldId } = await askFor<World>(page, 'v1/world/create', { name: 'Crash course', seed: 'in the browser' });
  await askFor(page, 'v1/world/fund', { worldId, coin: 'USDT', amount: '10000' });
  return worldId;
}

const bandOf = (page: Page) => page.getByRole('group', { name: /Crash course/ });

test('a market of one’s own runs, crashes and is traded, and nobody else sees anything of it', async ({ page, browser }) => {
  await signUp(page);
  const worldId = await newWorld(page);
  await page.goto(`/w/${worldId}`);
  await expect(page).toHaveURL(`/w/${worldId}/spot/BTCUSDT`);
  const band = bandOf(page);
  await expect(band.getByText('Paused')).toBeVisible();
  const time = band.getByRole('time');
  const before = await time.getAttribute('datetime');

  // Its clock: a step, then a run.
  await band.getByRole('button', { name: 'Advance the clock by 1 minute' }).click();
  await expect(time).toHaveAttribute('datetime', new Date(Date.parse(before ?? '') + 60_000).toISOString());
  await band.getByRole('combobox', { name: 'Clock speed' }).selectOption('10');
  await band.getByRole('button', { name: 'Run the clock' }).click();
  await expect(band.getByText('Running')).toBeVisible();
  await band.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Crash' });
  await expect(page.getByText('Scenario: Crash')).toBeVisible();
  await band.getByRole('button', { name: 'Pause the clock' }).click();
  await expect(band.getByText('Paused')).toBeVisible();

  // Its market, by the ticket of every desk.
  const form = page.getByRole('region', { name: 'Order form' });
  await form.getByRole('button', { name: 'Market', exact: true }).click();
  await form.getByLabel('Total').fill('500');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await openTab(page, /^Fills$/);
  await expect(page.getByRole('table', { name: /Fills/ }).getByRole('row').nth(1)).toBeVisible();

  // Pages about trading stay in it; others are the site's.
  await page.goto(`/w/${worldId}/asset`);
  await expect(bandOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demo funds' }).first()).toHaveAttribute('href', `/worlds/${worldId}#funds`);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(`/w/${worldId}/asset/history`);
  await page.goto(`/w/${worldId}/help`);
  await expect(page).toHaveURL('/help');
  await expect(bandOf(page)).toBeHidden();

  // A bad day is that of the world alone.
  await page.goto('/spot/BTCUSDT');
  await expect(page.getByText('Scenario: Crash')).toBeHidden();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`/w/${worldId}/spot/BTCUSDT`);
  await expect(stranger.getByRole('heading', { name: 'This world is closed to you' })).toBeVisible();
  await expect(stranger.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(`/w/${worldId}/spot/BTCUSDT`)}`,
  );
  await signUp(stranger);
  await stranger.reload();
  await expect(stranger.getByText('You are not a member of this world.')).toBeVisible();
  await other.close();
});

test('a page in a world has no fault at a desk and on a phone, and reads from right to left', async ({ page }) => {
  await signUp(page);
  const worldId = await newWorld(page);
  for (const [width, prefix] of [
    [1440, ''],
    [390, '/ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${prefix}/w/${worldId}/spot/BTCUSDT`);
    await expect(page.getByRole('group', { name: /Crash course/ })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await faultsOf(page, { part: '[data-part=world-band]' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test('a world that a visitor makes up in a header is no world of the page', async ({ page }) => {
  for (const address of ['/w/0123456789abcdef/spot/BTCUSDT', '/markets']) {
    const answer = await page.request.get(address, { headers: { 'x-own-world': '%' } });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('data-part="world-band"');
  }
});
