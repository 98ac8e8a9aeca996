'use client';
// Moves a coin between two of one's accounts: every pair that may, up to what the exchange lets go.
import { ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getTransferRoutes, type TransferRoute } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import type { WantedTransfer } from '#lib/session/transfer-desk.ts';
import { TransferForm } from './transfer-form.tsx';

type Props = { readonly wanted: WantedTransfer; readonly onClose: () => void };

export default function TransferDialog({ wanted, onClose }: Props) {
  const t = useTranslations('shell.transferFunds');
  const shell = useTranslations('shell');
  const api = useApi();
  const [routes, setRoutes] = useState<readonly TransferRoute[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    api.call(getTransferRoutes, {}, { signal: controller.signal }).then(
      ({ list }) => setRoutes(list),
      () => setFailed(!controller.signal.aborted),
    );
    return () => controller.abort();
  }, [api]);
  return (
    <Modal open title={t('title')} closeLabel={shell('close')} onClose={onClose} sheet>
      <div className="-mt-2 mb-2 flex">
        <HelpHint to="transfer" />
      </div>
      {routes?.length === 0 ? (
        <p className="text-sm leading-6 text-secondary">{t('oneWallet')}</p>
      ) : routes === null ? (
        failed ? (
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
