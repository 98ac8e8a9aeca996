// Remembers whose an account is. Of several the one with the highest number is in use: the others were given up for it.
import type { State } from '../state.ts';
import type { Account } from './account.ts';

export function keepOwner(state: State, account: Account, owner: string): void {
  account.owner = owner;
  state.owners.set(owner, Math.max(account.accountId, state.owners.get(owner) ?? 0));
}
