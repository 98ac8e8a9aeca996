// The plan that a command names, if it is its sender's and still waits.
import type { Account } from '../../accounts/account.ts';
import type { AccountId, OrderId } from '../../ids.ts';
import type { Market } from '../../markets/market.ts';
import { refuse, type Context, type Outcome } from '../../outcome.ts';
import type { Plan } from '../plan.ts';
import { RejectReason } from '../../reject.ts';

type Found = { readonly plan: Plan; readonly market: Market; readonly account: Account };

/** Finds an account's plan; the plan of another account is reported as unknown. */
export function findPlan(context: Context, accountId: AccountId, planId: OrderId): Found | Outcome {
  const { state } = context;
  if (!state.accounts.has(accountId)) return refuse(RejectReason.unknownAccount);
  const plan = state.plans.get(planId);
  if (plan === undefined) return refuse(planId > 0 && planId < state.nextOrderId ? RejectReason.planNotOpen : RejectReason.unknownPlan);
  // It may be one of a margin wallet of theirs.
  if (plan.account.accountId !== accountId) return refuse(RejectReason.unknownPlan);
  const market = state.markets.get(plan.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  return plan.fired === null ? { plan, market, account: plan.account } : refuse(RejectReason.planNotOpen);
}
