// What a plan keeps frozen while it waits.
import { Side } from '#lib/contract/enums.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { Market } from '../market.ts';
import { legsOf } from './plan.ts';

/**
 * What a plan has to hold, in units of the coin that its side gives: a sell its base quantity; a buy its amount, or its quantity
 * at the highest price it may execute at; an OCO only what its stop needs beyond the limit order, which holds its own.
 */
export function holdOf(market: Market, side: Side, terms: PlanTerms, quantityLots: number, amountUnits: number): number {
  // A contract's plan holds nothing: its margin is asked for when it executes.
  if (market.contract !== null) return 0;
  const { lotUnits, tickLotUnits } = market.rules;
  if (side === Side.sell) return terms.kind === 'oco' ? 0 : quantityLots * lotUnits;
  if (terms.kind === 'oco') return Math.max(0, terms.stop.executeTicks - terms.limitTicks) * quantityLots * tickLotUnits;
  if (amountUnits > 0) return amountUnits;
  const highest = terms.kind === 'time-share' ? terms.limitTicks : Math.max(0, ...legsOf(terms).map((leg) => leg.terms.executeTicks));
  return highest * quantityLots * tickLotUnits;
}
