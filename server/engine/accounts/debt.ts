// The debt of an account for an arrival that was undone after it had been spent, and how it is paid back.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AssetId } from '../ids.ts';
import type { Context } from '../outcome.ts';
import { markDirty } from '../unified/mark-dirty.ts';
import { units } from '../units.ts';
import type { Account } from './account.ts';

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
    const movements = [
      { accountId: account.accountId, row: account.row, assetId, available: -paid, frozen: 0 },
      { accountId: outside.accountId, row: outside.row, assetId, available: paid, frozen: 0 },
    ];
    state.ledger.post(LedgerCause.depositReversal, 0, movements, events, true);
    markDirty(state, account);
  }
  const left = owed - paid;
  if (left > 0) account.debts?.set(assetId, left);
  else account.debts?.delete(assetId);
  const isTold = paid > 0 ? !isNew || left > 0 : isNew;
  if (isTold) events.push({ type: 'debt-changed', accountId: account.accountId, assetId, units: units(BigInt(left)) });
}
