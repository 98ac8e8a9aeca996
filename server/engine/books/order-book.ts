// A market's book: who stands where in which queue. It knows prices, lots and order ids, and nothing of anybody's money.
import { Side } from '#lib/contract/enums.ts';
import type { OrderId } from '../command.ts';
import { OrderIndex } from './order-index.ts';
import { PriceLevels } from './price-levels.ts';

const none = -1;

/**
 * Price-time priority over typed arrays. Orders live in slots; a slot is valid from `add` until the order is gone.
 * Prices in ticks and quantities in lots, safe integers both.
 */
export class OrderBook {
  readonly bids = new PriceLevels(1);
  readonly asks = new PriceLevels(-1);
  readonly #index = new OrderIndex();
  #capacity = 1024;
  #used = 0;
  #free = none;
  #ids = new Float64Array(1024);
  #remaining = new Float64Array(1024);
  #next = new Int32Array(1024);
  #previous = new Int32Array(1024);
  #level = new Int32Array(1024);
  #isBid = new Uint8Array(1024);

  get orderCount(): number {
    return this.#index.size;
  }

  side(side: Side): PriceLevels {
    return side === Side.buy ? this.bids : this.asks;
  }

  /** The slot of an order that stands in the book, or −1. */
  slotOf(orderId: OrderId): number {
    return this.#index.get(orderId);
  }

  orderId(slot: number): OrderId {
    return this.#ids[slot] ?? 0;
  }

  remaining(slot: number): number {
    return this.#remaining[slot] ?? 0;
  }

  price(slot: number): number {
    return this.#levelsOf(slot).price[this.#level[slot] ?? 0] ?? 0;
  }

  isBid(slot: number): boolean {
    return this.#isBid[slot] === 1;
  }

  /** The order behind this one in its queue, or −1. */
  behind(slot: number): number {
    return this.#next[slot] ?? none;
  }

  /** The order that trades next on a side, or −1. */
  front(side: Side): number {
    const levels = this.side(side);
    const level = levels.best();
    return level === none ? none : (levels.head[level] ?? none);
  }

  /** The best price of a side, or 0 when it is empty. */
  bestPrice(side: Side): number {
    const levels = this.side(side);
    const level = levels.best();
    return level === none ? 0 : (levels.price[level] ?? 0);
  }

  /** Total lots at a price. */
  lotsAt(side: Side, price: number): number {
    const levels = this.side(side);
    const level = levels.find(price);
    return level === none ? 0 : (levels.lots[level] ?? 0);
  }

  /** Puts an order at the end of its price's queue and returns its slot. */
  add(orderId: OrderId, side: Side, price: number, lots: number): number {
    const slot = this.#take();
    const levels = this.side(side);
    const level = levels.open(price);
    this.#ids[slot] = orderId;
    this.#remaining[slot] = lots;
    this.#isBid[slot] = side === Side.buy ? 1 : 0;
    this.#index.set(orderId, slot);
    this.#append(levels, level, slot);
    return slot;
  }

  /** Takes lots off an order; the order leaves the book when nothing remains. */
  reduce(slot: number, lots: number): void {
    const left = this.remaining(slot) - lots;
    if (left === 0) {
      this.remove(slot);
      return;
    }
    const levels = this.#levelsOf(slot);
    const level = this.#level[slot] ?? 0;
    this.#remaining[slot] = left;
    levels.lots[level] = (levels.lots[level] ?? 0) - lots;
  }

  /** Takes an order out of the book. */
  remove(slot: number): void {
    this.#unlink(slot);
    this.#index.delete(this.#ids[slot] ?? 0);
    this.#next[slot] = this.#free;
    this.#free = slot;
  }

  /** Gives an order another price and quantity, at the end of the queue there. */
  move(slot: number, price: number, lots: number): void {
    const levels = this.#levelsOf(slot);
    this.#unlink(slot);
    this.#remaining[slot] = lots;
    this.#append(levels, levels.open(price), slot);
  }

  #levelsOf(slot: number): PriceLevels {
    return this.#isBid[slot] === 1 ? this.bids : this.asks;
  }

  #append(levels: PriceLevels, level: number, slot: number): void {
    const last = levels.tail[level] ?? none;
    this.#level[slot] = level;
    this.#previous[slot] = last;
    this.#next[slot] = none;
    if (last === none) levels.head[level] = slot;
    else this.#next[last] = slot;
    levels.tail[level] = slot;
    levels.lots[level] = (levels.lots[level] ?? 0) + (this.#remaining[slot] ?? 0);
  }

  #unlink(slot: number): void {
    const levels = this.#levelsOf(slot);
    const level = this.#level[slot] ?? 0;
    const before = this.#previous[slot] ?? none;
    const after = this.#next[slot] ?? none;
    if (before === none) levels.head[level] = after;
    else this.#next[before] = after;
    if (after === none) levels.tail[level] = before;
    else this.#previous[after] = before;
    levels.lots[level] = (levels.lots[level] ?? 0) - (this.#remaining[slot] ?? 0);
    if (before === none && after === none) levels.close(level);
  }

  #take(): number {
    if (this.#free !== none) {
      const slot = this.#free;
      this.#free = this.#next[slot] ?? none;
      return slot;
    }
    if (this.#used === this.#capacity) this.#grow();
    this.#used += 1;
    return this.#used - 1;
  }

  #grow(): void {
    this.#capacity *= 2;
    const ints = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(this.#capacity);
      grown.set(old);
      return grown;
    };
    const floats = (old: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(this.#capacity);
      grown.set(old);
      return grown;
    };
    this.#ids = floats(this.#ids);
    this.#remaining = floats(this.#remaining);
    this.#next = ints(this.#next);
    this.#previous = ints(this.#previous);
    this.#level = ints(this.#level);
    const sides = new Uint8Array(this.#capacity);
    sides.set(this.#isBid);
    this.#isBid = sides;
  }
}
