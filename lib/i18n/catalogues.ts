// The texts of a language. A message that it lacks reads in English; a file that it lacks is an error.
import enAccount from '#locales/en-US/account.json';
import enAdmin from '#locales/en-US/admin.json';
import enAssets from '#locales/en-US/assets.json';
import enBotJournal from '#locales/en-US/botJournal.json';
import enBots from '#locales/en-US/bots.json';
import enC2c from '#locales/en-US/c2c.json';
import enC2cAds from '#locales/en-US/c2cAds.json';
import enC2cPayment from '#locales/en-US/c2cPayment.json';
import enC2cOrders from '#locales/en-US/c2cOrders.json';
import enChart from '#locales/en-US/chart.json';
import enContracts from '#locales/en-US/contracts.json';
import enDemo from '#locales/en-US/demo.json';
import enDesk from '#locales/en-US/desk.json';
import enErrors from '#locales/en-US/errors.json';
import enExplorer from '#locales/en-US/explorer.json';
import enFigures from '#locales/en-US/figures.json';
import enFutures from '#locales/en-US/futures.json';
import enGuides from '#locales/en-US/guides.json';
import enHelp from '#locales/en-US/help.json';
import enHome from '#locales/en-US/home.json';
import enInbox from '#locales/en-US/inbox.json';
import enLeading from '#locales/en-US/leading.json';
import enLeaderRecords from '#locales/en-US/leaderRecords.json';
import enMargin from '#locales/en-US/margin.json';
import enMenus from '#locales/en-US/menus.json';
import enMarkets from '#locales/en-US/markets.json';
import enMovements from '#locales/en-US/movements.json';
import enPages from '#locales/en-US/pages.json';
import enPlans from '#locales/en-US/plans.json';
import enPlaza from '#locales/en-US/plaza.json';
import enPortfolio from '#locales/en-US/portfolio.json';
import enPositions from '#locales/en-US/positions.json';
import enSecurity from '#locales/en-US/security.json';
import enSettings from '#locales/en-US/settings.json';
import enShell from '#locales/en-US/shell.json';
import enSpot from '#locales/en-US/spot.json';
import enTraderPro from '#locales/en-US/traderPro.json';
import enTicket from '#locales/en-US/ticket.json';
import enTerminal from '#locales/en-US/terminal.json';
import enMarginInfo from '#locales/en-US/marginInfo.json';
import enConvert from '#locales/en-US/convert.json';
import enSubAccounts from '#locales/en-US/subAccounts.json';
import enUnified from '#locales/en-US/unified.json';
import enWithdraw from '#locales/en-US/withdraw.json';
import enWorldBand from '#locales/en-US/worldBand.json';
import enWorldOpen from '#locales/en-US/worldOpen.json';
import enWorlds from '#locales/en-US/worlds.json';
import { defaultTag } from './locales.ts';
import { pseudoMessage } from './pseudo-locale.ts';

export const english = {
  account: enAccount,
  admin: enAdmin,
  assets: enAssets,
  botJournal: enBotJournal,
  bots: enBots,
  c2c: enC2c,
  c2cAds: enC2cAds,
  c2cPayment: enC2cPayment,
  c2cOrders: enC2cOrders,
  chart: enChart,
  contracts: enContracts,
  demo: enDemo,
  desk: enDesk,
  errors: enErrors,
  explorer: enExplorer,
  figures: enFigures,
  futures: enFutures,
  guides: enGuides,
  help: enHelp,
  home: enHome,
  inbox: enInbox,
  leading: enLeading,
  leaderRecords: enLeaderRecords,
  margin: enMargin,
  menus: enMenus,
  markets: enMarkets,
  movements: enMovements,
  pages: enPages,
  plans: enPlans,
  plaza: enPlaza,
  portfolio: enPortfolio,
  positions: enPositions,
  security: enSecurity,
  settings: enSettings,
  shell: enShell,
  spot: enSpot,
  terminal: enTerminal,
  traderPro: enTraderPro,
  ticket: enTicket,
  marginInfo: enMarginInfo,
  convert: enConvert,
  subAccounts: enSubAccounts,
  unified: enUnified,
  withdraw: enWithdraw,
  worldBand: enWorldBand,
  worldOpen: enWorldOpen,
  worlds: enWorlds,
};
export type Namespace = keyof typeof english;

/** Beside plain text, what the build has taken apart: a list, which nobody but next-intl reads. */
type Message = string | readonly unknown[];
type Texts = { readonly [key: string]: Message | Texts };
export type Catalogue = Readonly<Record<string, Texts>>;

const isMessage = (text: Message | Texts): text is Message => typeof text === 'string' || Array.isArray(text);

function over(inEnglish: Texts, own: Texts): Texts {
  return Object.fromEntries(
    Object.entries(inEnglish).map(([key, text]) => {
      const said = own[key];
      if (said === undefined || isMessage(said) !== isMessage(text)) return [key, text];
      return [key, isMessage(text) || isMessage(said) ? said : over(text, said)];
    }),
  );
}

async function ownTexts(tag: string, namespace: string): Promise<Texts> {
  const file: { readonly default: Texts } = await import(`../../locales/${tag}/${namespace}.json`);
  return file.default;
}

async function readCatalogue(tag: string): Promise<Catalogue> {
  const namespaces = Object.entries(english).map(
    async ([namespace, texts]) => [namespace, over(texts, await ownTexts(tag, namespace))] as const,
  );
  return Object.fromEntries(await Promise.all(namespaces));
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, isMessage(text) ? pseudoMessage(text) : pseudoTexts(text)]));

/** PSEUDO_LOCALE=1: English reads as a language that nobody speaks, for those who build pages. */
const pseudo = (): Catalogue => Object.fromEntries(Object.entries(english).map(([namespace, texts]) => [namespace, pseudoTexts(texts)]));
const inEnglish: Catalogue = process.env['PSEUDO_LOCALE'] === '1' ? pseudo() : english;

const catalogues = new Map<string, Promise<Catalogue>>([[defaultTag, Promise.resolve(inEnglish)]]);

/** The texts of a language, read once. Fails with the runtime's module-not-found error if the language has no file for a namespace. */
export function catalogueOf(tag: string): Promise<Catalogue> {
  const known = catalogues.get(tag);
  if (known !== undefined) return known;
  const read = readCatalogue(tag);
  catalogues.set(tag, read);
  // The next request tries again.
  read.catch(() => catalogues.delete(tag));
  return read;
}

const written = new Map<string, string>();

/**
 * Only the namespaces that a page's interactive parts need go to the browser, as one text: React would otherwise write and
 * read each message by itself, on every visit.
 */
export async function writeNamespaces(tag: string, namespaces: readonly Namespace[]): Promise<string> {
  const key = [tag, ...namespaces].join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const catalogue = await catalogueOf(tag);
  const text = JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, catalogue[namespace]])));
  written.set(key, text);
  return text;
}
