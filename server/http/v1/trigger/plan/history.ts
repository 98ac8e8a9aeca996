// Lists the user's plan orders that are over.
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { findMarket } from '#server/http/find-market.ts';
import { pageEnd, usualPage } from '#server/http/paging.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';
import { sideIfGiven } from '#server/http/side-of.ts';
import { planKindOf } from '#server/http/plan-kind-of.ts';

export const servePlanHistory = serveUser(getPlanHistory, async (request, { accountId }, { client, listings, projections }) => {
  const { symbolId, delegateType, planType, status, startTime: fromMs, endTime: toMs, idLessThan, pageSize: limit = usualPage } = request;
  const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  await projections.caughtUp(client.status().sequence);
  const before = idLessThan === undefined ? undefined : Number(idLessThan);
  const [side, kind] = [sideIfGiven(delegateType), planType === undefined ? undefined : planKindOf(planType)];
  const list = await projections.planHistory(accountId, { symbol: market?.symbol, side, kind, status, fromMs, toMs, before, limit });
  return { list: [...list], nextId: pageEnd(list, limit, (plan) => plan.planId) };
});
