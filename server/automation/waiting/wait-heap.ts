// The thresholds that bots wait for in one direction, lowest first: a heap in which replaced ones are passed over when they come up.
import type { AccountId } from '#server/engine/ids.ts';

type Entry = { readonly key: number; readonly id: AccountId };

/** Replaced entries stay in the heap until there are this many times as many as live ones. */
const spareFactor = 4;
const spareMin = 64;

export class WaitHeap {
  /** The threshold of each bot that waits. */
  readonly #keys = new Map<AccountId, number>();
  #heap: Entry[] = [];

  /** Null: it waits no more. */
  set(id: AccountId, key: number | null): void {
    if (key === null) {
      this.#keys.delete(id);
      return;
    }
    if (this.#keys.get(id) === key) return;
    this.#keys.set(id, key);
    this.#push({ key, id });
    if (this.#heap.length > spareMin && this.#heap.length > spareFactor * this.#keys.size) this.#rebuild();
  }

  /** The lowest threshold; null: nobody waits. */
  lowest(): number | null {
    for (let top = this.#heap[0]; top !== undefined; top = this.#heap[0]) {
      if (this.#keys.get(top.id) === top.key) return top.key;
      this.#pop();
    }
    return null;
  }

  /** Takes out the bots whose threshold is at or below a value, in the order of their numbers. */
  take(value: number): readonly AccountId[] {
    const taken: AccountId[] = [];
    for (let top = this.#heap[0]; top !== undefined && top.key <= value; top = this.#heap[0]) {
      this.#pop();
      if (this.#keys.get(top.id) !== top.key) continue;
      this.#keys.delete(top.id);
      taken.push(top.id);
    }
    return taken.length > 1 ? taken.toSorted((a, b) => a - b) : taken;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || parent.key <= entry.key) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      let child = heap[below];
      if (child === undefined) break;
      const right = heap[below + 1];
      if (right !== undefined && right.key < child.key) {
        below += 1;
        child = right;
      }
      if (child.key >= last.key) break;
      heap[place] = child;
      place = below;
    }
    heap[place] = last;
  }

  #rebuild(): void {
    this.#heap = Array.from(this.#keys, ([id, key]) => ({ id, key })).toSorted((a, b) => a.key - b.key);
  }
}
