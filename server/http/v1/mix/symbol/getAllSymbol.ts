// Lists every market, unless the caller's list is still good.
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { allSpotMarkets } from '#server/http/market/spot-market.ts';

export const serveAllSymbols = servePublic(getAllSymbols, ['listings', 'projections'], ({ md5: known }, { listings, projections }) => {
  const { md5, symbols } = allSpotMarkets(listings, projections.market.stateOf);
  return { md5, symbols: known === md5 ? null : [...symbols] };
});
