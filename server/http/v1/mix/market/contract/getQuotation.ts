// Lists the tickers of a business line.
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveQuotations = servePublic(getQuotations, ['projections'], ({ businessLine = BusinessLine.spot }, { projections }) => ({
  list: businessLine === BusinessLine.spot ? [...projections.market.tickers()] : [],
}));
