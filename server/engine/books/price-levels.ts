// One side of a book: its price levels in order of preference, each a queue of order slots.

const none = -1;

const grownInt = (old: Int32Array): Int32Array<ArrayBuffer> => {
  const grown = new Int32Array(old.length * 2);
  grown.set(old);
  return grown;
};
const grownFloat = (old: Float64Array): Float64Array<ArrayBuffer> => {
  const grown = new Float64Array(old.length * 2);
  grown.set(old);
  return grown;
};

/** The places of a level's fields within its cells. */
const Cell = { head: 0, tail: 1, lots: 2, price: 3 } as const;
const stride = 2;

/**
 * Levels sorted by signed price (bids by price, asks by its negative), so that the best one is always the last
 * and life at the touch happens at the end of the array, where inserting is cheap.
 */
export class PriceLevels {
  /** +1 for bids, −1 for asks. */
  readonly sign: 1 | -1;
  #count = 0;
  #keys = new Float64Array(64);
  #slots = new Int32Array(64);
  #free = none;
  #used = 0;
  /** Per level, side by side: first and last order slot, total lots, price. The first slot doubles as the free list. */
  #cells = new Float64Array(64 << stride);

  constructor(sign: 1 | -1) {
    this.sign = sign;
  }

  /** The order that trades first at a level, or −1. */
  headOf(level: number): number {
    return this.#cells[(level << stride) + Cell.head] ?? none;
  }

  tailOf(level: number): number {
    return this.#cells[(level << stride) + Cell.tail] ?? none;
  }

  lotsOf(level: number): number {
    return this.#cells[(level << stride) + Cell.lots] ?? 0;
  }

  priceOf(level: number): number {
    return this.#cells[(level << stride) + Cell.price] ?? 0;
  }

  setHead(level: number, slot: number): void {
    this.#cells[(level << stride) + Cell.head] = slot;
  }

  setTail(level: number, slot: number): void {
    this.#cells[(level << stride) + Cell.tail] = slot;
  }

  /** Negative takes away. */
  addLots(level: number, lots: number): void {
    const at = (level << stride) + Cell.lots;
    this.#cells[at] = (this.#cells[at] ?? 0) + lots;
  }

  get count(): number {
    return this.#count;
  }

  /** The level with the best price, or −1. */
  best(): number {
    return this.#count === 0 ? none : (this.#slots[this.#count - 1] ?? none);
  }

  /** The level that is `rank` places from the best (0 = best), or −1. */
  ranked(rank: number): number {
    return rank >= this.#count ? none : (this.#slots[this.#count - 1 - rank] ?? none);
  }

  /** The level at a price, or −1. */
  find(price: number): number {
    const at = this.#position(price * this.sign);
    return at < this.#count && this.#keys[at] === price * this.sign ? (this.#slots[at] ?? none) : none;
  }

  /** The level at a price, made empty if it is not there. */
  open(price: number): number {
    const key = price * this.sign;
    const at = this.#position(key);
    if (at < this.#count && this.#keys[at] === key) return this.#slots[at] ?? none;
    if (this.#count === this.#keys.length) {
      this.#keys = grownFloat(this.#keys);
      this.#slots = grownInt(this.#slots);
    }
    const level = this.#take();
    if (at < this.#count) {
      this.#keys.copyWithin(at + 1, at, this.#count);
      this.#slots.copyWithin(at + 1, at, this.#count);
    }
    this.#keys[at] = key;
    this.#slots[at] = level;
    this.#count += 1;
    const cell = level << stride;
    this.#cells[cell + Cell.head] = none;
    this.#cells[cell + Cell.tail] = none;
    this.#cells[cell + Cell.lots] = 0;
    this.#cells[cell + Cell.price] = price;
    return level;
  }

  /** Forgets a level that has become empty. */
  close(level: number): void {
    const at = this.#position(this.priceOf(level) * this.sign);
    if (at < this.#count - 1) {
      this.#keys.copyWithin(at, at + 1, this.#count);
      this.#slots.copyWithin(at, at + 1, this.#count);
    }
    this.#count -= 1;
    this.setHead(level, this.#free);
    this.#free = level;
  }

  /** The index at which a key stands or would stand; searched from the best end first, where most orders are. */
  #position(key: number): number {
    const keys = this.#keys;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #take(): number {
    if (this.#free !== none) {
      const level = this.#free;
      this.#free = this.headOf(level);
      return level;
    }
    if (this.#used << stride === this.#cells.length) this.#cells = grownFloat(this.#cells);
    this.#used += 1;
    return this.#used - 1;
  }
}
