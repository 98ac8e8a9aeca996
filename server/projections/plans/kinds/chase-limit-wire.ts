// Chase limits on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { ChaseLimitTerms } from '#server/engine/plans/kinds/chase-limit/chase-limit-terms.ts';
import type { PlanWire } from '../plan-wire.ts';
import { ticksShape } from '../../stored/trigger-shape.ts';

export const chaseLimitWire: PlanWire<ChaseLimitTerms> = {
  planTypes: [PlanType.chaseLimit],
  planType: () => PlanType.chaseLimit,
  fields: ({ boundTicks, maxMoves }, price) => ({ delegatePrice: price(boundTicks), maxMoves }),
  stored: z.object({ kind: z.literal('chase-limit'), boundTicks: ticksShape, maxMoves: z.int() }),
  isExecutingAtOnce: true,
  isActiveAtOnce: () => false,
};
