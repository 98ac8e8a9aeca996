// The best prices of the books, shown to the plans that follow them.
import { MarketState, Side } from '#lib/contract/enums.ts';
import type { Market } from '../../markets/market.ts';
import type { Context } from '../../outcome.ts';
import { rulesOf } from '../plan-kinds.ts';
import type { FollowingPlan } from '../plan.ts';
import type { State } from '../../state.ts';

/** Plans that are moved with one command; the others wait for the clock. */
const moveLimit = 32;
const sides = [Side.buy, Side.sell] as const;

function show(context: Context, market: Market, plan: FollowingPlan, bestTicks: number): boolean {
  const { waits } = rulesOf(plan.terms);
  return waits.for === 'book' && waits.onBest(context, market, plan, bestTicks);
}

/** Answers whether anything was done. */
export function followBook(context: Context): boolean {
  let room = moveLimit;
  // Plans that end take their market out of the list.
  for (const market of Array.from(context.state.followed)) {
    if (market.state !== MarketState.online) continue;
    for (const side of sides) {
      const best = market.book.bestPrice(side);
      for (const plan of market.followers.behind(side, best)) {
        if (room === 0) return true;
        if (show(context, market, plan, best)) room -= 1;
      }
      market.followers.see(side, best);
    }
  }
  return room < moveLimit;
}

/** True if a plan waits to be shown a price that is news to it, in an open market. */
export const isFollowingDue = ({ followed, orders }: State): boolean =>
  followed.some((market) => market.state === MarketState.online && sides.some((side) => isBehind(market, side, orders)));

function isBehind({ book, followers }: Market, side: Side, orders: State['orders']): boolean {
  const best = book.bestPrice(side);
  for (const { linkedOrderId } of followers.behind(side, best)) if (orders.get(linkedOrderId)?.priceTicks !== best) return true;
  return false;
}
