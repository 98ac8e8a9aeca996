// Which catalogues of texts there are. A language without one, or without a namespace, falls back to English.
import arAccount from '#locales/ar/account.json';
import arAssets from '#locales/ar/assets.json';
import arChart from '#locales/ar/chart.json';
import arDesk from '#locales/ar/desk.json';
import arErrors from '#locales/ar/errors.json';
import arExplorer from '#locales/ar/explorer.json';
import arFutures from '#locales/ar/futures.json';
import arHome from '#locales/ar/home.json';
import arMenus from '#locales/ar/menus.json';
import arMarkets from '#locales/ar/markets.json';
import arPages from '#locales/ar/pages.json';
import arPlans from '#locales/ar/plans.json';
import arPositions from '#locales/ar/positions.json';
import arShell from '#locales/ar/shell.json';
import arPractice from '#locales/ar/practice.json';
import arSpot from '#locales/ar/spot.json';
import arTerminal from '#locales/ar/terminal.json';
import enAccount from '#locales/en-US/account.json';
import enAssets from '#locales/en-US/assets.json';
import enChart from '#locales/en-US/chart.json';
import enDesk from '#locales/en-US/desk.json';
import enErrors from '#locales/en-US/errors.json';
import enExplorer from '#locales/en-US/explorer.json';
import enFutures from '#locales/en-US/futures.json';
import enHome from '#locales/en-US/home.json';
import enMenus from '#locales/en-US/menus.json';
import enMarkets from '#locales/en-US/markets.json';
import enPages from '#locales/en-US/pages.json';
import enPlans from '#locales/en-US/plans.json';
import enPositions from '#locales/en-US/positions.json';
import enShell from '#locales/en-US/shell.json';
import enPractice from '#locales/en-US/practice.json';
import enSpot from '#locales/en-US/spot.json';
import enTerminal from '#locales/en-US/terminal.json';

const english = {
  account: enAccount,
  assets: enAssets,
  chart: enChart,
  desk: enDesk,
  errors: enErrors,
  explorer: enExplorer,
  futures: enFutures,
  home: enHome,
  menus: enMenus,
  markets: enMarkets,
  pages: enPages,
  plans: enPlans,
  positions: enPositions,
  shell: enShell,
  practice: enPractice,
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
  explorer: arExplorer,
  futures: arFutures,
  home: arHome,
  menus: arMenus,
  markets: arMarkets,
  pages: arPages,
  plans: arPlans,
  positions: arPositions,
  shell: arShell,
  practice: arPractice,
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
