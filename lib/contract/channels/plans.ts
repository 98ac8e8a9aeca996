// One's own plan orders: those that wait, then every change of any. Take-profits and stop-losses, and OCO orders of
// spot, have a channel of their own, `tpsl`, which speaks in the same words; those of spot are told among the other plans too.
import * as z from 'zod/mini';

import { spotPlan, type SpotPlan } from '../plan.ts';

/** Waiting and executing plans, newest first. */
export const plansSnapshot = z.array(spotPlan);
export type PlansSnapshot = readonly SpotPlan[];

/** Plans as they are after the change, in the order in which they changed; one that is over has a status of 2, 3 or 4. */
export const plansUpdate = z.array(spotPlan);
export type PlansUpdate = readonly SpotPlan[];
