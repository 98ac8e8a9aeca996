// Plans of conditions: what is the same for kinds that wait for prices named beforehand.
import type { Side } from '#lib/contract/enums.ts';
import { isSoundTrigger } from '../orders/preset-exit.ts';
import { PlanLeg } from './plan-event.ts';
import { atMarketTicks, watchedTicks, type Market } from '../markets/market.ts';
import type { PlanTerms } from './plan-terms.ts';
import { RejectReason } from '../reject.ts';
import { isRising, type Leg, type Plan } from './plan.ts';
import type { WaitsForPrice } from './plan-kind.ts';
import type { ExitTerms, TriggerTerms } from './trigger-terms.ts';

/** The legs of an exit, in the order in which they are written down. */
export function exitLegs({ takeProfit, stopLoss }: ExitTerms): readonly Leg[] {
  return [
    ...(takeProfit === null ? [] : [{ leg: PlanLeg.takeProfit, terms: takeProfit }]),
    ...(stopLoss === null ? [] : [{ leg: PlanLeg.stopLoss, terms: stopLoss }]),
  ];
}

/** True if one of the legs executes at market. */
export const isAtMarket = (legs: readonly Leg[]): boolean => legs.some(({ terms }) => terms.executeTicks === 0);

/** The price at which each leg's notional is judged: where it executes, or where it triggers. */
export const judgedLegs = (legs: readonly Leg[]): readonly number[] =>
  legs.map(({ terms: { executeTicks, triggerTicks } }) => (executeTicks > 0 ? executeTicks : triggerTicks));

/** The highest price at which money is held for a buy, in ticks. */
export const dearestTicks = (market: Market, legs: readonly Leg[]): number =>
  Math.max(0, ...legs.map(({ terms: { executeTicks, triggerTicks } }) => executeTicks || atMarketTicks(market, triggerTicks)));

/** A condition must not be met yet: its trigger lies on its own side of the watched price (`rising` null: on either). */
function refuseTrigger(market: Market, { source, triggerTicks }: TriggerTerms, rising: boolean | null): RejectReason | null {
  const watched = watchedTicks(market, source);
  if (watched === 0) return RejectReason.noWatchedPrice;
  if (triggerTicks === watched) return RejectReason.triggerReached;
  return rising !== null && triggerTicks > watched !== rising ? RejectReason.triggerReached : null;
}

/** Legs with sound prices, none of them met; `eitherWay`: they may lie above or below the price, whatever the side. */
export function refuseLegs(market: Market, side: Side, legs: readonly Leg[], eitherWay: boolean): RejectReason | null {
  for (const { leg, terms } of legs) {
    if (!isSoundTrigger(terms)) return RejectReason.invalidTrigger;
    const wrong = refuseTrigger(market, terms, eitherWay ? null : isRising(side, leg));
    if (wrong !== null) return wrong;
  }
  return null;
}

/** The way of waiting of a plan that consists of its legs alone. */
export const waitsForLegs = <Terms extends PlanTerms>(legs: (terms: Terms) => readonly Leg[], eitherWay = false): WaitsForPrice<Terms> => ({
  for: 'price',
  legs,
  start: (market, plan: Plan<Terms>) => {
    plan.watches = legs(plan.terms).map(({ leg, terms: { source, triggerTicks } }) => ({
      plan,
      leg,
      source,
      triggerTicks,
      rising: eitherWay ? triggerTicks > watchedTicks(market, source) : isRising(plan.side, leg),
    }));
  },
  follows: () => null,
  onPrice: () => null,
});
