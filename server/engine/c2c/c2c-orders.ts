// The open orders between people, and how much of each advert is taken.
import type { C2cRole, C2cStanding } from '#lib/contract/c2c/order-steps.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountId, AssetId, OrderId } from '../ids.ts';
import { DueOrders } from './due-orders.ts';

/** `cancelAskedBy` and `answerByMs` are both null or both there. */
export type C2cOrder = {
  -readonly [Field in keyof C2cStanding]: C2cStanding[Field];
} & {
  readonly orderId: OrderId;
  readonly advertId: number;
  readonly seller: Account;
  readonly buyer: Account;
  readonly taker: C2cRole;
  readonly assetId: AssetId;
  /** Held of the seller's spot wallet, in safe integers of the coin's smallest unit. */
  readonly amount: number;
  /** The last millisecond to answer the request to cancel. */
  answerByMs: number | null;
  /** The last millisecond to object to the decision; null: there is none. */
  objectByMs: number | null;
};

/** The first millisecond in which time ends something of it; infinite where it waits for people. */
export function dueMsOf({ state, payByMs, answerByMs, objectByMs }: C2cOrder): number {
  const lasts = [state === 'waiting' ? payByMs : null, answerByMs, objectByMs];
  return Math.min(...lasts.map((lastMs) => (lastMs === null ? Number.POSITIVE_INFINITY : lastMs + 1)));
}

export class C2cOrders {
  /** In the order of placing. */
  readonly #orders = new Map<OrderId, C2cOrder>();
  /** By advert, in units of its coin: what open orders hold of it, and what has been sold. */
  readonly #taken = new Map<number, number>();
  /** Open orders by who took the advert. */
  readonly #takers = new Map<AccountId, number>();
  readonly #due = new DueOrders();

  get open(): ReadonlyMap<OrderId, C2cOrder> {
    return this.#orders;
  }

  get taken(): ReadonlyMap<number, number> {
    return this.#taken;
  }

  takenOf(advertId: number): number {
    return this.#taken.get(advertId) ?? 0;
  }

  /** Below 0: it is on offer again. */
  take(advertId: number, amount: number): void {
    const taken = this.takenOf(advertId) + amount;
    if (taken === 0) this.#taken.delete(advertId);
    else this.#taken.set(advertId, taken);
  }

  /** Open orders of one who takes adverts. */
  openOf({ accountId }: Account): number {
    return this.#takers.get(accountId) ?? 0;
  }

  add(order: C2cOrder): void {
    this.#orders.set(order.orderId, order);
    this.#count(order, 1);
    this.#due.set(order.orderId, dueMsOf(order));
  }

  change(order: C2cOrder, change: Partial<C2cOrder>): void {
    Object.assign(order, change);
    this.#due.set(order.orderId, dueMsOf(order));
  }

  remove(order: C2cOrder): void {
    this.#orders.delete(order.orderId);
    this.#count(order, -1);
    this.#due.remove(order.orderId);
  }

  #count(order: C2cOrder, change: 1 | -1): void {
    const { accountId } = order[order.taker];
    const left = (this.#takers.get(accountId) ?? 0) + change;
    if (left === 0) this.#takers.delete(accountId);
    else this.#takers.set(accountId, left);
  }

  earliestMs(): number {
    return this.#due.earliestMs();
  }

  /** The first of the orders that are due, by time and number. */
  due(timeMs: number, limit: number): readonly C2cOrder[] {
    return this.#due.due(timeMs, limit).flatMap((orderId) => this.#orders.get(orderId) ?? []);
  }
}
