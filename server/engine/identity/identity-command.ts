// The commands about the owners of accounts, and about the identity of the exchange.
import type { AccountKind } from './account-kind.ts';
import type { AccountId } from '../ids.ts';

/** An account of the venue's own, under a number that it fixes. In old journals also one of a user, who is named later. */
export type OpenAccount = { readonly type: 'open-account'; readonly accountId: AccountId; readonly kind: AccountKind };

/**
 * Opens a user's account. Its number is given by the exchange and told in the answer: the next after every number there is.
 * An owner who has one already is told that number and nothing is opened, so it may be asked again after a crash.
 */
export type OpenUserAccount = {
  readonly type: 'open-user-account';
  /** Id of the user: 1 to 64 printable characters of ASCII. */
  readonly owner: string;
  /** The owner's account that the new one takes the place of; 0: it is the owner's first. One that is not in use any more: nothing is opened. */
  readonly replaces: AccountId;
  /** No lower number is given. */
  readonly firstNumber: AccountId;
};

/** Says whose an account is that was opened without its owner's name. One that is somebody else's is refused. */
export type NameAccountOwner = { readonly type: 'name-account-owner'; readonly accountId: AccountId; readonly owner: string };

/** Gives the journal the identity by which it and its database know each other: once, and never another one. */
export type NameJournal = { readonly type: 'name-journal'; readonly identity: string };

export type IdentityCommand = OpenAccount | OpenUserAccount | NameAccountOwner | NameJournal;
