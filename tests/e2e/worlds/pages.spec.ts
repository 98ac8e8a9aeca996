// The pages of worlds, lived through: one is made, somebody is invited and joins, gets play money, and goes with the world in the end.
import { expect, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openDialog, signUp } from '../trader.ts';

const inWorld = /\/w\/([0-9a-f]{16})(?:\/|$)/;

type Assets = { readonly list: readonly { readonly coin: string; readonly total: string }[] };

/** The balance of a coin that an account has in a world, as the exchange answers there. */
async function heldInWorld(page: Page, worldId: string, coin: string): Promise<string | undefined> {
  const answer = await page.request.post('/api/v1/assets/getAssets', { data: {}, headers: { world: worldId } });
  const { data }: { data: Assets } = await answer.json();
  return data.list.find((one) => one.coin === coin)?.total;
}

test('a world is made, shared, funded, reset and deleted', async ({ page, browser }) => {
  await signUp(page);
  await page.goto('/worlds');
  await expect(page.getByText('You have no worlds yet.')).toBeVisible();
  const form = await openDialog(page, page.getByRole('button', { name: 'Create world' }), 'Create world');
  await form.getByLabel('World name').fill('Crash rehearsal');
  await form.getByRole('radio', { name: 'Purple' }).check();
  await form.getByText('Advanced settings').click();
  await form.getByRole('radio', { name: /^1 s/ }).check();
  await form.getByLabel('Price source').selectOption('Price seed');
  await form.getByLabel('Price seed').fill('monday');
  expect(await faultsOf(page, { part: 'dialog' })).toEqual([]);
  await form.getByRole('button', { name: 'Create world' }).click();
  await expect(page).toHaveURL(inWorld);
  const worldId = inWorld.exec(page.url())?.[1] ?? '';

  await page.goto('/worlds');
  const row = page.getByRole('listitem').filter({ hasText: 'Crash rehearsal' });
  await expect(row).toContainText('Owner');
  await expect(row).toContainText('Paused');
  expect(await faultsOf(page)).toEqual([]);
  await row.getByRole('link', { name: /^Manage/ }).click();
  await expect(page).toHaveURL(`/worlds/${worldId}`);
  await expect(page.getByRole('region', { name: 'Run record' })).toContainText('monday');

  const clock = page.getByRole('region', { name: 'World time' });
  await clock.getByRole('button', { name: '+1 min', exact: true }).click();
  await clock.getByRole('combobox', { name: 'Clock speed' }).selectOption({ label: '\u206610×\u2069' });
  await clock.getByRole('button', { name: 'Run the clock' }).click();
  await expect(clock.getByText('Running')).toBeVisible();
  await clock.getByRole('button', { name: 'Pause the clock' }).click();
  await expect(clock.getByText('Paused')).toBeVisible();

  const scenario = page.getByRole('region', { name: 'Scenario' });
  await scenario.getByRole('button', { name: 'Start scenario' }).click();
  await expect(scenario.getByText('Running since')).toBeVisible();
  await scenario.getByRole('button', { name: 'Stop scenario' }).click();
  await expect(scenario.getByText('No scenario')).toBeVisible();

  // An invitation is taken by a press, in another browser; a visitor comes back to it.
  await page.getByRole('button', { name: 'Create trading link' }).click();
  const address = await page.getByLabel('Copy this link now. It is shown only once.').inputValue();
  const other = await newVisitor(browser);
  const second = await other.newPage();
  await second.goto(address);
  await expect(second.getByRole('heading', { level: 1, name: 'Join a world' })).toBeVisible();
  expect(await faultsOf(second)).toEqual([]);
  await expect(second.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /from=%2Fworlds%2Fjoin%2F/);
  await second.getByRole('main').getByRole('button', { name: 'Try the demo' }).click();
  await second.getByRole('button', { name: 'Join world' }).click();
  await expect(second).toHaveURL(inWorld);
  await second.goto(`/worlds/${worldId}`);
  await expect(second.getByRole('region', { name: 'Members' })).toContainText('Member 2TraderYou');
  await expect(second.getByRole('button', { name: 'Run the clock' })).toHaveCount(0);

  // Play money for the one who has joined.
  await page.reload();
  const funds = page.getByRole('region', { name: 'Demo funds' });
  await funds.getByRole('combobox', { name: 'Recipient' }).selectOption({ label: 'Member 2' });
  await funds.getByLabel('Amount').fill('2,500');
  await funds.getByRole('button', { name: 'Add demo funds' }).click();
  await expect(page.getByText('Demo funds added.')).toBeVisible();
  await expect.poll(async () => Number(await heldInWorld(second, worldId, 'USDT'))).toBe(2500);
  expect(await faultsOf(page)).toEqual([]);

  // Everything from the beginning; then it goes, for both.
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.poll(async () => Number((await heldInWorld(second, worldId, 'USDT')) ?? 0)).toBe(0);
  await page.getByRole('button', { name: 'Delete world' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete world' }).click();
  await expect(page).toHaveURL('/worlds');
  await expect(page.getByText('You have no worlds yet.')).toBeVisible();
  await second.goto(`/worlds/${worldId}`);
  await expect(second.getByRole('heading', { level: 1, name: 'World not found.' })).toBeVisible();
  await second.goto(new URL(address).pathname);
  await second.getByRole('button', { name: 'Join world' }).click();
  await expect(second.getByRole('main').getByRole('alert')).toBeVisible();
  await other.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the panel and the form stand from right to left, and nothing overflows', async ({ page }) => {
    await signUp(page);
    const { worldId } = await askFor<{ worldId: string }>(page, 'v1/world/create', { name: 'Crash rehearsal' });
    for (const path of ['/ar/worlds', `/ar/worlds/${worldId}`, `/worlds/${worldId}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
    }
  });
});

test('without a session the list leads to the login page, and back', async ({ page }) => {
  await page.goto('/worlds');
  await expect(page).toHaveURL('/login?from=%2Fworlds');
});
