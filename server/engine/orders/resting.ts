// Orders that stand in a book: the book knows their queue, the market whose they are, and the order its own slot.
import { shownLots, type Order } from '../accounts/account.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';

/** Puts an order at the end of the queue of its price, with as many of its lots as it shows. */
export function stand(context: Context, market: Market, order: Order, left: number): void {
  const level = market.book.side(order.side).open(order.priceTicks);
  context.touched.noteLevel(market, order.side, level);
  const slot = market.book.addAt(order.orderId, order.side, level, shownLots(order, left));
  order.slot = slot;
  market.resting[slot] = order;
}

/** Takes an order out of the book. */
export function leave(context: Context, market: Market, order: Order): void {
  context.touched.noteOrder(market, order);
  market.book.remove(order.slot);
  market.resting[order.slot] = undefined;
  order.slot = -1;
}
