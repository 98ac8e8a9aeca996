// An account enters the venue: the venue's own, each of which there is one of, and those of users.
import { newAccount, type Account } from '../accounts/account.ts';
import { openFutures } from '../accounts/positions/open-holding.ts';
import type { AccountId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { AccountKind } from './account-kind.ts';
import type { OpenAccount } from './identity-command.ts';

export function openAccount(context: Context, { accountId, kind }: OpenAccount): Outcome {
  const { state } = context;
  if (state.accounts.has(accountId)) return refuse(RejectReason.accountExists);
  // There is one outside world, and one purse each for fees, clearing and insurance.
  const taken = {
    [AccountKind.fees]: state.feeAccount,
    [AccountKind.outside]: state.outsideAccount,
    [AccountKind.clearing]: state.clearingAccount,
    [AccountKind.insurance]: state.insuranceAccount,
    [AccountKind.lender]: state.lenderAccount,
    [AccountKind.convert]: state.convertAccount,
    [AccountKind.user]: null,
    [AccountKind.house]: null,
  }[kind];
  if (taken !== null) return refuse(RejectReason.accountExists);
  if (!Number.isSafeInteger(accountId) || accountId < 0) return refuse(RejectReason.unknownAccount);
  addAccount(context, accountId, kind);
  return done();
}

/** Under a number that nobody has. */
export function addAccount({ state, events }: Context, accountId: AccountId, kind: AccountKind): Account {
  const account = newAccount(accountId, kind, state.nextRow);
  state.nextRow += 1;
  keepAccount(state, account);
  events.push({ type: 'account-opened', accountId, kind });
  return account;
}

/** Its place among the others, its row in the ledger, and the next number. */
export function keepAccount(state: State, account: Account): void {
  const { accountId, kind, row } = account;
  state.accounts.set(accountId, account);
  state.nextAccountNumber = Math.max(state.nextAccountNumber, accountId + 1);
  state.ledger.openRow(row, mayOwe(kind));
  keepVenueAccount(state, account);
}

/** True for accounts that may go below zero: they are the other side of what others hold. */
export const mayOwe = (kind: AccountKind): boolean =>
  kind === AccountKind.outside || kind === AccountKind.clearing || kind === AccountKind.lender;

/** Remembers an account that there is one of. The insurance fund holds positions from time to time. */
function keepVenueAccount(state: State, account: Account): void {
  const { kind } = account;
  if (kind === AccountKind.fees) state.feeAccount = account;
  if (kind === AccountKind.outside) state.outsideAccount = account;
  if (kind === AccountKind.clearing) state.clearingAccount = account;
  if (kind === AccountKind.lender) state.lenderAccount = account;
  if (kind === AccountKind.convert) state.convertAccount = account;
  if (kind !== AccountKind.insurance) return;
  state.insuranceAccount = account;
  openFutures(state, account);
}
