// Arrivals: where each stands on its way into the account.
import { useTranslations } from 'next-intl';

import { ColumnHead } from '#components/ui/column-head.tsx';
import type { DepositRecord } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { TransactionId } from './transaction-id.tsx';

const colour = {
  pending: 'text-warning',
  confirmed: 'text-warning',
  credited: 'text-positive',
  lost: 'text-negative',
  reversed: 'text-negative',
} as const;

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
              <ColumnHead place="ps-4 text-start">{t('amount')}</ColumnHead>
              <ColumnHead place="hidden text-start sm:table-cell">{t('network')}</ColumnHead>
              <ColumnHead place="text-start">{t('state')}</ColumnHead>
              <ColumnHead place="hidden text-start md:table-cell">{t('transaction')}</ColumnHead>
              <ColumnHead place="pe-4 text-end">{t('time')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.depositId} className="h-11 border-b border-subtle last:border-0">
                <td className="ps-4">
                  <bdi dir="ltr">{formatCoinAmount(record.amount, record.coin, locale)}</bdi>
                </td>
                <td className="hidden text-secondary sm:table-cell">{record.network}</td>
                <td className={colour[record.status]}>
                  {record.status === 'pending' ? <Confirming record={record} /> : t(`status.${record.status}`)}
                </td>
                <td className="hidden text-secondary md:table-cell">
                  <TransactionId id={record.transactionId} />
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

/** The confirmations of a deposit out of those it needs, in words and as a bar. */
function Confirming({ record }: { readonly record: DepositRecord }) {
  const t = useTranslations('assets');
  const [done, needed] = [Math.min(record.confirmations, record.requiredConfirmations), record.requiredConfirmations];
  return (
    <div className="max-w-40 py-1.5">
      <p className="tabular-nums">{t('confirming', { done, needed })}</p>
      <div
        role="progressbar"
        aria-label={t('confirming', { done, needed })}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={done}
        className="mt-1 h-1 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full rounded-full bg-warning transition-[inline-size]" style={{ inlineSize: `${(done / needed) * 100}%` }} />
      </div>
    </div>
  );
}
