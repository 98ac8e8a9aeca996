// Lists the funding that the user's positions have paid and received.
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveFundingPayments = serveUser(
  getFundingPayments,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { holdSide, flow, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await projections.funding.payments(accountId, { ...scope, holdSide, flow, fromMs, toMs, before, limit });
    return { list: [...list], nextId };
  },
);
