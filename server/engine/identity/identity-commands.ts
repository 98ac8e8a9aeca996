// The commands that open accounts, name their owners, and name the journal: their bytes, and what each does.
import { listOf, pick, placeOf } from '../codec/choices.ts';
import type { CommandEntries } from '../command-entry.ts';
import { openAccount } from './open-account.ts';
import { nameAccountOwner, nameJournal, openUserAccount } from './open-user-account.ts';
import type { IdentityCommand } from './identity-command.ts';
import { AccountKind } from './account-kind.ts';

/** Places in this list are on disk: only add at its end. */
const accountKinds = listOf<AccountKind>()([
  AccountKind.user,
  AccountKind.house,
  AccountKind.fees,
  AccountKind.outside,
  AccountKind.clearing,
  AccountKind.insurance,
  AccountKind.lender,
  AccountKind.convert,
]);

export const identityCommands: CommandEntries<IdentityCommand> = {
  'open-account': {
    kind: 3,
    write: ({ accountId, kind }, out) => {
      out.whole(accountId);
      out.byte(placeOf(accountKinds, kind));
    },
    read: (from) => ({ type: 'open-account', accountId: from.whole(), kind: pick(accountKinds, from.byte()) }),
    handle: openAccount,
  },
  'open-user-account': {
    kind: 90,
    write: ({ owner, replaces, firstNumber }, out) => {
      out.text(owner);
      out.whole(replaces);
      out.whole(firstNumber);
    },
    read: (from) => ({ type: 'open-user-account', owner: from.text(), replaces: from.whole(), firstNumber: from.whole() }),
    handle: openUserAccount,
  },
  'name-account-owner': {
    kind: 91,
    write: ({ accountId, owner }, out) => {
      out.whole(accountId);
      out.text(owner);
    },
    read: (from) => ({ type: 'name-account-owner', accountId: from.whole(), owner: from.text() }),
    handle: nameAccountOwner,
  },
  'name-journal': {
    kind: 92,
    write: ({ identity }, out) => out.text(identity),
    read: (from) => ({ type: 'name-journal', identity: from.text() }),
    handle: nameJournal,
  },
};
