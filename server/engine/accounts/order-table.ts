// Orders by id. Ids grow by one, and most orders end soon after they began: pages that are let go of as soon as they are empty.
import type { OrderId } from '../ids.ts';
import type { Order } from './account.ts';

/** Ids on a page, as a power of two. */
const pageBits = 10;
const pageSize = 1 << pageBits;

type Page = { readonly orders: (Order | undefined)[]; count: number };

/** A map from order id to order. One lookup is one step to a page and one into it: no hashing, whatever the number of orders. */
export class OrderTable {
  readonly #pages: (Page | undefined)[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(id: OrderId): Order | undefined {
    const order = this.#pages[Math.floor(id / pageSize)]?.orders[id & (pageSize - 1)];
    // Half an id points into a page as well.
    return order?.orderId === id ? order : undefined;
  }

  has(id: OrderId): boolean {
    return this.get(id) !== undefined;
  }

  /** Adds an order that is not there yet. */
  add(order: Order): void {
    const at = Math.floor(order.orderId / pageSize);
    // Without holes: an array with holes is a slow one.
    while (this.#pages.length <= at) this.#openNext();
    const page = (this.#pages[at] ??= { orders: Array.from({ length: pageSize }), count: 0 });
    page.orders[order.orderId & (pageSize - 1)] = order;
    page.count += 1;
    this.#size += 1;
  }

  #openNext(): void {
    const last = this.#pages.length - 1;
    if (this.#pages[last]?.count === 0) this.#pages[last] = undefined;
    this.#pages.push(undefined);
  }

  /** Forgets an order that is there. */
  remove(id: OrderId): void {
    const at = Math.floor(id / pageSize);
    const page = this.#pages[at];
    if (page === undefined) return;
    page.orders[id & (pageSize - 1)] = undefined;
    page.count -= 1;
    this.#size -= 1;
    // The last page stays: the next order would need it again at once.
    if (page.count === 0 && at < this.#pages.length - 1) this.#pages[at] = undefined;
  }

  /** By id. */
  *values(): Generator<Order> {
    for (const page of this.#pages) {
      if (page === undefined) continue;
      for (const order of page.orders) if (order !== undefined) yield order;
    }
  }
}
