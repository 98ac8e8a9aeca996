// The part of the core about money: what there is of it, and its ways in, out and between wallets.
import type { Part } from '../part.ts';
import { brokenDebts, brokenReserves, brokenSums } from './broken-wallets.ts';
import type { WalletCommand } from './wallet-command.ts';
import { walletCommands } from './wallet-commands.ts';
import { walletImage } from './wallet-image.ts';
import { walletViews } from './wallet-views.ts';

export const walletsPart = {
  commands: walletCommands,
  image: walletImage,
  invariants: [brokenSums, brokenReserves, brokenDebts],
  views: walletViews,
  due: null,
} satisfies Part<WalletCommand>;
