// Finds the slot of an order by its id: open addressing in typed arrays, no object per order.

const empty = -1;

/** Spreads an id over 32 bits; ids are safe integers, so both halves take part. */
const spread = (id: number): number => {
  const mixed = Math.imul(id | 0, 0x9e37_79b1) ^ Math.imul((id / 0x1_0000_0000) | 0, 0x85eb_ca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** A map from order id to slot. Grows by doubling; deletion leaves no tombstones. */
export class OrderIndex {
  #mask = 1023;
  #keys = new Float64Array(1024).fill(empty);
  #slots = new Int32Array(1024);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** The slot of an order, or −1. */
  get(id: number): number {
    const keys = this.#keys;
    for (let at = spread(id) & this.#mask; ; at = (at + 1) & this.#mask) {
      const key = keys[at];
      if (key === id) return this.#slots[at] ?? -1;
      if (key === empty) return -1;
    }
  }

  /** Adds an id that is not there yet. */
  set(id: number, slot: number): void {
    if (this.#count * 2 > this.#mask) this.#grow();
    this.#put(id, slot);
    this.#count += 1;
  }

  delete(id: number): void {
    const keys = this.#keys;
    const mask = this.#mask;
    let at = spread(id) & mask;
    while (keys[at] !== id) {
      if (keys[at] === empty) return;
      at = (at + 1) & mask;
    }
    this.#count -= 1;
    // Close the gap: move back whatever would no longer be found past it.
    for (let next = (at + 1) & mask; ; next = (next + 1) & mask) {
      const key = keys[next] ?? empty;
      if (key === empty) break;
      const home = spread(key) & mask;
      if (((next - home) & mask) >= ((next - at) & mask)) {
        keys[at] = key;
        this.#slots[at] = this.#slots[next] ?? -1;
        at = next;
      }
    }
    keys[at] = empty;
  }

  #put(id: number, slot: number): void {
    let at = spread(id) & this.#mask;
    while (this.#keys[at] !== empty) at = (at + 1) & this.#mask;
    this.#keys[at] = id;
    this.#slots[at] = slot;
  }

  #grow(): void {
    const [keys, slots] = [this.#keys, this.#slots];
    this.#mask = this.#mask * 2 + 1;
    this.#keys = new Float64Array(this.#mask + 1).fill(empty);
    this.#slots = new Int32Array(this.#mask + 1);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? empty;
      if (key !== empty) this.#put(key, slots[at] ?? -1);
    }
  }
}
