// The snapshot of accounts as such: their numbers, kinds, owners and rows, and the name of the journal.
import { newAccount } from '../accounts/account.ts';
import { keepOwner } from '../accounts/keep-owner.ts';
import { keepAccount } from './open-account.ts';
import type { AccountId } from '../ids.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { AccountKind } from './account-kind.ts';

type OfVenue = {
  /** The name of the journal; left out until it is named. */
  readonly identity?: string;
  readonly nextRow: number;
};

type OfAccount = {
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  /** The owner of a user's account; left out if nobody has been named. */
  readonly owner?: string;
  readonly row: number;
};

export const identityImage: PartImage<OfVenue, OfAccount, Nothing> = {
  venue: ({ identity, nextRow }) => ({ ...(identity === '' ? {} : { identity }), nextRow }),
  account: (_, { accountId, kind, owner, row }) => ({ accountId, kind, ...(owner === '' ? {} : { owner }), row }),
  market: nothing,
  restore: (state, { identity, nextRow, accounts }) => {
    state.identity = identity ?? '';
    state.nextRow = nextRow;
    for (const { accountId, kind, owner, row } of accounts) {
      const account = newAccount(accountId, kind, row);
      keepAccount(state, account);
      if (owner !== undefined) keepOwner(state, account, owner);
    }
  },
};
