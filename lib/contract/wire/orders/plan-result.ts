// The answer given at once about a plan order that was taken, and the name of a plan.
import * as z from 'zod/mini';

import { clientOid, orderId } from '../fields.ts';
import { marketRuleErrors } from './order-errors.ts';

export const planResult = z.object({ planId: z.string(), clientOid: z.string() });

export const planName = { planId: z.optional(orderId), clientOid: z.optional(clientOid) };
type PlanName = { readonly planId?: string | undefined; readonly clientOid?: string | undefined };

/** Exactly one of the two names. */
export const planNamedOnce = z.refine<PlanName>(
  ({ planId, clientOid: theirs }: PlanName) => (planId === undefined) !== (theirs === undefined),
  {
    error: 'or clientOid must be given, and only one of them',
    path: ['planId'],
  },
);

/** The errors with which any plan may be refused. */
export const planErrors = [
  ...marketRuleErrors,
  'symbolNotOpen',
  'duplicateClientOid',
  'invalidTrigger',
  'triggerReached',
  'noWatchedPrice',
  'invalidExit',
  'openPlanLimit',
] as const;

/** The further errors with which a plan of a contract may be refused. */
export const contractPlanErrors = [
  'noPosition',
  'invalidHoldSide',
  'contractEnded',
  'unsupportedPlan',
  'noLiquidity',
  'noMarkPrice',
] as const;
