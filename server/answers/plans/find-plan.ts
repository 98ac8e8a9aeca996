// The waiting plan a request names, and what to say when there is none.
import type { AccountId } from '#server/engine/ids.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { PlanState } from '#server/projections/plans/plan-state.ts';
import { orderRefusal } from '../orders/order-refusal.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type PlanName = { readonly planId?: string | undefined; readonly clientOid?: string | undefined };
type Books = Pick<Rooms, 'client' | 'projections' | 'listings'>;

/** One's own plan that is over; anything else, somebody else's plan included, does not exist. */
async function closedPlan({ client, projections }: Books, accountId: AccountId, name: PlanName): Promise<Refusal> {
  await projections.caughtUp(client.status().sequence);
  return refuse((await projections.plans.hadPlan(accountId, name)) ? 'planNotOpen' : 'unknownPlan');
}

export async function findOpenPlan(books: Books, accountId: AccountId, name: PlanName): Promise<PlanState | Refusal> {
  return books.projections.plans.findOpen(accountId, name) ?? closedPlan(books, accountId, name);
}

/** Why a command on a plan that was found open was refused: it may have ended in the meantime. */
export function planRefusal(
  books: Books,
  reply: Extract<Reply, { ok: false }>,
  market: MarketListing,
  plan: PlanState,
): Promise<Refusal> | Refusal {
  const gone = reply.reason === RejectReason.planNotOpen || reply.reason === RejectReason.unknownPlan;
  return gone ? refuse('planNotOpen') : orderRefusal(reply, market, plan.clientOid);
}
