// The part of the markets that the page shows, and in which order: what stands in the address.
import type { FilterCondition } from '#lib/contract/site/market-filter.ts';
import { readConditions, writeConditions } from './screener/conditions.ts';

export const marketLines = ['favourites', 'spot', 'futures'] as const;
export type MarketLineName = (typeof marketLines)[number];

const sortColumns = ['pair', 'last', 'change', 'high', 'low', 'volume', 'turnover', 'mark', 'funding', 'interest'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sort = { readonly column: SortColumn; readonly descending: boolean };

const spotLists = ['all', 'gainers', 'losers', 'new'] as const;
const futuresLists = [...spotLists, 'funding', 'interest', 'delivery'] as const;
export type MarketList = (typeof futuresLists)[number];

/** The lists of a line. */
export const listsOf = (line: MarketLineName): readonly MarketList[] =>
  line === 'futures' ? futuresLists : line === 'spot' ? spotLists : [];

export const marketShows = ['table', 'map', 'compare'] as const;
type MarketShow = (typeof marketShows)[number];

/** The most markets that are compared. */
export const comparedLimit = 3;

/** The pages that the list stands on. That of futures has no other line. */
export type MarketsPath = '/markets' | '/futures';

export type MarketView = {
  readonly path: MarketsPath;
  readonly line: MarketLineName;
  readonly show: MarketShow;
  readonly list: MarketList;
  /** '': of every quote coin. */
  readonly quote: string;
  /** Null: of every sector. */
  readonly sector: number | null;
  /** Between which figures its markets are. Not of favourites. */
  readonly conditions: readonly FilterCondition[];
  readonly search: string;
  /** Null: as the list has it, or as the reader has put the favourites. */
  readonly sort: Sort | null;
  /** From 1. */
  readonly page: number;
  /** The symbols that are compared. Empty: those with the largest turnover. */
  readonly compared: readonly string[];
};

/**
 * Everything of spot.
 * @internal
 */
export const wholeView: MarketView = {
  path: '/markets',
  line: 'spot',
  show: 'table',
  list: 'all',
  quote: '',
  sector: null,
  conditions: [],
  search: '',
  sort: null,
  page: 1,
  compared: [],
};

/** The whole line of a view. */
export const wholeLine = ({ path, line }: Pick<MarketView, 'path' | 'line'>): MarketView => ({ ...wholeView, path, line });

const isSortColumn = (text: string): text is SortColumn => sortColumns.some((column) => column === text);
const wholeNumber = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

function lineOf(query: URLSearchParams): MarketLineName {
  if (query.get('tab') === 'favourites') return 'favourites';
  return query.get('line') === 'futures' ? 'futures' : 'spot';
}

/** The fields of a form come one by one, a link has all in one. */
function comparedOf(query: URLSearchParams): readonly string[] {
  const symbols = query.getAll('compare').flatMap((text) => text.split(','));
  return [...new Set(symbols.filter((symbol) => /^[A-Z0-9_]{2,40}$/.test(symbol)))].slice(0, comparedLimit);
}

/** The kinds of contracts that earlier addresses name, by their quote coin. */
const quoteOfKind: Readonly<Record<string, string>> = { usdt: 'USDT', coin: 'USD', usdc: 'USDC' };

/** An address that makes no sense shows everything. */
export function readView(query: URLSearchParams, path: MarketsPath = '/markets'): MarketView {
  const line = path === '/futures' ? 'futures' : lineOf(query);
  const [tab, sort] = [query.get('tab'), query.get('sort') ?? ''];
  const quote = query.get('quote') ?? quoteOfKind[tab ?? ''] ?? '';
  return {
    path,
    line,
    show: line === 'favourites' ? 'table' : (marketShows.find((show) => show === query.get('view')) ?? 'table'),
    list: listsOf(line).find((list) => list === tab) ?? 'all',
    quote: line !== 'favourites' && /^[A-Z0-9]{1,20}$/.test(quote) ? quote : '',
    sector: line === 'favourites' ? null : wholeNumber(query.get('sector')),
    conditions: line === 'favourites' ? [] : readConditions(query, line).conditions,
    search: (query.get('q') ?? '').slice(0, 20),
    sort: isSortColumn(sort) ? { column: sort, descending: query.get('order') !== 'asc' } : null,
    page: wholeNumber(query.get('page')) ?? 1,
    compared: comparedOf(query),
  };
}

/** The query of a view, with its question mark; empty for the whole list of spot, and of futures on their own page. */
export function writeView({ path, line, show, list, quote, sector, conditions, search, sort, page, compared }: MarketView): string {
  const query = new URLSearchParams();
  if (line === 'futures' && path !== '/futures') query.set('line', line);
  if (show !== 'table') query.set('view', show);
  if (line === 'favourites') query.set('tab', line);
  else if (list !== 'all') query.set('tab', list);
  if (quote !== '') query.set('quote', quote);
  if (sector !== null) query.set('sector', String(sector));
  writeConditions(query, conditions);
  if (search !== '') query.set('q', search);
  if (sort !== null) query.set('sort', sort.column);
  if (sort?.descending === false) query.set('order', 'asc');
  if (page > 1) query.set('page', String(page));
  if (compared.length > 0) query.set('compare', compared.join(','));
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export const addressOf = (view: MarketView): string => `${view.path}${writeView(view)}`;

const ranked: Readonly<Record<MarketList, Sort | null>> = {
  all: { column: 'turnover', descending: true },
  gainers: { column: 'change', descending: true },
  losers: { column: 'change', descending: false },
  funding: { column: 'funding', descending: true },
  interest: { column: 'interest', descending: true },
  new: null,
  delivery: { column: 'funding', descending: false },
};

/** The order that a view has: the reader's, or that of its list. Favourites and what is compared stand as they were put. */
export const sortOf = ({ line, show, list, sort }: MarketView): Sort | null =>
  sort ?? (line === 'favourites' || show === 'compare' ? null : ranked[list]);

/** Once: the larger first; twice: the smaller first; a third time: as it was. Names begin at A. What the list is sorted by is turned first. */
export function nextSort(column: SortColumn, view: MarketView): Sort | null {
  const [descendingFirst, sort] = [column !== 'pair', sortOf(view)];
  if (sort?.column !== column) return { column, descending: descendingFirst };
  return view.sort === null || sort.descending === descendingFirst ? { column, descending: !sort.descending } : null;
}
