// A plan in a snapshot, and back. What a condition waits for is kept as it was set: it depends on the price of that moment.
import type { AccountId, MarketId } from '../ids.ts';
import { faceAt } from '../lending/margin-account.ts';
import type { State } from '../state.ts';
import type { Plan, PlanProgress, Watch } from './plan.ts';
import { resumeWaiting } from './waiting/resume-waiting.ts';

export type PlanImage = Omit<Plan, 'account' | 'clientOid' | 'watches' | 'progress' | 'borrow' | 'paused'> & {
  readonly borrow?: true;
  readonly paused?: true;
  readonly accountId: AccountId;
  readonly clientOrderId: string;
  /** The market of its owner's margin wallet that the plan is in. */
  readonly margin?: MarketId;
  readonly watches: readonly Omit<Watch, 'plan'>[];
  readonly progress: Readonly<PlanProgress> | null;
};

/** The order of the fields is part of the format: the same plan always gives the same bytes. */
export const planImage = (plan: Plan): PlanImage => ({
  planId: plan.planId,
  marketId: plan.marketId,
  side: plan.side,
  clientOrderId: plan.clientOid,
  selfTradePrevention: plan.selfTradePrevention,
  entryPoint: plan.entryPoint,
  reduceOnly: plan.reduceOnly,
  holdSide: plan.holdSide,
  parentOrderId: plan.parentOrderId,
  linkedOrderId: plan.linkedOrderId,
  terms: plan.terms,
  quantityLots: plan.quantityLots,
  amountUnits: plan.amountUnits,
  heldUnits: plan.heldUnits,
  fired: plan.fired,
  active: plan.active,
  bestTicks: plan.bestTicks,
  accountId: plan.account.accountId,
  ...(plan.borrow ? { borrow: true } : {}),
  ...(plan.paused ? { paused: true } : {}),
  ...(plan.account.margin === null ? {} : { margin: plan.account.margin.marketId }),
  watches: plan.watches.map(({ leg, source, triggerTicks, rising }) => ({ leg, source, triggerTicks, rising })),
  progress: plan.progress === null ? null : { ...plan.progress },
});

/** Puts a plan back where it waited. Refuses (Error) one of an unknown account or market. */
export function restorePlan(
  state: State,
  { accountId, clientOrderId, margin, watches, progress, borrow, paused, ...rest }: PlanImage,
): void {
  const account = faceAt(state, accountId, margin);
  const market = state.markets.get(rest.marketId);
  if (account === undefined || market === undefined)
    throw new Error(`snapshot has the plan ${rest.planId} of an unknown account or market`);
  const plan: Plan = {
    ...rest,
    clientOid: clientOrderId,
    borrow: borrow === true,
    paused: paused === true,
    account,
    watches: [],
    progress: progress === null ? null : { ...progress },
  };
  plan.watches = watches.map((watch) => ({ ...watch, plan }));
  state.plans.set(plan.planId, plan);
  account.plans ??= new Set();
  account.plans.add(plan.planId);
  if (plan.fired !== null) return;
  resumeWaiting(state, market, plan);
}
