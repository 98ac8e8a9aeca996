// Adds up what the user's positions of a time have brought.
import { getPeriodResult } from '#lib/contract/calls/v1/mcp/history/result.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePeriodResult = serveUser(
  getPeriodResult,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const list = await projections.positions.periodResult(accountId, { ...scope, fromMs: request.startTime, toMs: request.endTime });
    return { list: [...list] };
  },
);
