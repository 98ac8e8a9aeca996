'use client';
// The markets of a view with their prices of the moment. Prices move, the order stands until the view is another one.
import { useDeferredValue, useMemo, useState } from 'react';

import type { Ticker } from '#lib/contract/market.ts';
import type { FavouriteContracts } from './favourites/use-favourite-contracts.ts';
import type { ListedMarket } from './listed-market.ts';
import { linesOf, type CoinSectors, type MarketLine, type Tickers } from './market-lines.ts';
import { writeView, type MarketView } from './market-view.ts';

export type MarketsData = {
  readonly markets: readonly ListedMarket[];
  readonly tickers: readonly Ticker[];
  readonly sparklines: readonly { readonly symbol: string; readonly closes: readonly string[] }[];
  readonly coinSectors: CoinSectors;
};

/** The lines that came after the page: empty before. */
export type ToldLater = {
  readonly live: Tickers;
  readonly contracts: FavouriteContracts | null;
  readonly favourites: readonly string[];
};

export type ShownLines = {
  readonly lines: readonly MarketLine[];
  readonly prices: Tickers;
  /** Closes of the last hours, by symbol. */
  readonly days: ReadonlyMap<string, readonly string[]>;
};

export function useMarketLines(data: MarketsData, view: MarketView, { live, contracts, favourites }: ToldLater): ShownLines {
  const { markets, tickers, sparklines, coinSectors } = data;
  const drawn = useMemo(() => new Map(tickers.map((ticker) => [ticker.symbol, ticker])), [tickers]);
  const prices = useMemo(() => new Map([...drawn, ...live, ...(contracts?.tickers ?? [])]), [drawn, live, contracts]);
  const days = useMemo(
    () => new Map([...sparklines.map(({ symbol, closes }) => [symbol, closes] as const), ...(contracts?.days ?? [])]),
    [sparklines, contracts],
  );
  const search = useDeferredValue(view.search);
  const asked = useMemo(() => ({ ...view, search }), [view, search]);
  const all = useMemo(() => (contracts === null ? markets : [...markets, ...contracts.markets]), [markets, contracts]);
  const name = `${writeView({ ...asked, page: 1 })} ${all.length} ${contracts?.tickers.size ?? 0}`;
  const [ranked, setRanked] = useState({ name, prices });
  if (ranked.name !== name) setRanked({ name, prices });
  const order = ranked.name === name ? ranked.prices : prices;
  const lines = useMemo(
    () => linesOf(asked, all, order, { favourites, sectors: coinSectors }),
    [asked, all, order, favourites, coinSectors],
  );
  return { lines, prices, days };
}
