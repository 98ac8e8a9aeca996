// Menus, drawer, language dialog and the page that is not there, open, for assistive technology: both themes, both directions.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { signUp } from '../trader.ts';

const names = {
  '': { language: 'Language', drawer: 'Open the menu', account: 'Your account', assets: 'Assets' },
  '/ar': { language: 'اللغة', drawer: 'فتح القائمة', account: 'حسابك', assets: 'الأصول' },
} as const;

async function faults(page: Page, where: string, part = 'body'): Promise<string[]> {
  return (await faultsOf(page, { part })).map((fault) => `${where}: ${fault}`);
}

// Colours ask for nothing of a direction, nor a direction for colours: each of them once.
for (const [prefix, theme] of [
  ['', 'dark'],
  ['/ar', 'light'],
] as const) {
  test(`nothing to find in ${theme}, ${prefix === '' ? 'English' : 'Arabic'}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    // Nothing may be measured half-way into the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUp(page);
    const words = names[prefix];
    const banner = page.getByRole('banner');
    const home = prefix === '' ? '/' : prefix;
    // A control that an open menu half covers would count as too small: the page itself is looked at elsewhere.
    await page.goto(`${prefix}/legal/licences`);
    await banner.getByLabel(words.assets).click();
    expect(await faults(page, 'assets menu', 'header')).toEqual([]);
    await banner.getByLabel(words.account).click();
    expect(await faults(page, 'user menu', 'header')).toEqual([]);
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: words.language }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(23);
    expect(await faults(page, 'language dialog')).toEqual([]);
    await page.goto(`${prefix}/no-such-page`);
    expect(await faults(page, 'not found')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    await banner.getByRole('button', { name: words.drawer }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page, 'drawer')).toEqual([]);
  });
}
