// Word is left that something has happened to a unified account: it is looked at before the command ends.
import type { Account } from '../accounts/account.ts';
import type { State } from '../state.ts';

export function markDirty({ lending }: State, { unified }: Account): void {
  if (unified !== null) lending.moved.add(unified.margin);
}
