// The book alone, without accounts or events: what is measured against other books.
import { Side } from '#lib/contract/enums.ts';
import type { OrderBook } from '#server/engine/books/order-book.ts';

/** Trades up to a limit price; what remains rests or goes. Returns the lots traded. */
export function limit(book: OrderBook, id: number, buy: boolean, price: number, quantity: number, rests: boolean): number {
  const facing = buy ? Side.sell : Side.buy;
  let left = quantity;
  while (left > 0) {
    const slot = book.front(facing);
    if (slot === -1) break;
    const best = book.price(slot);
    if (buy ? best > price : best < price) break;
    const lots = Math.min(left, book.remaining(slot));
    book.reduce(slot, lots);
    left -= lots;
  }
  if (left > 0 && rests) book.add(id, buy ? Side.buy : Side.sell, price, left);
  return quantity - left;
}

export function cancel(book: OrderBook, id: number): void {
  const slot = book.slotOf(id);
  if (slot !== -1) book.remove(slot);
}

/** Gives an order another price: it trades if it crosses, else it queues there. */
export function move(book: OrderBook, id: number, price: number): void {
  const slot = book.slotOf(id);
  if (slot === -1) return;
  const buy = book.isBid(slot);
  const best = book.bestPrice(buy ? Side.sell : Side.buy);
  const remaining = book.remaining(slot);
  if (best !== 0 && (buy ? price >= best : price <= best)) {
    book.remove(slot);
    limit(book, id, buy, price, remaining, true);
    return;
  }
  book.move(slot, price, remaining);
}
