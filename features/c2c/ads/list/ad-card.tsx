// One of one's own ads: its terms, its state and why nobody can take it now, and what its owner can do with it.
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { isPaymentScheme } from '#lib/contract/c2c/payment/schemes.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';

export type AdAction = 'pause' | 'resume' | 'close';

type Props = { readonly ad: OwnAdvert; readonly pending: AdAction | null; readonly onAction: (action: AdAction) => void };

const wholePremium = 10_000;
const stateLooks = {
  online: 'bg-positive-soft text-positive',
  paused: 'bg-warning-soft text-warning',
  closed: 'bg-surface-3 text-muted',
} as const;

export function AdCard({ ad, pending, onAction }: Props) {
  const t = useTranslations('c2cAds');
  const schemes = useTranslations('c2cPayment.scheme');
  const locale = useLocale();
  const name = t(`pair.${ad.side}`, { coin: ad.coin, quote: ad.quote });
  const price = ad.price === null ? t('noPrice') : formatCoinAmount(ad.price, ad.quote, locale);
  const premium = ad.premium === null ? null : formatPercent(String(ad.premium / wholePremium), { sign: 'always' });
  const named = (action: string): string => t('actionNamed', { action, ad: name });
  const act = (action: AdAction) => ({ pending: pending === action, onClick: () => onAction(action) });
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-medium">{name}</h2>
        <span className={`shrink-0 rounded px-2 py-0.5 text-xs ${stateLooks[ad.state]}`}>{t(`states.${ad.state}`)}</span>
      </div>
      <p className="text-lg font-semibold tabular-nums">
        <bdi>{price}</bdi>
      </p>
      {ad.resting === null ? null : (
        <p className={`text-xs ${ad.resting === ad.state ? 'text-muted' : 'text-warning'}`}>{t(`resting.${ad.resting}`)}</p>
      )}
      <dl className="grid gap-2 text-sm">
        <Term label={t('form.priceKind')}>{t(`form.${ad.priceKind}`)}</Term>
        {premium === null ? null : (
          <Term label={t('form.premium')}>
            <bdi dir="ltr">{premium}</bdi>
          </Term>
        )}
        <Term label={t('remaining')}>
          {t('remainingText', { available: formatNumber(ad.available), amount: formatCoinAmount(ad.amount, ad.coin, locale) })}
        </Term>
        <Term label={t('taken')}>{formatCoinAmount(ad.taken, ad.coin, locale)}</Term>
        <Term label={t('limits')}>
          {t('limitsText', { minimum: formatNumber(ad.minimum), maximum: formatCoinAmount(ad.maximum, ad.quote, locale) })}
        </Term>
        {ad.paymentMinutes === null ? null : (
          <>
            <Term label={t('form.methods')}>
              {ad.schemes.map((scheme) => (isPaymentScheme(scheme) ? schemes(scheme) : scheme)).join(', ')}
            </Term>
            <Term label={t('form.period')}>{t('minutes', { count: ad.paymentMinutes })}</Term>
          </>
        )}
      </dl>
      {ad.state === 'closed' ? null : (
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {ad.state === 'online' ? (
            <Button size="small" className="max-md:h-11" aria-label={named(t('pause'))} {...act('pause')}>
              {t('pause')}
            </Button>
          ) : (
            <Button size="small" className="max-md:h-11" aria-label={named(t('resume'))} {...act('resume')}>
              {t('resume')}
            </Button>
          )}
          <Link
            href={`/crypto-c2c/ads/${ad.advertId}`}
            aria-label={named(t('edit'))}
            className={`${buttonClasses('secondary', 'small')} max-md:h-11`}
          >
            {t('edit')}
          </Link>
          <Button size="small" look="quiet" className="max-md:h-11" aria-label={named(t('close'))} {...act('close')}>
            {t('close')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
