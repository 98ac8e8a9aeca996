// The book alone, without accounts or events, found by order id: what is measured against other books.
import { Side } from '#lib/contract/enums.ts';
import { OrderBook } from '#server/engine/books/order-book.ts';

import { OrderIndex } from './order-index.ts';

/** The core keeps an order's slot with the order; on its own a book needs an index to find one by its id. */
export class BareBook {
  readonly #book = new OrderBook();
  readonly #index = new OrderIndex();

  has(id: number): boolean {
    return this.#index.get(id) !== -1;
  }

  /** The number of an order that is there. */
  isBid(id: number): boolean {
    return this.#book.isBid(this.#index.get(id));
  }

  /** Trades up to a limit price; what remains rests or goes. Returns the lots traded. */
  limit(id: number, buy: boolean, price: number, quantity: number, rests: boolean): number {
    const book = this.#book;
    const facing = buy ? Side.sell : Side.buy;
    let left = quantity;
    while (left > 0) {
      const slot = book.front(facing);
      if (slot === -1) break;
      const best = book.price(slot);
      if (buy ? best > price : best < price) break;
      const offered = book.remaining(slot);
      const lots = Math.min(left, offered);
      if (lots === offered) this.#index.delete(book.orderId(slot));
      book.reduce(slot, lots);
      left -= lots;
    }
    if (left > 0 && rests) this.#index.set(id, book.add(id, buy ? Side.buy : Side.sell, price, left));
    return quantity - left;
  }

  cancel(id: number): void {
    const slot = this.#index.get(id);
    if (slot === -1) return;
    this.#book.remove(slot);
    this.#index.delete(id);
  }

  /** Gives an order another price: it trades if it crosses, else it queues there. */
  move(id: number, price: number): void {
    const book = this.#book;
    const slot = this.#index.get(id);
    if (slot === -1) return;
    const buy = book.isBid(slot);
    const best = book.bestPrice(buy ? Side.sell : Side.buy);
    const remaining = book.remaining(slot);
    if (best !== 0 && (buy ? price >= best : price <= best)) {
      this.cancel(id);
      this.limit(id, buy, price, remaining, true);
      return;
    }
    book.move(slot, price, remaining);
  }
}
