// Takes several plan orders back.
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { CancelPlan } from '#server/engine/plans/commands/plan-command.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findScope } from '#server/answers/orders/find-scope.ts';
import { planKindOf } from '#server/projections/plans/plan-wires.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBatchCancelPlan = serveUser(
  batchCancelPlan,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { planType, planIds } = request;
    const cancelled = async (ids: readonly string[]) => {
      const replies = await client.submitAll(ids.map((planId): CancelPlan => ({ type: 'cancel-plan', accountId, planId: Number(planId) })));
      const gone = replies.flatMap((reply) => (reply.ok ? reply.cancelledOrderIds.map(String) : []));
      const halted = replies.find((reply) => !reply.ok && reply.reason === 'market-halted');
      return planIds === undefined && gone.length === 0 && halted !== undefined ? refuse('marketHalted') : { planIds: gone };
    };
    if (planIds !== undefined) return cancelled(planIds);
    const scope = findScope(listings, request);
    if (scope instanceof Refusal) return scope;
    const kind = planType === undefined ? null : (planKindOf(planType) ?? null);
    // The core knows one kind of what trails: whether it only closes is told by the plans themselves.
    const exact = planType === PlanType.moveTpsl || planType === PlanType.track ? planType : null;
    if (scope.market !== null && exact === null) {
      const reply = await client.submit({ type: 'cancel-all-plans', accountId, marketId: scope.market.marketId, kind });
      return reply.ok ? { planIds: reply.cancelledOrderIds.map(String) } : refuse(rejectKeys[reply.reason]);
    }
    // The core knows one market or all of them: those of a line are taken one by one.
    const meant = projections.plans
      .open(accountId)
      .filter((plan) => isOfLine(plan.businessLine, scope.line) && (scope.market === null || plan.symbol === scope.market.symbol))
      .filter((plan) => (exact === null ? kind === null || planKindOf(plan.planType) === kind : plan.planType === exact));
    return cancelled(meant.map(({ planId }) => planId));
  },
);
