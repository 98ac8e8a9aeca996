// Trailing stops: how they are written, sized, refused and executed.
import { Side } from '#lib/contract/enums.ts';
import { always, group, inTicks, whole } from '../../../codec/fields.ts';
import { PlanLeg } from '../../plan-event.ts';
import { watchedTicks, type Market } from '../../../markets/market.ts';
import { RejectReason } from '../../../reject.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { byAmountAtMarket, isWhole, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { priceSource } from '../../trigger-codec.ts';
import { followPrice } from './follow-price.ts';
import type { TrailingTerms } from './trailing-terms.ts';

/** The range of callbacks, in millionths. */
export const callbackPpm = { min: 1000, max: 50_000 };

function refuseTerms(market: Market, terms: TrailingTerms): RejectReason | null {
  const callback = terms.callbackPpm;
  if (!Number.isSafeInteger(callback) || callback < callbackPpm.min || callback > callbackPpm.max) return RejectReason.invalidCallback;
  if (!isWhole(terms.activationTicks)) return RejectReason.invalidTrigger;
  const watched = watchedTicks(market, terms.source);
  if (watched === 0) return RejectReason.noWatchedPrice;
  return terms.activationTicks === watched ? RejectReason.triggerReached : null;
}

export const trailingPlan: PlanKindRules<TrailingTerms> = {
  kind: 'trailing',
  code: 3,
  ...group({ kind: always('trailing'), source: priceSource, activationTicks: inTicks, callbackPpm: whole }),
  copy: ({ source, activationTicks, callbackPpm: callback }) => ({ kind: 'trailing', source, activationTicks, callbackPpm: callback }),
  isAmendable: true,
  // It always executes at market.
  refuseUnit: ({ contract }, request) =>
    contract === null ? refuseSpotUnit(request, byAmountAtMarket(true)) : refuseContractUnit(request, true),
  refuseTerms: (market, { terms }) => refuseTerms(market, terms),
  judgedTicks: (market, { activationTicks, source }) => [activationTicks || watchedTicks(market, source)],
  hold: ({ rules }, side, _terms, { quantityLots, amountUnits }) => (side === Side.sell ? quantityLots * rules.lotUnits : amountUnits),
  exitOf: () => null,
  linked: null,
  waits: {
    for: 'price',
    legs: () => [],
    start: (market, plan) => {
      const { source, activationTicks } = plan.terms;
      const now = watchedTicks(market, source);
      plan.active = activationTicks === 0;
      plan.bestTicks = plan.active ? now : 0;
      plan.watches = plan.active ? [] : [{ plan, leg: 'activation', source, triggerTicks: activationTicks, rising: activationTicks > now }];
    },
    follows: ({ active, terms }) => (active ? terms.source : null),
    onPrice: (_state, plan, priceTicks) => (followPrice(plan, priceTicks) ? PlanLeg.trailing : null),
  },
};
