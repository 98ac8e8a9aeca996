// Trigger orders: how they are written, sized, refused and executed.
import { Side } from '#lib/contract/enums.ts';
import { always, group, orNull } from '#server/engine/codec/fields.ts';
import { isSoundTrigger } from '#server/engine/orders/preset-exit.ts';
import { PlanLeg } from '../../plan-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { exitLegs, dearestTicks, isAtMarket, judgedLegs, refuseLegs, waitsForLegs } from '../../legs.ts';
import type { Leg } from '../../plan.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { refuseBuyAtMarket, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { exitTerms, triggerTerms } from '../../trigger-codec.ts';
import { copyExit, copyTrigger, type ExitTerms } from '../../trigger-terms.ts';
import type { TriggerPlanTerms } from './trigger-plan-terms.ts';

const legsOf = ({ trigger }: TriggerPlanTerms): readonly Leg[] => [{ leg: PlanLeg.trigger, terms: trigger }];

function refuseExit(exit: ExitTerms | null): RejectReason | null {
  if (exit === null) return null;
  const legs = exitLegs(exit);
  if (legs.length === 0) return RejectReason.invalidExit;
  return legs.every(({ terms }) => isSoundTrigger(terms)) ? null : RejectReason.invalidTrigger;
}

export const triggerPlan: PlanKindRules<TriggerPlanTerms> = {
  kind: 'trigger',
  code: 1,
  ...group({ kind: always('trigger'), trigger: triggerTerms, exit: orNull(exitTerms) }),
  copy: ({ trigger, exit }) => ({ kind: 'trigger', trigger: copyTrigger(trigger), exit: exit === null ? null : copyExit(exit) }),
  isAmendable: true,
  refuseUnit: ({ contract }, request) =>
    contract === null
      ? refuseSpotUnit(request, refuseBuyAtMarket(request, isAtMarket(legsOf(request.terms))))
      : refuseContractUnit(request, false),
  // Its price may lie above or below: it fires when the price comes there from where it is now.
  refuseTerms: (market, { side, terms }) => refuseExit(terms.exit) ?? refuseLegs(market, side, legsOf(terms), true),
  judgedTicks: (_market, terms) => judgedLegs(legsOf(terms)),
  hold: (market, side, terms, { quantityLots, amountUnits }) => {
    const { rules } = market;
    if (side === Side.sell) return quantityLots * rules.lotUnits;
    return amountUnits > 0 ? amountUnits : dearestTicks(market, legsOf(terms)) * quantityLots * rules.tickLotUnits;
  },
  exitOf: ({ exit }) => exit,
  linked: null,
  waits: waitsForLegs(legsOf, true),
};
