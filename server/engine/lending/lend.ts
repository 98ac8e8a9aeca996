// Borrow and repay, as their owner asks for it.
import { Wallet } from '#lib/contract/enums.ts';
import type { MarginAccount } from '../accounts/account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import type { Borrow, MarginWalletName, Repay } from './margin-command.ts';
import { RepayCause } from './margin-event.ts';
import { owedOf, findMargin } from './margin-account.ts';
import { refuseLoan, repayLoan, takeLoan } from './loans.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { isAmount } from '../units.ts';

function walletOf({ state }: Context, { accountId, wallet, marketId }: MarginWalletName): MarginAccount | RejectReason {
  const owner = state.accounts.get(accountId);
  if (owner === undefined || owner.kind !== AccountKind.user) return RejectReason.unknownAccount;
  if (wallet === Wallet.isolated && !state.markets.has(marketId)) return RejectReason.unknownMarket;
  if (owner.unified !== null) return RejectReason.accountUnified;
  return findMargin(owner, wallet, marketId) ?? RejectReason.insufficientBalance;
}

export function borrow(context: Context, command: Borrow): Outcome {
  const margin = walletOf(context, command);
  if (typeof margin === 'string') return refuse(margin);
  if (!isAmount(command.units)) return refuse(RejectReason.invalidAmount);
  const amount = Number(command.units);
  const wrong = refuseLoan(context, margin, command.assetId, amount);
  if (wrong !== null) return refuse(wrong);
  takeLoan(context, margin, command.assetId, amount, 0);
  return done();
}

export function repay(context: Context, command: Repay): Outcome {
  const margin = walletOf(context, command);
  if (typeof margin === 'string') return refuse(margin);
  const { assetId } = command;
  if (!isAmount(command.units)) return refuse(RejectReason.invalidAmount);
  const debt = margin.debts.get(assetId);
  if (debt === undefined) return refuse(RejectReason.noDebt);
  const amount = Math.min(Number(command.units), owedOf(debt));
  if (!context.state.ledger.canPay(margin.account.row, assetId, amount)) return refuse(RejectReason.insufficientBalance);
  // The interest that this very moment adds to the debt is paid too, as far as the amount reaches.
  const max = Math.min(Number(command.units), context.state.ledger.cash(margin.account.row, assetId));
  repayLoan(context, margin, assetId, max, { cause: RepayCause.requested, orderId: 0 });
  return done();
}
