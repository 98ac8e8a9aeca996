// A plan begins to wait: its money is held, its conditions are watched, its time is in the schedule.
import type { EntryPoint, HoldSide, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { rememberClientOid, type Account } from '../accounts/account.ts';
import { freeze, givenAsset } from '../accounts/settle.ts';
import type { OrderId } from '../command.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { watchedTicks, type Market } from '../market.ts';
import type { Context } from '../outcome.ts';
import { isSliced } from '../schedules/schedule.ts';
import { lots, units } from '../units.ts';
import { copyTerms } from './copy-terms.ts';
import { holdOf } from './hold.ts';
import { isRising, legsOf, openPlanLimit, type Plan, type Watch } from './plan.ts';

export type NewPlan = {
  readonly planId: OrderId;
  readonly account: Account;
  readonly market: Market;
  readonly side: Side;
  readonly quantityLots: number;
  readonly amountUnits: number;
  readonly terms: PlanTerms;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
  readonly reduceOnly: boolean;
  readonly holdSide: HoldSide | null;
  readonly borrow?: boolean;
  readonly parentOrderId: OrderId;
  readonly linkedOrderId: OrderId;
};

/** Whether the account may have one more plan in a market. */
export function hasRoom(context: Context, account: Account, market: Market): boolean {
  let open = 0;
  for (const planId of account.plans ?? []) if (context.state.plans.get(planId)?.marketId === market.rules.marketId) open += 1;
  return open < openPlanLimit;
}

/** What has to be watched for a plan as it stands: its legs, or the activation of one that does not trail yet. */
export function watchesOf(market: Market, plan: Plan): readonly Watch[] {
  const { terms, side } = plan;
  if (terms.kind === 'trailing') {
    if (plan.active) return [];
    const { source, activationTicks } = terms;
    return [{ plan, leg: 'activation', source, triggerTicks: activationTicks, rising: activationTicks > watchedTicks(market, source) }];
  }
  return legsOf(terms).map(({ leg, terms: { source, triggerTicks } }) => ({
    plan,
    leg,
    source,
    triggerTicks,
    rising: terms.kind === 'trigger' ? triggerTicks > watchedTicks(market, source) : isRising(side, leg),
  }));
}

/** Sets a plan's conditions going, from the prices of this moment. */
export function startWatching(market: Market, plan: Plan): void {
  if (plan.terms.kind === 'trailing') {
    plan.active = plan.terms.activationTicks === 0;
    plan.bestTicks = plan.active ? watchedTicks(market, plan.terms.source) : 0;
  }
  plan.watches = watchesOf(market, plan);
  market.conditions.add(plan);
}

/** Opens a plan that has been checked and can be paid. */
export function openPlan(context: Context, wanted: NewPlan): Plan {
  const { market, account, side, terms, quantityLots, amountUnits, planId } = wanted;
  const sliced = terms.kind === 'time-share';
  const left = amountUnits > 0 ? amountUnits : quantityLots;
  const plan: Plan = {
    planId,
    account,
    marketId: market.rules.marketId,
    side,
    clientOid: wanted.clientOid,
    selfTradePrevention: wanted.selfTradePrevention,
    entryPoint: wanted.entryPoint,
    reduceOnly: wanted.reduceOnly,
    holdSide: wanted.holdSide,
    borrow: wanted.borrow ?? false,
    parentOrderId: wanted.parentOrderId,
    linkedOrderId: wanted.linkedOrderId,
    terms: copyTerms(terms),
    quantityLots,
    amountUnits,
    heldUnits: wanted.borrow === true ? 0 : holdOf(market, side, terms, quantityLots, amountUnits),
    watches: [],
    fired: null,
    active: false,
    bestTicks: 0,
    progress: sliced ? { left, slicesDone: 0, dueMs: context.timeMs, filledLots: 0, filledUnits: 0, lastReason: null } : null,
  };
  rememberClientOid(account, plan.clientOid, planId);
  context.state.plans.set(planId, plan);
  account.plans ??= new Set();
  account.plans.add(planId);
  announceOpened(context, plan);
  freeze(context, account, givenAsset(market, side), plan.heldUnits, planId);
  if (isSliced(plan)) context.state.schedule.addPlan(plan);
  else startWatching(market, plan);
  return plan;
}

function announceOpened(context: Context, plan: Plan): void {
  context.events.push({
    type: 'plan-opened',
    planId: plan.planId,
    accountId: plan.account.accountId,
    marketId: plan.marketId,
    side: plan.side,
    quantityLots: lots(plan.quantityLots),
    amountUnits: units(BigInt(plan.amountUnits)),
    terms: plan.terms,
    linkedOrderId: plan.linkedOrderId,
    parentOrderId: plan.parentOrderId,
    clientOid: plan.clientOid,
    selfTradePrevention: plan.selfTradePrevention,
    entryPoint: plan.entryPoint,
    ...(plan.reduceOnly ? { reduceOnly: true } : {}),
    ...(plan.holdSide === null ? {} : { holdSide: plan.holdSide }),
    ...(plan.account.margin === null ? {} : { wallet: plan.account.margin.wallet }),
  });
}
