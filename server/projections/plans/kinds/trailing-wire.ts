// Trailing stops on the wire: one that can only close a contract's position moves its take-profit and stop-loss with the price.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { TrailingTerms } from '#server/engine/plans/kinds/trailing/trailing-terms.ts';
import { shareText, triggerTypeOf, type PlanWire } from '../plan-wire.ts';
import { sourceShape, ticksShape } from '../../stored/trigger-shape.ts';

export const trailingWire: PlanWire<TrailingTerms> = {
  planTypes: [PlanType.track, PlanType.moveTpsl],
  planType: (_terms, { closes }) => (closes ? PlanType.moveTpsl : PlanType.track),
  fields: ({ source, activationTicks, callbackPpm }, price) => ({
    triggerType: triggerTypeOf(source),
    triggerPrice: price(activationTicks),
    rangeRate: shareText(callbackPpm),
  }),
  stored: z.object({ kind: z.literal('trailing'), source: sourceShape, activationTicks: ticksShape, callbackPpm: z.int() }),
  isExecutingAtOnce: false,
  isActiveAtOnce: ({ activationTicks }) => activationTicks === 0,
};
