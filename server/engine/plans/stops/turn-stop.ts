// What is left of a stop's resting order trades at market; what the book does not take rests on, and is tried again.
import { MarketState, Side } from '#lib/contract/enums.ts';
import { lotsLeft, removeOpenOrder, type Order } from '../../accounts/account.ts';
import { canReserve, givenAsset, reservation } from '../../accounts/settle.ts';
import { highestBuyTicks, lowestSellTicks, type Market } from '../../markets/market.ts';
import { match, noteEnded, survey, type Remaining } from '../../orders/match.ts';
import { rest } from '../../orders/place-order.ts';
import { leave } from '../../orders/resting.ts';
import type { Context } from '../../outcome.ts';
import { lots } from '../../units.ts';
import { wait } from './pass-stop.ts';

/** The worst price that an order at market takes. */
const boundTicks = (market: Market, side: Side): number => (side === Side.buy ? highestBuyTicks(market) : lowestSellTicks(market));

/** True if the book has something for it, and a buy can pay what that costs beyond its own hold. */
function canTrade(context: Context, market: Market, order: Order, remaining: Remaining): boolean {
  if (market.state !== MarketState.online) return false;
  const found = survey(context, market, order, boundTicks(market, order.side), remaining);
  if (found.lots === 0) return false;
  if (market.contract !== null || order.side === Side.sell) return true;
  const more = found.notional - reservation(market, order.side, order.priceTicks, found.lots);
  return canReserve(context, order.account, givenAsset(market, order.side), more);
}

export function turnStop(context: Context, order: Order, afterMs: number): void {
  const market = context.state.markets.get(order.marketId);
  // It may have ended with what was due before it.
  if (market === undefined || context.state.orders.get(order.orderId) !== order) return;
  const remaining: Remaining = { lots: lotsLeft(order), amount: 0 };
  if (!canTrade(context, market, order, remaining)) {
    wait(context, order, afterMs);
    return;
  }
  const { orderId, marketId, account } = order;
  context.events.push({ type: 'stop-turned', orderId, accountId: account.accountId, marketId, remainingLots: lots(remaining.lots) });
  leave(context, market, order);
  context.state.orders.remove(orderId);
  removeOpenOrder(account, order);
  match(context, market, { order, fromFrozen: true }, boundTicks(market, order.side), remaining);
  const left = lotsLeft(order);
  if (left === 0) {
    noteEnded(context, order);
    return;
  }
  rest(context, market, order, left);
  wait(context, order, afterMs);
}
