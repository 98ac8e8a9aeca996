'use client';
// The markets of a view with their prices of the moment. Prices move, the order stands until the view is another one.
import { useDeferredValue, useMemo, useState } from 'react';

import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import type { ListedMarket } from './listed-market.ts';
import { linesOf, type CoinSectors, type MarketLine, type Tickers } from './market-lines.ts';
import { writeView, type MarketView } from './market-view.ts';
import { useFavouriteContracts } from './use-favourite-contracts.ts';

export type MarketsData = {
  readonly markets: readonly ListedMarket[];
  readonly tickers: readonly Ticker[];
  readonly sparklines: readonly { readonly symbol: string; readonly closes: readonly string[] }[];
  readonly coinSectors: CoinSectors;
};

export type ShownLines = {
  readonly lines: readonly MarketLine[];
  readonly prices: Tickers;
  /** Closes of the last hours, by symbol. */
  readonly days: ReadonlyMap<string, readonly string[]>;
};

const none: readonly string[] = [];

export function useMarketLines(data: MarketsData, view: MarketView, favourites: readonly string[]): ShownLines {
  const { markets, tickers, sparklines, coinSectors } = data;
  const [hub, isFavourites] = [useHub(), view.line === 'favourites'];
  const followed = useMemo(() => contractLineKeys.filter((key) => markets.some(({ line }) => line === key)), [markets]);
  const spot = useChannel(hub, 'tickers', followed.length > 0 ? null : 'spot').data;
  const futures = useLineTickers(followed);
  const contracts = useFavouriteContracts(isFavourites ? favourites : none);
  const drawn = useMemo(() => new Map(tickers.map((ticker) => [ticker.symbol, ticker])), [tickers]);
  const prices = useMemo(
    () => new Map([...drawn, ...(spot ?? []), ...futures, ...contracts.tickers]),
    [drawn, spot, futures, contracts.tickers],
  );
  const days = useMemo(
    () => new Map([...sparklines.map(({ symbol, closes }) => [symbol, closes] as const), ...contracts.days]),
    [sparklines, contracts.days],
  );
  const search = useDeferredValue(view.search);
  const asked = useMemo(() => ({ ...view, search }), [view, search]);
  const all = useMemo(() => (isFavourites ? [...markets, ...contracts.markets] : markets), [isFavourites, markets, contracts.markets]);
  const name = `${writeView({ ...asked, page: 1 })} ${all.length} ${contracts.tickers.size}`;
  const [ranked, setRanked] = useState({ name, prices });
  if (ranked.name !== name) setRanked({ name, prices });
  const order = ranked.name === name ? ranked.prices : prices;
  const lines = useMemo(
    () => linesOf(asked, all, order, { favourites, sectors: coinSectors }),
    [asked, all, order, favourites, coinSectors],
  );
  return { lines, prices, days };
}
