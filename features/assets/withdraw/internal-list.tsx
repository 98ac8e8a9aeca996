// The transfers to other users and from them.
import { useTranslations } from 'next-intl';

import type { InternalTransfer } from '#lib/contract/money/internal-transfer.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatDateTime } from '#lib/format/format-time.ts';

type Props = { readonly records: readonly InternalTransfer[] };

export function InternalList({ records }: Props) {
  const t = useTranslations('withdraw');
  return (
    <section className="mt-6 rounded-xl border border-subtle bg-surface-1">
      <h2 className="border-b border-subtle px-4 py-3 text-sm font-semibold">{t('internal.records')}</h2>
      <ul>
        {records.map(({ transferId, direction, coin, amount, counterpart, createTimeMs }) => (
          <li
            key={transferId}
            data-testid="internal-transfer"
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-subtle px-4 py-3 text-sm last:border-0"
          >
            <span className={`tabular-nums sm:w-48 ${direction === 'received' ? 'text-positive' : ''}`}>
              <bdi dir="ltr">
                {direction === 'received' ? '+' : '−'}
                {formatNumber(amount)} {coin}
              </bdi>
            </span>
            <span className="flex-1 text-secondary">
              {t(`internal.${direction}`)} <bdi dir="ltr">{counterpart}</bdi>
            </span>
            <bdi dir="ltr" className="text-xs text-muted">
              {formatDateTime(createTimeMs, 0)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
