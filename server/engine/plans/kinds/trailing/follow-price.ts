// A plan that trails the price: what it follows, and where it fires.
import { Side } from '#lib/contract/enums.ts';
import { millionthsDown, millionthsUp } from '#server/engine/arithmetic/millionths.ts';
import type { Plan } from '../../plan.ts';
import type { TrailingTerms } from './trailing-terms.ts';

/**
 * The price at which a trailing plan fires, in ticks: a sell below the highest price by the callback, rounded down;
 * a buy above the lowest price by the callback, rounded up. A callback in ticks is a distance as it is.
 */
export function fireTicks(side: Side, bestTicks: number, { callbackPpm, extras }: TrailingTerms): number {
  const distance = extras?.callbackTicks ?? 0;
  if (distance > 0) return side === Side.sell ? bestTicks - distance : bestTicks + distance;
  return side === Side.sell ? millionthsDown(bestTicks, 1_000_000 - callbackPpm) : millionthsUp(bestTicks, 1_000_000 + callbackPpm);
}

/** Shows an active plan a price: it follows a better one, and answers whether this one fires it. */
export function followPrice(plan: Plan<TrailingTerms>, priceTicks: number): boolean {
  const isBetter = plan.side === Side.sell ? priceTicks > plan.bestTicks : priceTicks < plan.bestTicks;
  if (isBetter) {
    plan.bestTicks = priceTicks;
    return false;
  }
  const fires = fireTicks(plan.side, plan.bestTicks, plan.terms);
  return plan.side === Side.sell ? priceTicks <= fires : priceTicks >= fires;
}
