// Tells the ticker of one contract; one that never traded has none yet.
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { liveContracts } from '#server/answers/contracts/contract-market.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

function contractMeant(
  { symbolId, symbolCodeDisplayName = '', businessLine }: ParsedRequestOf<typeof getContractTicker>,
  listings: Listings,
  nowMs: number,
): ContractListing | Refusal {
  if (symbolId !== undefined) return findNamedContract(listings, { symbolId, businessLine });
  const live = businessLine === undefined ? [] : liveContracts(listings, businessLine, nowMs);
  return live.find(({ contract }) => contract.name === symbolCodeDisplayName) ?? refuse('symbolNotOpen', { symbol: symbolCodeDisplayName });
}

export const serveContractTicker = servePublic(
  getContractTicker,
  ['listings', 'projections', 'now'],
  (request, { listings, projections, now }) => {
    const market = contractMeant(request, listings, now());
    if (market instanceof Refusal) return market;
    return projections.market.ticker(market.symbol) ?? refuse('symbolNotOpen', { symbol: market.symbol });
  },
);
