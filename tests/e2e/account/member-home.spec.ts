// The home page of a member: what is there, what waits, and the way back to where the member was.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { askFor, bestBid, goodPassword, signUp, takeTestCoins } from '../trader.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** A key for programs that ends tomorrow. */
async function makeShortKey(page: Page): Promise<void> {
  const { token } = await askFor<{ token: string }>(page, 'v1/user/security/verify', { purpose: 'api-key', password: goodPassword });
  const answer = await page.request.post('/api/v1/user/apiKey/create', {
    headers: { 'security-verification': token },
    data: { name: 'Weekend program', scopes: ['read'], addresses: [], passphrase: 'long-enough-1', callsPerMinute: 60, days: 1 },
  });
  expect(await answer.json()).toMatchObject({ code: '00000' });
}

test('a new member is told what to do first, and that nothing waits', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByText('You have no coins yet. Deposit some to start trading.')).toBeVisible();
  await expect(card(page, 'Needs your attention')).toContainText('Nothing needs your attention.');
  await expect(card(page, 'My bots').getByRole('link', { name: 'Create a bot' })).toBeVisible();
  await expect(card(page, 'My copies')).toContainText('You haven’t copied anyone yet.');
});

test('worth, favourites, a key that ends, a bot and the last desk stand on the home page', async ({ page }) => {
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '4000');
  await makeShortKey(page);
  await askFor(page, 'optional/addUserSelf', { symbolIds: ['ETHUSDT_SPBL', 'BTCUSDT_UMCBL'], groupId: 1 });
  const bid = await bestBid(page);
  const range = { strategyMinPrice: (bid * 0.8).toFixed(2), strategyMaxPrice: (bid * 1.2).toFixed(2) };
  await askFor(page, 'v1/trigger/strategy/agreement/set', { agreed: true });
  const grid = { strategyType: 1, symbolId: 'BTCUSDT_SPBL', strategyNum: 4, tokenQuoteInvestAmount: '1000', ...range };
  await askFor(page, 'v1/trigger/strategy/grid/placeStrategyGrid', grid);
  await page.goto('/spot/SOLUSDT');
  await expect(page.getByRole('region', { name: 'Order form' })).toBeVisible();

  await page.goto('/');
  // The bot has bought, and paid its fee and the spread. The curve beside the amount may say the same.
  await expect(page.locator('bdi', { hasText: /^\$(4,000|3,99\d)\.\d\d$/ })).toBeVisible();
  await expect(card(page, 'Needs your attention')).toContainText(/Weekend program.*This API key expires on /);
  const favourites = card(page, 'Favorites').getByRole('link');
  await expect(favourites).toHaveCount(2);
  await expect(favourites.nth(0)).toContainText(/ETH\/USDT.*Spot/);
  await expect(favourites.nth(1)).toContainText(/BTCUSDT.*Perp/);
  await expect(card(page, 'My bots').getByRole('link', { name: /Spot grid.*BTCUSDT/ })).toBeVisible();
  await page.getByRole('link', { name: /^Continue on .?SOLUSDT/ }).click();
  await expect(page).toHaveURL('/spot/SOLUSDT');
});
