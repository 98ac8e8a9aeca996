// The orders of a bot that stand in the book, by step and by order id: few numbers for each, because grids have many.
import type { OrderId } from '#server/engine/ids.ts';

/** An order of a bot that stands in the book, by the step that placed it. */
export type StandingOrder = {
  readonly step: number;
  readonly orderId: OrderId;
  /** The place of its market among those of the bot. */
  readonly leg: number;
  /** False: the kind has not decided it. */
  readonly isKnown: boolean;
};

export class StandingOrders {
  readonly #steps: number[] = [];
  readonly #orderIds: OrderId[] = [];
  /** Legs of orders that are not of the main market, by step. Null, as with most bots: there are none. */
  #legs: Map<number, number> | null = null;
  /** Steps that the kind has not decided. */
  #unknown: readonly number[] = [];

  constructor(orders: readonly StandingOrder[] = []) {
    for (const order of orders) this.add(order);
  }

  get size(): number {
    return this.#steps.length;
  }

  /** One of a step that is there already takes its place. */
  add(order: StandingOrder): void {
    this.forget(order.step);
    this.#steps.push(order.step);
    this.#orderIds.push(order.orderId);
    if (order.leg !== 0) this.#legs = (this.#legs ?? new Map<number, number>()).set(order.step, order.leg);
    if (!order.isKnown) this.#unknown = [...this.#unknown, order.step];
  }

  forget(step: number): void {
    const place = this.#steps.indexOf(step);
    if (place === -1) return;
    this.#steps.splice(place, 1);
    this.#orderIds.splice(place, 1);
    this.#legs?.delete(step);
    if (this.#unknown.includes(step)) this.#unknown = this.#unknown.filter((one) => one !== step);
  }

  get(step: number): StandingOrder | undefined {
    return this.#at(this.#steps.indexOf(step));
  }

  byOrderId(orderId: OrderId): StandingOrder | undefined {
    return this.#at(this.#orderIds.indexOf(orderId));
  }

  /** In the order in which they came. */
  all(): readonly StandingOrder[] {
    return this.#steps.flatMap((_step, place) => this.#at(place) ?? []);
  }

  #at(place: number): StandingOrder | undefined {
    const [step, orderId] = [this.#steps[place], this.#orderIds[place]];
    if (step === undefined || orderId === undefined) return undefined;
    return { step, orderId, leg: this.#legs?.get(step) ?? 0, isKnown: !this.#unknown.includes(step) };
  }
}
