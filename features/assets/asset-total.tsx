'use client';
// Everything together: in the coin of one's choice, about as much in one's currency, or nothing to read at all.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/button.tsx';
import { EyeButton, HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { SelectBox } from '#components/ui/select-box.tsx';
import { formatNumber } from '#lib/format/format-number.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { valuationUnits, type Preferences } from '#lib/session/preferences.ts';
import { usePreference } from '#lib/session/use-preference.ts';
import { valueIn } from './total-value.ts';

type Unit = Preferences['valuationUnit'];

/** Of each, in USDT, as the server knew it; null: no market tells. */
export type CoinPrices = Readonly<Record<Exclude<Unit, 'USDT'>, string | null>>;

const decimalsOf: Readonly<Record<Unit, number>> = { USDT: 2, BTC: 8, ETH: 8 };

/** In USDT; null: not known. */
function usePrice(unit: Unit, known: CoinPrices): string | null {
  const tickers = useChannel(useHub(), 'tickers', unit === 'USDT' ? null : 'spot').data;
  return unit === 'USDT' ? '1' : (tickers?.get(`${unit}USDT`)?.lastPrice ?? known[unit]);
}

type Props = {
  /** In USDT. */
  readonly total: string;
  /** The same in the reader's currency, as it is written. */
  readonly worth: string;
  readonly prices: CoinPrices;
  readonly locale: string;
};

export function AssetTotal({ total, worth, prices, locale }: Props) {
  const t = useTranslations('assets');
  const shell = useTranslations('shell');
  const [shows, setShows] = usePreference('showsAssets');
  const [unit, setUnit] = usePreference('valuationUnit');
  const value = valueIn(total, usePrice(unit, prices), decimalsOf[unit]);
  return (
    <section className="flex flex-wrap items-end justify-between gap-4 rounded-xl border border-subtle bg-surface-1 p-6">
      <div>
        <div className="flex items-center gap-1">
          <h1 className="text-sm text-muted">{t('total')}</h1>
          <EyeButton shown={shows} label={shell(shows ? 'amounts.hide' : 'amounts.show')} onChange={setShows} />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-2.5">
          <p className="text-3xl font-semibold">
            {shows ? (
              <bdi dir="ltr">{value === null ? '—' : formatNumber(value, locale)}</bdi>
            ) : (
              <HiddenAmount label={shell('amounts.hidden')} />
            )}
          </p>
          <SelectBox
            name={t('valuedIn')}
            title={t('valuedIn')}
            options={valuationUnits.map((one) => ({ value: one, label: one }))}
            value={unit}
            onValue={setUnit}
            className="h-8 text-sm max-md:h-11 max-md:text-sm"
          />
        </div>
        <p className="mt-1 text-sm text-muted">
          <span aria-hidden>≈ </span>
          {shows ? <bdi dir="ltr">{worth}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />}
        </p>
      </div>
      <div className="flex gap-2">
        <Link href="/asset/recharge" className={buttonClasses('primary')}>
          {t('deposit')}
        </Link>
        <Link href="/spot/BTCUSDT" className={buttonClasses('secondary')}>
          {t('trade')}
        </Link>
      </div>
    </section>
  );
}
