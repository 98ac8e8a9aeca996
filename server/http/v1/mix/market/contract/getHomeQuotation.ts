// Lists the markets of the home page.
import { getHomeMarkets } from '#lib/contract/calls/v1/mix/market/contract/getHomeQuotation.ts';
import { chosenTickers } from '#server/http/market/leaderboards.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveHomeMarkets = servePublic(
  getHomeMarkets,
  ['site', 'projections', 'usdtPrice', 'listings'],
  (_request, { site, projections, usdtPrice, listings }) => ({
    list: chosenTickers(site.read('hot').home, projections.market.tickers(), (symbol) => usdtPrice(listings.marketOf(symbol)?.quote ?? '')),
  }),
);
