// One of the two prices at which what a copy holds is closed, by the type of its plan.
import { PlanType } from '#lib/contract/enums.ts';
import type { FoundTrackingOrder } from './find-tracking-order.ts';
import type { setExits } from './set-exits.ts';

type Plan = {
  readonly planType: typeof PlanType.takeProfit | typeof PlanType.stopLoss;
  readonly triggerPrice: string;
  readonly clientOid?: string | undefined;
};

/** Ticks; 0: none stands. */
export const standingExit = ({ held }: FoundTrackingOrder, { planType }: Plan): number =>
  planType === PlanType.takeProfit ? held.takeTicks : held.stopTicks;

/** The other price stays as it is. */
export const exitOfPlan = ({ planType, triggerPrice, clientOid }: Plan): Parameters<typeof setExits>[0] =>
  planType === PlanType.takeProfit ? { takeProfitPrice: triggerPrice, clientOid } : { stopLossPrice: triggerPrice, clientOid };
