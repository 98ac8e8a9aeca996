// Stops by margin: how they are written, refused and executed.
import { always, group, whole } from '../../../codec/fields.ts';
import { PlanLeg } from '../../plan-event.ts';
import { RejectReason } from '../../../reject.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { closesAll } from '../../refuse-unit.ts';
import { PriceSource } from '../../trigger-terms.ts';
import { isRatioReached } from './is-ratio-reached.ts';
import type { MarginRatioTerms } from './margin-ratio-terms.ts';

/** The range of ratios, in millionths. */
export const marginRatioPpm = { min: 10_000, max: 990_000 };

const isInRange = (ppm: number): boolean => Number.isSafeInteger(ppm) && ppm >= marginRatioPpm.min && ppm <= marginRatioPpm.max;

export const marginRatioPlan: PlanKindRules<MarginRatioTerms> = {
  kind: 'margin-ratio',
  code: 6,
  ...group({ kind: always('margin-ratio'), ratioPpm: whole }),
  copy: ({ ratioPpm }) => ({ kind: 'margin-ratio', ratioPpm }),
  isAmendable: false,
  // It closes all that there is when it fires, and nothing else.
  refuseUnit: ({ contract }, request) => {
    if (contract === null) return RejectReason.unsupportedPlan;
    if (request.amountUnits !== 0) return RejectReason.invalidAmount;
    return closesAll(request) ? null : RejectReason.invalidQuantity;
  },
  refuseTerms: (_market, { terms }) => (isInRange(terms.ratioPpm) ? null : RejectReason.invalidTrigger),
  judgedTicks: () => [],
  hold: () => 0,
  exitOf: () => null,
  linked: null,
  waits: {
    for: 'price',
    legs: () => [],
    start: (_market, plan) => {
      plan.watches = [];
    },
    follows: () => PriceSource.mark,
    onPrice: (state, plan) => (isRatioReached(state, plan) ? PlanLeg.marginRatio : null),
  },
};
