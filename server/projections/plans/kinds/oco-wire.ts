// OCO on the wire.
import { PlanType } from '#lib/contract/enums.ts';
import type { OcoTerms } from '#server/engine/plans/kinds/oco/oco-terms.ts';
import { triggerFields, type PlanWire } from '../plan-wire.ts';

export const ocoWire: PlanWire<OcoTerms> = {
  planTypes: [PlanType.oco],
  planType: () => PlanType.oco,
  fields: ({ limitTicks, stop }, price) => ({ ...triggerFields(stop, price), delegatePrice: price(limitTicks) }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
