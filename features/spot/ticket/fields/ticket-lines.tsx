// Over the fields: what there is to spend. Under the button: what the market asks.
import { ArrowLeftRight, CirclePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { useUser } from '#lib/session/user.ts';

type AvailableProps = {
  /** Null: a visitor, or not known yet. */
  readonly available: string | null;
  readonly coin: string;
  /** The part of it that is there without borrowing; null where nothing is borrowed. */
  readonly own?: string | null;
};

export function AvailableLine({ available, coin, own = null }: AvailableProps) {
  const t = useTranslations('spot');
  const words = useTranslations('ticket');
  const margin = useTranslations('margin.unified');
  const isUnified = useUser()?.isUnified === true;
  const shell = useTranslations('shell.transferFunds');
  const transfer = useTransferDialog((dialog) => dialog.open);
  const funding = useFundingPlace();
  const name = funding.inDemo ? t('playMoney') : t('deposit', { coin });
  return (
    <p className="flex items-center justify-between gap-2 text-xs text-muted">
      <span>
        {own === null ? words('available') : margin('available')}
        {own === null ? null : (
          <span className="block text-2xs">{margin('split', { own: isolateLtr(`${shortAmount(own)} ${coin}`) })}</span>
        )}
      </span>
      {available === null ? (
        <span>—</span>
      ) : (
        <span className="flex items-center gap-1.5 text-primary">
          <bdi dir="ltr">{`${shortAmount(available)} ${coin}`}</bdi>
          {funding.isSub ? null : (
            <Link
              href={funding.href(coin)}
              aria-label={name}
              title={name}
              className="relative text-accent after:absolute after:-inset-3 hover:text-accent-strong"
            >
              <CirclePlus size={15} aria-hidden />
            </Link>
          )}
          {/* A unified account has one wallet: there is nothing to move. */}
          {isUnified ? null : (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={shell('title')}
              title={shell('title')}
              onClick={() => transfer({ coin, from: 'usdt', to: 'spot' })}
              className="relative ms-1 text-accent after:absolute after:-inset-y-3 after:-inset-x-1 hover:text-accent-strong"
            >
              <ArrowLeftRight size={14} aria-hidden />
            </button>
          )}
        </span>
      )}
    </p>
  );
}

export function MarketTerms({ market, after }: { readonly market: SpotMarket; readonly after: ReactNode }) {
  const t = useTranslations('spot');
  const rate = (share: string): string => formatPercent(share);
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
