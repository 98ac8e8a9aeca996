// An arrival that was credited is undone by its chain: what is there is taken back, what has been spent is owed.
import { collectDebt, takeBack } from '../accounts/debt.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { CollectDebt, ReverseDeposit } from './wallet-command.ts';

export function reverseDeposit(context: Context, { accountId, assetId, units, reference }: ReverseDeposit): Outcome {
  const { state } = context;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId)) return refuse(RejectReason.unknownAsset);
  const owed = BigInt(account.debts?.get(assetId) ?? 0);
  if (units <= 0n || owed + units > BigInt(Number.MAX_SAFE_INTEGER)) return refuse(RejectReason.invalidAmount);
  if (!state.deposits.has(reference)) return refuse(RejectReason.depositNotCredited);
  state.deposits.delete(reference);
  context.events.push({ type: 'deposit-reversed', accountId, assetId, units, reference });
  takeBack(context, account, assetId, Number(units));
  return done();
}

export function payDebt(context: Context, { accountId, assetId }: CollectDebt): Outcome {
  const account = context.state.accounts.get(accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  if (!account.debts?.has(assetId)) return refuse(RejectReason.nothingOwed);
  collectDebt(context, account, assetId);
  return done();
}
