// What a plan must keep: a size of the right kind and within the market's limits, and conditions that make sense now.
import { Side } from '#lib/contract/enums.ts';
import type { ExitTerms, PlanTerms, TriggerTerms } from '../plan-terms.ts';
import { closesOnly, type PositionWords } from '../accounts/holding.ts';
import { isSoundTrigger } from '../commands/preset-exit.ts';
import { watchedTicks, type Market } from '../market.ts';
import { RejectReason } from '../reject.ts';
import { isRising, legsOf } from './plan.ts';

/** What somebody asks for, before it is a plan. */
export type PlanRequest = PositionWords & {
  readonly side: Side;
  readonly quantityLots: number;
  readonly amountUnits: number;
  readonly terms: PlanTerms;
};

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isPrice = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
export const callbackPpm = { min: 1000, max: 50_000 };
export const marginRatioPpm = { min: 10_000, max: 990_000 };
const sliceLimits = { slices: [2, 1440], intervalMs: [1000, 3_600_000], jitterPpm: [0, 500_000] } as const;

/** Whether a plan may end up buying or selling at whatever the market gives. */
function executesAtMarket(terms: PlanTerms): boolean {
  if (terms.kind === 'trailing') return true;
  if (terms.kind === 'time-share') return terms.limitTicks === 0;
  return legsOf(terms).some((leg) => leg.terms.executeTicks === 0);
}

/** Sells are by quantity; buys at market by amount; an OCO by quantity, and so is a time-share with a limit price. */
function checkUnit({ side, quantityLots, amountUnits, terms }: PlanRequest): RejectReason | null {
  if (terms.kind === 'margin-ratio') return RejectReason.unsupportedPlan;
  if (!isWhole(quantityLots)) return RejectReason.invalidQuantity;
  if (!isWhole(amountUnits)) return RejectReason.invalidAmount;
  const byAmount = amountUnits > 0;
  if (byAmount && quantityLots > 0) return RejectReason.invalidAmount;
  if (!byAmount && quantityLots === 0) return RejectReason.invalidQuantity;
  if (side === Side.sell) return byAmount ? RejectReason.invalidAmount : null;
  if (terms.kind === 'oco') {
    if (byAmount) return RejectReason.invalidAmount;
    return terms.stop.executeTicks === 0 ? RejectReason.invalidPrice : null;
  }
  if (terms.kind === 'time-share' && byAmount && terms.limitTicks > 0) return RejectReason.invalidAmount;
  return !byAmount && executesAtMarket(terms) ? RejectReason.invalidQuantity : null;
}

/** Contracts wait for prices and for their margin, and are sized in lots; an exit or a trailing one of 0 closes whatever there is when it fires, as a margin ratio always does. */
function checkContractUnit({ side, quantityLots, amountUnits, terms, ...words }: PlanRequest): RejectReason | null {
  if (terms.kind === 'oco' || terms.kind === 'time-share') return RejectReason.unsupportedPlan;
  if (amountUnits !== 0) return RejectReason.invalidAmount;
  const closesAll = quantityLots === 0 && terms.kind !== 'trigger' && closesOnly(side, words);
  if (terms.kind === 'margin-ratio' && !closesAll) return RejectReason.invalidQuantity;
  return closesAll || isPrice(quantityLots) ? null : RejectReason.invalidQuantity;
}

/** The price at which each leg's notional is judged: where it executes, or where it triggers. */
const judgedTicks = ({ executeTicks, triggerTicks }: TriggerTerms): number => (executeTicks > 0 ? executeTicks : triggerTicks);

function judgedPrices(market: Market, terms: PlanTerms): number[] {
  if (terms.kind === 'trailing') return [terms.activationTicks || watchedTicks(market, terms.source)];
  if (terms.kind === 'time-share') return [terms.limitTicks || market.lastPriceTicks];
  return legsOf(terms).map((leg) => judgedTicks(leg.terms));
}

/** Quantity, amount and notional within the market's limits. */
export function checkPlanSize(market: Market, { side, quantityLots, amountUnits, terms, ...words }: PlanRequest): RejectReason | null {
  const { rules, maxNotional } = market;
  // However little is left of a position, it can be closed.
  const closes = closesOnly(side, words);
  const minNotional = closes ? 0 : market.minNotional;
  // All of a position.
  if (market.contract !== null && quantityLots === 0) return null;
  if (amountUnits > 0) {
    if (amountUnits < minNotional) return RejectReason.notionalBelowMinimum;
    return amountUnits > maxNotional ? RejectReason.notionalAboveMaximum : null;
  }
  if (quantityLots < rules.minQuantityLots && !closes) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  for (const price of judgedPrices(market, terms)) {
    if (price === 0) return RejectReason.noWatchedPrice;
    const notional = price * quantityLots * rules.tickLotUnits;
    if (notional < minNotional) return RejectReason.notionalBelowMinimum;
    if (notional > maxNotional) return RejectReason.notionalAboveMaximum;
  }
  return null;
}

/** A leg whose condition is not met yet: its trigger lies on its own side of the watched price. */
function checkSide(market: Market, { source, triggerTicks }: TriggerTerms, rising: boolean | null): RejectReason | null {
  const watched = watchedTicks(market, source);
  if (watched === 0) return RejectReason.noWatchedPrice;
  if (triggerTicks === watched) return RejectReason.triggerReached;
  return rising !== null && triggerTicks > watched !== rising ? RejectReason.triggerReached : null;
}

const isSoundExit = ({ takeProfit, stopLoss }: ExitTerms): boolean => takeProfit !== null || stopLoss !== null;

const isSoundRatio = (ppm: number): boolean => Number.isSafeInteger(ppm) && ppm >= marginRatioPpm.min && ppm <= marginRatioPpm.max;

function checkLegs(market: Market, side: Side, terms: PlanTerms): RejectReason | null {
  if (terms.kind === 'exit' && !isSoundExit(terms.exit)) return RejectReason.invalidExit;
  if (terms.kind === 'margin-ratio') return isSoundRatio(terms.ratioPpm) ? null : RejectReason.invalidTrigger;
  if (terms.kind === 'trigger' && terms.exit !== null) {
    if (!isSoundExit(terms.exit)) return RejectReason.invalidExit;
    const legs = legsOf({ kind: 'exit', exit: terms.exit });
    if (!legs.every((leg) => isSoundTrigger(leg.terms))) return RejectReason.invalidTrigger;
  }
  for (const { leg, terms: trigger } of legsOf(terms)) {
    if (!isSoundTrigger(trigger)) return RejectReason.invalidTrigger;
    const wrong = checkSide(market, trigger, terms.kind === 'trigger' ? null : isRising(side, leg));
    if (wrong !== null) return wrong;
  }
  return null;
}

function checkTrailing(market: Market, terms: Extract<PlanTerms, { kind: 'trailing' }>): RejectReason | null {
  const ppm = terms.callbackPpm;
  if (!Number.isSafeInteger(ppm) || ppm < callbackPpm.min || ppm > callbackPpm.max) return RejectReason.invalidCallback;
  if (!isWhole(terms.activationTicks)) return RejectReason.invalidTrigger;
  const watched = watchedTicks(market, terms.source);
  if (watched === 0) return RejectReason.noWatchedPrice;
  return terms.activationTicks === watched ? RejectReason.triggerReached : null;
}

function checkSlices(market: Market, { quantityLots, amountUnits, terms }: PlanRequest): RejectReason | null {
  if (terms.kind !== 'time-share') return null;
  for (const name of ['slices', 'intervalMs', 'jitterPpm'] as const) {
    const [min, max] = sliceLimits[name];
    if (!Number.isSafeInteger(terms[name]) || terms[name] < min || terms[name] > max) return RejectReason.invalidSlices;
  }
  if (!isWhole(terms.seed) || terms.seed > 0xffff_ffff) return RejectReason.invalidSlices;
  if (!isWhole(terms.limitTicks)) return RejectReason.invalidPrice;
  if (amountUnits > 0) return Math.floor(amountUnits / terms.slices) < market.minNotional ? RejectReason.notionalBelowMinimum : null;
  const slice = Math.floor(quantityLots / terms.slices);
  if (slice < market.rules.minQuantityLots) return RejectReason.quantityBelowMinimum;
  const price = terms.limitTicks || market.lastPriceTicks;
  if (price === 0) return RejectReason.noWatchedPrice;
  return price * slice * market.rules.tickLotUnits < market.minNotional ? RejectReason.notionalBelowMinimum : null;
}

/** Everything but the number of plans and the money; null when it is kept. */
export function checkPlan(market: Market, request: PlanRequest): RejectReason | null {
  const { side, terms } = request;
  if (terms.kind === 'oco' && !isPrice(terms.limitTicks)) return RejectReason.invalidPrice;
  return (
    (market.contract === null ? checkUnit(request) : checkContractUnit(request)) ??
    (terms.kind === 'trailing' ? checkTrailing(market, terms) : checkLegs(market, side, terms)) ??
    checkPlanSize(market, request) ??
    checkSlices(market, request)
  );
}
