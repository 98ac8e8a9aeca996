// Changes the margin mode of a contract.
import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { changeContract } from '#server/answers/contracts/contract-settings.ts';
import { findNamedContract } from '#server/answers/contracts/find-contract.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetMarginMode = serveUser(setMarginMode, ['listings', 'client', 'projections'], (request, { accountId }, visit) => {
  const market = findNamedContract(visit.listings, request);
  if (market instanceof Refusal) return market;
  const { marketId } = market;
  return changeContract(visit, market, { type: 'set-margin-mode', accountId, marketId, mode: request.marginMode });
});
