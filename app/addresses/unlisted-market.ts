// Addresses that look like a market's page and have no market: a page that finds this out itself can no longer answer 404 in words.
import { NextResponse } from 'next/server';

import { botKindIds, botKinds } from '#features/bots/kinds/bot-kinds.ts';
import { sectionNames } from '#lib/contract/c2c/board-path.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import { contractLineKeys, isContractLineKey, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { localeTable } from '#lib/i18n/locales.ts';
import { marketOfPanel, windowPanels } from '#lib/session/layout/panel-window.ts';
import { listedCoins, listedContracts, listedMarkets } from './listed-symbols.ts';

const codes = localeTable.map(({ code }) => code).join('|');
const spotPage = new RegExp(`^(?:/(?:${codes}))?/spot/(?!convert/?$)([A-Za-z0-9]+)/?$`);
const livePage = new RegExp(`^(?:/(?:${codes}))?/futures/(usdt|usd|usdc)/([A-Za-z0-9]+)/?$`);
const demoPage = new RegExp(`^(?:/(?:${codes}))?/futures/(susdt|susd|susdc)/(?:perpetual|delivery)/([A-Za-z0-9]+)/?$`);
/** A demo line without the type of contract, or with another one. */
const strayPage = new RegExp(`^(?:/(?:${codes}))?/futures/(?:susdt|susd|susdc)/(?!perpetual/|delivery/)[^/]+/[^/]+/?$`);
/** A panel of a desk in a window of its own. */
const panelPage = new RegExp(`^(?:/(?:${codes}))?/panel/(?:${windowPanels.join('|')})/([A-Za-z0-9_]+)/?$`);
/** The ads of a pair; the other pages of the marketplace have names in the place of a coin. */
const adsPage = new RegExp(`^(?:/(?:${codes}))?/crypto-c2c/(?!(?:${sectionNames.join('|')})/)([^/]+)/([^/]+)/?$`);
/** The page of a kind of bot in a market of the place. */
function botPage(place: 'spot' | 'futures'): RegExp {
  const kinds = botKindIds.map((id) => botKinds[id]).filter((kind) => kind.hasMarketPages && kind.place === place);
  const paths = kinds.map(({ path }) => (path === '' ? '' : `/${path}`)).join('|');
  return new RegExp(`^(?:/(?:${codes}))?/trading-bot/${place}/([A-Za-z0-9]+)(?:${paths})/?$`);
}
const spotBotPage = botPage('spot');
const contractBotPage = botPage('futures');
/** Leads to the dated contract that ends soonest. */
const soonest = 'DELIVERY';
/** A place where no page is, so that the one for such places answers. */
const nowhere = '/nowhere';
/** Tells that page which market of spot was asked for; what a visitor sends under this name is taken away. */
export const unlistedHeader = 'x-unlisted-market';
/** Longer than any name of a market. */
const longestName = 24;

/** @internal */
export type MarketAddress = { readonly line: ContractLineKey | 'spot'; readonly name: string };

/**
 * The market of an address, in capitals; null: it is no market's page.
 * @internal
 */
export function marketOfAddress(path: string): MarketAddress | null {
  const symbol = (spotPage.exec(path) ?? spotBotPage.exec(path))?.[1];
  if (symbol !== undefined) return { line: 'spot', name: symbol.toUpperCase() };
  const panelSymbol = panelPage.exec(path)?.[1];
  if (panelSymbol !== undefined) {
    const { line = 'spot', name } = marketOfPanel(panelSymbol.toUpperCase());
    return { line, name };
  }
  const [, line = '', name = ''] = livePage.exec(path) ?? demoPage.exec(path) ?? [];
  return isContractLineKey(line) ? { line, name: name.toUpperCase() } : null;
}

/** True if the address is of a market that is not among those of a world, which are named as channels name them. */
export function isUnlistedInWorld(path: string, symbols: readonly string[]): boolean {
  const markets = symbols.map(marketOfPanel);
  const contract = contractOfBotPage(path);
  if (contract !== null) return !markets.some(({ line, name }) => line !== undefined && name === contract);
  const market = marketOfAddress(path);
  if (market === null) return false;
  return !markets.some(({ line = 'spot', name }) => line === market.line && name === market.name);
}

/** The name of the contract in whose market a bot is made at the address; null: it is no such page. */
const contractOfBotPage = (path: string): string | null => contractBotPage.exec(path)?.[1]?.toUpperCase() ?? null;

/** True if no line has a contract of this name; a line that does not answer may have one. */
async function isNoContract(name: string): Promise<boolean> {
  const lines = await Promise.all(contractLineKeys.map(listedContracts));
  return lines.every((contracts) => contracts?.has(name) === false);
}

/** True if one of the two is not known, or both are the same. */
async function isNoAdPair(coin: string, quote: string): Promise<boolean> {
  const known = await listedCoins();
  return known !== null && (!known.has(coin) || !(isFiat(quote) || known.has(quote)) || coin === quote);
}

/** Answers whether the address is of a market that is not listed. One whose exchange does not answer is left to the page. */
export async function isUnlistedMarket(path: string): Promise<boolean> {
  if (strayPage.test(path)) return true;
  const [, coin, quote] = adsPage.exec(path) ?? [];
  if (coin !== undefined && quote !== undefined) return isNoAdPair(coin, quote);
  const contract = contractOfBotPage(path);
  if (contract !== null) return isNoContract(contract);
  const market = marketOfAddress(path);
  if (market === null) return false;
  if (market.line === 'spot') return (await listedMarkets())?.has(market.name) === false;
  return market.name !== soonest && (await listedContracts(market.line))?.has(market.name) === false;
}

/** The name of the market of spot that an address without a market asks for; null: of something else. */
export function unlistedName(path: string): string | null {
  const market = marketOfAddress(path);
  return market?.line === 'spot' && market.name.length <= longestName ? market.name : null;
}

/** An address of the same language where no page is. */
export function addressNowhere(url: URL): URL {
  const away = new URL(url);
  away.pathname = `${url.pathname.replace(/\/$/, '')}${nowhere}`;
  return away;
}

/** The answer of the language's routing for an address in place of the one asked for; where it had nothing to change, the address is changed here. */
export function answerElsewhere(routed: NextResponse, away: URL): NextResponse {
  if (routed.headers.has('x-middleware-rewrite')) return routed;
  const headers = new Headers(routed.headers);
  headers.delete('x-middleware-next');
  return NextResponse.rewrite(away, { headers });
}
