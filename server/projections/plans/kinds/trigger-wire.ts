// Trigger orders on the wire.
import { PlanType } from '#lib/contract/enums.ts';
import type { TriggerPlanTerms } from '#server/engine/plans/kinds/trigger/trigger-plan-terms.ts';
import { exitFields, triggerFields, type PlanWire } from '../plan-wire.ts';

export const triggerWire: PlanWire<TriggerPlanTerms> = {
  planTypes: [PlanType.normal],
  planType: () => PlanType.normal,
  fields: ({ trigger, exit }, price) => ({ ...triggerFields(trigger, price), ...exitFields(exit, price) }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
