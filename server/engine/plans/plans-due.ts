// The deadlines around plans: fired ones that wait execute, countdowns expire, plans go on, stops that were jumped over turn.
import { areLiquidationsDue, isExecutionDue, settleAftermath } from '../aftermath.ts';
import { CancelReason } from '../orders/order-event.ts';
import type { Context } from '../outcome.ts';
import type { PartDue } from '../part.ts';
import type { State } from '../state.ts';
import { isFollowingDue } from './waiting/follow-book.ts';
import type { Countdown, TimedPlan } from './waiting/schedule.ts';
import { rulesOf } from './plan-kinds.ts';
import { turnStop } from './stops/turn-stop.ts';
import { withdrawAll } from '../orders/cancel-order.ts';

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

function isDueAtOnce(state: State): boolean {
  if (state.fired.length > 0 && isExecutionDue(state)) return true;
  if ((state.liquidations.size > 0 || state.lending.liquidations.size > 0) && areLiquidationsDue(state)) return true;
  return state.followed.length > 0 && isFollowingDue(state);
}

export const plansDue: PartDue = {
  earliestMs: (state) => (isDueAtOnce(state) ? 0 : state.schedule.earliestMs()),
  act: (context) => {
    let room = settleAftermath(context);
    for (const due of context.state.schedule.due(context.timeMs, dueLimit)) {
      // A plan may have been ended by what was due before it.
      if ('countdown' in due) expire(context, due.countdown);
      else if ('order' in due) turnStop(context, due.order, due.afterMs);
      else if (context.state.plans.has(due.plan.planId)) goOn(context, due.plan);
      room = settleAftermath(context, room);
    }
  },
};
