// The list of markets: sorted, searched, shared by its address; favourites of a visitor that become the user's own.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, signUp, signUpByForm } from '../trader.ts';

const pairs = (page: Page) => page.getByRole('rowheader');
const numbers = async (page: Page, column: number): Promise<number[]> => {
  const cells = await page.getByRole('table').locator(`tbody tr td:nth-of-type(${column})`).allInnerTexts();
  return cells.map((text) => Number(text.replaceAll(/[^\d.-]/g, '')));
};

test('heads sort, the search finds, and the address brings both back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/markets');
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '24h turnover' })).toHaveAttribute('aria-sort', 'descending');
  await expect(pairs(page).first()).toContainText('BTC/USDT');
  await page.getByRole('link', { name: '24h high' }).click();
  await expect(page.getByRole('columnheader', { name: '24h high' })).toHaveAttribute('aria-sort', 'descending');
  const falling = await numbers(page, 3);
  expect(falling.length).toBeGreaterThan(10);
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  await page.getByRole('link', { name: '24h high' }).click();
  await expect(page.getByRole('columnheader', { name: '24h high' })).toHaveAttribute('aria-sort', 'ascending');
  const rising = await numbers(page, 3);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  await page.getByRole('searchbox').fill('eth');
  await expect(pairs(page).first()).toContainText('ETH');
  await expect(page).toHaveURL('/markets?q=eth&sort=high&order=asc');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('eth');
  for (const pair of await pairs(page).allInnerTexts()) expect(pair).toContain('ETH');
});

test('a contract is kept at its desk, and found again in the picker, on the list of markets and in the search', async ({ page }) => {
  await signUp(page);
  await page.goto('/futures/usdt/ETHUSDT');
  await page.getByRole('button', { name: 'Add ETHUSDT to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove ETHUSDT from favorites' })).toBeVisible();
  await page.goto('/futures/usd/BTCUSD');
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  const picker = page.getByRole('dialog', { name: 'Markets' });
  await picker.getByRole('button', { name: 'Favorites' }).click();
  await expect(picker.getByRole('option')).toHaveCount(1);
  await picker.getByRole('option').click();
  await expect(page).toHaveURL(/\/futures\/usdt\/ETHUSDT/);
  await page.goto('/markets?tab=favourites');
  await expect(pairs(page)).toHaveText([/ETHUSDT\s*Perp/]);
  await expect(page.getByRole('table').locator('tbody td').first()).toHaveText(/\d/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Market, page or command' }).fill('ethusdt');
  await page.getByRole('option', { name: /ETHUSDT.*Favorite/ }).click();
  await expect(page).toHaveURL('/futures/usdt/ETHUSDT');
});

const changes = async (page: Page): Promise<number[]> => {
  const cells = await page.getByRole('table').locator('tbody tr td:nth-of-type(2)').allInnerTexts();
  return cells.map((text) => Number(text.replaceAll(/[^\d.-]/g, '')));
};

test('a list is shared by its address, and the way back leads through what was looked at', async ({ page }) => {
  await page.goto('/markets');
  const first = await pairs(page).first().innerText();
  await page.getByRole('link', { name: 'Losers' }).click();
  await expect(page).toHaveURL('/markets?tab=losers');
  await expect(page.getByRole('columnheader', { name: '24h change' })).toHaveAttribute('aria-sort', 'ascending');
  for (const change of await changes(page)) expect(change).toBeLessThan(0);
  await page.getByRole('group', { name: 'Quote coin' }).getByRole('link', { name: 'EUR' }).click();
  await expect(page).toHaveURL('/markets?tab=losers&quote=EUR');
  await expect(page.getByRole('link', { name: 'EUR', exact: true })).toHaveAttribute('aria-current', 'true');
  for (const pair of await pairs(page).allInnerTexts()) expect(pair).toContain('/EUR');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/markets');
  await expect(pairs(page).first()).toContainText(first.trim());
  await expect(page.getByRole('link', { name: 'Losers' })).not.toHaveAttribute('aria-current');
});

test('a filter is set, shared by its address, saved, renamed and deleted; it follows the user', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await page.goto('/markets');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Last price: Lower bound' }).fill('1000');
  await page.getByRole('textbox', { name: '24h turnover: Lower bound' }).fill('1,000');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL('/markets?last-min=1000&turnover-min=1000');
  await expect(page.getByRole('link', { name: 'Remove the filter Last price' })).toBeVisible();
  const prices = await numbers(page, 1);
  expect(prices.length).toBeGreaterThan(0);
  // Prices move while the list stands.
  for (const price of prices) expect(price).toBeGreaterThan(900);
  await page.getByRole('textbox', { name: 'Filter name' }).fill('High prices');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByRole('navigation', { name: 'Saved filters' }).getByRole('link')).toHaveText('High prices');
  await page.getByRole('link', { name: 'Remove the filter 24h turnover' }).click();
  await expect(page).toHaveURL('/markets?last-min=1000');
  await page.goto('/markets');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('button', { name: 'Manage filters' }).click();
  await page.getByRole('textbox', { name: 'Rename High prices' }).fill('Above 1,000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Above 1,000' }).click();
  await expect(page).toHaveURL('/markets?last-min=1000&turnover-min=1000');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: 'Manage filters' }).click();
  await page.getByRole('button', { name: 'Delete Above 1,000' }).click();
  await expect(page.getByText('No saved filters for this list.')).toBeAttached();
});

test('futures are ranked by funding, and the search in them begins in the other line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/markets');
  await page.getByRole('searchbox').fill('eth');
  await page.getByRole('navigation', { name: 'Market types' }).getByRole('link', { name: 'Futures' }).click();
  await expect(page).toHaveURL('/markets?line=futures&q=eth');
  await expect(page.getByRole('columnheader', { name: 'Open interest' })).toBeVisible();
  for (const pair of await pairs(page).allInnerTexts()) expect(pair).toContain('ETH');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Funding rate' }).first().click();
  await expect(page).toHaveURL('/markets?line=futures&tab=funding');
  await expect(page.getByRole('columnheader', { name: 'Funding rate' })).toHaveAttribute('aria-sort', 'descending');
  await pairs(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/futures\/usdt?c?\//);
});

test('in the demo world the futures are those of play money', async ({ page }) => {
  await signUp(page);
  await askFor(page, 'paptrading/switch', {});
  await page.goto('/markets?line=futures');
  expect(await pairs(page).count()).toBeGreaterThan(0);
  const addresses = await pairs(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) expect(address).toMatch(/^\/futures\/s(usdt|usd|usdc)\//);
});

test('new listings are dated, the latest before the others', async ({ page }) => {
  await page.goto('/markets');
  await page.getByRole('link', { name: 'New listings' }).click();
  await expect(page).toHaveURL('/markets?tab=new');
  // The address is there before the list.
  await expect(pairs(page).first()).toContainText(/\d{4}-\d\d-\d\d/);
  const dates = (await pairs(page).allInnerTexts()).map((text) => text.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '');
  expect(dates.length).toBeGreaterThan(10);
  expect(dates).not.toContain('');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a long list has pages, and the last one shows what is left', async ({ page }) => {
  await page.goto('/markets');
  const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  await expect(pairs(page)).toHaveCount(50);
  const links = page.getByRole('navigation', { name: 'List pages' });
  await links.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/markets?page=2');
  await expect(page.locator('tbody tr').first()).toHaveAttribute('aria-rowindex', '52');
  await links.getByRole('link', { name: String(Math.ceil(count / 50)) }).click();
  await expect(pairs(page)).toHaveCount(count % 50 === 0 ? 50 : count % 50);
  await expect(links.getByRole('link', { name: 'Next' })).toBeHidden();
});

test('the heat map is walked by keyboard, the largest turnover first, and each area says what it shows', async ({ page }) => {
  await page.goto('/markets?quote=USDT');
  await page.getByRole('group', { name: 'Views' }).getByRole('link', { name: 'Heat map' }).click();
  await expect(page).toHaveURL('/markets?view=map&quote=USDT');
  const areas = page.getByRole('list', { name: 'Heat map' }).getByRole('link');
  await expect(areas.first()).toHaveAccessibleName(/^BTC\/USDT, ([+-]\d+\.\d\d|0\.00)%, 24h turnover [\d.]+[KMB]?\sUSDT$/);
  const sizes = await areas.evaluateAll((all) => all.map((one) => one.clientWidth * one.clientHeight));
  expect(sizes.length).toBeGreaterThan(5);
  for (const [place, size] of sizes.entries()) expect(size).toBeLessThan((sizes[place - 1] ?? size) * 1.1 + 100);
  await areas.first().focus();
  await page.keyboard.press('Tab');
  await expect(areas.nth(1)).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spot\/ETHUSDT$/);
});

test('three markets are compared, by an address that can be shared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/markets?view=compare&compare=BTCUSDT,ETHUSDT');
  await expect(page.getByRole('rowheader')).toContainText(['BTC/USDT', 'ETH/USDT']);
  const chart = page.getByRole('figure', { name: 'Compare: Last 24h' });
  await expect(chart).toContainText(/BTC\/USDT\s*[+-]?\d+\.\d\d%/);
  await page.getByRole('combobox', { name: 'Pair 3' }).selectOption('SOL/USDT');
  await expect(page).toHaveURL('/markets?view=compare&compare=BTCUSDT,ETHUSDT,SOLUSDT');
  await expect(pairs(page)).toHaveCount(3);
  await expect(chart).toContainText('SOL/USDT');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first market stands near the top and stays there, and its order is said above', async ({ page }) => {
    await page.goto('/markets');
    const top = async (): Promise<number> => (await page.locator('tbody tr').first().boundingBox())?.y ?? Number.NaN;
    const first = await top();
    expect(first).toBeLessThan(305);
    await expect(page.getByRole('columnheader', { name: 'Pair' }).getByRole('link', { name: '24h turnover' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await top()).toBe(first);
  });

  test('filters that are applied make room for the list', async ({ page }) => {
    await page.goto('/markets');
    const filters = page.locator('summary').filter({ hasText: 'Filters' });
    await filters.click();
    const field = page.getByRole('textbox', { name: 'Last price: Lower bound' });
    await field.fill('1000');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL('/markets?last-min=1000');
    await expect(field).toBeHidden();
    await expect(filters).toBeFocused();
    await expect(page.getByRole('link', { name: 'Remove the filter Last price' })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the filters and the coins stand behind one button', async ({ page }) => {
      await page.goto('/markets');
      await expect(page.getByRole('group', { name: 'Quote coin' })).toBeHidden();
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
      await expect(page.getByRole('textbox', { name: 'Last price: Lower bound' })).toBeVisible();
      await page.getByRole('group', { name: 'Quote coin' }).getByRole('link', { name: 'EUR' }).click();
      await expect(page).toHaveURL('/markets?quote=EUR');
      await expect(page.locator('summary').filter({ hasText: 'Filters' })).toHaveText('Filters1');
      for (const pair of await pairs(page).allInnerTexts()) expect(pair).toContain('/EUR');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, quote coins, heads and pages are links that the server answers', async ({ page }) => {
    await page.goto('/markets');
    await page.getByRole('link', { name: 'Gainers' }).click();
    await expect(page).toHaveURL('/markets?tab=gainers');
    for (const change of await changes(page)) expect(change).toBeGreaterThan(0);
    await page.getByRole('group', { name: 'Quote coin' }).getByRole('link', { name: 'USDC' }).click();
    for (const pair of await pairs(page).allInnerTexts()) expect(pair).toContain('/USDC');
    // It may be that none of them has risen.
    await page.goto('/markets?quote=USDC');
    await page.getByRole('columnheader', { name: 'Pair' }).getByRole('link').click();
    // A coin without a picture has its first letter before the name.
    const names = (await pairs(page).allInnerTexts()).map((text) => text.split('\n').at(-1) ?? '');
    expect(names).toEqual(names.toSorted());
    await page.goto('/markets?page=2');
    await expect(page.locator('tbody tr').first()).toHaveAttribute('aria-rowindex', '52');
  });

  test('a form sends the filters, what cannot be followed is refused, and an empty list leads on', async ({ page }) => {
    await page.goto('/markets?quote=USDT');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Last price: Lower bound' }).fill('1,000');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/[?&]last-min=1%2C000/);
    const prices = await numbers(page, 1);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect(price).toBeGreaterThanOrEqual(1000);
    await page.goto('/markets?last-min=1000000000');
    await page.getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(page).toHaveURL('/markets');
    await page.goto('/markets?change-min=5&change-max=4');
    await expect(page.getByRole('alert').filter({ hasText: 'No filter was applied.' })).toContainText(
      '24h change: the minimum is above the maximum.',
    );
    await expect(pairs(page)).toHaveCount(50);
  });

  test('a form sends the markets to compare', async ({ page }) => {
    await page.goto('/markets?line=futures&view=compare');
    await page.getByRole('combobox', { name: 'Pair 1' }).selectOption('SOLUSDT');
    await page.getByRole('combobox', { name: 'Pair 2' }).selectOption('ETHUSDT');
    await page.getByRole('combobox', { name: 'Pair 3' }).selectOption('—');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(pairs(page)).toContainText(['SOLUSDT', 'ETHUSDT']);
    await expect(page.getByRole('figure')).toContainText('SOLUSDT');
  });
});

test('a visitor’s favourites are kept on the device, sorted by keys, and become the user’s own at sign-up', async ({ page }) => {
  await page.goto('/markets');
  for (const pair of ['SOL/USDT', 'BTC/USDT', 'ETH/USDT']) {
    await page.getByRole('button', { name: `Add ${pair} to favorites` }).click();
    await expect(page.getByRole('button', { name: `Remove ${pair} from favorites` })).toBeVisible();
  }
  await page.reload();
  await page.getByRole('navigation', { name: 'Market types' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(pairs(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Move ETH\/USDT/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(pairs(page).nth(1)).toContainText('ETH');
  await page.getByRole('button', { name: 'Manage groups' }).click();
  await page.getByRole('textbox', { name: 'Name of a new group' }).fill('Swing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Rename Swing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signUpByForm(page);
  await page.goto('/markets?tab=favourites');
  await expect(pairs(page)).toHaveCount(3);
  const order = await pairs(page).allInnerTexts();
  expect(order.map((text) => text.slice(0, 3))).toEqual(['SOL', 'ETH', 'BTC']);
  await page.goto('/spot/ETHUSDT');
  await page.getByRole('button', { name: 'Remove ETH/USDT from favorites' }).click();
  await expect(page.getByRole('button', { name: 'Add ETH/USDT to favorites' })).toBeVisible();
  await page.goto('/markets?tab=favourites');
  await expect(pairs(page)).toHaveCount(2);
  await page.reload();
  await expect(pairs(page)).toHaveCount(2);
});

// Colours ask for nothing of a direction, nor a direction for colours: each of them once.
for (const [language, prefix, theme] of [
  ['English', '', 'dark'],
  ['Arabic', '/ar', 'light'],
] as const) {
  test(`no fault in ${language}, ${theme}, desktop and phone`, async ({ page, context, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(`${prefix}/markets`);
    await page.waitForLoadState('networkidle');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faultsOf(page, { rules: 'all' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}
