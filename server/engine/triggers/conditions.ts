// What waits for a price in one market: conditions at fixed prices, plans that trail the price, and plans that watch their margin.
import { PriceSource } from '../plan-terms.ts';
import type { Plan, Watch } from '../plans/plan.ts';

/** Watches sorted so that the one that is met first stands last: rising ones by falling price, falling ones by rising price. */
class WatchList {
  readonly #sign: 1 | -1;
  readonly #watches: Watch[] = [];

  constructor(rising: boolean) {
    this.#sign = rising ? -1 : 1;
  }

  /** Where the first watch with this key or a later one stands. */
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
  readonly trailing = new Map<number, Plan>();
}

export class Conditions {
  readonly #of = {
    [PriceSource.last]: new SourceConditions(),
    [PriceSource.index]: new SourceConditions(),
    [PriceSource.mark]: new SourceConditions(),
  };
  readonly #ratios = new Map<number, Plan>();
  #count = 0;

  /** Plans that wait here. */
  get count(): number {
    return this.#count;
  }

  add(plan: Plan): void {
    this.#count += 1;
    for (const watch of plan.watches) this.#listOf(watch).add(watch);
    if (plan.active && plan.terms.kind === 'trailing') this.#of[plan.terms.source].trailing.set(plan.planId, plan);
    if (plan.terms.kind === 'margin-ratio') this.#ratios.set(plan.planId, plan);
  }

  remove(plan: Plan): void {
    this.#count -= 1;
    for (const watch of plan.watches) this.#listOf(watch).remove(watch);
    if (plan.terms.kind === 'trailing') this.#of[plan.terms.source].trailing.delete(plan.planId);
    if (plan.terms.kind === 'margin-ratio') this.#ratios.delete(plan.planId);
  }

  /** From now on the plan follows the price; its activation, already taken, is forgotten. */
  follow(plan: Plan): void {
    if (plan.terms.kind === 'trailing') this.#of[plan.terms.source].trailing.set(plan.planId, plan);
  }

  /** Takes out the watches that a price of the source meets. */
  takeMet(source: PriceSource, price: number): Watch[] {
    const { rising, falling } = this.#of[source];
    return [...rising.takeMet(price), ...falling.takeMet(price)];
  }

  trailing(source: PriceSource): Iterable<Plan> {
    return this.#of[source].trailing.values();
  }

  /** Plans that look at the margin behind their position with every mark price. */
  ratios(): Iterable<Plan> {
    return this.#ratios.values();
  }

  #listOf(watch: Watch): WatchList {
    const { rising, falling } = this.#of[watch.source];
    return watch.rising ? rising : falling;
  }
}
