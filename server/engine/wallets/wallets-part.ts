// The part of the core about money: what there is of it, and its ways in, out and between wallets.
import { balanceViews } from '../accounts/account-view.ts';
import type { AccountId } from '../ids.ts';
import type { Part } from '../part.ts';
import { perAccount, view } from '../view.ts';
import { brokenDebts, brokenReserves, brokenSums } from './broken-wallets.ts';
import { holdViews } from './holds.ts';
import type { WalletCommand } from './wallet-command.ts';
import { walletCommands } from './wallet-commands.ts';
import { walletImage } from './wallet-image.ts';

/** The views of money. */
const walletViews = {
  /** Assets in which the account has anything. */
  balances: view(({ state }, accountId: AccountId) => balanceViews(state, accountId), perAccount),
  /** What is held of its balances, and for what. */
  holds: view(({ state }, accountId: AccountId) => holdViews(state, accountId), perAccount),
};

export const walletsPart = {
  commands: walletCommands,
  image: walletImage,
  invariants: [brokenSums, brokenReserves, brokenDebts],
  views: walletViews,
  due: null,
} satisfies Part<WalletCommand>;
