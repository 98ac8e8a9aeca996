// The views of money.
import { balanceViews } from '../accounts/account-view.ts';
import type { AccountId } from '../ids.ts';
import { perAccount, view } from '../view.ts';
import { holdViews } from './holds.ts';

export const walletViews = {
  /** Assets in which the account has anything. */
  balances: view(({ state }, accountId: AccountId) => balanceViews(state, accountId), perAccount),
  /** What is held of its balances, and for what. */
  holds: view(({ state }, accountId: AccountId) => holdViews(state, accountId), perAccount),
};
