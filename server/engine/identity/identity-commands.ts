// The commands that open accounts, name their owners, and name the journal: their bytes, and what each does.
import { listOf } from '../codec/choices.ts';
import { choice, commandOf, text, whole } from '../codec/fields.ts';
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
  'open-account': { kind: 3, ...commandOf('open-account', { accountId: whole, kind: choice(accountKinds) }), handle: openAccount },
  'open-user-account': {
    kind: 90,
    ...commandOf('open-user-account', { owner: text, replaces: whole, firstNumber: whole }),
    handle: openUserAccount,
  },
  'name-account-owner': { kind: 91, ...commandOf('name-account-owner', { accountId: whole, owner: text }), handle: nameAccountOwner },
  'name-journal': { kind: 92, ...commandOf('name-journal', { identity: text }), handle: nameJournal },
};
