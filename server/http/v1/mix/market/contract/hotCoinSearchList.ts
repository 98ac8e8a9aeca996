// Lists markets that are searched for most.
import { getHotMarkets } from '#lib/contract/calls/v1/mix/market/contract/hotCoinSearchList.ts';
import { chosenTickers } from '#server/http/market/leaderboards.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveHotMarkets = servePublic(
  getHotMarkets,
  ['site', 'projections', 'usdtPrice', 'listings'],
  (_request, { site, projections, usdtPrice, listings }) => ({
    list: chosenTickers(site.read('hot').search, projections.market.tickers(), (symbol) =>
      usdtPrice(listings.marketOf(symbol)?.quote ?? ''),
    ),
  }),
);
