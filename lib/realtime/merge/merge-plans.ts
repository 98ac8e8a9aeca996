// One's own plan orders: those that wait, and what has just happened to any of them.
import * as z from 'zod/mini';

import { plansSnapshot, plansUpdate } from '#lib/contract/channels/plans.ts';
import { PlanStatus } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { PlansData } from '../channel-data.ts';
import type { Merge } from './merge.ts';

const changesKept = 50;

/** The number of changes so far on the page, whoever is logged in: a notice that was shown is never taken for a new one. */
let counted = 0;

const over: readonly number[] = [PlanStatus.succeeded, PlanStatus.failed, PlanStatus.cancelled];

const newestFirst = (plans: Iterable<SpotPlan>): readonly SpotPlan[] => [...plans].sort((a, b) => Number(b.planId) - Number(a.planId));

export const mergePlans: Merge<PlansData> = {
  snapshot: (raw, previous) => {
    const parsed = z.safeParse(plansSnapshot, raw);
    return parsed.success ? { open: newestFirst(parsed.data), changes: previous?.changes ?? [] } : null;
  },
  update: (data, raw) => {
    const parsed = z.safeParse(plansUpdate, raw);
    if (!parsed.success) return null;
    const open = new Map(data.open.map((plan) => [plan.planId, plan]));
    for (const plan of parsed.data) {
      if (over.includes(plan.status)) open.delete(plan.planId);
      else open.set(plan.planId, plan);
    }
    const fresh = parsed.data.map((plan) => ({ plan, number: (counted += 1) }));
    return { open: newestFirst(open.values()), changes: [...data.changes, ...fresh].slice(-changesKept) };
  },
};
