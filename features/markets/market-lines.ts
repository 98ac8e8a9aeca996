// The markets of a view in their order, and the page of them that is shown.
import type { FilterColumn } from '#lib/contract/site/filter-columns.ts';
import type { FilterCondition } from '#lib/contract/site/market-filter.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { changeDirection } from '#lib/format/numbers/change-direction.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { productOf } from '#lib/format/numbers/product-of.ts';
import type { ListedMarket } from './listed-market.ts';
import { comparedLimit, sortOf, type MarketView, type SortColumn } from './market-view.ts';

export type MarketLine = {
  readonly market: ListedMarket;
  /** Null: it has not traded yet. */
  readonly ticker: Ticker | null;
  /** Turnover of the day in USDT, to compare markets of several quote coins; not for money. */
  readonly turnover: number;
};

export type Sector = { readonly conceptId: number; readonly conceptName: string };

/** The sectors of coins, by coin. */
export type CoinSectors = Readonly<Record<string, readonly number[]>>;

export type Tickers = ReadonlyMap<string, Ticker>;

/** `BTC/USDT` is found by btc, usdt, btcusdt and btc/usdt. */
const matches = ({ baseCoin, quoteCoin, displayName }: ListedMarket, wanted: string): boolean =>
  wanted === '' || [`${baseCoin}/${quoteCoin}`, `${baseCoin}${quoteCoin}`, displayName].some((name) => name.includes(wanted));

/** The value of all long positions at the mark price, in the quote coin. Null without a mark price. */
export function interestValue({ isInverse }: ListedMarket, ticker: Ticker | null): string | null {
  const figures = ticker?.contract;
  if (figures === undefined || figures.markPrice === null) return null;
  return isInverse ? figures.openInterest : productOf(figures.openInterest, figures.markPrice);
}

/** The price of a quote coin in USDT, to compare turnovers; dollars and what stands for one are 1. */
const worthOf = ({ line, quoteCoin }: ListedMarket, prices: Tickers): number =>
  line !== undefined || quoteCoin === 'USDT' ? 1 : Number(prices.get(`${quoteCoin}USDT`)?.lastPrice ?? 0);

/** A figure to compare lines by; null where there is none. Numbers serve the order alone. */
function figureOf({ market, ticker, turnover }: MarketLine, column: Exclude<SortColumn, 'pair'>, list: MarketView['list']): number | null {
  // Contracts that are delivered have their end in place of a rate.
  if (column === 'funding' && list === 'delivery') return market.deliveryMs;
  if (ticker === null) return null;
  if (column === 'turnover') return turnover;
  const figure = {
    last: ticker.lastPrice,
    change: ticker.changeRate,
    high: ticker.highPrice,
    low: ticker.lowPrice,
    volume: ticker.baseVolume,
    mark: ticker.contract?.markPrice ?? null,
    funding: ticker.contract?.fundingRate ?? null,
    interest: interestValue(market, ticker),
  }[column];
  return figure === null ? null : Number(figure);
}

/** Figures that are worked out here keep as many decimals as a bound may have. */
const workedOut = (figure: number): string | null => (Number.isFinite(figure) ? figure.toFixed(8) : null);

/** A figure in the unit of its conditions; null where there is none. */
function filteredFigure({ market, ticker, turnover }: MarketLine, column: FilterColumn): string | null {
  if (ticker === null) return null;
  const [high, low, funding] = [Number(ticker.highPrice), Number(ticker.lowPrice), ticker.contract?.fundingRate ?? null];
  return {
    last: ticker.lastPrice,
    change: productOf(ticker.changeRate, '100'),
    range: workedOut(((high - low) / low) * 100),
    turnover: workedOut(turnover),
    funding: funding === null ? null : productOf(funding, '100'),
    interest: interestValue(market, ticker),
  }[column];
}

/** A market without the figure meets no condition. */
function meets(line: MarketLine, { column, min, max }: FilterCondition): boolean {
  const figure = filteredFigure(line, column);
  if (figure === null) return false;
  return (min === undefined || compareDecimals(figure, min) >= 0) && (max === undefined || compareDecimals(figure, max) <= 0);
}

/** The lists that not every market is in. The markets that were there from the first day on are not new. */
function isIn(list: MarketView['list'], { market, ticker }: MarketLine, firstMs: number): boolean {
  if (list === 'gainers') return changeDirection(ticker?.changeRate ?? '0') === 'up';
  if (list === 'losers') return changeDirection(ticker?.changeRate ?? '0') === 'down';
  if (list === 'funding') return (ticker?.contract?.fundingRate ?? null) !== null;
  if (list === 'delivery') return market.kind === 'delivery';
  if (list === 'new') return market.listedMs > firstMs;
  return true;
}

/** Lines without the figure stand behind the others whichever way they are sorted. */
function sorted(lines: readonly MarketLine[], view: MarketView): readonly MarketLine[] {
  const sort = sortOf(view);
  if (sort === null) return view.list === 'new' ? lines.toSorted((a, b) => b.market.listedMs - a.market.listedMs) : lines;
  const { column, descending } = sort;
  const way = descending ? -1 : 1;
  if (column === 'pair') return lines.toSorted((a, b) => way * (a.market.displayName < b.market.displayName ? -1 : 1));
  const figures = new Map(lines.map((line) => [line, figureOf(line, column, view.list)]));
  return lines.toSorted((a, b) => {
    const [first, second] = [figures.get(a) ?? null, figures.get(b) ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return way * (first - second);
  });
}

/** The markets of a view, in its order. Favourites come in their own, without what is no longer listed. */
export function linesOf(
  view: MarketView,
  markets: readonly ListedMarket[],
  prices: Tickers,
  { favourites, sectors }: { readonly favourites: readonly string[]; readonly sectors: CoinSectors },
): readonly MarketLine[] {
  const { line, list, quote, sector, conditions } = view;
  const wanted = view.search.trim().toUpperCase();
  const byId = new Map(markets.map((market) => [market.symbolId, market]));
  const given = line === 'favourites' ? favourites.flatMap((symbolId) => byId.get(symbolId) ?? []) : markets;
  const firstMs = Math.min(...given.map(({ listedMs }) => listedMs));
  const lines = given
    .filter((market) => quote === '' || market.quoteCoin === quote)
    .filter((market) => sector === null || sectors[market.picture]?.includes(sector) === true)
    .filter((market) => matches(market, wanted))
    .map((market) => {
      const ticker = prices.get(market.symbol) ?? null;
      return { market, ticker, turnover: Number(ticker?.quoteVolume ?? 0) * worthOf(market, prices) };
    })
    .filter((one) => isIn(list, one, firstMs) && conditions.every((condition) => meets(one, condition)));
  return sorted(lines, view);
}

/** The markets that are compared, in the order of their choice: without one those with the largest turnover. */
export function comparedOf(lines: readonly MarketLine[], symbols: readonly string[]): readonly MarketLine[] {
  const chosen = symbols.flatMap((symbol) => lines.find(({ market }) => market.symbol === symbol) ?? []);
  return chosen.length > 0 ? chosen : lines.toSorted((a, b) => b.turnover - a.turnover).slice(0, comparedLimit);
}

const perPage = 50;

export type ListPage = {
  readonly shown: readonly MarketLine[];
  /** From 1; the last where the view asks for one behind it. */
  readonly page: number;
  readonly pages: number;
  /** The place of the first line that is shown, from 0. */
  readonly first: number;
};

export function pageOf(lines: readonly MarketLine[], wanted: number): ListPage {
  const pages = Math.max(1, Math.ceil(lines.length / perPage));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * perPage;
  return { shown: lines.slice(first, first + perPage), page, pages, first };
}

/** A list with the thing at one place moved by some places, at most to its ends. */
export function moved<Item>(list: readonly Item[], from: number, places: number): Item[] {
  const to = Math.max(0, Math.min(list.length - 1, from + places));
  const rest = list.toSpliced(from, 1);
  const item = list[from];
  return item === undefined ? [...list] : rest.toSpliced(to, 0, item);
}
