// OCO on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { OcoTerms } from '#server/engine/plans/kinds/oco/oco-terms.ts';
import { triggerFields, type PlanWire } from '../plan-wire.ts';
import { ticksShape, triggerShape } from '../../stored/trigger-shape.ts';

export const ocoWire: PlanWire<OcoTerms> = {
  planTypes: [PlanType.oco],
  planType: () => PlanType.oco,
  fields: ({ limitTicks, stop }, price) => ({ ...triggerFields(stop, price), delegatePrice: price(limitTicks) }),
  stored: z.object({ kind: z.literal('oco'), limitTicks: ticksShape, stop: triggerShape }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
