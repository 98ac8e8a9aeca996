// OCO: a limit order in the book with a stop beside it; when one goes, the other goes too.
import { always, group, inTicks } from '#server/engine/codec/fields.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { cancelWaitingPlan } from '../../close-plan.ts';
import { judgedLegs, refuseLegs, waitsForLegs } from '../../legs.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { isPositive, refuseSpotUnit } from '../../refuse-unit.ts';
import { triggerTerms, turningStop } from '../../trigger-codec.ts';
import { copyStop } from '../../trigger-terms.ts';
import { changeOco } from './change-oco.ts';
import { ocoHold, ocoLegs } from './oco-hold.ts';
import type { OcoTerms } from './oco-terms.ts';

const fields = { kind: always('oco'), limitTicks: inTicks };

export const ocoPlan: PlanKindRules<OcoTerms> = {
  kind: 'oco',
  code: 4,
  ...group<OcoTerms>({ ...fields, stop: triggerTerms }),
  extended: { code: 9, isOf: ({ stop }) => stop.marketAfterMs !== undefined, ...group<OcoTerms>({ ...fields, stop: turningStop }) },
  copy: ({ limitTicks, stop }) => ({ kind: 'oco', limitTicks, stop: copyStop(stop) }),
  isAmendable: false,
  change: changeOco,
  refuseUnit: ({ contract }, request) => {
    if (contract !== null) return RejectReason.unsupportedPlan;
    if (!isPositive(request.terms.limitTicks)) return RejectReason.invalidPrice;
    return refuseSpotUnit(request, (byAmount) => {
      if (byAmount) return RejectReason.invalidAmount;
      return request.terms.stop.executeTicks === 0 && request.quantityAtMarket !== true ? RejectReason.invalidPrice : null;
    });
  },
  refuseTerms: (market, { side, terms }) => refuseLegs(market, side, ocoLegs(terms), false),
  judgedTicks: (_market, terms) => judgedLegs(ocoLegs(terms)),
  hold: ocoHold,
  exitOf: () => null,
  linked: {
    source: null,
    priceTicks: (_market, _side, { limitTicks }) => limitTicks,
    onEnded: (context, market, plan) => cancelWaitingPlan(context, market, plan, CancelReason.linked),
  },
  waits: waitsForLegs(ocoLegs),
};
