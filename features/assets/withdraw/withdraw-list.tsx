'use client';
// Withdrawals: where each stands, why, and what can still be done about it.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/cancel.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { shortAddress } from '#lib/format/short-address.ts';
import { hasText } from '#lib/i18n/text-names.ts';

const colour: Readonly<Record<WithdrawalRecord['state'], string>> = {
  pending: 'text-warning',
  review: 'text-warning',
  sent: 'text-warning',
  confirmed: 'text-positive',
  failed: 'text-negative',
  cancelled: 'text-muted',
  reversed: 'text-negative',
};

type Props = {
  readonly records: readonly WithdrawalRecord[];
  readonly locale: string;
  readonly onConfirm: (record: WithdrawalRecord) => void;
  readonly onChanged: () => void;
};

export function WithdrawList({ records, locale, onConfirm, onChanged }: Props) {
  const t = useTranslations('withdraw');
  const reasons = useTranslations('withdraw.reasons');
  const api = useApi();
  const why = useRefusalText();
  const [cancelling, setCancelling] = useState<string | null>(null);
  const cancel = async (withdrawalId: string): Promise<void> => {
    setCancelling(withdrawalId);
    try {
      await api.call(cancelWithdrawal, { withdrawalId });
      showToast('done', t('cancelledToast'));
    } catch (error) {
      showToast('failed', why(error));
    } finally {
      setCancelling(null);
      onChanged();
    }
  };
  return (
    <section className="mt-6 rounded-xl border border-subtle bg-surface-1">
      <h2 className="border-b border-subtle px-4 py-3 text-sm font-semibold">{t('records')}</h2>
      {records.length === 0 ? <p className="px-4 py-10 text-center text-sm text-muted">{t('none')}</p> : null}
      <ul>
        {records.map((record) => (
          <li
            key={record.withdrawalId}
            data-testid="withdrawal"
            className="grid gap-x-6 gap-y-2 border-b border-subtle px-4 py-3 text-sm last:border-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)_11rem]"
          >
            <div>
              <p className="tabular-nums">
                <bdi dir="ltr">{formatCoinAmount(record.receiveAmount, record.coin, locale)}</bdi>
              </p>
              <p className="text-xs text-muted">
                <bdi dir="ltr">{formatDateTime(record.createTimeMs, 0)}</bdi>
              </p>
            </div>
            <div className="min-w-0">
              <p className="font-mono text-xs leading-5" title={record.address}>
                <bdi dir="ltr">{shortAddress(record.address)}</bdi>
              </p>
              <p className="truncate text-xs text-muted">{record.network}</p>
            </div>
            <div>
              <p className={colour[record.state]}>
                {record.state === 'sent'
                  ? t('states.sent', {
                      done: Math.min(record.confirmations, record.requiredConfirmations),
                      needed: record.requiredConfirmations,
                    })
                  : t(`states.${record.state}`)}
              </p>
              {hasText(reasons, record.reason) ? <p className="text-xs text-muted">{reasons(record.reason)}</p> : null}
            </div>
            <div className="flex flex-wrap gap-2 sm:justify-end">
              {record.state === 'pending' ? (
                <>
                  <Button size="small" look="primary" className="max-md:h-11" onClick={() => onConfirm(record)}>
                    {t('enterCode')}
                  </Button>
                  <Button
                    size="small"
                    className="max-md:h-11"
                    pending={cancelling === record.withdrawalId}
                    onClick={() => void cancel(record.withdrawalId)}
                  >
                    {t('cancel')}
                  </Button>
                </>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
