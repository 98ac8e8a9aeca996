// Chase limits: each order that was passed by the best price of its side goes there, or ends.
import { MarketState } from '#lib/contract/enums.ts';

import { pricesOf } from './book.ts';
import { closePlan } from './open-plan.ts';
import { follow } from './plans.ts';
import { moveOrder, refuseMove } from './requests.ts';
import { cancel, type Aftermath } from './trading.ts';
import { chaseHold, type ModelOrder, type ModelPlan, type Venue } from './venue.ts';

/** At most so many orders are moved with one command. */
const maxMoved = 32;

const isPassed = (plan: ModelPlan, order: ModelOrder, best: number): boolean =>
  plan.side === 'buy' ? best > order.price : best < order.price;

const isBeyondBound = ({ side, terms }: ModelPlan, best: number): boolean =>
  terms.kind === 'chase-limit' && (side === 'buy' ? best > terms.boundTicks : best < terms.boundTicks);

/** Why the order ends in place of being moved; empty when it is moved. */
function endReasons(venue: Venue, plan: ModelPlan, order: ModelOrder, best: number): { outcome: string; reasons: readonly string[] } {
  if (plan.terms.kind !== 'chase-limit') return { outcome: '', reasons: [] };
  if (isBeyondBound(plan, best)) return { outcome: 'cancelled', reasons: ['chase-bound'] };
  if (plan.slicesDone >= plan.terms.maxMoves) return { outcome: 'cancelled', reasons: ['chase-moves'] };
  plan.money = plan.money.times(0);
  return { outcome: 'failed', reasons: refuseMove(venue, order, best) };
}

function chase(venue: Venue, plan: ModelPlan, order: ModelOrder, best: number): void {
  const { outcome, reasons } = endReasons(venue, plan, order, best);
  const after: Aftermath = { moved: null, ended: [], traded: [] };
  if (reasons.length > 0) {
    closePlan(venue, plan, outcome, reasons, order.id);
    cancel(venue, order, outcome === 'cancelled' ? (reasons[0] ?? '') : 'linked', after);
    follow(venue, after);
    return;
  }
  moveOrder(venue, order, best);
  plan.slicesDone += 1;
  plan.money = chaseHold(plan.terms, order);
}

export function chaseAll(venue: Venue): void {
  let room = maxMoved;
  for (const market of venue.markets.toSorted((a, b) => a.rules.marketId - b.rules.marketId)) {
    if (market.state !== MarketState.online) continue;
    for (const side of ['buy', 'sell'] as const) {
      const best = pricesOf(market, side)[0] ?? 0;
      for (const plan of venue.plans.filter((one) => one.terms.kind === 'chase-limit' && one.market === market && one.side === side)) {
        const order = venue.order(plan.limitOrderId);
        if (room === 0) return;
        if (order === undefined || !isPassed(plan, order, best)) continue;
        room -= 1;
        chase(venue, plan, order, best);
      }
    }
  }
}
