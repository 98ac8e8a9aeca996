// The steps that every call that changes a waiting plan takes around its own change.
import { Side } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { rulesOf } from '#server/engine/plans/plan-kinds.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, units } from '#server/engine/units.ts';
import type { PlanState } from '#server/projections/plans/plan-state.ts';
import { findOpenPlan, planRefusal } from './find-plan.ts';
import { readSize, type PlanSize } from './place-plan.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';

type AmendRequest = {
  readonly planId?: string | undefined;
  readonly clientOid?: string | undefined;
  readonly delegateCount?: string | undefined;
};

/** Null: it stays. Of a contract zero is the whole position, for the core to say whether that makes sense. */
function sizeOf(
  count: string | undefined,
  { amountUnits }: PlanState,
  market: MarketListing,
  rooms: Pick<Rooms, 'listings'>,
): PlanSize | Refusal | null {
  if (count === undefined) return null;
  if (isContract(market) && Number(count) === 0) return { quantityLots: lots(0), amountUnits: units(0n) };
  return readSize(count, amountUnits > 0n ? 'quote' : 'base', market, rooms);
}

/** Gives the plan that a request names the terms that `termsOf` makes of its present ones, and a new size if it names one. */
export async function amendPlan(
  rooms: Pick<Rooms, 'client' | 'projections' | 'listings'>,
  accountId: AccountId,
  request: AmendRequest,
  termsOf: (plan: PlanState, market: MarketListing) => Promise<PlanTerms | Refusal> | PlanTerms | Refusal,
): Promise<{ planId: string; clientOid: string } | Refusal> {
  const plan = await findOpenPlan(rooms, accountId, request);
  if (plan instanceof Refusal) return plan;
  const market = rooms.listings.market(plan.marketId);
  const terms = await termsOf(plan, market);
  if (terms instanceof Refusal) return terms;
  const asIs: PlanSize = { quantityLots: lots(plan.quantityLots), amountUnits: units(plan.amountUnits) };
  const size = sizeOf(request.delegateCount, plan, market, rooms) ?? asIs;
  if (size instanceof Refusal) return size;
  const wanted = { accountId, planId: plan.planId, ...size, terms };
  const atMarket = plan.side === Side.buy && !isContract(market) ? { quantityAtMarket: true } : {};
  const isChanged = rulesOf(terms).change !== undefined;
  const reply = await rooms.client.submit(isChanged ? { type: 'change-plan', ...wanted } : { type: 'amend-plan', ...wanted, ...atMarket });
  if (!reply.ok) return planRefusal(rooms, reply, market, plan);
  return { planId: String(plan.planId), clientOid: plan.clientOid };
}
