// The header in use: menus by mouse and by keys, what does not fit, languages, theme, and what each visitor's page holds.
import { expect, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { test } from '../browser-test.ts';
import { signUp } from '../trader.ts';

const header = (page: Page) => page.getByRole('banner');
const openLanguages = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Language' }).click();
  return page.getByRole('dialog', { name: 'Language' });
};

test('a menu opens where the mouse rests, leads on, and is gone when one has arrived', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const assets = header(page).getByLabel('Assets');
  const deposit = header(page).getByRole('link', { name: /^Deposit/ });
  await expect(deposit).toBeHidden();
  await assets.hover();
  await expect(deposit).toBeVisible();
  await expect(deposit).toContainText('Add coins to your account');
  const picture = await deposit.locator('svg use').getAttribute('href');
  const [file = '', name = ''] = picture?.split('#') ?? [];
  expect(await (await page.request.get(file)).text()).toContain(`<symbol id="${name}"`);
  await deposit.click();
  await expect(page).toHaveURL('/asset/recharge');
  await expect(deposit).toBeHidden();
  // A mouse that leaves closes it.
  await page.getByRole('main').hover();
  await assets.hover();
  await expect(deposit).toBeVisible();
  await page.getByRole('main').hover();
  await expect(deposit).toBeHidden();
});

test('a menu by keys alone: open, walk, leave, go', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  const assets = header(page).getByLabel('Assets');
  await assets.focus();
  await page.keyboard.press('Enter');
  const overview = header(page).getByRole('link', { name: /^Overview/ });
  await expect(overview).toBeVisible();
  // It opens without any script; it is walked through as soon as the page's script has come.
  await expect(async () => {
    await assets.focus();
    await page.keyboard.press('ArrowDown');
    await expect(overview).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await expect(assets).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(overview).toBeFocused();
  // Tab walks through the menu and out of it, which closes it.
  const entries = await header(page).locator('details[open] :is(a, button)').count();
  for (let step = 0; step < entries; step += 1) await page.keyboard.press('Tab');
  await expect(overview).toBeHidden();
  await assets.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/asset');
});

test('the page of a visitor does not hold what belongs to accounts; a user’s holds no login', async ({ page, request }) => {
  const visitor = await (await request.get('/')).text();
  expect(visitor).toContain('href="/login"');
  for (const absent of ['/asset', '/asset/recharge', 'Log out', 'Add coins to your account', 'Unified account', 'Live trading'])
    expect(visitor).not.toContain(absent);
  await signUp(page);
  const user = await (await page.request.get('/')).text();
  for (const there of ['href="/asset"', 'href="/asset/recharge"', 'Log out']) expect(user).toContain(there);
  expect(user).not.toContain('href="/login"');
  // Neither knows a word of what has no page yet.
  for (const html of [visitor, user]) expect(html).not.toContain('/pre-market');
});

test('nothing of the navigation comes nearer than 8 px to what stands beside it; the drawer has the rest', async ({ page }) => {
  await signUp(page);
  let hidden = 0;
  for (const width of [1440, 1280, 1100, 1024, 900, 800, 768]) {
    await page.setViewportSize({ width, height: 700 });
    // Once as it was drawn for this width, then as it follows the window.
    if (width === 1440 || width === 900) await page.goto('/');
    for (const textSize of ['16px', '32px', '44px']) {
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
      const row = header(page).getByRole('list').first();
      await expect
        .poll(() =>
          row.evaluate((list) => {
            const items = [...list.children].filter((item) => item instanceof HTMLElement);
            const top = list.getBoundingClientRect().top;
            const shown = items.filter((item) => item.getBoundingClientRect().top - top < 4);
            const tools = list.closest('header')?.lastElementChild?.getBoundingClientRect().left ?? 0;
            const nearest = Math.max(0, ...shown.map((item) => item.getBoundingClientRect().right));
            return tools - nearest >= 8 && items.every((item) => item.inert === !shown.includes(item));
          }),
        )
        .toBe(true);
      const cut = await row.evaluate((list) => [...list.children].filter((item) => item instanceof HTMLElement && item.inert).length);
      hidden += cut;
      if (cut > 0) await expect(header(page).getByRole('button', { name: 'Open the menu' })).toBeVisible();
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('another language keeps the page and its address, and is remembered for a year', async ({ page, context }) => {
  await page.goto('/spot/BTCUSDT?interval=1H');
  const dialog = await openLanguages(page);
  await expect(dialog.getByRole('link')).toHaveCount(23);
  await expect(dialog.locator('[aria-current=true]')).toHaveText('English');
  await expect(dialog.getByRole('link', { name: 'العربية' })).toBeVisible();
  // By keys: typing finds it, Enter takes it.
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('arabic');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ar/spot/BTCUSDT?interval=1H');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(header(page).getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('ar');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);
  // The bare address leads to the language that was chosen; a link to English takes that back.
  await page.goto('/');
  await expect(page).toHaveURL('/ar');
  await page.goto('/en/markets');
  await expect(page).toHaveURL('/markets');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the languages by arrow keys, and a word for what is not among them', async ({ page }) => {
  await page.goto('/en-GB');
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language' });
  await expect(dialog.locator('[aria-current=true]')).toHaveText('English (UK)');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: 'English', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('link', { name: '한국어' })).toBeFocused();
  await dialog.getByRole('searchbox').fill('klingon');
  await expect(dialog.getByText('No matching language.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the theme changes at once and stays', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await header(page).getByRole('button', { name: 'Dark or light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the logo leads home from everywhere, in the language of the page', async ({ page }) => {
  await page.goto('/ar/no-such-page');
  await expect(page.getByText('عذرًا، الصفحة التي طلبتها غير موجودة')).toBeVisible();
  await header(page).getByRole('link', { name: 'Meridian' }).click();
  await expect(page).toHaveURL('/ar');
});

test('the menus work before any script has run', async ({ browser, baseURL }) => {
  const context = await newVisitor(browser, { ...(baseURL === undefined ? {} : { baseURL }), javaScriptEnabled: true });
  const page = await context.newPage();
  await signUp(page);
  const still = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const plain = await still.newPage();
  await plain.goto('/');
  await header(plain).getByLabel('Assets').click();
  await header(plain)
    .getByRole('link', { name: /^Deposit/ })
    .click();
  await expect(plain).toHaveURL('/asset/recharge');
  await context.close();
  await still.close();
});

test('the banner under the header is put away for good, and no desk has it', async ({ page, context }) => {
  await context.clearCookies({ name: 'banner' });
  await page.goto('/futures/hot');
  const banner = page.getByRole('region', { name: 'Announcement' });
  await expect(banner.getByRole('link', { name: /^Trading bots with a backtest/ })).toBeVisible();
  await page.goto('/spot/BTCUSDT');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.goto('/futures/hot');
  // Pressed until it is heard: the server draws the button before the page is alive.
  await expect(async () => {
    if ((await banner.count()) > 0) await page.getByRole('button', { name: 'Hide this announcement' }).click({ timeout: 5_000 });
    await expect(banner).toHaveCount(0);
  }).toPass({ timeout: 60_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
