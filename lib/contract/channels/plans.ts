// One's own plan orders: those that wait, then every change of any. In a line of contracts take-profits and stop-losses have a channel of
// their own, `tpsl`, which speaks in the same words.
import * as z from 'zod/mini';

import { spotPlan, type SpotPlan } from '../plan.ts';

/** Waiting and executing plans, newest first. */
export const plansSnapshot = z.array(spotPlan);
export type PlansSnapshot = readonly SpotPlan[];

/** Plans as they are after the change, in the order in which they changed; one that is over has a status of 2, 3 or 4. */
export const plansUpdate = z.array(spotPlan);
export type PlansUpdate = readonly SpotPlan[];
