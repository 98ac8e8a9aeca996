// The invariants of strategy accounts after every command: each belongs to a user, and has nothing that it cannot give back.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import type { Account } from '../accounts/account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { mayOwnStrategies } from './may-own.ts';
import type { State } from '../state.ts';

function problemOf(state: State, account: Account): string | null {
  const { kind, owner, strategy, unified, margins, plans, debts } = account;
  if (strategy === null) return 'is none';
  const { owner: liable, step, subscribers } = strategy;
  if (kind !== AccountKind.user || owner !== '') return 'is of another kind';
  if (state.accounts.get(liable.accountId) !== liable || !mayOwnStrategies.has(liable.kind)) return 'has no owner';
  if (liable.strategy !== null) return 'belongs to another strategy account';
  if (unified !== null) return 'is unified';
  if (subscribers !== null && (subscribers.size > subscriberLimit || subscribers.has(liable.accountId)))
    return 'has subscribers that it cannot have';
  if (margins !== null || (plans?.size ?? 0) > 0 || (debts?.size ?? 0) > 0) return 'has what no step can give it';
  return Number.isSafeInteger(step) && step >= 0 ? null : `has taken step ${step}`;
}

export function brokenStrategies(state: State): string[] {
  return [...state.strategies.values()]
    .flatMap((owned) => [...owned.values()])
    .flatMap((account) => {
      const problem = problemOf(state, account);
      return problem === null ? [] : [`strategy account ${account.accountId} ${problem}`];
    });
}
