// Time has come: fired plans that wait execute, countdowns expire, plans that wait for time go on.
import { settleAftermath } from '../../aftermath.ts';
import { CancelReason } from '../../orders/order-event.ts';
import { chargeDue } from '../../lending/interest.ts';
import { done, type Context, type Outcome } from '../../outcome.ts';
import type { Countdown, TimedPlan } from '../waiting/schedule.ts';
import { rulesOf } from '../plan-kinds.ts';
import { turnStop } from '../stops/turn-stop.ts';
import { withdrawAll } from '../../orders/cancel-order.ts';

/** Things that are done with one command; what is still due then waits for the next one. */
const dueLimit = 64;

function expire(context: Context, { accountId, key }: Countdown): void {
  context.state.schedule.removeCountdown(accountId, key);
  context.events.push({ type: 'countdown-expired', accountId, key });
  const account = context.state.accounts.get(accountId);
  if (account !== undefined) withdrawAll(context, account, CancelReason.countdown, () => true, true);
}

function goOn(context: Context, plan: TimedPlan): void {
  const market = context.state.markets.get(plan.marketId);
  const { waits } = rulesOf(plan.terms);
  if (market !== undefined && waits.for === 'time') waits.onDue(context, market, plan);
}

export function advanceClock(context: Context): Outcome {
  chargeDue(context);
  let room = settleAftermath(context);
  for (const due of context.state.schedule.due(context.timeMs, dueLimit)) {
    // A plan may have been ended by what was due before it.
    if ('countdown' in due) expire(context, due.countdown);
    else if ('order' in due) turnStop(context, due.order, due.afterMs);
    else if (context.state.plans.has(due.plan.planId)) goOn(context, due.plan);
    room = settleAftermath(context, room);
  }
  return done();
}
