// Trigger orders on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { TriggerPlanTerms } from '#server/engine/plans/kinds/trigger/trigger-plan-terms.ts';
import { presetFields, triggerFields, type PlanWire } from '../plan-wire.ts';
import { exitShape, triggerShape } from '../../stored/trigger-shape.ts';

export const triggerWire: PlanWire<TriggerPlanTerms> = {
  planTypes: [PlanType.normal],
  planType: () => PlanType.normal,
  fields: ({ trigger, exit }, price) => ({ ...triggerFields(trigger, price), ...presetFields(exit, price) }),
  stored: z.object({ kind: z.literal('trigger'), trigger: triggerShape, exit: z.nullable(exitShape) }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
