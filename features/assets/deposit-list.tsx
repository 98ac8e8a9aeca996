// Arrivals: where each stands on its way into the account.
import { useTranslations } from 'next-intl';

import type { DepositRecord } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { formatDateTime } from '#lib/format/format-time.ts';

const colour = { pending: 'text-warning', confirmed: 'text-warning', credited: 'text-positive' } as const;

export function DepositList({ records, locale }: { readonly records: readonly DepositRecord[]; readonly locale: string }) {
  const t = useTranslations('assets');
  return (
    <section className="mt-6 rounded-xl border border-subtle bg-surface-1">
      <h2 className="border-b border-subtle px-4 py-3 text-sm font-semibold">{t('arrivals')}</h2>
      {records.length === 0 ? (
        <p className="px-4 py-10 text-center text-sm text-muted">{t('noArrivals')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">{t('arrivals')}</caption>
          <thead className="text-xs text-muted">
            <tr className="h-9 border-b border-subtle">
              <th scope="col" className="ps-4 text-start font-normal">
                {t('amount')}
              </th>
              <th scope="col" className="hidden text-start font-normal sm:table-cell">
                {t('network')}
              </th>
              <th scope="col" className="text-start font-normal">
                {t('state')}
              </th>
              <th scope="col" className="pe-4 text-end font-normal">
                {t('time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.depositId} className="h-11 border-b border-subtle last:border-0">
                <td className="ps-4">
                  <bdi dir="ltr">
                    {formatNumber(record.amount, locale)} {record.coin}
                  </bdi>
                </td>
                <td className="hidden text-secondary sm:table-cell">{record.network}</td>
                <td className={colour[record.status]}>
                  {record.status === 'pending'
                    ? t('confirming', {
                        done: Math.min(record.confirmations, record.requiredConfirmations),
                        needed: record.requiredConfirmations,
                      })
                    : t(`status.${record.status}`)}
                </td>
                <td className="pe-4 text-end text-muted">
                  <bdi dir="ltr">{formatDateTime(record.createTimeMs, 0)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
