// Automatic loans: a unified account is lent the coins that it lacks, and repays from the coins that it has, as soon as anything happens.
import { AccountMode } from '#lib/contract/enums.ts';
import type { MarginAccount } from '../accounts/account.ts';
import { isEmpty } from '../accounts/positions/holding.ts';
import { noteWallet } from '../accounts/risk/watch-risk.ts';
import { chargeMargin } from '../lending/interest.ts';
import { noteDebtor, repayLoan, takeLoan } from '../lending/loans.ts';
import { RepayCause } from '../lending/margin-event.ts';
import { coinsOf } from '../lending/margin-risk.ts';
import type { Context } from '../outcome.ts';

/** True if anything is at stake: a debt, or a position. */
export const isExposed = ({ debts, owner }: MarginAccount): boolean =>
  debts.size > 0 ||
  [...(owner.futures?.wallets.values() ?? [])].some(
    ({ assetId, holdings, pool }) => pool?.shares(assetId) === true && holdings.some((holding) => !isEmpty(holding)),
  );

/** Evens out each coin. Losses must be paid: nobody is asked whether the pool or a tier has room for them. */
export function evenOut(context: Context, margin: MarginAccount): void {
  const { ledger } = context.state;
  // Before, and not while coins are gone through: interest may be owed of any of them.
  chargeMargin(context, margin);
  for (const assetId of coinsOf(context.state, margin)) {
    const cash = ledger.cash(margin.account.row, assetId);
    if (cash < 0) takeLoan(context, margin, assetId, -cash, 0);
    else repayLoan(context, margin, assetId, cash, { cause: RepayCause.automatic, orderId: 0 });
  }
}

/** Brings the account to where it can be judged; false when there is nothing to judge together, because each coin stands for itself. */
export function settleUnified(context: Context, margin: MarginAccount): boolean {
  const { owner } = margin;
  for (const wallet of owner.futures?.wallets.values() ?? [])
    if (wallet.pool?.shares(wallet.assetId) === false) noteWallet(context.state, wallet);
  if (owner.unified?.mode !== AccountMode.advanced) {
    const { debtors, liquidations } = context.state.lending;
    debtors.delete(margin);
    liquidations.delete(margin);
    margin.unit.version += 1;
    margin.isCalled = false;
    return false;
  }
  evenOut(context, margin);
  // Positions cost interest too when what they lose is more than there is.
  if (isExposed(margin)) noteDebtor(context, margin);
  else context.state.lending.debtors.delete(margin);
  return true;
}
