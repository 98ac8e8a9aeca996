// Stop the slices of a TWAP, and let them go on.
import { closedTo } from '../../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import { stopWaiting } from '../close-plan.ts';
import { resumeWaiting } from '../waiting/resume-waiting.ts';
import { isTimed } from '../waiting/schedule.ts';
import { findPlan } from './find-plan.ts';
import type { PausePlan, ResumePlan } from './plan-command.ts';

/** It keeps its money and its place among the open plans. It moves nothing, so that the state of the market does not matter. */
export function pausePlan(context: Context, { accountId, planId }: PausePlan): Outcome {
  const found = findPlan(context, accountId, planId);
  if ('ok' in found) return found;
  const { plan, market } = found;
  if (!isTimed(plan)) return refuse(RejectReason.unsupportedPlan);
  if (plan.paused) return refuse(RejectReason.planPaused);
  stopWaiting(context, market, plan);
  plan.paused = true;
  context.events.push({ type: 'plan-paused', planId, accountId, marketId: plan.marketId });
  return done(planId);
}

/** The slices to go follow as far apart as before. One whose time has passed meanwhile is due at once, and is one alone. */
export function resumePlan(context: Context, { accountId, planId }: ResumePlan): Outcome {
  const found = findPlan(context, accountId, planId);
  if ('ok' in found) return found;
  const { plan, market } = found;
  if (!plan.paused || !isTimed(plan)) return refuse(RejectReason.planNotPaused);
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  plan.paused = false;
  plan.progress.dueMs = Math.max(plan.progress.dueMs, context.timeMs);
  context.events.push({ type: 'plan-resumed', planId, accountId, marketId: plan.marketId, dueMs: plan.progress.dueMs });
  resumeWaiting(context.state, market, plan);
  return done(planId);
}
