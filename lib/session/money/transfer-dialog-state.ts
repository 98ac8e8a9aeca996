// The dialog that moves coins between one's own accounts: opened from wherever one stands, with what is meant there.
import { create } from 'zustand';

import type { WalletKindId } from '#lib/contract/accounts/account-kinds.ts';

export type WantedTransfer = { readonly coin: string; readonly from: WalletKindId; readonly to: WalletKindId };

type TransferDialogState = {
  /** Null: closed. */
  readonly wanted: WantedTransfer | null;
  open(wanted: WantedTransfer): void;
  close(): void;
};

export const useTransferDialog = create<TransferDialogState>((set) => ({
  wanted: null,
  open: (wanted) => set({ wanted }),
  close: () => set({ wanted: null }),
}));
