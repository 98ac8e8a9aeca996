// What a list of one's own orders, plans or fills can be narrowed to.
import * as z from 'zod/mini';

import { whole } from './fields.ts';

/** 21 buy, 22 sell. */
export const direction = z.literal([21, 22], { error: 'must be 21 (buy) or 22 (sell)' });

/** PlanType codes of spot; 1, 2 and 8 all mean take-profit and stop-loss. */
export const spotPlanType = z.literal([0, 1, 2, 6, 8, 9, 10], { error: 'must be 0, 1, 2, 6, 8, 9 or 10' });

/** The end of the year 9999. */
const latestMs = 253_402_300_799_999;

/** Milliseconds; both ends belong to the span, and either may be left open. */
export const timeSpan = { startTime: z.optional(whole(0, latestMs)), endTime: z.optional(whole(0, latestMs)) };
