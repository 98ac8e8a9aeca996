// The markets that the list shows, and their order: what stands in the address, and what follows from it.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';

export const sortColumns = ['pair', 'last', 'change', 'high', 'low', 'volume', 'turnover'] as const;
export type SortColumn = (typeof sortColumns)[number];

export type MarketView = {
  /** 'all', 'favourites', or a quote coin. */
  readonly tab: string;
  readonly search: string;
  /** Null: as listed, or as the reader has sorted the favourites. */
  readonly sort: { readonly column: SortColumn; readonly descending: boolean } | null;
};

/** @internal */
export const wholeView: MarketView = { tab: 'all', search: '', sort: null };

const isSortColumn = (text: string): text is SortColumn => sortColumns.some((column) => column === text);

/** An address that makes no sense shows everything. */
export function readView(query: URLSearchParams, quotes: readonly string[]): MarketView {
  const [tab, sort] = [query.get('tab') ?? 'all', query.get('sort') ?? ''];
  return {
    tab: ['all', 'favourites', ...quotes].includes(tab) ? tab : 'all',
    search: (query.get('q') ?? '').slice(0, 20),
    sort: isSortColumn(sort) ? { column: sort, descending: query.get('order') !== 'asc' } : null,
  };
}

/** The query of a view, with its question mark; empty for the whole list. */
export function writeView({ tab, search, sort }: MarketView): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (search !== '') query.set('q', search);
  if (sort !== null) query.set('sort', sort.column);
  if (sort?.descending === false) query.set('order', 'asc');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export type AnyMarket = SpotMarket | ContractMarket;

export type MarketLine = {
  /** Contracts stand among the favourites only. */
  readonly market: AnyMarket;
  readonly ticker: Ticker | null;
  /** Turnover of the day in USDT, to compare markets of several quote coins; not for money. */
  readonly usdtTurnover: number;
};

/** `BTC/USDT` is found by btc, usdt, btcusdt and btc/usdt. */
const matches = ({ baseCoin, quoteCoin }: AnyMarket, wanted: string): boolean =>
  wanted === '' || `${baseCoin}/${quoteCoin}`.includes(wanted) || `${baseCoin}${quoteCoin}`.includes(wanted);

/** The lines of a view before sorting: in the order of the list, or of the favourites given. */
export function linesOf(
  { tab, search }: Pick<MarketView, 'tab' | 'search'>,
  markets: readonly AnyMarket[],
  tickers: ReadonlyMap<string, Ticker>,
  favourites: readonly string[],
): MarketLine[] {
  const wanted = search.trim().toUpperCase();
  const byId = new Map(markets.map((market) => [market.symbolId, market]));
  const inTab =
    tab === 'favourites'
      ? favourites.flatMap((symbolId) => byId.get(symbolId) ?? [])
      : markets.filter(({ quoteCoin }) => tab === 'all' || quoteCoin === tab);
  const priceOf = (coin: string): number => (coin === 'USDT' ? 1 : Number(tickers.get(`${coin}USDT`)?.lastPrice ?? 0));
  return inTab
    .filter((market) => matches(market, wanted))
    .map((market) => {
      const ticker = tickers.get(market.symbol) ?? null;
      // Contracts are quoted in dollars or in what stands for one.
      const price = 'name' in market ? 1 : priceOf(market.quoteCoin);
      return { market, ticker, usdtTurnover: Number(ticker?.quoteVolume ?? 0) * price };
    });
}

/** A list with the thing at one place moved by some places, at most to its ends. */
export function moved<Item>(list: readonly Item[], from: number, places: number): Item[] {
  const to = Math.max(0, Math.min(list.length - 1, from + places));
  const rest = list.toSpliced(from, 1);
  const item = list[from];
  return item === undefined ? [...list] : rest.toSpliced(to, 0, item);
}
