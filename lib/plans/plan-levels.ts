// The prices that a waiting plan waits for, and what moving each of them asks of the exchange.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { toExitFields, type SpotExit, type SpotTrigger } from '#lib/contract/wire/orders/exit-fields.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';

type PlanPart = 'trigger' | 'activation' | 'takeProfit' | 'stopLoss' | 'oco';
export type PlanLevel = {
  readonly plan: SpotPlan;
  readonly part: PlanPart;
  readonly price: string;
  /** Null: the exchange does not change it. */
  readonly move: ((api: ApiClient, price: string) => Promise<unknown>) | null;
};

/**
 * A limit price keeps its distance when the trigger before it is moved. '' and null: at market, and stays so.
 * A distance that would take it to zero or below leaves it where it was.
 * @internal
 */
export function keepDistance(execute: string, from: string, to: string): string {
  const moved = new Amount(execute).plus(to).minus(from);
  return moved.greaterThan(0) ? writeAmount(moved) : execute;
}

const leg = (triggerPrice: string, triggerType: number, execute: string): SpotTrigger | null =>
  triggerPrice === '' ? null : { triggerPrice, triggerType: triggerType === 1 ? 1 : 0, executePrice: execute === '' ? null : execute };

const exitOf = (plan: SpotPlan): SpotExit => ({
  takeProfit: leg(plan.presetTakeProfitPrice, plan.presetTppTriType, plan.exeTakeProfitPrice),
  stopLoss: leg(plan.presetStopLossPrice, plan.presetSlpTriType, plan.exeStopLossPrice),
});

/** Both legs go with every change: a leg that is not named is gone. */
function withLeg(plan: SpotPlan, part: 'takeProfit' | 'stopLoss', price: string): SpotExit {
  const exit = exitOf(plan);
  const present = exit[part];
  if (present === null) return exit;
  const executePrice = present.executePrice === null ? null : keepDistance(present.executePrice, present.triggerPrice, price);
  return { ...exit, [part]: { ...present, triggerPrice: price, executePrice } };
}

function exitLevels(plan: SpotPlan): PlanLevel[] {
  const exit = exitOf(plan);
  // A plan that is itself an exit is changed by another call than the exit that a trigger's order will take with it.
  const isExit = kindOf(plan)?.isExit === true;
  return (['takeProfit', 'stopLoss'] as const).flatMap((part) => {
    const present = exit[part];
    if (present === null) return [];
    const move = (api: ApiClient, price: string): Promise<unknown> => {
      const request = { planId: plan.planId, ...toExitFields(withLeg(plan, part, price)) };
      return isExit ? api.call(updateTpslPlan, request) : api.call(updatePlanPreset, request);
    };
    return { plan, part, price: present.triggerPrice, move };
  });
}

/** The level of a plan's own trigger price; null: it has none. */
type OwnLevel = (plan: SpotPlan) => PlanLevel | null;

const ocoLevel: OwnLevel = (plan) => ({ plan, part: 'oco', price: plan.triggerPrice, move: null });

const activationLevel: OwnLevel = (plan) => {
  const { planId, triggerPrice, activated } = plan;
  const move = (api: ApiClient, price: string) => api.call(updateDelegatePlan, { planId, triggerPrice: price });
  return activated ? null : { plan, part: 'activation', price: triggerPrice, move };
};

const triggerLevel: OwnLevel = (plan) => {
  const { planId, triggerPrice, executePrice } = plan;
  const move = (api: ApiClient, price: string): Promise<unknown> =>
    api.call(updateDelegatePlan, {
      planId,
      triggerPrice: price,
      ...(executePrice === '' ? {} : { executePrice: keepDistance(executePrice, triggerPrice, price) }),
    });
  return { plan, part: 'trigger', price: triggerPrice, move };
};

/** `isExit`: the plan is itself a take-profit or a stop-loss. */
type Kind = { readonly own: OwnLevel | null; readonly isExit: boolean };
const exitKind: Kind = { own: null, isExit: true };
/** Its prices follow something else, or it waits for time alone. */
const unmoved: Kind = { own: null, isExit: false };

/** One that is left out does not compile. */
const kinds: Readonly<Record<PlanType, Kind>> = {
  [PlanType.normal]: { own: triggerLevel, isExit: false },
  [PlanType.track]: { own: activationLevel, isExit: false },
  [PlanType.moveTpsl]: { own: activationLevel, isExit: false },
  [PlanType.oco]: { own: ocoLevel, isExit: false },
  [PlanType.tpsl]: exitKind,
  [PlanType.takeProfit]: exitKind,
  [PlanType.stopLoss]: exitKind,
  [PlanType.positionTakeProfit]: exitKind,
  [PlanType.positionStopLoss]: exitKind,
  [PlanType.mmrStopLoss]: unmoved,
  [PlanType.twap]: unmoved,
  [PlanType.chaseLimit]: unmoved,
};
const byType: Readonly<Record<number, Kind>> = kinds;
const kindOf = ({ planType }: SpotPlan): Kind | undefined => byType[planType];

function ownLevels(plan: SpotPlan): PlanLevel[] {
  const level = plan.triggerPrice === '' ? null : (kindOf(plan)?.own?.(plan) ?? null);
  return level === null ? [] : [level];
}

/** None for what waits for time alone. */
export const planLevels = (plan: SpotPlan): PlanLevel[] => [...ownLevels(plan), ...exitLevels(plan)];
