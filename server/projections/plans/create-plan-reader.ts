// Plans in the tables: those that were open at a start, and what became of the others.
import { and, desc, eq, lt, sql } from 'drizzle-orm';

import { type HoldSide, type PlanStatus, type Side, PlanStatus as statuses } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { PlanKind } from '#server/engine/plans/plan-terms.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { plans } from '#server/store/schema/plans.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { type OfWallet, ofWallet } from '../of-wallet.ts';
import { inSpan, ofValue, type PageRequest, pageSize } from '../page.ts';
import { decodeTerms } from '../stored/stored-terms.ts';
import type { PlanState } from './plan-state.ts';
import { toSpotPlan } from './to-spot-plan.ts';

/** The time span is of the last change. */
type PlanPage = MarketScope &
  PageRequest<OrderId> & {
    readonly wallet?: OfWallet | undefined;
    readonly side?: Side | undefined;
    /** The side of the position, of contracts in hedge mode. */
    readonly holdSide?: HoldSide | undefined;
    readonly kind?: PlanKind | undefined;
    readonly status?: PlanStatus | undefined;
  };

export type PlanReader = {
  /** Plans that are over, newest first. */
  history(accountId: AccountId, page: PlanPage): Promise<readonly SpotPlan[]>;
  /** True if the account has, or had, a plan of this name. */
  hadPlan(accountId: AccountId, name: { readonly planId?: string | undefined; readonly clientOid?: string | undefined }): Promise<boolean>;
};

const statusOf = (code: number): PlanStatus => Object.values(statuses).find((status) => status === code) ?? statuses.failed;

function toState(row: typeof plans.$inferSelect): PlanState {
  return { ...row, status: statusOf(row.status), terms: decodeTerms(row.terms) };
}

export async function readOpenPlans(db: Store['db']): Promise<readonly PlanState[]> {
  return (await db.select().from(plans).where(eq(plans.open, true))).map(toState);
}

export function createPlanReader(db: Store['db'], listings: Listings): PlanReader {
  return {
    history: async (accountId, page) => {
      const where = and(
        eq(plans.accountId, accountId),
        eq(plans.open, false),
        ofValue(plans.planId, page.before, lt),
        ofValue(plans.side, page.side),
        ofValue(plans.holdSide, page.holdSide),
        ofScope(plans.marketId, listings, page),
        ofWallet(plans.wallet, page.wallet),
        page.kind === undefined ? undefined : eq(sql`${plans.terms}::json ->> 'kind'`, page.kind),
        ofValue(plans.status, page.status),
        inSpan(plans.updatedAtMs, page),
      );
      const found = db.select().from(plans).where(where).orderBy(desc(plans.planId));
      const rows = await found.limit(pageSize(page)).offset(page.skip ?? 0);
      return rows.map((row) => toSpotPlan(toState(row), listings));
    },
    hadPlan: async (accountId, { planId, clientOid }) => {
      if (clientOid === '' || (clientOid === undefined && !Number.isSafeInteger(Number(planId)))) return false;
      const named = clientOid === undefined ? eq(plans.planId, Number(planId)) : eq(plans.clientOid, clientOid);
      const [row] = await db
        .select({ planId: plans.planId })
        .from(plans)
        .where(and(eq(plans.accountId, accountId), named));
      return row !== undefined;
    },
  };
}
