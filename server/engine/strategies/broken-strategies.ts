// The invariants of strategy accounts after every command: each belongs to a user, and has nothing that it cannot give back.
import { Wallet } from '#lib/contract/enums.ts';
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import type { Account } from '../accounts/account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { mayOwnStrategies } from './may-own.ts';
import type { State } from '../state.ts';

function problemOf(state: State, account: Account): string | null {
  const { kind, owner, strategy, unified, margins, debts } = account;
  if (strategy === null) return 'is none';
  const { owner: liable, step, subscribers } = strategy;
  if (kind !== AccountKind.user || owner !== '') return 'is of another kind';
  if (state.accounts.get(liable.accountId) !== liable || !mayOwnStrategies.has(liable.kind)) return 'has no owner';
  if (liable.strategy !== null) return 'belongs to another strategy account';
  if (unified !== null) return 'is unified';
  const wallets = [...(margins?.values() ?? [])];
  const hasPlans = [account, ...wallets.map((margin) => margin.account)].some(({ plans }) => (plans?.size ?? 0) > 0);
  if (hasPlans || wallets.some(({ wallet }) => wallet !== Wallet.isolated) || (debts?.size ?? 0) > 0) return 'has what no step can give it';
  if (subscribers !== null && (subscribers.size > subscriberLimit || subscribers.has(liable.accountId)))
    return 'has subscribers that it cannot have';
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
