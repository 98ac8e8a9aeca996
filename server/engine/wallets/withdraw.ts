// Money leaves: held first, then gone for good, or given back. One debit per withdrawal.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import type { Movement } from '../accounts/ledger.ts';
import { isReference } from '../accounts/withdrawal.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { units as asUnits } from '../units.ts';
import { noteLeaving } from '../unified/leaving.ts';
import { withdrawable } from '../unified/withdrawable.ts';
import type { ReleaseWithdrawal, ReserveWithdrawal, SettleWithdrawal } from './wallet-command.ts';

export function reserveWithdrawal(context: Context, { accountId, assetId, units, feeUnits, reference }: ReserveWithdrawal): Outcome {
  const { state, events } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || feeUnits < 0n || units + feeUnits > BigInt(Number.MAX_SAFE_INTEGER) || !isReference(reference))
    return refuse(RejectReason.invalidAmount);
  if (state.withdrawals.isUsed(reference)) return refuse(RejectReason.withdrawalExists);
  if (isInDebt(account)) return refuse(RejectReason.accountInDebt);
  const [amount, fee] = [Number(units), Number(feeUnits)];
  if (withdrawable(state, account, assetId) < amount + fee) return refuse(RejectReason.insufficientBalance);
  state.ledger.freeze(LedgerCause.withdrawalReserve, 0, { accountId, row: account.row }, assetId, amount + fee, events);
  state.withdrawals.hold(reference, { accountId, assetId, amount, fee });
  noteLeaving(state, account, assetId, amount + fee);
  events.push({ type: 'withdrawal-reserved', accountId, assetId, units, feeUnits, reference });
  return done();
}

export function settleWithdrawal(context: Context, { reference }: SettleWithdrawal): Outcome {
  const { state, events } = context;
  const held = state.withdrawals.held.get(reference);
  const account = held === undefined ? undefined : state.accounts.get(held.accountId);
  if (held === undefined || account === undefined) return refuse(RejectReason.unknownWithdrawal);
  const [outside, fees] = [state.outsideAccount, state.feeAccount];
  if (outside === null || fees === null) return refuse(RejectReason.unknownAccount);
  const { accountId, assetId, amount, fee } = held;
  const movements: Movement[] = [
    { accountId, row: account.row, assetId, available: 0, frozen: -(amount + fee) },
    { accountId: outside.accountId, row: outside.row, assetId, available: amount, frozen: 0 },
  ];
  if (fee > 0) movements.push({ accountId: fees.accountId, row: fees.row, assetId, available: fee, frozen: 0 });
  state.ledger.post(LedgerCause.withdrawal, 0, movements, events, true);
  state.withdrawals.end(reference);
  noteLeaving(state, account, assetId, -(amount + fee));
  const told = { accountId, assetId, units: asUnits(BigInt(amount)), feeUnits: asUnits(BigInt(fee)), reference };
  events.push({ type: 'withdrawal-settled', ...told });
  return done();
}

export function releaseWithdrawal(context: Context, { reference }: ReleaseWithdrawal): Outcome {
  const { state, events } = context;
  const held = state.withdrawals.held.get(reference);
  const account = held === undefined ? undefined : state.accounts.get(held.accountId);
  if (held === undefined || account === undefined) return refuse(RejectReason.unknownWithdrawal);
  const { accountId, assetId, amount, fee } = held;
  state.ledger.freeze(LedgerCause.withdrawalRelease, 0, { accountId, row: account.row }, assetId, -(amount + fee), events);
  state.withdrawals.end(reference);
  noteLeaving(state, account, assetId, -(amount + fee));
  const told = { accountId, assetId, units: asUnits(BigInt(amount)), feeUnits: asUnits(BigInt(fee)), reference };
  events.push({ type: 'withdrawal-released', ...told });
  collectDebt(context, account, assetId);
  return done();
}
