// Trailing stops: how they are written, sized, refused and executed.
import { Side } from '#lib/contract/enums.ts';
import { always, group, inTicks, orNull, whole } from '#server/engine/codec/fields.ts';
import { opposite } from '#server/engine/orders/match.ts';
import { ticks } from '#server/engine/units.ts';
import { PlanLeg } from '../../plan-event.ts';
import { atMarketTicks, watchedTicks, type Market } from '#server/engine/markets/market.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { PlanKindRules } from '../../plan-kind.ts';
import { isWhole, refuseBuyAtMarket, refuseContractUnit, refuseSpotUnit } from '../../refuse-unit.ts';
import { priceSource } from '../../trigger-codec.ts';
import { fireTicks, followPrice } from './follow-price.ts';
import { copyRatioExit, exitFrom, isSoundRatioExit, ratioExit } from './ratio-exit.ts';
import type { TrailingExtras, TrailingTerms } from './trailing-terms.ts';

/** The range of callbacks, in millionths. */
export const callbackPpm = { min: 1000, max: 50_000 };

const isCallback = (ppm: number): boolean => ppm >= callbackPpm.min && ppm <= callbackPpm.max;

/** A distance lies within the same shares of the price at which the plan begins. */
function isSoundDistance({ callbackPpm: share, activationTicks, source }: TrailingTerms, distance: number, market: Market): boolean {
  const begins = activationTicks || watchedTicks(market, source);
  return share === 0 && begins > 0 && isCallback((distance / begins) * 1_000_000);
}

function refuseTerms(market: Market, side: Side, terms: TrailingTerms): RejectReason | null {
  const { callbackPpm: callback, extras } = terms;
  const distance = extras?.callbackTicks ?? 0;
  const isSound = distance === 0 ? Number.isSafeInteger(callback) && isCallback(callback) : isSoundDistance(terms, distance, market);
  if (!isSound) return RejectReason.invalidCallback;
  if (extras !== undefined && extras.exit !== null && !isSoundRatioExit(extras.exit, side === Side.buy)) return RejectReason.invalidExit;
  if (!isWhole(terms.activationTicks)) return RejectReason.invalidTrigger;
  const watched = watchedTicks(market, terms.source);
  if (watched === 0) return RejectReason.noWatchedPrice;
  return terms.activationTicks === watched ? RejectReason.triggerReached : null;
}

const fields = { kind: always('trailing'), source: priceSource, activationTicks: inTicks, callbackPpm: whole };
const extrasField = group<TrailingExtras>({ callbackTicks: inTicks, exit: orNull(ratioExit) });
const extendedForm = group<Required<TrailingTerms>>({ ...fields, extras: extrasField });
const noExtras: TrailingExtras = { callbackTicks: ticks(0), exit: null };

const copyExtras = ({ callbackTicks, exit }: TrailingExtras): TrailingExtras => ({
  callbackTicks,
  exit: exit === null ? null : copyRatioExit(exit),
});

export const trailingPlan: PlanKindRules<TrailingTerms> = {
  kind: 'trailing',
  code: 3,
  ...group<Omit<TrailingTerms, 'extras'>>(fields),
  extended: {
    code: 8,
    isOf: ({ extras }) => extras !== undefined,
    write: ({ extras = noExtras, ...terms }, out) => extendedForm.write({ ...terms, extras }, out),
    read: extendedForm.read,
  },
  copy: ({ source, activationTicks, callbackPpm: callback, extras }) => ({
    kind: 'trailing',
    source,
    activationTicks,
    callbackPpm: callback,
    ...(extras === undefined ? {} : { extras: copyExtras(extras) }),
  }),
  isAmendable: true,
  // It always executes at market.
  refuseUnit: ({ contract }, request) =>
    contract === null ? refuseSpotUnit(request, refuseBuyAtMarket(request, true)) : refuseContractUnit(request, true),
  refuseTerms: (market, { side, terms }) => refuseTerms(market, side, terms),
  judgedTicks: (market, { activationTicks, source }) => [activationTicks || watchedTicks(market, source)],
  hold: (market, side, terms, { quantityLots, amountUnits }) => {
    const { rules } = market;
    if (side === Side.sell) return quantityLots * rules.lotUnits;
    const begins = terms.activationTicks || watchedTicks(market, terms.source);
    return amountUnits > 0 ? amountUnits : atMarketTicks(market, fireTicks(side, begins, terms)) * quantityLots * rules.tickLotUnits;
  },
  // It opens at the best price of the other side, or where nobody stands there, at the price that it watches.
  exitOf: ({ source, extras }, market, side) =>
    extras === undefined || extras.exit === null
      ? null
      : exitFrom(extras.exit, market.book.bestPrice(opposite(side)) || watchedTicks(market, source)),
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
