// The orders that time goes on with by itself, in the order of their times: however many wait, the first of them is found at once.
import type { OrderId } from '../ids.ts';

type Waiting = { readonly orderId: OrderId; readonly dueMs: number };

export class DueOrders {
  /** By time and number, the first one last: whatever is due is taken from the end of the list. */
  readonly #waiting: Waiting[] = [];
  readonly #times = new Map<OrderId, number>();

  /** In the place of what was said of it before. Infinite: it waits for people. */
  set(orderId: OrderId, dueMs: number): void {
    this.remove(orderId);
    if (dueMs === Number.POSITIVE_INFINITY) return;
    this.#times.set(orderId, dueMs);
    this.#waiting.splice(this.#placeOf({ orderId, dueMs }), 0, { orderId, dueMs });
  }

  remove(orderId: OrderId): void {
    const dueMs = this.#times.get(orderId);
    if (dueMs === undefined) return;
    this.#times.delete(orderId);
    this.#waiting.splice(this.#placeOf({ orderId, dueMs }), 1);
  }

  /** Infinite where nothing waits for time. */
  earliestMs(): number {
    return this.#waiting.at(-1)?.dueMs ?? Number.POSITIVE_INFINITY;
  }

  /** The first of those that are due. */
  due(timeMs: number, limit: number): readonly OrderId[] {
    const last = this.#waiting.slice(-limit).toReversed();
    return last.filter(({ dueMs }) => dueMs <= timeMs).map(({ orderId }) => orderId);
  }

  /** The number of those behind it, which is its place in the list, whether it is there or not. */
  #placeOf({ orderId, dueMs }: Waiting): number {
    let [low, high] = [0, this.#waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const one = this.#waiting[middle];
      const isBehind = one !== undefined && (one.dueMs - dueMs || one.orderId - orderId) > 0;
      if (isBehind) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
