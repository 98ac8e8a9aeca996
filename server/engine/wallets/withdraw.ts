// Money leaves: held first, then gone for good, or given back. One debit per withdrawal.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { isReference } from '../accounts/withdrawal.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount, units as asUnits } from '../units.ts';
import { holdFunds, pay, refusePayer } from './pay.ts';
import type { ReleaseWithdrawal, ReserveWithdrawal, SettleWithdrawal } from './wallet-command.ts';

export function reserveWithdrawal(context: Context, { accountId, assetId, units, feeUnits, reference }: ReserveWithdrawal): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  if (units <= 0n || feeUnits < 0n || !isAmount(units + feeUnits) || !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (state.withdrawals.isUsed(reference)) return refuse(RejectReason.withdrawalExists);
  const [amount, fee] = [Number(units), Number(feeUnits)];
  const unpayable = refusePayer(state, account, assetId, amount + fee);
  if (unpayable !== null) return refuse(unpayable);
  const told = { type: 'withdrawal-reserved', accountId, assetId, units, feeUnits, reference } as const;
  holdFunds(context, { account, assetId, amount: amount + fee, purpose: HoldPurpose.withdrawal }, told);
  state.withdrawals.hold(reference, { accountId, assetId, amount, fee });
  return done();
}

export function settleWithdrawal(context: Context, { reference }: SettleWithdrawal): Outcome {
  const { state } = context;
  const held = state.withdrawals.held.get(reference);
  const account = held === undefined ? undefined : state.accounts.get(held.accountId);
  if (held === undefined || account === undefined) return refuse(RejectReason.unknownWithdrawal);
  const [outside, fees] = [state.outsideAccount, state.feeAccount];
  if (outside === null || fees === null) return refuse(RejectReason.unknownAccount);
  const { accountId, assetId, amount, fee } = held;
  const told = { accountId, assetId, units: asUnits(BigInt(amount)), feeUnits: asUnits(BigInt(fee)), reference };
  pay(context, {
    cause: LedgerCause.withdrawal,
    legs: [
      { account, assetId, available: 0, held: { purpose: HoldPurpose.withdrawal, change: -(amount + fee) } },
      { account: outside, assetId, available: amount },
      ...(fee > 0 ? [{ account: fees, assetId, available: fee }] : []),
    ],
    told: [{ type: 'withdrawal-settled', ...told }],
  });
  state.withdrawals.end(reference);
  return done();
}

export function releaseWithdrawal(context: Context, { reference }: ReleaseWithdrawal): Outcome {
  const { state } = context;
  const held = state.withdrawals.held.get(reference);
  const account = held === undefined ? undefined : state.accounts.get(held.accountId);
  if (held === undefined || account === undefined) return refuse(RejectReason.unknownWithdrawal);
  const { accountId, assetId, amount, fee } = held;
  const told = { accountId, assetId, units: asUnits(BigInt(amount)), feeUnits: asUnits(BigInt(fee)), reference };
  const given = { account, assetId, amount: -(amount + fee), purpose: HoldPurpose.withdrawal };
  holdFunds(context, given, { type: 'withdrawal-released', ...told });
  state.withdrawals.end(reference);
  return done();
}
