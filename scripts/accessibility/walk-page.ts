// Walks one page: what axe finds in both themes, what it does not ask for, and whether the page still fits narrow screens and long texts.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { findFaults } from '../sheets/find-faults.ts';
import { untilAlive } from '../site/until-alive.ts';
import { findBarriers } from './find-barriers.ts';
import { findSideways } from './find-sideways.ts';
import { lengthenTexts } from './lengthen-texts.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const wide = { width: 1440, height: 900 };
/** A phone at twice its size; a screen of 1280 at twice its size. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];
/** The sizes of screen in which texts of other languages must fit. */
const usual = [{ width: 390, height: 844 }, wide];

const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60)))));

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
}

/** Nothing of what is well is written down, and no second tab is opened to put results together: both take longer than to look. */
const axe = (page: Page, runOnly: { readonly type: 'tag' | 'rule'; readonly values: string[] }) =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();

const written = ({ id, nodes }: { id: string; nodes: { target: unknown; html: string }[] }): string =>
  `${id}: ${nodes
    .slice(0, 3)
    .map(({ target, html }) => `${String(target)} ${html.slice(0, 90)}`)
    .join(' | ')}`;

/** Lists the faults of the page at this address, one line each. The themes are two looks of one page, so that it is read once. */
export async function walkPage(page: Page, address: string, longTexts: boolean): Promise<string[]> {
  await page.setViewportSize(wide);
  await page.goto(address, { waitUntil: 'load' });
  await untilAlive(page);
  await settled(page);
  const found: string[] = [];
  await setTheme(page, 'dark');
  const dark = await axe(page, { type: 'tag', values: rules });
  found.push(...dark.violations.map(written));
  await setTheme(page, 'light');
  const light = await axe(page, { type: 'rule', values: ['color-contrast'] });
  found.push(...light.violations.map((one) => `in light ${written(one)}`));
  found.push(...(await findBarriers(page)));
  for (const size of narrow) {
    await page.setViewportSize(size);
    await settled(page);
    found.push(...(await page.evaluate(findSideways)));
  }
  if (!longTexts) return found;
  await page.evaluate(lengthenTexts);
  for (const size of usual) {
    await page.setViewportSize(size);
    await settled(page);
    const faults = await page.evaluate(findFaults);
    found.push(...faults.map(({ kind, where, text }) => `long texts at ${size.width}: ${kind} ${where} "${text}"`));
  }
  return found;
}
