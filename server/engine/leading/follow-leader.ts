// A strategy account is bound to the leader whose trades it will repeat.
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { FollowLeader } from './leading-command.ts';

export function followLeader({ state, events }: Context, { accountId, strategyId, leaderId, line }: FollowLeader): Outcome {
  const owner = state.accounts.get(accountId);
  const account = state.accounts.get(strategyId);
  const strategy = account?.strategy ?? null;
  if (owner === undefined || strategy === null || strategy.owner !== owner) return refuse(RejectReason.unknownAccount);
  const { followed } = strategy;
  if (followed !== null)
    return followed.leader.accountId === leaderId && followed.line === line ? done() : refuse(RejectReason.alreadyFollows);
  const leader = state.accounts.get(leaderId)?.leader ?? null;
  if (leader === null || !leader.lines.has(line)) return refuse(RejectReason.unknownLeader);
  if (leader.family.has(accountId)) return refuse(RejectReason.ownLeader);
  // A leader follows nobody: copies of copies would trade twice for one decision.
  if (owner.leader !== null && owner.leader.lines.size > 0) return refuse(RejectReason.leaderFollows);
  if (strategy.step > 0) return refuse(RejectReason.stepTaken);
  strategy.followed = { leader, line };
  events.push({ type: 'leader-followed', accountId: strategyId, ownerId: accountId, leaderId, line });
  return done();
}
