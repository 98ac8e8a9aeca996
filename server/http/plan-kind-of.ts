// The kind of plan that a code of the wire means.
import { PlanType } from '#lib/contract/enums.ts';
import type { PlanKind } from '#server/engine/plan-terms.ts';

const kinds: Readonly<Record<number, PlanKind>> = {
  [PlanType.normal]: 'trigger',
  [PlanType.takeProfit]: 'exit',
  [PlanType.stopLoss]: 'exit',
  [PlanType.tpsl]: 'exit',
  [PlanType.positionTakeProfit]: 'exit',
  [PlanType.positionStopLoss]: 'exit',
  [PlanType.moveTpsl]: 'trailing',
  [PlanType.track]: 'trailing',
  [PlanType.mmrStopLoss]: 'margin-ratio',
  [PlanType.oco]: 'oco',
  [PlanType.timeShare]: 'time-share',
};

/** Undefined for codes of which there are no plans. */
export const planKindOf = (planType: number): PlanKind | undefined => kinds[planType];
