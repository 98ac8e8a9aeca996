// The bytes of commands that open accounts, name their owners, and name the journal.
import type { ByteReader, ByteWriter } from './byte-writer.ts';
import { listOf, pick, placeOf } from './choices.ts';
import { Kind } from './command-kinds.ts';
import { AccountKind, type OpenAccount } from './command.ts';
import type { IdentityCommand } from './identity-command.ts';

/** Places in this list are on disk: only add at its end. */
const accountKinds = listOf<AccountKind>()([
  AccountKind.user,
  AccountKind.house,
  AccountKind.fees,
  AccountKind.outside,
  AccountKind.clearing,
  AccountKind.insurance,
  AccountKind.lender,
  AccountKind.desk,
]);

export function encodeIdentityCommand(command: OpenAccount | IdentityCommand, out: ByteWriter): void {
  switch (command.type) {
    case 'open-account':
      out.byte(Kind.openAccount);
      out.whole(command.accountId);
      out.byte(placeOf(accountKinds, command.kind));
      return;
    case 'open-user-account':
      out.byte(Kind.openUserAccount);
      out.text(command.owner);
      out.whole(command.replaces);
      out.whole(command.firstNumber);
      return;
    case 'name-account-owner':
      out.byte(Kind.nameAccountOwner);
      out.whole(command.accountId);
      out.text(command.owner);
      return;
    case 'name-journal':
      out.byte(Kind.nameJournal);
      out.text(command.identity);
  }
}

/** null: a kind that is not about whose something is. */
export function decodeIdentityCommand(kind: number, from: ByteReader): OpenAccount | IdentityCommand | null {
  switch (kind) {
    case Kind.openAccount:
      return { type: 'open-account', accountId: from.whole(), kind: pick(accountKinds, from.byte()) };
    case Kind.openUserAccount:
      return { type: 'open-user-account', owner: from.text(), replaces: from.whole(), firstNumber: from.whole() };
    case Kind.nameAccountOwner:
      return { type: 'name-account-owner', accountId: from.whole(), owner: from.text() };
    case Kind.nameJournal:
      return { type: 'name-journal', identity: from.text() };
    default:
      return null;
  }
}
