// Lists and explains the user's liquidations.
import { getLiquidations } from '#lib/contract/calls/v1/mcp/history/liquidations.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLiquidations = serveUser(
  getLiquidations,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { holdSide, step, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await projections.liquidations.list(accountId, { ...scope, holdSide, step, fromMs, toMs, before, limit });
    return { list: [...list], nextId };
  },
);
