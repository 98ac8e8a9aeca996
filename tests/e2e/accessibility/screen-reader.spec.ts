// A trade as somebody hears it who does not see the screen: read off the tree that the browser gives to screen readers, from the list of markets to the fill.
import { expect, type Page } from '@playwright/test';

import { test } from '../browser-test.ts';
import { askFor } from '../trader.ts';

type Heard = { readonly role: string; readonly name: string; readonly focusable: boolean };

/** Everything that a screen reader comes upon, in its order. */
async function hear(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      focusable: properties?.some((one) => one.name === 'focusable' && one.value.value === true) ?? false,
    }));
}

const named = (heard: readonly Heard[], role: string): string[] => heard.filter((one) => one.role === role).map(({ name }) => name);

/** Whatever can be reached has a name, and the page says where its parts are. */
function expectGuidance(heard: readonly Heard[]): void {
  const silent = heard.filter(
    ({ role, name, focusable }) => focusable && name === '' && !/^(RootWebArea|generic|scrollable|table|region|log|list)$/i.test(role),
  );
  expect(silent).toEqual([]);
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(named(heard, landmark), landmark).toHaveLength(1);
  expect(named(heard, 'navigation').length).toBeGreaterThan(0);
}

/** The messages that are read out by themselves from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const isLoud = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert], output');
      return region !== null && region !== undefined && region.getAttribute('aria-live') !== 'off';
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const text = (target.textContent ?? '').trim();
        // A region that is emptied says nothing.
        if (text !== '' && isLoud(target)) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []));
}

test('a market is found, a desk understood, an order given and its fill announced, by ear and keyboard alone', async ({ page }) => {
  await page.addInitScript(
    (kept) => localStorage.setItem('confirmations', kept),
    JSON.stringify({ state: { oneClick: true, skipped: [] }, version: 0 }),
  );
  await askFor(page, 'v1/user/guest', {});

  await page.goto('/markets');
  const list = await hear(page);
  expectGuidance(list);
  expect(named(list, 'heading')[0]).toBe('Markets');
  expect(list.find(({ role, focusable }) => focusable && role === 'link')?.name).toBe('Skip to content');
  const table = page.getByRole('main').getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  const market = table.getByRole('link', { name: 'BTC/USDT' });
  await market.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spot\/BTCUSDT$/);

  const form = page.getByRole('region', { name: 'Order form' });
  await expect(form.getByText(/[\d,]+ USDT/).first()).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  const desk = await hear(page);
  expectGuidance(desk);
  expect(named(desk, 'heading')[0]).toContain('BTC/USDT');
  for (const part of ['Order form', 'Order book']) expect([...named(desk, 'region'), ...named(desk, 'table')].join()).toContain(part);

  // Prices move all the time, and nobody is told of each of them.
  const said = await listen(page);
  const before = await page.title();
  await expect.poll(async () => page.title(), { timeout: 60_000 }).not.toBe(before);
  expect(await said()).toEqual([]);

  const kind = form.getByRole('button', { name: 'Market' });
  await kind.focus();
  await page.keyboard.press('Enter');
  await form.getByLabel('Total').focus();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said()).some((text) => text.startsWith('Buy filled')), { timeout: 30_000 }).toBe(true);
});
