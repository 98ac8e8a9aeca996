// The fields and errors that calls about what copies hold have alike.
import { botOutcome } from '../bots/bot.ts';
import * as z from 'zod/mini';

import { PlanType } from '../enums.ts';
import { readTrackingNo } from '../tracking/tracking-order.ts';
import { amount, asText, clientOid } from './fields.ts';
import { instructingErrors } from './bots/bot-errors.ts';

/** The number of a tracking order names the copy and its market. */
export const trackingNo = asText.check(z.refine((text: string) => readTrackingNo(text) !== null, 'must be the number of a tracking order'));

/** Told twice under one name, it is done once. */
export const namedOnce = { clientOid: z.optional(clientOid) };

/** A price that may be taken away; left out: it stays. */
export const exitPrice = z.optional(z.nullable(amount));

/** 1 take profit, 2 stop loss, as `PlanType` has them. */
export const trackingPlanType = z.literal([PlanType.takeProfit, PlanType.stopLoss], { error: 'must be 1 (take profit) or 2 (stop loss)' });

export const trackingErrors = [...instructingErrors, 'symbolNotOpen', 'noPosition'] as const;
export const trackingExitErrors = [...trackingErrors, 'invalidPrice', 'priceHigh', 'invalidExit', 'noWatchedPrice'] as const;

/** The copies that have taken it. waits: for some of them it will stand in their journals what became of it. */
export const toldCopies = z.object({ strategyIds: z.array(z.string()), outcome: botOutcome });
