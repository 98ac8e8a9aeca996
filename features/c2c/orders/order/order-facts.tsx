// The terms of an order, the other user's record, and what the ad says.
import { useTranslations } from 'next-intl';

import { TimeText } from '#components/trading/time-text.tsx';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { paymentText, sized } from '../sized.ts';

/** Records of people count so many days. */
const recordDays = 30;

type Props = {
  readonly order: C2cOrderDetail;
  /** Empty: the ad says nothing, or is not there any more. */
  readonly remark: string;
};

export function OrderFacts({ order, remark }: Props) {
  const t = useTranslations('c2cOrders');
  const zoneMinutes = useZoneOffset();
  const { orderId, price, quantity, amount, coin, quote, placedMs, counterpart } = order;
  const { nickname, doneIn30Days, completionPercent } = counterpart;
  const facts = [
    ['price', sized(price, quote)],
    ['quantity', sized(quantity, coin)],
    ['amount', paymentText(amount, quote)],
    ['number', isolateLtr(orderId)],
  ] as const;
  return (
    <section aria-labelledby="order-facts" className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4 text-sm">
      <h2 id="order-facts" className="text-sm font-semibold">
        {t('facts.title')}
      </h2>
      <dl className="flex flex-col gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t(`column.${name}`)}</dt>
            <dd className="text-primary tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t('column.placed')}</dt>
          <dd>
            <TimeText timeMs={placedMs} zoneMinutes={zoneMinutes} />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{t('column.counterparty')}</dt>
          <dd className="min-w-0 text-end">
            <bdi className="break-words text-primary">{nickname}</bdi>
            <span className="block text-xs text-muted">
              {t('record.done', { count: doneIn30Days, number: formatNumber(String(doneIn30Days)), days: recordDays })}
            </span>
            <span className="block text-xs text-muted">
              {completionPercent === null ? t('record.none') : t('record.rate', { percent: isolateLtr(`${completionPercent}%`) })}
            </span>
          </dd>
        </div>
      </dl>
      {remark === '' ? null : (
        <div className="flex flex-col gap-1 border-t border-subtle pt-3">
          <h3 className="text-xs text-muted">{t('facts.remark')}</h3>
          <p dir="auto" className="text-sm break-words whitespace-pre-line text-secondary">
            {remark}
          </p>
        </div>
      )}
    </section>
  );
}
