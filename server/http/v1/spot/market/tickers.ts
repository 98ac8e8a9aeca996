// Lists tickers.
import { getTickers } from '#lib/contract/calls/v1/spot/market/tickers.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveTickers = servePublic(
  getTickers,
  ['listings', 'projections', 'waking'],
  ({ symbolId }, { listings, projections, waking }) => {
    if (symbolId === undefined) {
      waking.noteListed(listings.markets);
      return { tickers: [...projections.market.tickers()] };
    }
    const market = findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const ticker = projections.market.ticker(market.symbol);
    return ticker === null ? refuse('symbolNotOpen', { symbol: market.symbol }) : { tickers: [ticker] };
  },
);
