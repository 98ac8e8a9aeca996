// The phone's header: a short one, the drawer with everything, and five places under the thumb.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { signUp } from '../trader.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the drawer holds every menu, keeps the focus, and gives it back', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await opener(page).tap();
  // There is an overview of futures, and one of assets.
  for (const name of [/^Spot/, /^Overview/, /^Deposit/]) await expect(drawer(page).getByRole('link', { name }).first()).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Log out' })).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement?.closest('[role=dialog]') !== null || document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    );
    expect(inside, `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a press beside it, its button, and a place that is chosen close it', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(drawer(page)).toBeHidden();
  await opener(page).tap();
  await drawer(page).getByRole('button', { name: 'Close the menu' }).tap();
  await expect(drawer(page)).toBeHidden();
  await opener(page).tap();
  await drawer(page).getByRole('link', { name: 'Spot', exact: true }).tap();
  await expect(page).toHaveURL('/spot/BTCUSDT');
  await expect(drawer(page)).toBeHidden();
});

for (const [prefix, from, to] of [
  ['', 150, 385],
  ['/ar', 240, 5],
] as const) {
  test(`it is swept away over the edge it came from, ${prefix === '' ? 'left to right' : 'right to left'}`, async ({ page }) => {
    await page.goto(prefix === '' ? '/' : prefix);
    await page.getByRole('button', { name: prefix === '' ? 'Open the menu' : 'فتح القائمة' }).tap();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeInViewport({ ratio: 1 });
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 600 }] });
    for (let step = 1; step <= 8; step += 1)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + ((to - from) * step) / 8, y: 600 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(panel).toBeHidden();
  });
}

test('the language is changed from the drawer, and the page stays', async ({ page }) => {
  await page.goto('/spot/BTCUSDT?interval=4H');
  await opener(page).tap();
  await drawer(page).getByRole('button', { name: 'Language English' }).tap();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).tap();
  await expect(page).toHaveURL('/de/spot/BTCUSDT?interval=4H');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the bar of pages marks where one is; every target is 44 px', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await expect(bar.locator('[aria-current=page]')).toHaveText('Home');
  await bar.getByRole('link', { name: 'Trade' }).tap();
  await expect(page).toHaveURL('/spot/BTCUSDT');
  await expect(bar.locator('[aria-current=page]')).toHaveText('Trade');
  await bar.getByRole('link', { name: 'Assets' }).tap();
  await expect(page).toHaveURL('/asset');
  const sizes = await page.locator('header :is(a, button):visible, nav[aria-label=Pages] a').evaluateAll((targets) =>
    targets.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { name: target.ariaLabel ?? target.textContent, fits: width >= 44 && height >= 44 };
    }),
  );
  expect(sizes.filter(({ fits }) => !fits)).toEqual([]);
});
