// The debt of an account for an arrival that was undone after it had been spent, and how it is paid back.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AssetId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import { units } from '../units.ts';
import type { Account } from './account.ts';
import { between, move } from './move.ts';

/** True if the account owes any asset. */
export const isInDebt = (account: Account): boolean => (account.debts?.size ?? 0) > 0;

/** Takes back what is available of an amount, and adds the rest to what the account owes. */
export function takeBack(context: Context, account: Account, assetId: AssetId, amount: number): void {
  const owed = (account.debts?.get(assetId) ?? 0) + amount;
  account.debts ??= new Map();
  account.debts.set(assetId, owed);
  collectDebt(context, account, assetId, true);
}

/** Pays what is owed out of what is available in the spot wallet. Called whenever money has reached it from elsewhere. */
export function collectDebt(context: Context, account: Account, assetId: AssetId, isNew = false): void {
  const { state, events } = context;
  const owed = account.debts?.get(assetId) ?? 0;
  const outside = state.outsideAccount;
  if (owed === 0 || outside === null) return;
  const paid = Math.min(owed, Math.max(0, state.ledger.cash(account.row, assetId)));
  if (paid > 0) {
    move(context, { cause: LedgerCause.depositReversal, legs: between({ account }, { account: outside }, assetId, paid) });
  }
  const left = owed - paid;
  if (left > 0) account.debts?.set(assetId, left);
  else account.debts?.delete(assetId);
  const isTold = paid > 0 ? !isNew || left > 0 : isNew;
  if (isTold) events.push({ type: 'debt-changed', accountId: account.accountId, assetId, units: units(BigInt(left)) });
}
