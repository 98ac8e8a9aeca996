'use client';
// The alerts of the attempt that goes on, newest first; nothing where there are none.
import { useLocale, useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

const everyMs = 2_000;

export function AlertList() {
  const t = useTranslations('traderPro');
  const locale = useLocale();
  const zone = useZoneOffset();
  const { data } = useCall(getTraderProAlerts, {}, { everyMs });
  if (data === undefined || data.list.length === 0) return null;
  const money = (usdt: string): string => isolateLtr(formatCoinAmount(usdt, 'USDT', locale, { decimals: 2 }));
  return (
    <section aria-labelledby="programme-alerts" className="flex flex-col gap-2">
      <h2 id="programme-alerts" className="text-lg font-semibold">
        {t('alerts')}
      </h2>
      <ul className="divide-y divide-subtle rounded-xl border border-subtle bg-surface-1">
        {data.list.map(({ rule, value, limit, sequence, timeMs }) => (
          <li key={`${sequence} ${rule}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
            <span className="text-warning">{t('alert', { rule: t(`rule.${rule}`), value: money(value), limit: money(limit) })}</span>
            <bdi dir="ltr" className="text-xs text-muted">
              {formatDateTime(timeMs, zone)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
