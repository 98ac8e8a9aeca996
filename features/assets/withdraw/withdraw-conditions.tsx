'use client';
// The conditions of withdrawing, before anything is typed: the proof that is asked for, the day's limit, the code, and new addresses.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { WithdrawScene } from './withdraw-scene.ts';

export function WithdrawConditions({ scene: { config, security, book } }: { readonly scene: WithdrawScene }) {
  const t = useTranslations('withdraw');
  const hasProof = security.hasPin || security.hasAuthenticator;
  const left = formatNumber(config.dailyLeft);
  const share = Number(config.dailyLimit) === 0 ? 0 : (Number(config.dailyLeft) / Number(config.dailyLimit)) * 100;
  const limit = formatNumber(config.dailyLimit);
  return (
    <section aria-label={t('conditions.title')} className="mt-6 rounded-xl border border-subtle bg-surface-1 p-5">
      <h2 className="text-sm font-semibold">{t('conditions.title')}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <Condition name={t('conditions.proof')}>
          <span className="flex flex-wrap items-center gap-2">
            <span className={`flex items-center gap-1.5 ${hasProof ? 'text-positive' : 'text-warning'}`}>
              {hasProof ? <CircleCheck size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
              {t(hasProof ? 'conditions.on' : 'conditions.off')}
            </span>
            {hasProof ? null : (
              <Link href="/account/security" className={`${buttonClasses('secondary', 'small')} max-md:h-11`}>
                {t('conditions.setUp')}
              </Link>
            )}
          </span>
        </Condition>
        <Condition name={`${t('limit')} (${t('level', { level: config.vipLevel })})`}>
          <bdi dir="ltr" className="tabular-nums">
            {left}
            <span className="text-muted"> / {limit} USDT</span>
          </bdi>
          <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-3" aria-hidden>
            <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${share}%` }} />
          </span>
        </Condition>
        <Condition name={t('code')}>{t('conditions.code')}</Condition>
        <Condition name={t('book')}>
          {!book.whitelist.on
            ? t('bookAbout')
            : book.whitelist.endsTimeMs === null
              ? t('whitelistOn')
              : t('whitelistEnds', { time: isolateLtr(formatDateTime(book.whitelist.endsTimeMs, 0)) })}
        </Condition>
      </dl>
    </section>
  );
}

function Condition({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
