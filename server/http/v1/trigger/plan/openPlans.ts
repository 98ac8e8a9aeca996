// Lists the user's waiting and executing plan orders.
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { findMarket } from '#server/http/find-market.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveOpenPlans = serveUser(getOpenPlans, ({ symbolId }, { accountId }, { listings, projections }) => {
  const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  return { list: [...projections.openPlans(accountId, market?.symbol)] };
});
