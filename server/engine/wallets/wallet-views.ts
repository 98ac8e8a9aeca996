// The views of money.
import { balanceViews } from '../accounts/account-view.ts';
import type { AccountId } from '../ids.ts';
import { perAccount, view } from '../view.ts';

export const walletViews = {
  /** Assets in which the account has anything. */
  balances: view(({ state }, accountId: AccountId) => balanceViews(state, accountId), perAccount),
};
