// Take-profit and stop-loss: how they are written, sized, refused and executed.
import { Side } from '#lib/contract/enums.ts';
import { always, group } from '#server/engine/codec/fields.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { exitLegs, dearestTicks, isAtMarket, judgedLegs, refuseLegs, waitsForLegs } from '../../legs.ts';
import type { Leg } from '../../plan.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { refuseBuyAtMarket, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { exitTerms } from '../../trigger-codec.ts';
import { copyExit } from '../../trigger-terms.ts';
import type { ExitPlanTerms } from './exit-terms.ts';

const legsOf = ({ exit }: ExitPlanTerms): readonly Leg[] => exitLegs(exit);

export const exitPlan: PlanKindRules<ExitPlanTerms> = {
  kind: 'exit',
  code: 2,
  ...group({ kind: always('exit'), exit: exitTerms }),
  copy: ({ exit }) => ({ kind: 'exit', exit: copyExit(exit) }),
  isAmendable: true,
  refuseUnit: ({ contract }, request) =>
    contract === null
      ? refuseSpotUnit(request, refuseBuyAtMarket(request, isAtMarket(legsOf(request.terms))))
      : refuseContractUnit(request, true),
  refuseTerms: (market, { side, terms }) => {
    const legs = legsOf(terms);
    return legs.length === 0 ? RejectReason.invalidExit : refuseLegs(market, side, legs, false);
  },
  judgedTicks: (_market, terms) => judgedLegs(legsOf(terms)),
  hold: (market, side, terms, { quantityLots, amountUnits }) => {
    const { rules } = market;
    if (side === Side.sell) return quantityLots * rules.lotUnits;
    return amountUnits > 0 ? amountUnits : dearestTicks(market, legsOf(terms)) * quantityLots * rules.tickLotUnits;
  },
  exitOf: () => null,
  linked: null,
  waits: waitsForLegs(legsOf),
};
