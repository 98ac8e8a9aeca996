'use client';
// The terms that one agrees to by copying: what is copied, how it is closed, and the share of profit, with an announced higher one.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { moneyText } from '#components/trading/money-text.ts';

const percentText = (percent: number): string => isolateLtr(formatPercent(String(percent / 100), { decimals: 0 }));

/** Undefined: they are not here yet. */
export function FollowRules({ asks, coin }: { readonly asks: ResponseOf<typeof getLeaderTerms> | undefined; readonly coin: string }) {
  const t = useTranslations('bots.follow');
  const zoneMinutes = useZoneOffset();
  const share = asks?.profitShare ?? 0;
  const next = asks?.nextShare ?? null;
  const carried = asks?.carriedLoss ?? '0';
  const isShared = share > 0 || next !== null;
  return (
    <>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-xs text-secondary">
        <li>{t('rule.new')}</li>
        <li>{t('rule.close')}</li>
        {asks === undefined ? null : <li>{share === 0 ? t('rule.free') : t('rule.share', { share: percentText(share) })}</li>}
        {next === null ? null : (
          <li className="text-warning">
            {t('rule.rise', { share: percentText(next.percent), time: isolateLtr(formatDateTime(next.fromTimeMs, zoneMinutes)) })}
          </li>
        )}
        {isShared && /[1-9]/.test(carried) ? <li>{t('rule.carried', { amount: moneyText(carried, coin) })}</li> : null}
        <li>{t('rule.stop')}</li>
      </ul>
      <p className="text-2xs text-muted">{t('past')}</p>
    </>
  );
}
