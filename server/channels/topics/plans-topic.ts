// A user's own plan orders: those that wait, then every change as it happens.
import type { PlansUpdate } from '#lib/contract/channels/plans.ts';
import { BusinessLine, PlanType } from '#lib/contract/enums.ts';
import { isOfLine } from '#lib/contract/wire/orders/spot-order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

/** True for what takes profit or stops a loss. One that is left out does not compile. */
const tpslTypes: Readonly<Record<PlanType, boolean>> = {
  [PlanType.takeProfit]: true,
  [PlanType.stopLoss]: true,
  [PlanType.moveTpsl]: true,
  [PlanType.positionTakeProfit]: true,
  [PlanType.positionStopLoss]: true,
  [PlanType.mmrStopLoss]: true,
  [PlanType.tpsl]: true,
  // An OCO order of spot counts as one too (isSpotTpsl).
  [PlanType.oco]: false,
  [PlanType.normal]: false,
  [PlanType.track]: false,
  [PlanType.twap]: false,
  [PlanType.chaseLimit]: false,
};
const byType: Readonly<Record<number, boolean>> = tpslTypes;
const takesOrStops = (planType: number): boolean => byType[planType] === true;

/** True for a plan of spot that takes profit or stops a loss; it is told among the other plans of spot too. */
export const isSpotTpsl = ({ businessLine, planType }: SpotPlan): boolean =>
  isOfLine(businessLine, BusinessLine.spot) && (planType === PlanType.oco || takesOrStops(planType));

/** True for a contract plan that takes profit from a position or stops its loss. Those of spot are listed among the other plans. */
export const isTpsl = ({ businessLine, planType }: SpotPlan): boolean =>
  !isOfLine(businessLine, BusinessLine.spot) && takesOrStops(planType);

/** The readers know every event before the channels do, so that what they tell of a plan is what the event has made of it. */
export function plansTopic(
  readers: Pick<ChannelReaders, 'openPlans' | 'plan'>,
  accountId: AccountId,
  belongs: (plan: SpotPlan) => boolean,
): Topic {
  const openPlans = (): readonly SpotPlan[] => readers.openPlans(accountId).filter(belongs);
  const changed = new Set<OrderId>();
  let told: readonly SpotPlan[] = [];
  return {
    follows: 'account',
    accountId,
    ready: async () => {
      told = openPlans();
      changed.clear();
    },
    see: (news) => {
      for (const { event } of news) if ('planId' in event && event.type.startsWith('plan-')) changed.add(event.planId);
    },
    snapshot: () => told,
    take: () => {
      if (changed.size === 0) return null;
      const plans = [...changed].flatMap((planId): PlansUpdate => {
        const plan = readers.plan(planId);
        return plan === null || !belongs(plan) ? [] : [plan];
      });
      changed.clear();
      told = openPlans();
      return plans.length === 0 ? null : plans;
    },
  };
}
