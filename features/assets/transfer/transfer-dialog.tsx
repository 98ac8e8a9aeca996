'use client';
// Moves a coin between two of one's accounts: every pair that may, up to what the exchange lets go.
import { ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getTransferRoutes } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import type { WantedTransfer } from '#lib/session/money/transfer-dialog-state.ts';
import { TransferForm } from './transfer-form.tsx';

type Props = { readonly wanted: WantedTransfer; readonly onClose: () => void };

export default function TransferDialog({ wanted, onClose }: Props) {
  const t = useTranslations('shell.transferFunds');
  const shell = useTranslations('shell');
  const { data, isError } = useCall(getTransferRoutes, {}, { anew: true });
  const routes = data?.list;
  return (
    <Modal open title={t('title')} closeLabel={shell('close')} onClose={onClose} sheet>
      <div className="-mt-2 mb-2 flex">
        <HelpHint to="transfer" />
      </div>
      {routes?.length === 0 ? (
        <p className="text-sm leading-6 text-secondary">{t('oneWallet')}</p>
      ) : routes === undefined ? (
        isError ? (
          <p role="alert" className="text-sm text-negative">
            {t('unknown')}
          </p>
        ) : (
          <ListWaiting />
        )
      ) : (
        <TransferForm routes={routes} wanted={wanted} icon={<ArrowUpDown size={16} aria-hidden />} onClose={onClose} />
      )}
    </Modal>
  );
}
