// What has happened to the names of owners and of the journal itself.
import type { AccountId } from './ids.ts';

/** From now on the account is this user's, and nobody else's ever. */
export type AccountOwnerNamed = { readonly type: 'account-owner-named'; readonly accountId: AccountId; readonly owner: string };

export type JournalNamed = { readonly type: 'journal-named'; readonly identity: string };

export type IdentityEvent = AccountOwnerNamed | JournalNamed;
