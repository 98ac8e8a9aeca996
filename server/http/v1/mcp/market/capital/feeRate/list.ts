// Tells the funding of a line's perpetuals as it stands.
import { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { liveContracts, rulesOf } from '#server/answers/contracts/contract-market.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const rateDecimals = 8;

export const serveFundingRates = servePublic(
  getFundingRates,
  ['listings', 'projections', 'now'],
  async (request, { listings, projections, now }) => {
    const { symbolId, businessLine } = request;
    const named = symbolId === undefined ? undefined : findNamedContract(listings, { symbolId, businessLine });
    if (named instanceof Refusal) return named;
    const last = await projections.funding.last(businessLine);
    const perpetuals = (named === undefined ? liveContracts(listings, businessLine, now()) : [named]).filter(
      (market) => rulesOf(market).fundingIntervalMs > 0,
    );
    return {
      list: perpetuals.map((market) => {
        const { fundingIntervalMs, fundingCapE8 } = rulesOf(market);
        const figures = projections.market.ticker(market.symbol)?.contract;
        const settled = last.get(market.symbol);
        return {
          symbolId: market.symbol,
          symbolCodeDisplayName: market.contract.name,
          fundingRate: figures?.fundingRate ?? null,
          nextFundingTimeMs: (Math.floor(now() / fundingIntervalMs) + 1) * fundingIntervalMs,
          lastFundingRate: settled?.fundingRate ?? null,
          lastSettleTimeMs: settled?.settleTimeMs ?? 0,
          fundingIntervalMs,
          fundingCapRate: formatDecimal(fundingCapE8, rateDecimals),
          markPrice: figures?.markPrice ?? null,
          impactAmount: market.contract.impactAmount,
        };
      }),
    };
  },
);
