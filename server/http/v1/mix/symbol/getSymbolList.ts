// Lists the markets of a business line.
import { getSymbols } from '#lib/contract/calls/v1/mix/symbol/getSymbolList.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { allSpotMarkets } from '#server/http/market/spot-market.ts';

export const serveSymbols = servePublic(getSymbols, ['listings', 'projections'], ({ businessLine }, { listings, projections }) => ({
  symbols: businessLine === BusinessLine.spot ? [...allSpotMarkets(listings, projections.market.stateOf).symbols] : [],
}));
