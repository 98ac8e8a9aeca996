// The part of the core about accounts as such: their owners, and which exchange it is.
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import type { State } from '../state.ts';
import { once, perAccount, view } from '../view.ts';
import type { AccountKind } from './account-kind.ts';
import type { IdentityCommand } from './identity-command.ts';
import { identityCommands } from './identity-commands.ts';
import { identityImage } from './identity-image.ts';
import { userAccountViews } from './owner-view.ts';

const perOwner = ({ owners }: State): [string][] => [...owners.keys()].toSorted().map((owner) => [owner]);

/** The views of accounts as such and of their owners. */
const identityViews = {
  accountExists: view(({ state }, accountId: AccountId): boolean => state.accounts.has(accountId), perAccount),
  /** Null: there is no account of that number. */
  accountKind: view(({ state }, accountId: AccountId): AccountKind | null => state.accounts.get(accountId)?.kind ?? null, perAccount),
  /** The number of the account that an owner uses; null: none was opened. */
  accountOf: view(({ state }, owner: string): AccountId | null => state.owners.get(owner) ?? null, perOwner),
  /** The accounts of users in the order of opening: at most `limit` of them, after the first `skip`. */
  userAccounts: view(
    ({ state }, skip: number, limit: number) => userAccountViews(state, skip, limit),
    (): [number, number][] => [[0, Number.MAX_SAFE_INTEGER]],
  ),
  /** The name by which the journal and its database know each other; '': it has not been named. */
  identity: view(({ state }): string => state.identity, once),
};

export const identityPart = {
  commands: identityCommands,
  image: identityImage,
  invariants: [],
  views: identityViews,
  due: null,
} satisfies Part<IdentityCommand>;
