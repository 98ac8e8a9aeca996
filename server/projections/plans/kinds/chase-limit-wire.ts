// Chase limits on the wire.
import { PlanType } from '#lib/contract/enums.ts';
import type { ChaseLimitTerms } from '#server/engine/plans/kinds/chase-limit/chase-limit-terms.ts';
import type { PlanWire } from '../plan-wire.ts';

export const chaseLimitWire: PlanWire<ChaseLimitTerms> = {
  planTypes: [PlanType.chaseLimit],
  planType: () => PlanType.chaseLimit,
  fields: ({ boundTicks, maxMoves }, price) => ({ delegatePrice: price(boundTicks), maxMoves }),
  isExecutingAtOnce: true,
  isActiveAtOnce: () => false,
};
