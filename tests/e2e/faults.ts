// The faults that axe finds on a page that stands, or on a part of it.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Look = {
  /** The part of the page; all of it when left out. */
  readonly part?: string;
  /** `wcag`: what the guidelines ask for, levels A and AA; `all`: also what axe calls good practice; `contrast`: colours alone, for a second theme. */
  readonly rules?: 'wcag' | 'all' | 'contrast';
  /** Only what keeps somebody out. */
  readonly serious?: boolean;
};

const runOnly = {
  wcag: { runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  contrast: { runOnly: { type: 'rule' as const, values: ['color-contrast'] } },
  all: {},
};

/** One line for each fault. Nothing of what is well is written down, and no second tab puts results together: both take longer than to look. */
export async function faultsOf(page: Page, { part, rules = 'wcag', serious = false }: Look = {}): Promise<string[]> {
  // The title of a page that was come to by a link or a form is there after its content.
  await expect(page).toHaveTitle(/\S/);
  // Axe brings itself along with every look, twice, though the page may have it already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
  const axe = builder.setLegacyMode(true).options({ ...runOnly[rules], resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations
    .filter(({ impact }) => !serious || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
