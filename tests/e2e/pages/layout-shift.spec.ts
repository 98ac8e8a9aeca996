// Nothing moves after it was painted: on every kind of page, at a desk and on a phone, for a newcomer and for a member.
import { expect, type Page } from '@playwright/test';

import { ownPages, sampledPages } from '../../../scripts/accessibility/walked-pages.ts';
import { test } from '../browser-test.ts';
import { signUp } from '../trader.ts';

/** All moves of a page together; a reader notices a tenth. */
const mostMoved = 0.02;
/** What comes late (texts, channels, parts of their own) is there by then on a machine that does other work beside. */
const watchedMs = 4000;

declare global {
  var movedParts: { value: number; parts: string[] }[] | undefined;
}

// A reader who has never been here, and is told where the switch of the notice board is.
test.use({ storageState: { cookies: [], origins: [] } });

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; parts: string[] }[] = [];
    globalThis.movedParts = moved;
    const nameOf = (node: Node | null): string => {
      if (!(node instanceof Element)) return node?.textContent?.slice(0, 40) ?? '';
      return `${node.tagName.toLowerCase()}${node.id === '' ? '' : `#${node.id}`} ${node.className.toString().slice(0, 60)}`;
    };
    const read = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput === true) continue;
        const sources: unknown = 'sources' in entry ? entry.sources : [];
        const parts = (Array.isArray(sources) ? sources : []).map(({ node, previousRect, currentRect }) => {
          const edges = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(','));
          return `${nameOf(node)} ${edges.join(' to ')}`;
        });
        moved.push({ value: Number(entry.value), parts });
      }
    };
    new PerformanceObserver(read).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by more than it may, with the parts that did. */
async function movesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const moved = await page.evaluate(() => globalThis.movedParts ?? []);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  return sum <= mostMoved ? [] : [`${path} moved by ${sum.toFixed(3)}: ${moved.flatMap(({ parts }) => parts).join('; ')}`];
}

/** Pages are watched side by side, since each is only waited for. More of them would slow each other down. */
const sideBySide = 2;
async function allMoves(paths: readonly string[], newPage: () => Promise<Page>): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...paths];
  const watchOneAfterTheOther = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await newPage();
      await watchMoves(page);
      found.push(...(await movesOf(page, path)));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, watchOneAfterTheOther));
  return found;
}

const kinds = [
  ...sampledPages,
  '/trading-bot/spot/BTCUSDT',
  '/trading-bot',
  '/trading-bot/hoard',
  '/copy-trading',
  '/trader-pro',
  '/crypto-c2c/BTC/EUR',
];
const screens = { 'at a desk': { width: 1440, height: 900 }, 'on a phone': { width: 390, height: 844 } } as const;

for (const [where, viewport] of Object.entries(screens)) {
  test(`${where}: nothing moves for a newcomer, whose first page says where the switch of the notice board is`, async ({ browser }) => {
    test.setTimeout(480_000);
    // A page that is opened from the browser has a context of its own, which goes with it.
    expect(await allMoves(kinds, () => browser.newPage({ viewport }))).toEqual([]);
  });

  test(`${where}: nothing moves for a member`, async ({ browser }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ viewport });
    await signUp(await context.newPage());
    const paths = [...kinds.filter((path) => path !== '/login'), ...ownPages];
    expect(await allMoves(paths, () => context.newPage())).toEqual([]);
    await context.close();
  });
}
