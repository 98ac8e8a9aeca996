// The dialog that moves coins between one's own accounts: opened from wherever one stands, with what is meant there.
import { create } from 'zustand';

import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';

export type WantedTransfer = { readonly coin: string; readonly from: AccountKindId; readonly to: AccountKindId };

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
