// The pages that search engines are told of, by kind: pages that stand, listed markets, and when each was changed, where that is known.
import 'server-only';

import { botKindIds, botKinds, createPath } from '#features/bots/kinds/bot-kinds.ts';
import { slicedKinds, slicedPath } from '#features/bots/sliced/sliced-kind.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { defaultTag } from '#lib/i18n/locales.ts';
import { helpTopics } from '../exchange/content-answers.ts';
import { listedContracts, listedMarkets } from '../addresses/listed-symbols.ts';
import { writtenPages } from '../addresses/written-pages.ts';
import { publicPages } from './public-pages.ts';

export type ListedPage = {
  /** Without language. */
  readonly path: string;
  /** ISO 8601. Left out where a page changes with the market, every second, or nobody wrote down when. */
  readonly changed?: string;
};

/** The lines of real money: contracts of play money are not to be found. */
const lines: readonly ContractLineKey[] = ['usdt', 'usd', 'usdc'];

async function contracts(): Promise<ListedPage[]> {
  const lists = await Promise.all(lines.map(listedContracts));
  return lists.flatMap((byName) => [...(byName?.values() ?? [])]).map((contract) => ({ path: contractPath(contract) }));
}

/** The pages of a market on which a bot is made, or an order in parts. */
const botPages = (place: 'spot' | 'futures', name: string): ListedPage[] => [
  ...botKindIds
    .filter((kind) => botKinds[kind].hasMarketPages && botKinds[kind].place === place)
    .map((kind) => ({ path: createPath(kind, name) })),
  ...slicedKinds.map((kind) => ({ path: slicedPath(kind, place, name) })),
];

async function bots(): Promise<ListedPage[]> {
  const [spot, ...lists] = await Promise.all([listedMarkets(), ...lines.map(listedContracts)]);
  const contractNames = lists.flatMap((byName) => [...(byName?.keys() ?? [])]);
  return [
    ...[...(spot?.keys() ?? [])].flatMap((symbol) => botPages('spot', symbol)),
    ...contractNames.flatMap((name) => botPages('futures', name)),
  ];
}

/** Articles have a known day of their last change. */
async function written(): Promise<ListedPage[]> {
  const [pages, help] = await Promise.all([writtenPages(defaultTag), helpTopics(defaultTag)]);
  const articles = (help?.topics ?? []).flatMap((topic) => topic.articles);
  const days = new Map(articles.map(({ href, updatedMs }) => [href, new Date(updatedMs).toISOString().slice(0, 10)]));
  return (pages ?? []).map(({ path }) => {
    const changed = days.get(path);
    return changed === undefined ? { path } : { path, changed };
  });
}

/** Markets are left out while the exchange does not tell them. */
export const listedPages = {
  pages: async (): Promise<readonly ListedPage[]> => publicPages.map((path) => ({ path })),
  spot: async (): Promise<readonly ListedPage[]> =>
    [...((await listedMarkets())?.keys() ?? [])].map((symbol) => ({ path: `/spot/${symbol}` })),
  futures: contracts,
  bots,
  written,
} satisfies Readonly<Record<string, () => Promise<readonly ListedPage[]>>>;

export type PageKind = keyof typeof listedPages;

export const isPageKind = (text: string): text is PageKind => Object.hasOwn(listedPages, text);
export const pageKinds: readonly PageKind[] = Object.keys(listedPages).filter(isPageKind);

/** The day when the latest of them was changed; undefined where none says. */
export const lastChange = (pages: readonly ListedPage[]): string | undefined =>
  pages
    .flatMap(({ changed }) => (changed === undefined ? [] : [changed]))
    .toSorted()
    .at(-1);

/** Answers whether search engines are told of the page. */
export async function isListedPage(path: string): Promise<boolean> {
  const lists = await Promise.all(pageKinds.map((kind) => listedPages[kind]()));
  return lists.some((pages) => pages.some((page) => page.path === path));
}
