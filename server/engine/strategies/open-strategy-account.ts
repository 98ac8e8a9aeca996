// An account that belongs to a user's account enters the venue, under a number of its own and a name that its owner knows it by.
import type { Account, Strategy } from '../accounts/account.ts';
import { addUserAccount, toldNumber } from '../identity/open-user-account.ts';
import { refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { mayOwnStrategies } from './may-own.ts';
import type { OpenStrategyAccount } from './strategy-command.ts';

/** Accounts of one owner. None is ever closed: those of bots that have ended count. */
const strategyLimit = 2_000;
const namePattern = /^[!-~]{1,64}$/;

export function openStrategyAccount(context: Context, { ownerId, name }: OpenStrategyAccount): Outcome {
  const { state } = context;
  const owner = state.accounts.get(ownerId);
  if (owner === undefined || !mayOwnStrategies.has(owner.kind)) return refuse(RejectReason.unknownAccount);
  if (owner.strategy !== null) return refuse(RejectReason.strategyAccount);
  if (!namePattern.test(name)) return refuse(RejectReason.invalidStrategyName);
  const owned = state.strategies.get(ownerId);
  const known = owned?.get(name);
  if (known !== undefined) return toldNumber(known.accountId);
  if (owned !== undefined && owned.size >= strategyLimit) return refuse(RejectReason.strategyLimit);
  const account = addUserAccount(context, 0);
  if (account === null) return refuse(RejectReason.unknownAccount);
  keepStrategy(state, account, { owner, name, step: 0, subscribers: null, followed: null });
  context.events.push({ type: 'strategy-account-opened', accountId: account.accountId, ownerId, name });
  return toldNumber(account.accountId);
}

/** Makes an account its owner's, under a name that none of the owner's others has. */
export function keepStrategy(state: State, account: Account, strategy: Strategy): void {
  const { owner, name } = strategy;
  account.strategy = strategy;
  const owned = state.strategies.get(owner.accountId) ?? new Map<string, Account>();
  state.strategies.set(owner.accountId, owned.set(name, account));
}
