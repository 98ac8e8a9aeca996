// The messages that the site gives by itself: the notice board and where its switch is, how panels are made larger, and Korean to readers in Korea.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { signUp } from '../trader.ts';

// A reader who has never been here.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1440, height: 900 } });

test('a newcomer is told once where the switch of the notice board is; the board comes from the server from then on', async ({ page }) => {
  const tip = page.getByText('The bulletin board switch is here');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tip).toBeHidden();
  await page.goto('/markets');
  await expect(tip).toBeVisible();
  // A line of its own under the header: what comes after it begins below.
  const [line, content] = [await tip.boundingBox(), await page.locator('#content').boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notice board' })).toBeVisible();
  await expect(tip).toBeHidden();
  const board = page.getByRole('region', { name: 'Notices' });
  await expect(board).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Notice board' }).click();
  await expect(board).toContainText('Prices come from a simulated market');
  expect(await faultsOf(page, { part: '.notice-board', rules: 'all' })).toEqual([]);
  const html = await (await page.request.get('/ar/markets')).text();
  expect(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')).toContain('الأسعار من سوق محاكاة');
  await page.goto('/spot/BTCUSDT');
  await expect(board).toBeVisible();
  // The desk gives it room: nothing has to be scrolled for.
  const taller = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(taller).toBeLessThanOrEqual(0);
  await board.getByRole('button', { name: 'Close the notice board' }).click();
  await expect(board).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notice board' })).toBeVisible();
  await expect(board).toBeHidden();
  await expect(tip).toBeHidden();
});

test('how panels are made larger is said three times a day, for three seconds', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  const tip = page.getByText('Drag the lines between panels');
  await page.addInitScript(() => {
    // The switch of the notice board asks for its hint too: not here.
    localStorage.setItem('meridian.said.notice-board', 'said');
  });
  for (let time = 1; time <= 3; time += 1) {
    await page.goto('/spot/BTCUSDT');
    await expect(tip, `time ${time}`).toBeVisible();
    await expect(tip).toBeHidden({ timeout: 6000 });
  }
  await page.goto('/spot/BTCUSDT');
  await expect(page.locator('canvas').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('meridian.said.grid-tip'))).toBe('2026-11-21 3');
  await expect(tip).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-22T00:00:01'));
  await page.goto('/spot/BTCUSDT');
  await expect(tip).toBeVisible();
});

test.describe('a member without keys', () => {
  test.use({ offersKeys: true });

  test('sees one hint at a desk: keys at the first, how panels are made larger at the next', async ({ page }) => {
    await signUp(page);
    const [keys, tip] = [page.getByRole('region', { name: 'Keyboard shortcuts' }), page.getByText('Drag the lines between panels')];
    const said = (name: string) => page.evaluate((key) => localStorage.getItem(`meridian.said.${key}`), name);
    await page.goto('/spot/BTCUSDT');
    await expect(keys).toBeVisible();
    await expect(tip).toBeHidden();
    expect([await said('keys'), await said('grid-tip')]).toEqual(['said', null]);
    await page.reload();
    await expect(tip).toBeVisible();
    await expect(keys).toBeHidden();
  });
});

test.describe('in Korea', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'KR' } });

  test('Korean is suggested once; who says no is not asked again', async ({ page }) => {
    await page.goto('/markets');
    const dialog = page.getByRole('dialog', { name: 'Notice' });
    await expect(dialog).toContainText('한국어로 이용하시겠습니까?');
    expect(await faultsOf(page, { part: 'dialog[open]', rules: 'all' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Notice board' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('who says yes stays on the page, in Korean', async ({ page }) => {
    await page.goto('/spot/BTCUSDT?interval=1H');
    await page.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/asia/spot/BTCUSDT?interval=1H');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  });
});
