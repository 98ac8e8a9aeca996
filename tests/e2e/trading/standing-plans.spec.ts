// Plans that are changed as they stand: a TWAP paused and resumed, an OCO given other prices, each in its row.
import { expect } from '@playwright/test';

import { test } from '../browser-test.ts';
import { expectSaid, writeDownMessages } from '../said.ts';
import { askFor, bestBid, openTab, signUp, takeTestCoins } from '../trader.ts';

const symbolId = 'BTCUSDT_SPBL';

test('a TWAP is paused and resumed by keyboard, and an OCO changed, in their rows', async ({ page }) => {
  test.setTimeout(120_000);
  await writeDownMessages(page);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.setViewportSize({ width: 1366, height: 768 });
  const best = await bestBid(page);
  const at = (share: number): string => (best * share).toFixed(2);
  const buy = { symbolId, delegateType: 21 } as const;
  const twap = { ...buy, delegateCount: '600', tradeUnit: 'quote', sliceCount: 12, intervalMs: 600_000 };
  await askFor(page, 'v1/trigger/strategy/timeShare/place', twap);
  const pair = { ...buy, delegateCount: '0.01', delegatePrice: at(0.9), triggerPrice: at(1.1), executePrice: at(1.11) };
  await askFor(page, 'v1/spot/order/placeOco', pair);
  await page.goto('/spot/BTCUSDT');
  await openTab(page, /^Conditional( \(\d+\))?$/);
  const plans = page.getByRole('table', { name: 'Conditional' });

  const slices = plans.getByRole('row', { name: /TWAP/ });
  await expect(slices).toContainText('1 of 12, every 600 s');
  await expect(slices).toContainText('Running');
  // The effect is said before it is pressed.
  const pause = slices.getByRole('button', { name: /^Pause order/, description: /^No slices until you resume/ });
  await expect(pause).toBeInViewport();
  await pause.focus();
  await expectSaid(page, /Order paused/, () => page.keyboard.press('Enter'));
  await expect(slices).toContainText('Paused');
  const resume = slices.getByRole('button', { name: /^Resume order/ });
  await expect(resume).toBeFocused();
  // Paused, it is changed: half as many slices.
  await slices.getByRole('button', { name: /^Change order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change conditional order' });
  await dialog.getByRole('textbox', { name: 'Slices' }).fill('6');
  await expectSaid(page, /Conditional order changed/, () => dialog.getByRole('button', { name: 'Save change' }).click());
  await expect(slices).toContainText('1 of 6, every 600 s');
  await expect(slices).toContainText('Paused');
  await resume.focus();
  await expectSaid(page, /Order resumed/, () => page.keyboard.press('Enter'));
  await expect(slices).toContainText('Running');

  const both = plans.getByRole('row', { name: /OCO/ });
  const limit = both.getByRole('button', { name: /change Limit price$/ });
  await limit.click();
  await plans.getByRole('textbox', { name: 'Limit price' }).fill(at(0.88));
  await plans.getByRole('textbox', { name: 'Stop trigger price' }).fill(at(1.09));
  await page.keyboard.press('Enter');
  const written = (text: string): string => Number(text).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(limit).toContainText(written(at(0.88)));
  await expect(both).toContainText(written(at(1.09)));
  // A stop that would trigger at once: neither leg is changed, and the row says why.
  await limit.click();
  await plans.getByRole('textbox', { name: 'Limit price' }).fill(at(0.87));
  await plans.getByRole('textbox', { name: 'Stop trigger price' }).fill(at(0.95));
  await page.keyboard.press('Enter');
  await expect(both.getByRole('alert')).toContainText('It would trigger immediately');
  await page.keyboard.press('Escape');
  await expect(limit).toContainText(written(at(0.88)));
  await openTab(page, /^Open orders( \(\d+\))?$/);
  await expect(page.getByRole('table', { name: 'Open orders' })).toContainText(written(at(0.88)));
});
