// Every reason for which a plan may be refused. All that apply are named: which one is told is the exchange's choice.
import type { SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { ExitTerms, PriceSource, StopTerms, TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { RejectReason } from '#server/engine/reject.ts';

import { amount, type Amount } from './amounts.ts';
import { pricesOf } from './book.ts';
import { isSoundWait, judgeOrder, nameReasons, notionalReasons, quantityReasons, stateReasons, type Ask } from './check-order.ts';
import { holdOf, notionalOf, type ModelAccount, type ModelMarket, type Venue } from './venue.ts';

export type PlanAsk = {
  readonly owner: ModelAccount;
  readonly market: ModelMarket;
  readonly side: Side;
  readonly lots: number;
  readonly money: Amount;
  readonly terms: PlanTerms;
  readonly prevention: SelfTradePrevention;
  readonly name: string;
  /** A buy at market may be by quantity. */
  readonly quantityAtMarket: boolean;
};

/** 0: not known. */
export const watched = (market: ModelMarket, source: PriceSource): number => (source === 'last' ? market.lastPrice : market.indexPrice);

const legsOf = ({ takeProfit, stopLoss }: ExitTerms): StopTerms[] => [takeProfit, stopLoss].filter((leg) => leg !== null);

/** The legs that may execute. */
export function legsOfTerms(terms: PlanTerms): StopTerms[] {
  if (terms.kind === 'trigger') return [terms.trigger];
  if (terms.kind === 'exit') return legsOf(terms.exit);
  return terms.kind === 'oco' ? [terms.stop] : [];
}

export function legReasons(market: ModelMarket, leg: StopTerms): RejectReason[] {
  const { source, triggerTicks, executeTicks } = leg;
  const reasons: RejectReason[] = isSoundWait(leg) ? [] : ['invalid-trigger'];
  if (triggerTicks <= 0) reasons.push('invalid-trigger');
  if (executeTicks < 0) reasons.push('invalid-price', 'invalid-trigger');
  if (watched(market, source) === 0) reasons.push('no-watched-price');
  return reasons;
}

/** A leg that belongs above the watched price stands at or below it, or the other way round. */
function isReached(market: ModelMarket, { source, triggerTicks }: TriggerTerms, isAbove: boolean): boolean {
  const price = watched(market, source);
  return isAbove ? triggerTicks <= price : triggerTicks >= price;
}

function chaseReasons(
  market: ModelMarket,
  side: Side,
  { boundTicks, maxMoves }: Extract<PlanTerms, { kind: 'chase-limit' }>,
): RejectReason[] {
  const reasons: RejectReason[] = [];
  const best = pricesOf(market, side)[0];
  if (boundTicks <= 0) reasons.push('invalid-price');
  if (maxMoves < 1 || maxMoves > 500) reasons.push('invalid-moves');
  if (best === undefined) reasons.push('no-liquidity');
  else if (side === 'buy' ? best > boundTicks : best < boundTicks) reasons.push('chase-bound-passed');
  return reasons;
}

/** The price of the order that stands beside a plan; null: there is none. */
export function priceBeside({ market, side, terms }: PlanAsk): number | null {
  if (terms.kind === 'oco') return terms.limitTicks;
  return terms.kind === 'chase-limit' ? (pricesOf(market, side)[0] ?? 0) : null;
}

export function conditionReasons({ market, side, terms }: PlanAsk): RejectReason[] {
  const isSell = side === 'sell';
  if (terms.kind === 'trigger') return terms.trigger.triggerTicks === watched(market, terms.trigger.source) ? ['trigger-reached'] : [];
  if (terms.kind === 'exit') {
    const { takeProfit, stopLoss } = terms.exit;
    if (takeProfit === null && stopLoss === null) return ['invalid-exit'];
    const isMet =
      (takeProfit !== null && isReached(market, takeProfit, isSell)) || (stopLoss !== null && isReached(market, stopLoss, !isSell));
    return isMet ? ['trigger-reached'] : [];
  }
  if (terms.kind === 'oco') return isReached(market, terms.stop, !isSell) ? ['trigger-reached'] : [];
  if (terms.kind === 'trailing') {
    const reasons: RejectReason[] = [];
    if (terms.callbackPpm < 1_000 || terms.callbackPpm > 50_000) reasons.push('invalid-callback');
    if (terms.activationTicks < 0) reasons.push('invalid-trigger');
    if (watched(market, terms.source) === 0) reasons.push('no-watched-price');
    else if (terms.activationTicks === watched(market, terms.source)) reasons.push('trigger-reached');
    return reasons;
  }
  if (terms.kind === 'margin-ratio') return ['unsupported-plan'];
  if (terms.kind === 'chase-limit') return chaseReasons(market, side, terms);
  const { slices, intervalMs, jitterPpm } = terms;
  const isSound =
    slices >= 2 && slices <= 1_440 && intervalMs >= 1_000 && intervalMs <= 3_600_000 && jitterPpm >= 0 && jitterPpm <= 500_000;
  return isSound ? [] : ['invalid-slices'];
}

/** True if a buy has to be given as an amount. */
function buysAtMarket(terms: PlanTerms): boolean {
  if (terms.kind === 'trailing') return true;
  if (terms.kind === 'time-share') return terms.limitTicks === 0;
  return legsOfTerms(terms).some(({ executeTicks }) => executeTicks === 0);
}

export function sizeReasons({ side, lots, money, terms, quantityAtMarket, market: { rules } }: PlanAsk): RejectReason[] {
  const reasons: RejectReason[] = [];
  if (lots < 0 || (lots === 0 && money.isZero())) reasons.push('invalid-quantity', 'invalid-amount');
  if (lots !== 0 && !money.isZero()) reasons.push('invalid-quantity', 'invalid-amount');
  if (side === 'sell' || terms.kind === 'oco' || terms.kind === 'chase-limit') {
    if (!money.isZero()) reasons.push('invalid-amount');
    if (lots <= 0) reasons.push('invalid-quantity');
  } else if (terms.kind === 'time-share') {
    if (terms.limitTicks > 0 !== lots > 0 && (!quantityAtMarket || terms.limitTicks > 0))
      reasons.push('invalid-quantity', 'invalid-amount');
  } else if (buysAtMarket(terms) && lots !== 0 && !quantityAtMarket) reasons.push('invalid-quantity');
  if (terms.kind === 'oco' && side === 'buy' && terms.stop.executeTicks === 0 && !quantityAtMarket) reasons.push('invalid-price');
  if (lots > 0) reasons.push(...quantityReasons(rules, lots));
  if (!money.isZero()) reasons.push(...notionalReasons(rules, money));
  return reasons;
}

/** The worth of a quantity: by its execute price, or its trigger price at market; plans without either by where they begin. */
function worthPrices(market: ModelMarket, terms: PlanTerms): number[] {
  if (terms.kind === 'trailing') return [terms.activationTicks === 0 ? watched(market, terms.source) : terms.activationTicks];
  if (terms.kind === 'chase-limit') return [terms.boundTicks];
  if (terms.kind === 'time-share') return [terms.limitTicks === 0 ? market.lastPrice : terms.limitTicks];
  return legsOfTerms(terms).map(({ triggerTicks, executeTicks }) => (executeTicks > 0 ? executeTicks : triggerTicks));
}

export function worthReasons({ lots, terms, market }: PlanAsk): RejectReason[] {
  const { rules } = market;
  const reasons: RejectReason[] = [];
  for (const price of worthPrices(market, terms)) {
    if (lots > 0) reasons.push(...notionalReasons(rules, notionalOf(rules, Math.max(0, price), lots)));
  }
  return reasons;
}

export function sliceReasons({ lots, money, terms, market }: PlanAsk): RejectReason[] {
  if (terms.kind !== 'time-share') return [];
  const { rules, lastPrice } = market;
  if (lots === 0) return money.div(terms.slices).floor().lt(amount(rules.minNotionalUnits)) ? ['notional-below-minimum'] : [];
  const slice = Math.floor(lots / Math.max(1, terms.slices));
  const price = terms.limitTicks > 0 ? terms.limitTicks : lastPrice;
  const reasons: RejectReason[] = [];
  if (slice < rules.minQuantityLots) reasons.push('quantity-below-minimum');
  if (terms.limitTicks < 0) reasons.push('invalid-price');
  if (price === 0) reasons.push('no-watched-price');
  if (notionalOf(rules, price, slice).lt(amount(rules.minNotionalUnits))) reasons.push('notional-below-minimum');
  return reasons;
}

/** The limit order of a pair. */
export const pairedOrder = (ask: PlanAsk, limitTicks: number): Ask => ({
  ...ask,
  kind: 'limit',
  timeInForce: 1,
  price: limitTicks,
  display: null,
  bestPrice: null,
  exit: null,
  name: '',
});

/** Terms and size alone: what a preset exit has to satisfy as well. */
export const termsReasons = (ask: PlanAsk): RejectReason[] => [...sizeReasons(ask), ...worthReasons(ask), ...sliceReasons(ask)];

/** The hold of a plan that depends on the price of this moment; null: it follows from its terms. */
export function keepOf({ side, lots, money, terms, market }: PlanAsk): Amount | null {
  if (side === 'sell' || lots <= 0) return null;
  const begins =
    terms.kind === 'trailing'
      ? watched(market, terms.source)
      : terms.kind === 'time-share' && terms.limitTicks === 0
        ? market.lastPrice
        : 0;
  return begins === 0 ? null : holdOf(side, lots, money, terms, market.rules, begins);
}

/** `freed`: what the plan held before it was amended; null for a new one. */
export function judgePlan(venue: Venue, ask: PlanAsk, freed: Amount | null): RejectReason[] {
  const { owner, market, side, terms } = ask;
  const { rules } = market;
  const reasons: RejectReason[] = [...stateReasons(market), ...termsReasons(ask)];
  reasons.push(...legsOfTerms(terms).flatMap((leg) => legReasons(market, leg)), ...conditionReasons(ask));
  if (terms.kind === 'trigger' && terms.exit !== null) {
    const legs = legsOf(terms.exit);
    if (legs.length === 0) reasons.push('invalid-exit');
    if (!legs.every(isSoundWait)) reasons.push('invalid-trigger');
    if (legs.some(({ triggerTicks }) => triggerTicks <= 0)) reasons.push('invalid-trigger', 'invalid-exit');
    if (legs.some(({ executeTicks }) => executeTicks < 0)) reasons.push('invalid-price', 'invalid-trigger', 'invalid-exit');
  }
  if (freed === null) {
    reasons.push(...nameReasons(owner, ask.name));
    if (venue.plansOf(owner, market).length >= 100) reasons.push('open-plan-limit');
  }
  const available = venue.available(owner, side === 'buy' ? rules.quoteAssetId : rules.baseAssetId).plus(freed ?? 0);
  const beside = priceBeside(ask);
  let need = keepOf(ask) ?? holdOf(side, ask.lots, ask.money, terms, rules, beside ?? 0);
  if (beside !== null) {
    reasons.push(...judgeOrder(venue, pairedOrder(ask, beside)).reasons);
    need = need.plus(side === 'buy' ? notionalOf(rules, beside, ask.lots) : amount(ask.lots).times(rules.lotUnits));
  }
  if (need.gt(available)) reasons.push('insufficient-balance');
  return reasons;
}
