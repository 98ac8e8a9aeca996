// Lists the user's running TWAP orders.
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { findMarket } from '#server/http/market/find-market.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTwaps = serveUser(getTwaps, ['listings', 'projections'], ({ symbolId }, { accountId }, { listings, projections }) => {
  const market = symbolId === undefined ? undefined : findMarket(listings, symbolId);
  if (market instanceof Refusal) return market;
  return { list: projections.plans.open(accountId, market?.symbol).filter(({ planType }) => planType === PlanType.twap) };
});
