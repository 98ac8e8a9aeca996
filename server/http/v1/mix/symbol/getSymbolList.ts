// Lists the markets of a business line.
import { getSymbols } from '#lib/contract/calls/v1/mix/symbol/getSymbolList.ts';
import { listOfLine } from '#server/answers/market/any-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSymbols = servePublic(getSymbols, ['client', 'listings', 'projections', 'now'], async ({ businessLine }, rooms) => ({
  symbols: [...(await listOfLine(businessLine, rooms)).list],
}));
