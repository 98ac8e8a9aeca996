// A market's book: who stands where in which queue. It knows prices, lots and order ids, and nothing of anybody's money.
import { Side } from '#lib/contract/enums.ts';
import type { OrderId } from '../ids.ts';
import { PriceLevels } from './price-levels.ts';

const none = -1;

/** The places of an order's fields within its cells: together, so that touching an order touches one line of memory. */
const Cell = { id: 0, remaining: 1, next: 2, previous: 3, level: 4, isBid: 5 } as const;
/** Cells of an order are a power of two, as its address is a shift. */
const stride = 3;

/**
 * Price-time priority over typed arrays. Orders live in slots; a slot is valid from `add` until the order is gone, and whoever adds
 * an order keeps its slot. Prices in ticks and quantities in lots, safe integers both.
 */
export class OrderBook {
  readonly bids = new PriceLevels(1);
  readonly asks = new PriceLevels(-1);
  #capacity = 128;
  #used = 0;
  #count = 0;
  #free = none;
  #cells = new Float64Array(this.#capacity << stride);

  get orderCount(): number {
    return this.#count;
  }

  side(side: Side): PriceLevels {
    return side === Side.buy ? this.bids : this.asks;
  }

  orderId(slot: number): OrderId {
    return this.#cells[(slot << stride) + Cell.id] ?? 0;
  }

  remaining(slot: number): number {
    return this.#cells[(slot << stride) + Cell.remaining] ?? 0;
  }

  price(slot: number): number {
    return this.#levelsOf(slot).priceOf(this.levelOf(slot));
  }

  isBid(slot: number): boolean {
    return this.#cells[(slot << stride) + Cell.isBid] === 1;
  }

  /** The order behind this one in its queue, or −1. */
  behind(slot: number): number {
    return this.#cells[(slot << stride) + Cell.next] ?? none;
  }

  /** The order that trades next on a side, or −1. */
  front(side: Side): number {
    const levels = this.side(side);
    const level = levels.best();
    return level === none ? none : levels.headOf(level);
  }

  /** The best price of a side, or 0 when it is empty. */
  bestPrice(side: Side): number {
    const levels = this.side(side);
    const level = levels.best();
    return level === none ? 0 : levels.priceOf(level);
  }

  /** Total lots at a price. */
  lotsAt(side: Side, price: number): number {
    const levels = this.side(side);
    const level = levels.find(price);
    return level === none ? 0 : levels.lotsOf(level);
  }

  /** The level that an order stands at. */
  levelOf(slot: number): number {
    return this.#cells[(slot << stride) + Cell.level] ?? none;
  }

  /** Puts an order at the end of its price's queue and returns its slot. */
  add(orderId: OrderId, side: Side, price: number, lots: number): number {
    return this.addAt(orderId, side, this.side(side).open(price), lots);
  }

  /** The same at a level that is open. */
  addAt(orderId: OrderId, side: Side, level: number, lots: number): number {
    const slot = this.#take();
    const at = slot << stride;
    this.#cells[at + Cell.id] = orderId;
    this.#cells[at + Cell.remaining] = lots;
    this.#cells[at + Cell.isBid] = side === Side.buy ? 1 : 0;
    this.#count += 1;
    this.#append(this.side(side), level, slot);
    return slot;
  }

  /** Takes lots off an order; the order leaves the book when nothing remains. */
  reduce(slot: number, lots: number): void {
    const at = slot << stride;
    const left = (this.#cells[at + Cell.remaining] ?? 0) - lots;
    if (left === 0) {
      this.remove(slot);
      return;
    }
    const levels = this.#levelsOf(slot);
    const level = this.#cells[at + Cell.level] ?? 0;
    this.#cells[at + Cell.remaining] = left;
    levels.addLots(level, -lots);
  }

  /** Takes an order out of the book. */
  remove(slot: number): void {
    this.#unlink(slot);
    this.#count -= 1;
    this.#cells[(slot << stride) + Cell.next] = this.#free;
    this.#free = slot;
  }

  /** Gives an order another price and quantity, at the end of the queue there. */
  move(slot: number, price: number, lots: number): void {
    this.moveTo(slot, this.#levelsOf(slot).open(price), lots);
  }

  /** The same to a level that is open. */
  moveTo(slot: number, level: number, lots: number): void {
    // Out first, so that an order that is alone at its price can move to the end of its own queue.
    const levels = this.#levelsOf(slot);
    this.#unlink(slot, level);
    this.#cells[(slot << stride) + Cell.remaining] = lots;
    this.#append(levels, level, slot);
  }

  #levelsOf(slot: number): PriceLevels {
    return this.#cells[(slot << stride) + Cell.isBid] === 1 ? this.bids : this.asks;
  }

  #append(levels: PriceLevels, level: number, slot: number): void {
    const at = slot << stride;
    const last = levels.tailOf(level);
    this.#cells[at + Cell.level] = level;
    this.#cells[at + Cell.previous] = last;
    this.#cells[at + Cell.next] = none;
    if (last === none) levels.setHead(level, slot);
    else this.#cells[(last << stride) + Cell.next] = slot;
    levels.setTail(level, slot);
    levels.addLots(level, this.#cells[at + Cell.remaining] ?? 0);
  }

  /** `kept`: a level that stays open although nobody is left at it. */
  #unlink(slot: number, kept: number = none): void {
    const at = slot << stride;
    const levels = this.#levelsOf(slot);
    const level = this.#cells[at + Cell.level] ?? 0;
    const before = this.#cells[at + Cell.previous] ?? none;
    const after = this.#cells[at + Cell.next] ?? none;
    if (before === none) levels.setHead(level, after);
    else this.#cells[(before << stride) + Cell.next] = after;
    if (after === none) levels.setTail(level, before);
    else this.#cells[(after << stride) + Cell.previous] = before;
    levels.addLots(level, -(this.#cells[at + Cell.remaining] ?? 0));
    if (before === none && after === none && level !== kept) levels.close(level);
  }

  #take(): number {
    if (this.#free !== none) {
      const slot = this.#free;
      this.#free = this.#cells[(slot << stride) + Cell.next] ?? none;
      return slot;
    }
    if (this.#used === this.#capacity) {
      this.#capacity *= 2;
      const grown = new Float64Array(this.#capacity << stride);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#used += 1;
    return this.#used - 1;
  }
}
