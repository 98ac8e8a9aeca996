// Takes several plan orders back.
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { everyMarket } from '#server/engine/command.ts';
import { findMarket } from '#server/http/find-market.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';
import { planKindOf } from '#server/http/plan-kind-of.ts';

export const serveBatchCancelPlan = serveUser(
  batchCancelPlan,
  async ({ symbolId, planType, planIds }, { accountId }, { client, listings }) => {
    if (planIds !== undefined) {
      const replies = await client.submitAll(
        planIds.map((planId) => ({ type: 'cancel-plan', accountId, planId: Number(planId) }) as const),
      );
      return { planIds: replies.flatMap((reply) => (reply.ok ? reply.cancelledOrderIds.map(String) : [])) };
    }
    const market = symbolId === undefined ? null : findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const kind = planType === undefined ? null : (planKindOf(planType) ?? null);
    const reply = await client.submit({ type: 'cancel-all-plans', accountId, marketId: market?.marketId ?? everyMarket, kind });
    if (reply.ok) return { planIds: reply.cancelledOrderIds.map(String) };
    return refuse(reply.reason === 'market-halted' ? 'marketHalted' : 'internal');
  },
);
