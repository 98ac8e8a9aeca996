// Every kind of order as somebody places it at the desk, and where it then stands; the form by keyboard, on a phone, and for assistive technology.
import { expect, type Locator, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { expectSaid, writeDownMessages } from '../said.ts';
import { askFor, bestBid, openTab, signUp, takeTestCoins } from '../trader.ts';

const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Order form' });

async function choose(form: Locator, kind: string): Promise<void> {
  await form.getByRole('button', { name: /ore order types/ }).click();
  await form.getByRole('menuitemradio', { name: new RegExp(`^${kind}`) }).click();
}

/** Fills in the fields of these names, presses the button, and waits until it is said to be in. */
async function place(page: Page, button: string, fields: Readonly<Record<string, string>>, said: RegExp): Promise<void> {
  const form = formOf(page);
  for (const [name, value] of Object.entries(fields)) await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
  await expectSaid(page, said, () => form.getByRole('button', { name: button }).click());
}

const rows = (page: Page, table: string): Locator => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** Bids a little more than anybody else, and so much that what is asked for less does not fill it. */
async function outbid(page: Page, symbolId: string): Promise<void> {
  const price = (await bestBid(page, symbolId)) * 1.001;
  const [delegatePrice, delegateCount] = [price.toFixed(3), (20_000 / price).toFixed(0)];
  const order = { symbolId, businessLine: 1, delegateType: 21, orderType: 0, delegatePrice, delegateCount };
  await askFor(page, 'v1/spot/order/place', order);
}

test('every kind is placed and stands in its list', async ({ page }) => {
  test.setTimeout(240_000);
  await writeDownMessages(page);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  const form = formOf(page);
  await expect(form.getByText('20,000 USDT')).toBeVisible();
  await form.getByRole('button', { name: 'Market' }).click();
  await form.getByLabel('Total').fill('8000');
  await form.getByRole('button', { name: 'Buy BTC' }).click();
  await expect(page.getByText(/^(Buy|Sell) filled: /).first()).toBeVisible();
  const last = await bestBid(page);
  const at = (share: number): string => (last * share).toFixed(2);

  // A bid below the market, with a take-profit and a stop-loss for what it will have bought.
  await form.getByRole('button', { name: 'Limit', exact: true }).click();
  await form.getByLabel('Price').fill(at(0.97));
  await form.getByRole('checkbox', { name: 'TP/SL' }).check();
  await place(page, 'Buy BTC', { 'Take profit trigger': at(1.2), 'Stop loss trigger': at(0.8), Quantity: '0.01' }, /Order placed: buy/);
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  await form.getByRole('checkbox', { name: 'TP/SL' }).uncheck();

  await choose(form, 'Iceberg');
  await form.getByLabel('Quantity', { exact: true }).fill('0.02');
  await form.getByRole('button', { name: '10 parts' }).click();
  await expect(form.getByLabel('Visible quantity')).toHaveValue('0.002');
  await place(page, 'Buy BTC', { Price: at(0.96) }, /Order placed: buy/);
  await expect(rows(page, 'Open orders')).toHaveCount(2);

  await choose(form, 'Scaled');
  await place(page, 'Buy BTC', { 'First price': at(0.95), 'Final price': at(0.93), Orders: '3', Quantity: '0.03' }, /3 of 3 orders placed/);
  await expect(rows(page, 'Open orders')).toHaveCount(5);

  await choose(form, 'Trigger');
  await place(page, 'Buy BTC', { 'Trigger price': at(0.9), Price: at(0.89), Quantity: '0.01' }, /Order waiting: buy/);
  await choose(form, 'TP/SL');
  await place(page, 'Sell BTC', { 'Take profit trigger': at(1.3), 'Stop loss trigger': at(0.7), Quantity: '0.01' }, /Order waiting: sell/);
  await choose(form, 'OCO');
  const stop = { 'Stop trigger price': at(0.85), 'Stop limit price': at(0.84), 'Market order after': '30' };
  await place(page, 'Sell BTC', { 'Limit price': at(1.08), ...stop, Quantity: '0.01' }, /Order waiting: sell/);
  await choose(form, 'Trailing stop');
  await place(page, 'Sell BTC', { Callback: '5', Quantity: '0.01' }, /Order waiting: sell/);
  await choose(form, 'TWAP');
  await place(page, 'Sell BTC', { Duration: '60', Quantity: '0.012' }, /Order waiting: sell/);

  // The OCO's limit order stands in the book beside the others.
  await expect(rows(page, 'Open orders')).toHaveCount(6);
  await openTab(page, /^Conditional( \(\d+\))?$/);
  await expect(rows(page, 'Conditional')).toHaveCount(5);
  for (const name of ['Trigger', 'TP/SL', 'OCO', 'Trailing stop', 'TWAP'])
    await expect(page.getByRole('table', { name: 'Conditional' })).toContainText(name);
  await expect(page.getByRole('table', { name: 'Conditional' }).getByRole('row', { name: /OCO/ })).toContainText('market order after 30 s');

  // The condition that they wait for is changed where it stands.
  const plans = page.getByRole('table', { name: 'Conditional' });
  for (const [name, share] of [
    ['Trigger price', 0.88],
    ['SL', 0.72],
  ] as const) {
    const cell = plans.getByRole('button', { name: new RegExp(`change ${name}$`) });
    await cell.click();
    await plans.getByRole('textbox', { name, exact: true }).fill(at(share));
    await page.keyboard.press('Enter');
    await expect(cell).toContainText(Number(at(share)).toLocaleString('en-US', { minimumFractionDigits: 2 }));
  }
  await plans
    .getByRole('row', { name: /Trailing stop/ })
    .getByRole('button', { name: /change Size$/ })
    .click();
  await plans.getByRole('textbox', { name: 'Size' }).fill('0.005');
  await plans.getByRole('button', { name: 'Send the change' }).click();
  await expect(plans.getByRole('row', { name: /Trailing stop/ })).toContainText('0.005');
});

test('an order at the best ask trades at once; buys at market are sized by what they spend, an OCO by what it buys', async ({ page }) => {
  test.setTimeout(180_000);
  await writeDownMessages(page);
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  await page.goto('/spot/BTCUSDT');
  const form = formOf(page);
  await expect(form.getByText('20,000 USDT')).toBeVisible();
  const last = await bestBid(page);
  const at = (share: number): string => (last * share).toFixed(2);

  // A choice that is made before the page has come alive is made again, as anybody would.
  await expect(async () => {
    await form.getByRole('combobox', { name: 'Best bid or offer' }).selectOption('counterparty5');
    await expect(form.getByLabel('Price')).toHaveJSProperty('readOnly', true, { timeout: 1000 });
  }).toPass();
  await form.getByLabel('Quantity').fill('0.002');
  await expectSaid(page, /Buy filled: /, () => form.getByRole('button', { name: 'Buy BTC' }).click());

  await choose(form, 'Trigger');
  await form.getByRole('combobox', { name: 'Execution type' }).selectOption('market');
  await form.getByRole('combobox', { name: 'Trigger type' }).selectOption('index');
  await place(page, 'Buy BTC', { 'Trigger price': at(0.9), Total: '500' }, /Order waiting: buy/);
  await choose(form, 'TP/SL');
  await form.getByRole('button', { name: 'Buy', exact: true }).click();
  await place(page, 'Buy BTC', { 'Take profit trigger': at(0.8), 'Stop loss trigger': at(1.2), Total: '500' }, /Order waiting: buy/);
  await choose(form, 'OCO');
  await place(
    page,
    'Buy BTC',
    { 'Limit price': at(0.92), 'Stop trigger price': at(1.15), 'Stop limit price': at(1.16), Quantity: '0.01' },
    /Order waiting: buy/,
  );
  await choose(form, 'Trailing stop');
  await place(page, 'Buy BTC', { Activation: at(0.85), Total: '500' }, /Order waiting: buy/);
  await choose(form, 'TWAP');
  await place(page, 'Buy BTC', { Duration: '100', 'Size variation': '20', Total: '500' }, /Order waiting: buy/);
  await openTab(page, /^Conditional( \(\d+\))?$/);
  await expect(rows(page, 'Conditional')).toHaveCount(5);
});

test('a chase limit rests at the best bid and follows it; once cancelled, its order is gone too', async ({ browser, page }) => {
  await writeDownMessages(page);
  await signUp(page);
  const rival = await (await browser.newContext()).newPage();
  await signUp(rival);
  await takeTestCoins(rival, 'USDC', 'Ethereum', '25000');
  // A market in which few trade, and an order of a hundred of its trades: it is not filled before it was seen to move.
  await takeTestCoins(page, 'USDC', 'Ethereum', '25000', 3);
  await page.goto('/spot/ICPUSDC');
  const form = formOf(page);
  await expect(form.getByText('75,000 USDC')).toBeVisible();
  const best = await bestBid(page, 'ICPUSDC_SPBL');
  const quantity = (60_000 / (best * 1.05)).toFixed(0);
  await choose(form, 'Chase limit');
  await place(page, 'Buy ICP', { 'Price limit': (best * 1.05).toFixed(3), 'Max moves': '500', Quantity: quantity }, /Order waiting: buy/);
  await expect(rows(page, 'Open orders')).toHaveCount(1);
  const priceCell = rows(page, 'Open orders').getByRole('button', { name: /change Price$/ });
  const price = Number.parseFloat((await priceCell.textContent())?.replaceAll(',', '') ?? '');
  expect(Math.abs(price / best - 1)).toBeLessThan(0.01);
  await openTab(page, /^Conditional( \(\d+\))?$/);
  const plan = rows(page, 'Conditional').first();
  await expect(plan).toContainText('Chase limit');
  // A market may fall for a minute, and the order never follows a price back: somebody else bids more.
  await outbid(rival, 'ICPUSDC_SPBL');
  await expect(plan).toContainText(/[1-9]\d* of 500 moves/);
  await rival.context().close();
  await plan.getByRole('button', { name: /^Cancel/ }).click();
  await expect(rows(page, 'Conditional')).toHaveCount(0);
  await openTab(page, /Open orders/);
  await expect(page.getByText('No open orders.')).toBeVisible();
});

const kinds = ['Trigger', 'TP/SL', 'OCO', 'Trailing stop', 'Iceberg', 'Scaled', 'TWAP', 'Chase limit'] as const;

test('kinds are chosen without a mouse; every form fits 1366 by 768 without scrolling, says nothing to the console, and has no fault in dark and light', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // Nothing is measured half-way into its colour.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/spot/BTCUSDT');
  const form = formOf(page);
  const part = 'section[aria-label="Order form"]';
  const wear = (theme: string): Promise<void> => page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  const look = async (): Promise<void> => {
    expect(await faultsOf(page, { part })).toEqual([]);
    // A theme changes colours, and nothing else.
    await wear('light');
    expect(await faultsOf(page, { part, rules: 'contrast' })).toEqual([]);
    await wear('dark');
    const overflow = await form.evaluate((section) => {
      const column = section.closest('dialog');
      return {
        column: (column?.scrollHeight ?? 0) - (column?.clientHeight ?? 0),
        page: document.documentElement.scrollHeight - innerHeight,
      };
    });
    expect(overflow).toEqual({ column: 0, page: 0 });
  };
  await form.getByRole('checkbox', { name: 'TP/SL' }).check();
  await look();
  await form.getByRole('button', { name: 'More order types' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('menuitemradio', { name: /^Trigger/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /Order type: OCO/ })).toBeFocused();
  await expect(form.getByLabel('Stop trigger price')).toBeVisible();
  for (const kind of kinds) {
    await choose(form, kind);
    await look();
  }
  await form.getByRole('button', { name: /ore order types/ }).click();
  await look();
  expect(complaints).toEqual([]);
});

/** The texts that are cut off in the form: words and numbers wider than their place, and whatever stands outside the form. */
const clippedIn = (form: Locator): Promise<readonly string[]> =>
  form.evaluate((section) => {
    const box = section.getBoundingClientRect();
    return [...section.querySelectorAll<HTMLElement>('p, dt, dd, button, span, label, input, bdi')]
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        if (width === 0 || part.closest('.sr-only, [role=menu]') !== null) return false;
        const cuts = part instanceof HTMLInputElement || getComputedStyle(part).overflowX !== 'visible';
        return left < box.left - 1 || right > box.right + 1 || (cuts && part.scrollWidth > part.clientWidth + 1);
      })
      .map((part) => `${part.tagName} ${part instanceof HTMLInputElement ? part.value : part.textContent}`);
  });

test('a trader sees the whole of every form at 1366 by 768, in English, German and Arabic', async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await signUp(page);
  await takeTestCoins(page, 'USDT', 'Ethereum', '20000');
  for (const prefix of ['', '/de', '/ar']) {
    await page.goto(`${prefix}/spot/BTCUSDT`);
    const form = page.locator('section:has(> form button[type=submit])');
    await expect(form.getByText('20,000 USDT')).toBeVisible();
    const look = async (name: string): Promise<void> => {
      const submit = await form.locator('button[type=submit]').boundingBox();
      expect((submit?.y ?? 0) + (submit?.height ?? 999), `${prefix} ${name}: the button's lower edge`).toBeLessThanOrEqual(768);
      expect(await clippedIn(form), `${prefix} ${name}`).toEqual([]);
      const overflow = await form.evaluate((section) => {
        const column = section.closest('dialog');
        return [(column?.scrollHeight ?? 0) - (column?.clientHeight ?? 0), document.documentElement.scrollHeight - innerHeight];
      });
      expect(overflow, `${prefix} ${name}: column, page`).toEqual([0, 0]);
    };
    await form.locator('label[dir=ltr] > input[placeholder="0"]').fill('50');
    await form.getByRole('checkbox').check();
    await look('limit');
    // After the three wallets, the two sides and the limit order.
    await form.locator('button[aria-pressed]').nth(6).click();
    await look('market');
    const menu = form.locator('button[aria-haspopup=menu]');
    for (let kind = 0; kind < kinds.length; kind += 1) {
      await menu.click();
      await form.getByRole('menuitemradio').nth(kind).click();
      for (const side of [0, 1]) {
        await form.locator('button[aria-pressed]').nth(side).click();
        if (side === 0) await form.locator('label[dir=ltr] > input[placeholder="0"]').fill('50');
        await look(`${kinds[kind]} ${side === 0 ? 'buy' : 'sell'}`);
      }
    }
  }
});

test('on a phone the sheet holds the same kinds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/spot/BTCUSDT');
  await page.getByRole('button', { name: 'Buy', exact: true }).last().click();
  const form = formOf(page);
  for (const kind of kinds) {
    await choose(form, kind);
    await expect(form.getByRole('button', { name: new RegExp(`Order type: ${kind}`) })).toBeVisible();
    const wide = await form.evaluate((section) => section.scrollWidth - section.clientWidth);
    expect(wide).toBe(0);
  }
});
