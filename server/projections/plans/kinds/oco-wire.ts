// OCO on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { OcoTerms } from '#server/engine/plans/kinds/oco/oco-terms.ts';
import { triggerFields, waitField, type PlanWire } from '../plan-wire.ts';
import { stopShape, ticksShape } from '../../stored/trigger-shape.ts';

export const ocoWire: PlanWire<OcoTerms> = {
  planTypes: [PlanType.oco],
  planType: () => PlanType.oco,
  fields: ({ limitTicks, stop }, price) => ({
    ...triggerFields(stop, price),
    ...waitField(stop),
    delegatePrice: price(limitTicks),
  }),
  stored: z.object({ kind: z.literal('oco'), limitTicks: ticksShape, stop: stopShape }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
