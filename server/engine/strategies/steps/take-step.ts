// A strategy account takes its next step: each number once and in order, whatever becomes of its action.
import type { AccountId } from '../../ids.ts';
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import { actStep } from './step-action.ts';
import type { TakeStep } from '../strategy-command.ts';

export function takeStep(context: Context, { accountId, step, action }: Omit<TakeStep, 'type'>): Outcome {
  const account = context.state.accounts.get(accountId);
  if (account === undefined || account.strategy === null) return refuse(RejectReason.unknownAccount);
  const { strategy } = account;
  if (step <= strategy.step) return refuse(RejectReason.stepTaken);
  if (step !== strategy.step + 1) return refuse(RejectReason.stepSkipped);
  strategy.step = step;
  let outcome: Outcome;
  try {
    outcome = actStep(context, { account, strategy }, action);
  } catch (fault) {
    // A fault of ours uses the step up too: sent again, it would fail again.
    announceStep(context, accountId, step, refuse(RejectReason.internal));
    throw fault;
  }
  announceStep(context, accountId, step, outcome);
  return outcome.ok ? outcome : done();
}

function announceStep({ events }: Context, accountId: AccountId, step: number, outcome: Outcome): void {
  const { orderId, refused } = outcome.ok ? { orderId: outcome.orderId, refused: null } : { orderId: null, refused: outcome.reason };
  events.push({ type: 'step-taken', accountId, step, orderId, refused });
}
