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

const exitTypes: readonly number[] = [
  PlanType.tpsl,
  PlanType.takeProfit,
  PlanType.stopLoss,
  PlanType.positionTakeProfit,
  PlanType.positionStopLoss,
];

function exitLevels(plan: SpotPlan): PlanLevel[] {
  const exit = exitOf(plan);
  // A plan that is itself an exit is changed by another call than the exit that a trigger's order will take with it.
  const isExit = exitTypes.includes(plan.planType);
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

function ownLevel(plan: SpotPlan): PlanLevel[] {
  const { planId, planType, triggerPrice, executePrice, activated } = plan;
  if (triggerPrice === '') return [];
  if (planType === PlanType.oco) return [{ plan, part: 'oco', price: triggerPrice, move: null }];
  if (planType === PlanType.track || planType === PlanType.moveTpsl) {
    if (activated) return [];
    return [
      {
        plan,
        part: 'activation',
        price: triggerPrice,
        move: (api, price) => api.call(updateDelegatePlan, { planId, triggerPrice: price }),
      },
    ];
  }
  if (planType !== PlanType.normal) return [];
  const move = (api: ApiClient, price: string): Promise<unknown> =>
    api.call(updateDelegatePlan, {
      planId,
      triggerPrice: price,
      ...(executePrice === '' ? {} : { executePrice: keepDistance(executePrice, triggerPrice, price) }),
    });
  return [{ plan, part: 'trigger', price: triggerPrice, move }];
}

/** None for what waits for time alone. */
export const planLevels = (plan: SpotPlan): PlanLevel[] => [...ownLevel(plan), ...exitLevels(plan)];
