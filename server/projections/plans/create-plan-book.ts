// The plan orders that wait, in memory: moved along by events, asked by calls and channels.
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { createMarketCounts } from '../live/market-counts.ts';
import { isUserAccount } from '../writing/is-user-account.ts';
import { afterPlanEvent, isOpenPlan, isPlanEvent, type PlanState } from './plan-state.ts';
import { toSpotPlan } from './to-spot-plan.ts';

/** Plans that ended a moment ago, kept for whoever is about to ask what became of one. */
const endedKept = 2000;

export type PlanBook = {
  /** In order, each event once. The plan as it is now when the event was one of a plan; null otherwise. */
  apply(event: ExchangeEvent, timeMs: number): PlanState | null;
  /** Newest first. An unknown symbol has none. */
  openPlans(accountId: AccountId, symbol?: string): readonly SpotPlan[];
  /** A plan that is open or ended a moment ago; null: not known here. */
  plan(planId: OrderId): SpotPlan | null;
  /** The open plan itself, for whoever wants to change it. */
  openPlan(accountId: AccountId, name: { readonly planId?: string | undefined; readonly clientOid?: string | undefined }): PlanState | null;
  /** Markets in which one is open. */
  markets(): Iterable<MarketId>;
};

/** `known`: the plans that were open when the events begin. */
export function createPlanBook(listings: Listings, known: readonly PlanState[]): PlanBook {
  const open = new Map<OrderId, PlanState>(known.map((plan) => [plan.planId, plan]));
  const byAccount = new Map<AccountId, Set<OrderId>>();
  const ended = new Map<OrderId, PlanState>();
  const idsOf = (accountId: AccountId): Set<OrderId> => {
    const ids = byAccount.get(accountId) ?? new Set();
    byAccount.set(accountId, ids);
    return ids;
  };
  const counts = createMarketCounts();
  for (const plan of known) {
    idsOf(plan.accountId).add(plan.planId);
    counts.add(plan.marketId);
  }

  const end = (plan: PlanState): void => {
    if (open.delete(plan.planId)) counts.remove(plan.marketId);
    const ids = idsOf(plan.accountId);
    ids.delete(plan.planId);
    if (ids.size === 0) byAccount.delete(plan.accountId);
    ended.set(plan.planId, plan);
    const oldest = ended.size > endedKept ? ended.keys().next() : null;
    if (oldest?.done === false) ended.delete(oldest.value);
  };
  const plansOf = (accountId: AccountId): PlanState[] =>
    [...(byAccount.get(accountId) ?? [])].toSorted((a, b) => b - a).flatMap((planId) => open.get(planId) ?? []);

  return {
    apply: (event, timeMs) => {
      if (!isPlanEvent(event) || !isUserAccount(event.accountId)) return null;
      const plan = afterPlanEvent(open.get(event.planId), event, timeMs);
      if (plan === null) return null;
      if (isOpenPlan(plan)) {
        if (!open.has(plan.planId)) counts.add(plan.marketId);
        open.set(plan.planId, plan);
        idsOf(plan.accountId).add(plan.planId);
      } else end(plan);
      return plan;
    },
    openPlans: (accountId, symbol) => {
      const market = symbol === undefined ? undefined : listings.marketOf(symbol);
      if (symbol !== undefined && market === undefined) return [];
      return plansOf(accountId)
        .filter((plan) => market === undefined || plan.marketId === market.marketId)
        .map((plan) => toSpotPlan(plan, listings));
    },
    plan: (planId) => {
      const plan = open.get(planId) ?? ended.get(planId);
      return plan === undefined ? null : toSpotPlan(plan, listings);
    },
    openPlan: (accountId, { planId, clientOid }) =>
      plansOf(accountId).find((plan) => (clientOid === undefined ? String(plan.planId) === planId : plan.clientOid === clientOid)) ?? null,
    markets: counts.markets,
  };
}
