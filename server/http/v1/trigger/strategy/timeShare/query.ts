// Lists the user's running TWAP orders.
import { getTwaps } from '#lib/contract/calls/v1/trigger/strategy/timeShare/query.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { isInStrategyList } from '#server/answers/orders/is-in-strategy-list.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTwaps = serveUser(getTwaps, ['listings', 'projections'], (request, { accountId }, { listings, projections }) => {
  const market = request.symbolId === undefined ? undefined : findAnyMarket(listings, request.symbolId);
  if (market instanceof Refusal) return market;
  const wallet = walletFilter(request);
  if (wallet instanceof Refusal) return wallet;
  const open = projections.plans.open(accountId, market?.symbol);
  return { list: open.filter((plan) => plan.planType === PlanType.twap && isInStrategyList(plan, request.businessLine, wallet)) };
});
