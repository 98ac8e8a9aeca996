'use client';
// Stands on every page, and brings the dialog when somebody wants to move coins.

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';

const TransferDialog = lateDialog(async () => (await import('./transfer-dialog.tsx')).default);

export function TransferHost() {
  const { wanted, close } = useTransferDialog();
  return wanted === null ? null : <TransferDialog wanted={wanted} onClose={close} />;
}
