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
  /** Balances of the coins that the account has. */
  balances: view(({ state }, accountId: AccountId) => balanceViews(state, accountId), perAccount),
  /** The held parts of its balances, with the purpose of each. */
  holds: view(({ state }, accountId: AccountId) => holdViews(state, accountId), perAccount),
};

export const walletsPart = {
  commands: walletCommands,
  image: walletImage,
  invariants: [brokenSums, brokenReserves, brokenDebts],
  views: walletViews,
  due: null,
} satisfies Part<WalletCommand>;
