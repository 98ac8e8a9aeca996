// Lists the tickers of a business line.
import { getQuotations } from '#lib/contract/calls/v1/mix/market/contract/getQuotation.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { tickersOfLine } from '#server/answers/market/line-markets.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveQuotations = servePublic(
  getQuotations,
  ['client', 'listings', 'projections', 'now'],
  async ({ businessLine = BusinessLine.spot }, rooms) => ({ list: [...(await tickersOfLine(businessLine, rooms))] }),
);
