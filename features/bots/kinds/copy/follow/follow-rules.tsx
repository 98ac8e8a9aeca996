'use client';
// The terms that one agrees to by copying: what is copied, how it is closed, and the share of profit, with an announced higher one.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

const percentText = (percent: number): string => isolateLtr(formatPercent(String(percent / 100), { decimals: 0 }));

/** Undefined: they are not here yet. */
export function FollowRules({ asks }: { readonly asks: ResponseOf<typeof getLeaderTerms> | undefined }) {
  const t = useTranslations('bots.follow');
  const zoneMinutes = useZoneOffset();
  const share = asks?.profitShare ?? 0;
  const next = asks?.nextShare ?? null;
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
        <li>{t('rule.stop')}</li>
      </ul>
      <p className="text-2xs text-muted">{t('past')}</p>
    </>
  );
}
