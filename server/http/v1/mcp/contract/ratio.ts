// Tells what opening in a contract is charged, and thought to cost more.
import { getContractRatio } from '#lib/contract/calls/v1/mcp/contract/ratio.ts';
import { contractShare, rulesOf } from '#server/answers/contracts/contract-market.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveContractRatio = servePublic(getContractRatio, ['listings'], (request, { listings }) => {
  const market = findNamedContract(listings, request);
  if (market instanceof Refusal) return market;
  const { openCostUpPpm, openFeeUpPpm } = rulesOf(market);
  return {
    symbolId: market.symbol,
    openCostUpRatio: contractShare(openCostUpPpm),
    feeRate: contractShare(market.takerFeePpm),
    makerFeeRate: contractShare(market.makerFeePpm),
    feeRateUpRatio: contractShare(openFeeUpPpm),
  };
});
