// TWAP on the wire.
import { PlanType } from '#lib/contract/enums.ts';
import type { TwapTerms } from '#server/engine/plans/kinds/twap/twap-terms.ts';
import { shareText, type PlanWire } from '../plan-wire.ts';

export const twapWire: PlanWire<TwapTerms> = {
  planTypes: [PlanType.timeShare],
  planType: () => PlanType.timeShare,
  fields: ({ slices, intervalMs, limitTicks, jitterPpm }, price) => ({
    delegatePrice: price(limitTicks),
    sliceCount: slices,
    intervalMs,
    varianceRate: shareText(jitterPpm),
  }),
  isExecutingAtOnce: true,
  isActiveAtOnce: () => false,
};
