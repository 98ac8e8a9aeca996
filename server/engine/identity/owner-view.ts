// The owners of accounts, for a comparison with the rows of a database.
import { AccountKind } from './account-kind.ts';
import type { AccountId } from '../ids.ts';
import type { State } from '../state.ts';

/** Owner '': opened before owners were named, and not named since. */
export type UserAccountView = { readonly accountId: AccountId; readonly owner: string };

/** Accounts of users in the order of their opening, `limit` of them after the first `skip`. Strategy accounts are no person's: they have no rows there. */
export function userAccountViews({ accounts }: State, skip: number, limit: number): readonly UserAccountView[] {
  const views: UserAccountView[] = [];
  let passed = 0;
  for (const { accountId, kind, owner, strategy } of accounts.values()) {
    if (kind !== AccountKind.user || strategy !== null) continue;
    passed += 1;
    if (passed <= skip) continue;
    if (views.length >= limit) break;
    views.push({ accountId, owner });
  }
  return views;
}
