'use client';
// Stands on every page, and brings the dialog when somebody wants to move coins.
import dynamic from 'next/dynamic';

import { useTransferDesk } from '#lib/session/transfer-desk.ts';

const TransferDialog = dynamic(() => import('./transfer-dialog.tsx'), { ssr: false });

export function TransferHost() {
  const { wanted, close } = useTransferDesk();
  return wanted === null ? null : <TransferDialog wanted={wanted} onClose={close} />;
}
