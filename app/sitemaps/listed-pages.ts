// The pages that search engines are told of, by kind: pages that stand, listed markets, and when each was changed, where that is known.
import 'server-only';

import { botKindIds, botKinds, createPath } from '#features/bots/kinds/bot-kinds.ts';
import { plazaPlaces, strategyPath } from '#features/bots/plaza/ranking/plaza-place.ts';
import { lineOfPlace } from '#features/bots/plaza/ranking/plaza-view.ts';
import { slicedKinds, slicedPath } from '#features/bots/sliced/sliced-kind.ts';
import { getAdvertPairs } from '#lib/contract/calls/v1/c2c/advert/pairs.ts';
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { boardPath } from '#lib/contract/c2c/board-path.ts';
import { fiats } from '#lib/contract/c2c/fiats.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { defaultTag } from '#lib/i18n/locales.ts';
import { helpTopics } from '../exchange/content-answers.ts';
import { publicExchange } from '../exchange/exchange.ts';
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

/** So many of each ranking; search engines find others by the links of the ranking. */
const [recordsAtOnce, mostCalls] = [50, 20];

type Ranked = { readonly paths: readonly string[]; readonly hasMore: boolean };

async function allRanked(ask: (pageNo: number) => Promise<Ranked>): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  for (let pageNo = 1; pageNo <= mostCalls; pageNo += 1) {
    const { paths, hasMore } = await ask(pageNo);
    pages.push(...paths.map((path) => ({ path })));
    if (!hasMore) break;
  }
  return pages;
}

/** Lead traders, and the strategies that their owners have published; none while the exchange does not tell them. */
async function records(): Promise<ListedPage[]> {
  const client = publicExchange();
  const rankings = [
    ...leaderLines.map((line) => async (pageNo: number): Promise<Ranked> => {
      const { list, hasMore } = await client.call(getRankedLeaders, { line, windowDays: 0, pageNo, pageSize: recordsAtOnce });
      return { paths: list.map(leaderPath), hasMore };
    }),
    ...plazaPlaces.map((place) => async (pageNo: number): Promise<Ranked> => {
      const asked = { businessLine: lineOfPlace[place], indicatorDate: 0, pageNo, pageSize: recordsAtOnce } as const;
      const { list, hasMore } = await client.call(getRankedStrategies, asked);
      return { paths: list.filter(({ published }) => published !== null).map(strategyPath), hasMore };
    }),
  ];
  return (await Promise.all(rankings.map((ask) => allRanked(ask).catch(() => [])))).flat();
}

/** The pairs of the marketplace that have ads now; those of a currency are left out while the exchange does not tell them. */
async function adPairs(): Promise<ListedPage[]> {
  const client = publicExchange();
  const lists = await Promise.all(
    fiats
      .map(async (quote) => {
        const { list } = await client.call(getAdvertPairs, { quote });
        return list.map(({ coin }) => ({ path: boardPath({ coin, quote }) }));
      })
      .map((pages) => pages.catch(() => [])),
  );
  return lists.flat();
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
  records,
  c2c: adPairs,
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
