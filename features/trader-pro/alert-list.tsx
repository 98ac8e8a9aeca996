'use client';
// The alerts of the newest attempt, newest first, and whether e-mails tell them too.
import { useLocale, useTranslations } from 'next-intl';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { setTraderProMail } from '#lib/contract/calls/v1/trigger/trader-pro/mail.ts';
import { programmeRules } from '#lib/contract/trader-pro/programme-rules.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

const everyMs = 2_000;
const changed = [getTraderProAlerts] as const;

type Props = {
  /** There may be more. */
  readonly goesOn: boolean;
  /** Null: the exchange is asked by the browser. */
  readonly initial: ResponseOf<typeof getTraderProAlerts> | null;
};

export function AlertList({ goesOn, initial }: Props) {
  const t = useTranslations('traderPro');
  const locale = useLocale();
  const zone = useZoneOffset();
  const tag = localeOf(locale).code;
  const data = useCall(getTraderProAlerts, {}, { initial, everyMs }).data ?? initial;
  const setMail = useChange(setTraderProMail, changed);
  const why = useRefusalText();
  if (data === null || (!goesOn && data.list.length === 0)) return null;
  const { list, mail } = data;
  const money = (usdt: string): string => isolateLtr(formatCoinAmount(usdt, 'USDT', locale, { decimals: 2 }));
  return (
    <section aria-labelledby="programme-alerts" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="programme-alerts" className="text-lg font-semibold">
          {t('alerts')}
        </h2>
        {mail === 'on' || mail === 'off' ? (
          <label className="ms-auto flex min-h-8 cursor-pointer items-center gap-2 text-sm text-secondary max-md:min-h-11">
            <input
              type="checkbox"
              role="switch"
              className="size-4 accent-accent"
              checked={mail === 'on'}
              aria-checked={mail === 'on'}
              onChange={(event) => {
                setMail({ on: event.target.checked, locale: tag }).catch((error: unknown) => showToast('failed', why(error)));
              }}
            />
            {t('byMail')}
          </label>
        ) : null}
        {mail === 'unverified' ? (
          <PageLink href="/account/security" className="ms-auto text-sm text-accent underline underline-offset-2">
            {t('verify')}
          </PageLink>
        ) : null}
      </div>
      {list.length === 0 ? (
        <p className="text-sm text-muted">{t('noAlerts', { percent: `${programmeRules.alertPercent}%` })}</p>
      ) : (
        <ul className="divide-y divide-subtle rounded-xl border border-subtle bg-surface-1">
          {list.map(({ rule, value, limit, sequence, timeMs }) => (
            <li key={`${sequence} ${rule}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
              <span className="text-warning">{t('alert', { rule: t(`rule.${rule}`), value: money(value), limit: money(limit) })}</span>
              <bdi dir="ltr" className="text-xs text-muted">
                {formatDateTime(timeMs, zone)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
