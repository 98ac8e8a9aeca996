// Lists the user's waiting and executing plan orders.
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import { findScope } from '#server/answers/orders/find-scope.ts';
import { isInWallet } from '#server/answers/plans/is-in-wallet.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { walletFilter } from '#server/answers/orders/wallet-filter.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveOpenPlans = serveUser(getOpenPlans, ['listings', 'projections'], (request, { accountId }, { listings, projections }) => {
  const scope = findScope(listings, request);
  if (scope instanceof Refusal) return scope;
  const wallet = walletFilter(request);
  if (wallet instanceof Refusal) return wallet;
  const isOnMargin = wallet !== undefined && wallet !== 'own';
  const isMeant = (plan: SpotPlan): boolean => (isOnMargin || isOfLine(plan.businessLine, scope.line)) && isInWallet(plan, wallet);
  return { list: projections.plans.open(accountId, scope.market?.symbol).filter(isMeant) };
});
