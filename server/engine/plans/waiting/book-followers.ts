// Plans that follow the best prices of one market's book.
import { Side } from '#lib/contract/enums.ts';
import type { FollowingPlan } from '../plan.ts';

class SideFollowers {
  /** In the order of their numbers, which is that of their placing. */
  readonly plans = new Map<number, FollowingPlan>();
  /** The best price that all of them have been shown; 0: not known. Never kept in a snapshot: showing a price again changes nothing. */
  seenTicks = 0;
}

export class BookFollowers {
  readonly #of = { [Side.buy]: new SideFollowers(), [Side.sell]: new SideFollowers() };

  get count(): number {
    return this.#of.buy.plans.size + this.#of.sell.plans.size;
  }

  add(plan: FollowingPlan): void {
    this.#of[plan.side].plans.set(plan.planId, plan);
    this.#of[plan.side].seenTicks = 0;
  }

  /** Answers true if the plan waited here. */
  remove({ planId, side }: { readonly planId: number; readonly side: Side }): boolean {
    return this.#of[side].plans.delete(planId);
  }

  /** Plans of a side that have yet to be shown its best price. */
  behind(side: Side, bestTicks: number): Iterable<FollowingPlan> {
    const { plans, seenTicks } = this.#of[side];
    return seenTicks === bestTicks ? [] : plans.values();
  }

  /** All plans of the side have been shown the price. */
  see(side: Side, bestTicks: number): void {
    this.#of[side].seenTicks = bestTicks;
  }
}
