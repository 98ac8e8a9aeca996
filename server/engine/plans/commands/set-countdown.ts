// The dead man's switch: arm, rearm or disarm the countdown of one session or key of an account.
import { AccountKind } from '../../identity/account-kind.ts';
import type { SetCountdown } from './plan-command.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';

const keyPattern = /^[!-~]{1,64}$/;
/** The countdowns that an account may run beside each other. */
export const countdownLimit = 16;
export const timeoutMsLimits = { min: 1000, max: 86_400_000 };

export function setCountdown(context: Context, { accountId, key, timeoutMs }: SetCountdown): Outcome {
  const { schedule, accounts } = context.state;
  const account = accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  const isOff = timeoutMs === 0;
  const inRange = Number.isSafeInteger(timeoutMs) && timeoutMs >= timeoutMsLimits.min && timeoutMs <= timeoutMsLimits.max;
  if (!keyPattern.test(key) || !(isOff || inRange)) return refuse(RejectReason.invalidTimeout);
  if (isOff) {
    if (schedule.removeCountdown(accountId, key)) context.events.push({ type: 'countdown-set', accountId, key, dueMs: 0 });
    return done();
  }
  const others = schedule.countdownsOf(accountId).filter((countdown) => countdown.key !== key);
  if (others.length >= countdownLimit) return refuse(RejectReason.countdownLimit);
  const dueMs = context.timeMs + timeoutMs;
  schedule.setCountdown({ accountId, key, dueMs });
  context.events.push({ type: 'countdown-set', accountId, key, dueMs });
  return done();
}
