// The snapshot of plans, waiting and fired, and of countdowns.
import type { OrderId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { Countdown } from './waiting/schedule.ts';
import { planImage, restorePlan, type PlanImage } from './plan-image.ts';

type OfVenue = {
  /** By id. */
  readonly plans: readonly PlanImage[];
  /** Ids of plans that have fired, in the order in which they execute. */
  readonly fired: readonly OrderId[];
  readonly countdowns: readonly Countdown[];
};

export const plansImage: PartImage<OfVenue, Nothing, Nothing> = {
  venue: (state) => ({
    plans: [...state.plans.values()].toSorted((a, b) => a.planId - b.planId).map(planImage),
    fired: state.fired.map(({ planId }) => planId),
    countdowns: [...state.schedule.countdowns()].toSorted((a, b) => a.accountId - b.accountId || (a.key < b.key ? -1 : 1)),
  }),
  account: nothing,
  market: nothing,
  restore: (state, { plans, fired, countdowns }) => {
    for (const plan of plans) restorePlan(state, plan);
    for (const planId of fired) {
      const plan = state.plans.get(planId);
      if (plan === undefined) throw new Error(`snapshot says that the unknown plan ${planId} has fired`);
      state.fired.push(plan);
    }
    for (const countdown of countdowns) state.schedule.setCountdown(countdown);
  },
};
