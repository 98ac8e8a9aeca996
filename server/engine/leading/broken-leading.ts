// The invariants of leading after every command: who leads is a person's classic account, and nobody follows himself.
import type { Account } from '../accounts/account.ts';
import type { State } from '../state.ts';
import { mayOwnStrategies } from '../strategies/may-own.ts';

function problemOf(state: State, { accountId, kind, leader, strategy, unified }: Account): string | null {
  if (leader !== null) {
    if (strategy !== null || !mayOwnStrategies.has(kind)) return 'leads without being a person’s';
    if (unified !== null && leader.lines.size > 0) return 'leads while it is unified';
    if (leader.accountId !== accountId || !leader.family.has(accountId)) return 'is not of its own family';
  }
  const followed = strategy?.followed ?? null;
  if (followed === null) return null;
  if (state.accounts.get(followed.leader.accountId)?.leader !== followed.leader) return 'follows somebody who has never led';
  return null;
}

export function brokenLeading(state: State): string[] {
  return [...state.accounts.values()].flatMap((account) => {
    const problem = problemOf(state, account);
    return problem === null ? [] : [`account ${account.accountId} ${problem}`];
  });
}
