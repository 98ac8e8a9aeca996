// Lists the funding rates that a perpetual was settled at.
import { fundingRangeMs, getSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/list.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSettledFunding = servePublic(
  getSettledFunding,
  ['listings', 'projections', 'now'],
  async ({ symbolId, range }, { listings, projections, now }) => {
    const market = findContract(listings, symbolId);
    if (market instanceof Refusal) return market;
    return { list: [...(await projections.funding.settled(market.symbol, now() - fundingRangeMs[range], now()))] };
  },
);
