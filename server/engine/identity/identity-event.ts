// The events of accounts, of the names of their owners, and of the name of the journal itself.
import type { AccountKind } from './account-kind.ts';
import type { AccountId } from '../ids.ts';

type AccountOpened = { readonly type: 'account-opened'; readonly accountId: AccountId; readonly kind: AccountKind };

/** From now on the account is this user's, and nobody else's ever. */
type AccountOwnerNamed = { readonly type: 'account-owner-named'; readonly accountId: AccountId; readonly owner: string };

type JournalNamed = { readonly type: 'journal-named'; readonly identity: string };

export type IdentityEvent = AccountOpened | AccountOwnerNamed | JournalNamed;
