// People of copy trading in the browser: one begins to lead, others copy by the dialog, and each reads what it came to.
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

import { newVisitor } from '../alive.ts';
import { signUp, takeTestCoins } from '../trader.ts';

/** Records of leaders are brought up to date once a minute. */
export const recordMs = 120_000;
/** From an order of the leader to its row on a follower's page, on a machine that does other work beside. */
const toldMs = 60_000;

/** A browser of somebody new, who has read the hint of the notice board. */
export async function newPerson(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await newVisitor(browser, options);
  await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
  return context.newPage();
}

export async function newTrader(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await newPerson(browser, options);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  return page;
}

/** The dialog in which one copies the leader of the page. */
export async function openFollow(page: Page, words: { readonly button: string; readonly dialog: string }): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: words.button, exact: true }).click({ timeout: 10_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: toldMs });
  return dialog;
}

/** The page of the copy says so, at some time. */
export async function expectTold(page: Page, row: RegExp): Promise<void> {
  await expect(page.getByText(row).filter({ visible: true }).first()).toBeVisible({ timeout: toldMs });
}
