// A desk whose network is gone, or whose release has been replaced on the server: it stands, keeps what is typed, and says what it cannot fetch.
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { fetchedMark } from '#lib/late/fetch-ahead.ts';
import { test } from '../browser-test.ts';
import { askFor, bestBid, openTab, signUp, takeTestCoins } from '../trader.ts';

declare global {
  /** The number of times that the page has asked for each script. */
  var askedScripts: Record<string, number> | undefined;
}

test.use({ viewport: { width: 1440, height: 900 } });

const needsNetwork = 'No connection.';
const chunks = '**/_next/static/chunks/**';

type Desk = {
  readonly name: string;
  readonly address: string;
  /** The field whose content must stay. */
  readonly amount: string;
  readonly orders: RegExp;
  /** The control that sends the form, asking first. */
  readonly send: RegExp;
  /** At least so many parts of it come late. */
  readonly lateParts: number;
  readonly prepare: (page: Page) => Promise<void>;
  /** The part that comes last by itself, with texts of its own. */
  readonly last: string;
  readonly tag?: '@thorough';
};

const desks: readonly Desk[] = [
  {
    name: 'spot',
    address: '/spot/BTCUSDT',
    amount: 'Quantity',
    orders: /^Open orders/,
    send: /^Buy BTC$/,
    lateParts: 18,
    last: 'Trading wallet',
    prepare: async (page) => {
      await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
      const delegatePrice = ((await bestBid(page)) * 0.9).toFixed(2);
      const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21, orderType: 0, delegatePrice, delegateCount: '0.001' };
      await askFor(page, 'v1/spot/order/place', order);
    },
  },
  {
    name: 'futures',
    address: '/futures/susdt/perpetual/SBTCSUSDT',
    amount: 'Size',
    orders: /^Orders/,
    send: /^(Buy \/ long|Sell \/ short)$/,
    lateParts: 28,
    last: 'Order form',
    tag: '@thorough',
    prepare: async (page) => {
      await askFor(page, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '20000' });
      const order = { symbolId: 'SBTCSUSDT_SUMCBL', delegateType: 21, orderType: 0, delegateCount: '0.02' };
      await askFor(page, 'v1/mcp/order/openContract', { ...order, delegatePrice: '50000' });
    },
  },
];

/** Counts how often the page asks for each script, in the very moment in which it does. */
async function countScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const asked: Record<string, number> = {};
    globalThis.askedScripts = asked;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && !node.noModule) asked[node.src] = (asked[node.src] ?? 0) + 1;
    }).observe(document, { childList: true, subtree: true });
  });
}

const askedScripts = (page: Page): Promise<number[]> => page.evaluate(() => Object.values(globalThis.askedScripts ?? {}));

const askedNames = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(globalThis.askedScripts ?? {}));

/** The framework asks for each script once more before it gives up. */
const settle = (page: Page): Promise<void> =>
  expect.poll(async () => (await askedScripts(page)).filter((count) => count % 2 === 1).length, { intervals: [50] }).toBe(0);

/** From here on: what is asked for, and what is said. */
const beginCount = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const asked = globalThis.askedScripts ?? {};
    for (const name of Object.keys(asked)) delete asked[name];
    for (const element of document.querySelectorAll('[data-late], output p')) element.setAttribute('data-seen', '');
  });

const formOf = (page: Page) => page.getByRole('region', { name: 'Order form' });

/** With an order that waits and another one half typed, and with what a press brings along anyway: how keys and menus work. */
async function openDesk(page: Page, desk: Desk): Promise<void> {
  await signUp(page, { asks: true });
  await desk.prepare(page);
  await page.goto(desk.address);
  await expect(page.locator('canvas').first()).toBeVisible();
  await openTab(page, desk.orders);
  await expect(page.getByRole('button', { name: 'Cancel all', exact: true })).toBeVisible();
  // A part that is still on its way would be asked for in the middle of somebody's press.
  await expect(page.getByLabel(desk.last).first()).toBeVisible();
  await formOf(page).getByRole('textbox', { name: desk.amount }).fill('0.0123');
  // Keys and menus bring what they need: that is here before the network goes.
  await beginCount(page);
  await page.keyboard.press('Shift');
  await page.locator('main summary').first().focus();
  // A desk that had an idle moment before has them already, and asks for nothing.
  const areHere = (): Promise<boolean> =>
    page.evaluate((mark) => {
      const names = Object.keys(globalThis.askedScripts ?? {});
      const isAsked = names.length > 0 || performance.getEntriesByName(mark).length > 0;
      return isAsked && names.every((name) => performance.getEntriesByName(name).length > 0);
    }, fetchedMark);
  await expect.poll(areHere).toBe(true);
}

/** Marks every control that is seen, and answers their names. Left out: links, prices of the book, and what changes the typed order itself. */
const markControls = (page: Page, send: RegExp): Promise<string[]> =>
  page.evaluate((sends) => {
    const names: string[] = [];
    for (const element of document.querySelectorAll('header button, main button, summary')) {
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const inForm = element.closest('[aria-label="Order form"]') !== null;
      const isOwn = inForm && element.getAttribute('aria-haspopup') === null && !new RegExp(sends).test(name);
      const isOff = element.matches(':disabled, [role=row] *, [aria-label="Order book"] *, [aria-label="Full screen"]') || name === '';
      if (!element.checkVisibility() || isOwn || isOff) continue;
      element.setAttribute('data-control', String(names.length));
      names.push(name);
    }
    return names;
  }, send.source);

/** With the keyboard: nothing that lies over a control is in its way. Answers whether it is still there. */
async function press(page: Page, index: number): Promise<boolean> {
  const isThere = await page.evaluate((place) => {
    const control = document.querySelector(`[data-control="${place}"]`);
    if (!(control instanceof HTMLElement) || !control.checkVisibility() || control.matches(':disabled')) return false;
    control.focus();
    return true;
  }, index);
  if (isThere) await page.keyboard.press('Enter');
  // The requests of a press are made by the second frame after it, however busy the machine is.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return isThere;
}

/** Nothing lies over the desk. */
async function closeAll(page: Page): Promise<void> {
  const over = page.locator('dialog:modal, [role=menu]');
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape');
    expect(await over.count()).toBe(0);
  }).toPass();
}

const wordsOf = (page: Page) =>
  page.locator('[data-late]:not([data-seen])').or(page.locator('output p:not([data-seen])', { hasText: needsNetwork }));

async function stands(page: Page, desk: Desk, pressed: string): Promise<void> {
  await expect(formOf(page).getByRole('textbox', { name: desk.amount }), `after ${pressed}`).toHaveValue('0.0123');
}

/** `opens`: a dialog or a menu, over the desk. */
type LateControl = { readonly index: number; readonly opens: boolean };

/** Presses controls; answers which of them asked for code that did not come, each of which has said so. */
async function pressAll(page: Page, desk: Desk, controls: readonly string[]): Promise<LateControl[]> {
  const late: LateControl[] = [];
  for (const [index, name] of controls.entries()) {
    await beginCount(page);
    if (!(await press(page, index))) continue;
    const asked = await askedNames(page);
    if (asked.length > 0) {
      await expect(wordsOf(page).first(), `${name} is silent, having asked for ${asked.join(', ')}`).toBeVisible();
      await settle(page);
      const isOver = (await page.locator('[data-late=over]:not([data-seen])').count()) > 0;
      const isSwitch = (await page.locator(`[data-control="${index}"][aria-pressed]`).count()) > 0;
      late.push({ index, opens: isOver && !isSwitch });
    } else await closeAll(page);
    await stands(page, desk, name);
    // A part that is shown in place of something else goes again.
    if (name === 'Market depth') await press(page, index);
  }
  return late;
}

const tagOf = ({ tag }: Desk): { tag?: '@thorough' } => (tag === undefined ? {} : { tag });

for (const desk of desks) {
  const title = `${desk.name}: what cannot be fetched is said in its place, without a network and after a release; then everything opens`;
  test(title, tagOf(desk), async ({ page, context }) => {
    test.setTimeout(300_000);
    await countScripts(context);
    await openDesk(page, desk);
    const controls = await markControls(page, desk.send);
    await context.setOffline(true);
    const late = await pressAll(page, desk, controls);
    await page.keyboard.press('Control+K');
    await expect(page.locator('[data-late=over]')).toContainText(needsNetwork);
    await stands(page, desk, 'Ctrl K');
    expect(late.length, late.map(({ index }) => controls[index]).join(', ')).toBeGreaterThanOrEqual(desk.lateParts);

    // The line is back, and the server has another release: no script of the open page is there any more.
    await context.route(chunks, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await context.route('**/release.txt', (route) => route.fulfill({ body: 'another' }));
    await context.setOffline(false);
    // The press that closes a menu asks for nothing.
    const menus = await page
      .locator('summary[data-control]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-control'))));
    for (const { index } of late.filter((one) => !menus.includes(one.index))) {
      await beginCount(page);
      if (!(await press(page, index))) continue;
      await expect(wordsOf(page).first(), `${controls[index]} is silent`).toBeVisible();
      if (controls[index] === 'Market depth') await press(page, index);
    }
    await stands(page, desk, 'a new release');
    const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' });
    await expect(notice).toBeVisible();

    await context.unrouteAll();
    const over = page.locator('dialog:modal, [role=menu]');
    for (const { index, opens } of late) {
      if (!(await press(page, index))) continue;
      if (opens)
        await expect(async () => {
          const isOpen = await over
            .first()
            .waitFor({ timeout: 5000 })
            .then(
              () => true,
              () => false,
            );
          // A form takes no press while the order asked about before is being answered: it is pressed again.
          if (!isOpen) await press(page, index);
          expect(isOpen, `${controls[index]} opens nothing`).toBe(true);
        }).toPass({ timeout: 20_000 });
      await closeAll(page);
    }
    // A place that nobody has looked at again waits for its own button.
    const waiting = page.locator('[data-late=here]:visible').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if ((await waiting.count()) > 0) await waiting.first().press('Enter');
      expect(await page.locator('[data-late]:visible').count()).toBe(0);
    }).toPass();
    await stands(page, desk, 'everything');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.locator('canvas').first()).toBeVisible();
  });
}

test.describe('a desk that had an idle moment', () => {
  test.use({ fetchesAhead: true });

  for (const desk of desks) {
    test(`${desk.name}: opens everything without a network`, tagOf(desk), async ({ page, context }) => {
      await countScripts(context);
      await openDesk(page, desk);
      await expect
        .poll(() => page.evaluate((mark) => performance.getEntriesByName(mark).length, fetchedMark), { timeout: 60_000 })
        .toBeGreaterThan(0);
      const controls = await markControls(page, desk.send);
      await context.setOffline(true);
      expect(await pressAll(page, desk, controls)).toEqual([]);
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('dialog', { name: 'Find a market, a page or a command' })).toBeVisible();
    });
  }
});

for (const [language, address, title, direction] of [
  ['English', '/spot/BTCUSDT', 'This page has stopped working', 'ltr'],
  ['Arabic', '/ar/spot/BTCUSDT', 'توقفت هذه الصفحة عن العمل', 'rtl'],
] as const) {
  test(`a frame that breaks leaves a page in ${language} and in the site’s colours`, async ({ page }) => {
    // The frame asks for the look of the device, above everything that holds faults.
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const colours = await page
      .locator('main')
      .evaluate((main) => [getComputedStyle(main).backgroundColor, getComputedStyle(document.body).backgroundColor]);
    expect(colours).not.toContain('rgb(255, 255, 255)');
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  });
}
