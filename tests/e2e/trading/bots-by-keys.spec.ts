// A bot is made, told what to tell, read and stopped by keys alone, and nothing is written to the console on the way.
import { expect, type Locator, type Page } from '@playwright/test';

import { fieldOf, lastPriceOn } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { askFor, signUp, takeTestCoins } from '../trader.ts';

/** Goes on by Tab (backwards: Shift+Tab) until the wanted one has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

test('a bot is made, told what to tell, read and stopped by keys alone', async ({ page }) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '1000');
  await askFor(page, 'v1/trigger/strategy/agreement/set', { agreed: true });
  await page.goto('/trading-bot/spot/BTCUSDT');
  const price = await lastPriceOn(page);

  await page.getByRole('tab', { name: 'Suggested' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Manual' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Manual' })).toHaveAttribute('aria-selected', 'true');
  const fill = async (name: string, text: string): Promise<void> => {
    await tabTo(page, fieldOf(page, name));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await fill('Lower price', String(Math.round(price * 0.9)));
  await fill('Upper price', String(Math.round(price * 1.1)));
  await fill('Grids', '10');
  await fill('Investment USDT', '500');
  await tabTo(page, page.locator('summary', { hasText: 'Bot notifications' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Each order filled' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Start bot' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Spot grid on/ });
  await tabTo(page, question.getByRole('button', { name: 'Start bot' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/);

  const bell = page.getByRole('button', { name: 'Bot notifications' });
  await expect(bell).toBeVisible();
  await bell.focus();
  await page.keyboard.press('Enter');
  const notices = page.getByRole('dialog', { name: 'Bot notifications' });
  await expect(notices.getByRole('checkbox', { name: 'Each order filled' })).toBeChecked();
  await tabTo(page, notices.getByRole('checkbox', { name: 'Each order filled' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(notices).toBeHidden();
  // The focus is where it was.
  await expect(bell).toBeFocused();
  const strategyId = page.url().split('/').at(-1) ?? '';
  type Told = { readonly notices: readonly string[] };
  await expect
    .poll(async () => (await askFor<Told>(page, 'v1/trigger/strategy/detail', { strategyId })).notices)
    .toEqual(['started', 'out-of-range', 'near-liquidation', 'refused', 'stopped']);

  await page.getByRole('tab', { name: 'Journal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Levels' })).toHaveAttribute('aria-selected', 'true');
  // The list scrolls by keys.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Levels' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Stop bot' }));
  await page.keyboard.press('Enter');
  const stop = page.getByRole('dialog', { name: 'Stop this bot?' });
  await tabTo(page, stop.getByRole('button', { name: 'Stop bot' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You stopped it. Its funds are back in your wallet.')).toBeVisible({ timeout: 60_000 });
  expect(errors).toEqual([]);
});
