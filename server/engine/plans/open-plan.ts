// A plan begins to wait: its money is held, its conditions are watched, its time is in the schedule.
import type { EntryPoint, SelfTradePrevention } from '#lib/contract/enums.ts';
import { rememberClientOid, type Account } from '../accounts/account.ts';
import { freeze, givenAsset } from '../accounts/settle.ts';
import type { OrderId } from '../ids.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import { lots, units } from '../units.ts';
import { openPlanLimit, type Plan } from './plan.ts';
import { holdOf, rulesOf } from './plan-kinds.ts';
import type { PlanRequest } from './plan-request.ts';
import { resumeWaiting } from './waiting/resume-waiting.ts';

export type NewPlan = PlanRequest & {
  readonly planId: OrderId;
  readonly account: Account;
  readonly market: Market;
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly entryPoint: EntryPoint;
  readonly borrow?: boolean;
  readonly parentOrderId: OrderId;
  readonly linkedOrderId: OrderId;
};

/** True if the account may have one more plan in a market. */
export function hasRoom(context: Context, account: Account, market: Market): boolean {
  let open = 0;
  for (const planId of account.plans ?? []) if (context.state.plans.get(planId)?.marketId === market.rules.marketId) open += 1;
  return open < openPlanLimit;
}

/** Sets a plan waiting: for time, or for its conditions from the prices of this moment. */
export function startWaiting(context: Context, market: Market, plan: Plan): void {
  const { waits } = rulesOf(plan.terms);
  if (waits.for === 'price') {
    waits.start(market, plan);
    market.conditions.add(plan, waits.follows(plan));
  } else resumeWaiting(context.state, market, plan);
}

/** Opens a plan that has been checked and can be paid. */
export function openPlan(context: Context, wanted: NewPlan): Plan {
  const { market, account, side, terms, quantityLots, amountUnits, planId } = wanted;
  const kind = rulesOf(terms);
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
    terms: kind.copy(terms),
    quantityLots,
    amountUnits,
    heldUnits: wanted.borrow === true ? 0 : holdOf(market, side, terms, wanted),
    watches: [],
    fired: null,
    active: false,
    paused: false,
    bestTicks: 0,
    progress: kind.waits.for === 'price' ? null : kind.waits.begin(context.timeMs, wanted),
  };
  rememberClientOid(account, plan.clientOid, planId);
  context.state.plans.set(planId, plan);
  account.plans ??= new Set();
  account.plans.add(planId);
  announceOpened(context, plan);
  freeze(context, account, givenAsset(market, side), plan.heldUnits, planId);
  startWaiting(context, market, plan);
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
