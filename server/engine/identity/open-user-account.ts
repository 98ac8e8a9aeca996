// The ownership of accounts: opened for an owner under a new number, or named later; and the identity of this journal.
import type { Account } from '../accounts/account.ts';
import { keepOwner } from '../accounts/keep-owner.ts';
import { AccountKind } from './account-kind.ts';
import type { AccountId } from '../ids.ts';
import type { NameAccountOwner, NameJournal, OpenUserAccount } from './identity-command.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { addAccount } from './open-account.ts';

/** Printable ASCII, so that every way of writing it down gives the same name. */
const namePattern = /^[!-~]{1,64}$/;
/** Numbers below belong to the venue itself. */
const lowestUserNumber = 1000;
/** Rows of the database keep numbers in 32 bits. */
const highestNumber = 2_147_483_647;

/** The answer with the number of an account. */
export const toldNumber = (accountId: AccountId): Outcome => ({
  ok: true,
  orderId: null,
  cancelledOrderIds: [],
  filledLots: null,
  filledUnits: 0,
  cancelReason: null,
  accountId,
});

export function openUserAccount(context: Context, { owner, replaces, firstNumber }: OpenUserAccount): Outcome {
  const { state } = context;
  if (!namePattern.test(owner)) return refuse(RejectReason.invalidOwner);
  const inUse = state.owners.get(owner);
  if (inUse !== undefined && inUse !== replaces) return toldNumber(inUse);
  if (inUse === undefined && replaces !== 0) return refuse(RejectReason.unknownAccount);
  const account = addUserAccount(context, firstNumber);
  if (account === null) return refuse(RejectReason.unknownAccount);
  const { accountId } = account;
  keepOwner(state, account, owner);
  context.events.push({ type: 'account-owner-named', accountId, owner });
  return toldNumber(accountId);
}

/** Under the next number, which is no lower than the first one wanted; null: there are no numbers left. */
export function addUserAccount(context: Context, firstNumber: AccountId): Account | null {
  const accountId = Math.max(lowestUserNumber, firstNumber, context.state.nextAccountNumber);
  if (!Number.isSafeInteger(accountId) || accountId > highestNumber) return null;
  return addAccount(context, accountId, AccountKind.user);
}

export function nameAccountOwner(context: Context, { accountId, owner }: NameAccountOwner): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!namePattern.test(owner)) return refuse(RejectReason.invalidOwner);
  if (account.owner === owner) return done();
  if (account.owner !== '') return refuse(RejectReason.accountOwned);
  keepOwner(state, account, owner);
  context.events.push({ type: 'account-owner-named', accountId, owner });
  return done();
}

export function nameJournal(context: Context, { identity }: NameJournal): Outcome {
  const { state } = context;
  if (!namePattern.test(identity)) return refuse(RejectReason.invalidIdentity);
  if (state.identity === identity) return done();
  if (state.identity !== '') return refuse(RejectReason.journalNamed);
  state.identity = identity;
  context.events.push({ type: 'journal-named', identity });
  return done();
}
