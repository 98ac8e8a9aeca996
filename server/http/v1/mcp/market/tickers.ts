// Lists the tickers of a line.
import { getContractTickers } from '#lib/contract/calls/v1/mcp/market/tickers.ts';
import { liveContracts } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveContractTickers = servePublic(
  getContractTickers,
  ['listings', 'projections', 'waking', 'now'],
  ({ businessLine }, { listings, projections, waking, now }) => {
    const contracts = liveContracts(listings, businessLine, now());
    waking.noteListed(contracts);
    return { tickers: contracts.flatMap(({ symbol }) => projections.market.ticker(symbol) ?? []) };
  },
);
