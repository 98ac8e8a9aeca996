// Over the fields: what there is to spend. Under the button: what the market asks.
import { CirclePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { shortAmount } from '#lib/format/short-amount.ts';

/** Null: a visitor, or not known yet. */
export function AvailableLine({ available, coin }: { readonly available: string | null; readonly coin: string }) {
  const t = useTranslations('spot');
  return (
    <p className="flex items-center justify-between gap-2 text-xs text-muted">
      <span>{t('available')}</span>
      {available === null ? (
        <span>—</span>
      ) : (
        <span className="flex items-center gap-1.5 text-primary">
          <bdi dir="ltr">{`${shortAmount(available)} ${coin}`}</bdi>
          <Link
            href={`/asset/recharge?coin=${coin}`}
            prefetch={false}
            aria-label={t('deposit', { coin })}
            title={t('deposit', { coin })}
            className="relative text-accent after:absolute after:-inset-3 hover:text-accent-strong"
          >
            <CirclePlus size={15} aria-hidden />
          </Link>
        </span>
      )}
    </p>
  );
}

export function MarketTerms({ market, after }: { readonly market: SpotMarket; readonly after: ReactNode }) {
  const t = useTranslations('spot');
  const rate = (share: string): string => formatPercent(share, 'en-US');
  const rows = [
    [t('rules.fees'), `${rate(market.makerFeeRate)} / ${rate(market.takerFeeRate)}`],
    [t('rules.minimum'), `${market.minAmount} ${market.quoteCoin}`],
  ] as const;
  return (
    <div className="flex items-center justify-between gap-x-3 border-t border-subtle pt-1.5 text-2xs">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-secondary">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {after}
    </div>
  );
}
