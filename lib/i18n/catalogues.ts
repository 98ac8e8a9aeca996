// Which catalogues of texts there are. A language without one, or without a namespace, falls back to English.
import arAccount from '#locales/ar/account.json' with { type: 'json' };
import arAssets from '#locales/ar/assets.json' with { type: 'json' };
import arChart from '#locales/ar/chart.json' with { type: 'json' };
import arDesk from '#locales/ar/desk.json' with { type: 'json' };
import arErrors from '#locales/ar/errors.json' with { type: 'json' };
import arHome from '#locales/ar/home.json' with { type: 'json' };
import arMenus from '#locales/ar/menus.json' with { type: 'json' };
import arMarkets from '#locales/ar/markets.json' with { type: 'json' };
import arPages from '#locales/ar/pages.json' with { type: 'json' };
import arPlans from '#locales/ar/plans.json' with { type: 'json' };
import arShell from '#locales/ar/shell.json' with { type: 'json' };
import arSpot from '#locales/ar/spot.json' with { type: 'json' };
import arTerminal from '#locales/ar/terminal.json' with { type: 'json' };
import enAccount from '#locales/en-US/account.json' with { type: 'json' };
import enAssets from '#locales/en-US/assets.json' with { type: 'json' };
import enChart from '#locales/en-US/chart.json' with { type: 'json' };
import enDesk from '#locales/en-US/desk.json' with { type: 'json' };
import enErrors from '#locales/en-US/errors.json' with { type: 'json' };
import enHome from '#locales/en-US/home.json' with { type: 'json' };
import enMenus from '#locales/en-US/menus.json' with { type: 'json' };
import enMarkets from '#locales/en-US/markets.json' with { type: 'json' };
import enPages from '#locales/en-US/pages.json' with { type: 'json' };
import enPlans from '#locales/en-US/plans.json' with { type: 'json' };
import enShell from '#locales/en-US/shell.json' with { type: 'json' };
import enSpot from '#locales/en-US/spot.json' with { type: 'json' };
import enTerminal from '#locales/en-US/terminal.json' with { type: 'json' };

const english = {
  account: enAccount,
  assets: enAssets,
  chart: enChart,
  desk: enDesk,
  errors: enErrors,
  home: enHome,
  menus: enMenus,
  markets: enMarkets,
  pages: enPages,
  plans: enPlans,
  shell: enShell,
  spot: enSpot,
  terminal: enTerminal,
};
export type Catalogue = typeof english;
export type Namespace = keyof Catalogue;

const arabic: Catalogue = {
  account: arAccount,
  assets: arAssets,
  chart: arChart,
  desk: arDesk,
  errors: arErrors,
  home: arHome,
  menus: arMenus,
  markets: arMarkets,
  pages: arPages,
  plans: arPlans,
  shell: arShell,
  spot: arSpot,
  terminal: arTerminal,
};

const catalogues: Readonly<Record<string, Catalogue>> = { 'en-US': english, ar: arabic };

/** The texts of a language. */
export const catalogueOf = (tag: string): Catalogue => catalogues[tag] ?? english;

const written = new Map<string, string>();

/**
 * Only the namespaces that a page's interactive parts need go to the browser, as one text: React would otherwise write and
 * read each message by itself, on every visit.
 */
export function writeNamespaces(tag: string, namespaces: readonly Namespace[]): string {
  const key = [tag, ...namespaces].join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const catalogue = catalogueOf(tag);
  const text = JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, catalogue[namespace]])));
  written.set(key, text);
  return text;
}
