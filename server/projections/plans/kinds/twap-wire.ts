// TWAP on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { TwapTerms } from '#server/engine/plans/kinds/twap/twap-terms.ts';
import { shareText, type PlanWire } from '../plan-wire.ts';
import { ticksShape } from '../../stored/trigger-shape.ts';

export const twapWire: PlanWire<TwapTerms> = {
  planTypes: [PlanType.twap],
  planType: () => PlanType.twap,
  fields: ({ slices, intervalMs, limitTicks, jitterPpm }, price) => ({
    delegatePrice: price(limitTicks),
    sliceCount: slices,
    intervalMs,
    varianceRate: shareText(jitterPpm),
  }),
  stored: z.object({
    kind: z.literal('time-share'),
    slices: z.int(),
    intervalMs: z.int(),
    limitTicks: ticksShape,
    jitterPpm: z.int(),
    seed: z.int(),
  }),
  isExecutingAtOnce: true,
  isActiveAtOnce: () => false,
};
