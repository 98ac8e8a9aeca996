// The actions of the owner of a bot, in the words of the screen, and the money that there is when it has ended.
import { expect, type Locator, type Page } from '@playwright/test';

import { askFor } from './trader.ts';

/** The price over the chart. */
export async function lastPriceOn(page: Page): Promise<number> {
  const text = await page.getByLabel('Last price').first().textContent();
  return Number((text ?? '').replaceAll(/[^\d.]/g, ''));
}

/** A field of the form, by its whole name. */
export const fieldOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** A text that is as the message says, whatever stands in its places. */
export const saying = (messages: readonly string[]): RegExp =>
  new RegExp(
    messages
      .map((message) =>
        message
          .split(/\{\w+\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('.*'),
      )
      .join('|'),
  );

/** The words that come before somebody's first bot. */
export async function acceptAgreement(page: Page): Promise<void> {
  const agreement = page.getByRole('dialog', { name: 'Before your first bot' });
  await agreement.getByRole('checkbox').check();
  await agreement.getByRole('button', { name: 'Accept' }).click();
}

/** Stops the bot of the page: the question comes with code of its own, and whoever sees none presses again. */
export async function stopBot(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Stop this bot?' });
  await expect(async () => {
    if (!(await question.isVisible())) await page.getByRole('button', { name: 'Stop bot' }).click({ timeout: 10_000 });
    await question.getByRole('button', { name: 'Stop bot' }).click({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

type Balance = { readonly coin: string; readonly available: string; readonly frozen: string; readonly total: string };
type Ended = { readonly strategyId: string; readonly returned: string; readonly totalProfit: string; readonly invested: string };
type Money = { readonly ended: Ended; readonly coins: readonly Balance[] };

/** The newest bot that has ended, and what its owner has. */
export async function moneyAfterEnd(page: Page): Promise<Money> {
  const [ended] = (await askFor<{ readonly list: readonly Ended[] }>(page, 'v1/trigger/strategy/strategyHistoryList', {})).list;
  if (ended === undefined) throw new Error('no bot has ended');
  const { list } = await askFor<{ readonly list: readonly Balance[] }>(page, 'v1/assets/getAssets', {});
  return { ended, coins: list };
}
