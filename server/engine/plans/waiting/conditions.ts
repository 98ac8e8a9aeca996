// The plans that wait for a price in one market: conditions at fixed prices, and plans that see every price.
import type { Plan, Watch } from '../plan.ts';
import { PriceSource } from '../trigger-terms.ts';

/** Watches sorted so that the one that is met first stands last: rising ones by falling price, falling ones by rising price. */
class WatchList {
  readonly #sign: 1 | -1;
  readonly #watches: Watch[] = [];

  constructor(rising: boolean) {
    this.#sign = rising ? -1 : 1;
  }

  /** The index of the first watch with this key or a later one. */
  #position(key: number): number {
    let low = 0;
    let high = this.#watches.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#watches[middle]?.triggerTicks ?? 0) * this.#sign < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(watch: Watch): void {
    this.#watches.splice(this.#position(watch.triggerTicks * this.#sign), 0, watch);
  }

  remove(watch: Watch): void {
    const at = this.#watches.indexOf(watch, this.#position(watch.triggerTicks * this.#sign));
    if (at !== -1) this.#watches.splice(at, 1);
  }

  /** Takes out and returns every watch that a price meets. */
  takeMet(price: number): Watch[] {
    let from = this.#watches.length;
    while (from > 0 && (this.#watches[from - 1]?.triggerTicks ?? 0) * this.#sign >= price * this.#sign) from -= 1;
    return from === this.#watches.length ? [] : this.#watches.splice(from);
  }
}

/** The conditions of one price source. */
class SourceConditions {
  readonly rising = new WatchList(true);
  readonly falling = new WatchList(false);
  readonly followers = new Map<number, Plan>();
}

export class Conditions {
  readonly #of = {
    [PriceSource.last]: new SourceConditions(),
    [PriceSource.index]: new SourceConditions(),
    [PriceSource.mark]: new SourceConditions(),
  };
  readonly #waiting = new Set<number>();

  /** Plans that wait here. */
  get count(): number {
    return this.#waiting.size;
  }

  /** `follows`: the source whose every price the plan wants to see, beside those that its watches name. */
  add(plan: Plan, follows: PriceSource | null): void {
    this.#waiting.add(plan.planId);
    for (const watch of plan.watches) this.#listOf(watch).add(watch);
    if (follows !== null) this.follow(plan, follows);
  }

  /** Does nothing for a plan that does not wait here. */
  remove(plan: Plan): void {
    if (!this.#waiting.delete(plan.planId)) return;
    for (const watch of plan.watches) this.#listOf(watch).remove(watch);
    for (const { followers } of Object.values(this.#of)) followers.delete(plan.planId);
  }

  /** From now on the plan sees every price of the source. */
  follow(plan: Plan, source: PriceSource): void {
    this.#of[source].followers.set(plan.planId, plan);
  }

  /** Takes out the watches that a price of the source meets. */
  takeMet(source: PriceSource, price: number): Watch[] {
    const { rising, falling } = this.#of[source];
    return [...rising.takeMet(price), ...falling.takeMet(price)];
  }

  /** Plans that see every price of the source. */
  followers(source: PriceSource): Iterable<Plan> {
    return this.#of[source].followers.values();
  }

  #listOf(watch: Watch): WatchList {
    const { rising, falling } = this.#of[watch.source];
    return watch.rising ? rising : falling;
  }
}
