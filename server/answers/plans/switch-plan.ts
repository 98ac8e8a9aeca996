// Pauses a TWAP, or lets it go on.
import type { AccountId } from '#server/engine/ids.ts';
import { findOpenPlan, planRefusal } from './find-plan.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type PlanName = { readonly planId?: string | undefined; readonly clientOid?: string | undefined };

/** Any other kind of plan does not exist for the caller. */
export async function switchPlan(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  name: PlanName,
  type: 'pause-plan' | 'resume-plan',
): Promise<{ planId: string; clientOid: string } | Refusal> {
  const plan = await findOpenPlan(rooms, accountId, name);
  if (plan instanceof Refusal) return plan;
  if (plan.terms.kind !== 'time-share') return refuse('unknownPlan');
  const reply = await rooms.client.submit({ type, accountId, planId: plan.planId });
  if (!reply.ok) return planRefusal(rooms, reply, rooms.listings.market(plan.marketId), plan);
  return { planId: String(plan.planId), clientOid: plan.clientOid };
}
