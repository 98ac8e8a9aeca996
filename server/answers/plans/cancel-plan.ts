// Takes a waiting plan back, whichever call it was placed with.
import type { AccountId } from '#server/engine/ids.ts';
import type { PlanKind } from '#server/engine/plans/plan-terms.ts';
import { findOpenPlan, planRefusal } from './find-plan.ts';
import { refuse, Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type PlanName = { readonly planId?: string | undefined; readonly clientOid?: string | undefined };

/** `kind`: only a plan of this kind exists for the caller; null: any. */
export async function takePlanBack(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  name: PlanName,
  kind: PlanKind | null,
): Promise<{ planId: string; clientOid: string } | Refusal> {
  const plan = await findOpenPlan(rooms, accountId, name);
  if (plan instanceof Refusal) return plan;
  if (kind !== null && plan.terms.kind !== kind) return refuse('unknownPlan');
  const reply = await rooms.client.submit({ type: 'cancel-plan', accountId, planId: plan.planId });
  if (!reply.ok) return planRefusal(rooms, reply, rooms.listings.market(plan.marketId), plan);
  return { planId: String(plan.planId), clientOid: plan.clientOid };
}
