// Plans that stand: an OCO and a TWAP changed, a TWAP stopped and let go on.
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { StopTerms } from '#server/engine/plans/trigger-terms.ts';
import type { Command } from '#server/engine/command.ts';
import { lots as lotsOf } from '#server/engine/units.ts';

import { amount, min, nothing } from '../amounts.ts';
import { stateReasons } from '../check-order.ts';
import { conditionReasons, legReasons, legsOfTerms, sizeReasons, sliceReasons, worthReasons, type PlanAsk } from '../check-plan.ts';
import { amendReasons, findPlan, refused } from '../requests.ts';
import { holdOf, notionalOf, type ModelPlan, type Venue, type Verdict } from '../venue.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

const sameStop = (one: StopTerms, other: StopTerms): boolean =>
  [one.source, one.triggerTicks, one.executeTicks, one.marketAfterMs].join() ===
  [other.source, other.triggerTicks, other.executeTicks, other.marketAfterMs].join();

const saidOf = ({ slices, intervalMs, limitTicks, jitterPpm, seed }: Extract<PlanTerms, { kind: 'time-share' }>): string =>
  [slices, intervalMs, limitTicks, jitterPpm, seed].join();

/** Both legs or neither. */
function changePair(venue: Venue, plan: ModelPlan, ask: PlanAsk): string[] {
  const { owner, market, side, terms } = ask;
  const limit = venue.order(plan.limitOrderId);
  if (terms.kind !== 'oco' || plan.terms.kind !== 'oco' || limit === undefined) throw new Error('no pair');
  const left = ask.lots - limit.filled;
  const moves = terms.limitTicks !== limit.price || left !== limit.left;
  const keeps = terms.limitTicks === limit.price && left < limit.left;
  const reasons: string[] = [
    ...stateReasons(market),
    ...sizeReasons(ask),
    ...worthReasons(ask),
    ...legsOfTerms(terms).flatMap((leg) => legReasons(market, leg)),
    ...conditionReasons(ask),
  ];
  if (!moves && sameStop(terms.stop, plan.terms.stop)) reasons.push('nothing-to-amend');
  const wanted = { priceTicks: terms.limitTicks, quantityLots: lotsOf(ask.lots) };
  // The cost of both is asked about together.
  const alone = ['linked-order', 'insufficient-balance'];
  if (moves) reasons.push(...amendReasons(venue, limit, wanted, keeps).filter((reason) => !alone.includes(reason)));
  const { rules } = market;
  const beside = holdOf(side, Math.max(0, left), nothing, terms, rules);
  const [asset, before, own] =
    side === 'buy'
      ? [rules.quoteAssetId, notionalOf(rules, limit.price, limit.left), notionalOf(rules, Math.max(0, terms.limitTicks), left)]
      : [rules.baseAssetId, amount(limit.left).times(rules.lotUnits), amount(left).times(rules.lotUnits)];
  const change = own.plus(beside).minus(before).minus(venue.planHold(plan));
  if (change.gt(0) && change.gt(venue.available(owner, asset))) reasons.push('insufficient-balance');
  if (reasons.length > 0) return reasons;
  if (moves && !keeps) {
    limit.price = terms.limitTicks;
    limit.turn = venue.turns++;
  }
  limit.left = left;
  limit.shown = left;
  Object.assign(plan, { terms, lots: ask.lots, kept: beside });
  return reasons;
}

/** The slices that are done stay; those to go share what is left of the new size. */
function changeSlices(venue: Venue, plan: ModelPlan, ask: PlanAsk): string[] {
  const { owner, market, side, terms } = ask;
  if (terms.kind !== 'time-share' || plan.terms.kind !== 'time-share') throw new Error('no slices');
  const byLots = plan.lots > 0;
  const left = byLots ? amount(ask.lots).minus(plan.filledLots) : ask.money.minus(plan.filledMoney);
  const toGo = terms.slices - plan.slicesDone;
  const reasons: string[] = [...stateReasons(market), ...sizeReasons(ask), ...worthReasons(ask), ...conditionReasons(ask)];
  if (terms.limitTicks < 0) reasons.push('invalid-price');
  if (byLots !== ask.money.lte(0)) reasons.push(byLots ? 'invalid-quantity' : 'invalid-amount');
  if (left.lte(0)) reasons.push(byLots ? 'invalid-quantity' : 'invalid-amount');
  if (toGo <= 0) reasons.push('invalid-slices');
  const present = byLots ? amount(plan.lots) : plan.money;
  if (saidOf(terms) === saidOf(plan.terms) && left.eq(present)) reasons.push('nothing-to-amend');
  const rest = { ...ask, lots: byLots ? left.toNumber() : 0, money: byLots ? nothing : left, terms: { ...terms, slices: toGo } };
  if (left.gt(0) && toGo > 0) reasons.push(...sliceReasons(rest));
  const { rules, lastPrice } = market;
  if (ask.lots > 0 && terms.limitTicks === 0 && lastPrice === 0) reasons.push('no-watched-price');
  const held = venue.planHold(plan);
  const wanted = holdOf(side, rest.lots, rest.money, terms, rules, lastPrice);
  const room = venue.available(owner, side === 'buy' ? rules.quoteAssetId : rules.baseAssetId).plus(held);
  const asksMore = left.gt(present) || terms.limitTicks !== plan.terms.limitTicks;
  if (asksMore && wanted.gt(held) && wanted.gt(room)) reasons.push('insufficient-balance');
  if (reasons.length > 0) return reasons;
  if (plan.slicesDone > 0) plan.dueMs = Math.max(venue.timeMs, plan.dueMs - plan.terms.intervalMs + terms.intervalMs);
  const isDear = byLots && side === 'buy' && terms.limitTicks === 0;
  Object.assign(plan, { terms, lots: rest.lots, money: rest.money, kept: isDear ? min(wanted, room) : null });
  return reasons;
}

export function changePlan(venue: Venue, { accountId, planId, quantityLots, amountUnits, terms }: Of<'change-plan'>): Verdict {
  const { plan, reasons: missing } = findPlan(venue, accountId, planId);
  if (plan === null) return refused(...missing);
  const { owner, market, side, prevention } = plan;
  if (plan.terms.kind !== terms.kind || (terms.kind !== 'oco' && terms.kind !== 'time-share'))
    return refused('linked-order', ...stateReasons(market));
  const ask: PlanAsk = {
    owner,
    market,
    side,
    prevention,
    lots: quantityLots,
    money: amount(amountUnits),
    terms,
    name: '',
    quantityAtMarket: true,
  };
  const reasons = terms.kind === 'oco' ? changePair(venue, plan, ask) : changeSlices(venue, plan, ask);
  if (reasons.length > 0) return refused(...reasons);
  venue.news.touched.add(owner.id);
  venue.news.grown.push(`#${planId} to ${quantityLots} ${amountUnits}`);
  return { reasons, orderId: planId };
}

export function pausePlan(venue: Venue, { accountId, planId }: Of<'pause-plan'>): Verdict {
  const { plan, reasons } = findPlan(venue, accountId, planId);
  if (plan === null) return refused(...reasons);
  if (plan.terms.kind !== 'time-share') return refused('unsupported-plan');
  if (plan.paused) return refused('plan-paused');
  plan.paused = true;
  return { reasons, orderId: planId };
}

export function resumePlan(venue: Venue, { accountId, planId }: Of<'resume-plan'>): Verdict {
  const { plan, reasons } = findPlan(venue, accountId, planId);
  if (plan === null) return refused(...reasons);
  const closed = stateReasons(plan.market);
  if (!plan.paused) return refused('plan-not-paused', ...closed);
  if (closed.length > 0) return refused(...closed);
  plan.paused = false;
  plan.dueMs = Math.max(plan.dueMs, venue.timeMs);
  return { reasons, orderId: planId };
}
