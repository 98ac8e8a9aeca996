// Lists the user's waiting and executing plan orders.
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { findScope } from '#server/http/find-scope.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveOpenPlans = serveUser(getOpenPlans, (request, { accountId }, { listings, projections }) => {
  const scope = findScope(listings, request);
  if (scope instanceof Refusal) return scope;
  return { list: projections.openPlans(accountId, scope.market?.symbol).filter(({ businessLine }) => businessLine === scope.line) };
});
