'use client';
// Everything together: in the coin of one's choice, in bitcoin and in one's currency, how it is made up, or nothing to read at all.
import { useTranslations } from 'next-intl';

import { EyeButton, HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { valuationUnits, type Preferences } from '#lib/session/preferences/preferences.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { valueIn } from '../value-in.ts';
import type { Part } from './coin-rows.ts';
import { Composition } from './composition.tsx';

type Unit = Preferences['valuationUnit'];

/** The price of each, in USDT, as the server knew it; null: no market tells. */
export type CoinPrices = Readonly<Record<Exclude<Unit, 'USDT'>, string | null>>;

const decimalsOf: Readonly<Record<Unit, number>> = { USDT: 2, BTC: 8, ETH: 8 };

type Props = {
  /** In USDT. */
  readonly total: string;
  /** The same in the reader's currency, as it is written. */
  readonly worth: string;
  readonly prices: CoinPrices;
  readonly parts: readonly Part[];
};

export function TotalCard({ total, worth, prices, parts }: Props) {
  const t = useTranslations('portfolio');
  const shell = useTranslations('shell');
  const [shows, setShows] = usePreference('showsAssets');
  const [unit, setUnit] = usePreference('valuationUnit');
  const tickers = useChannel(useHub(), 'tickers', 'spot').data;
  const written = (one: Unit): string => {
    const price = one === 'USDT' ? '1' : (tickers?.get(`${one}USDT`)?.lastPrice ?? prices[one]);
    const value = valueIn(total, price, decimalsOf[one]);
    return value === null ? '—' : formatNumber(value);
  };
  const other = unit === 'BTC' ? 'USDT' : 'BTC';
  const hidden = <HiddenAmount label={shell('amounts.hidden')} />;
  return (
    <section
      aria-labelledby="total-title"
      className="grid items-center gap-x-12 gap-y-5 rounded-xl border border-subtle bg-surface-1 p-5 md:p-6 lg:grid-cols-[minmax(18rem,2fr)_3fr]"
    >
      <div>
        <div className="flex items-center gap-1">
          <h2 id="total-title" className="text-sm text-muted">
            {t('total')}
          </h2>
          <EyeButton shown={shows} label={shell(shows ? 'amounts.hide' : 'amounts.show')} onChange={setShows} />
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-2.5">
          <p className="text-3xl font-semibold">{shows ? <bdi dir="ltr">{written(unit)}</bdi> : hidden}</p>
          <SelectBox
            name={t('valuedIn')}
            title={t('valuedIn')}
            options={valuationUnits.map((one) => ({ value: one, label: one }))}
            value={unit}
            onValue={setUnit}
            className="h-8 text-sm max-md:h-11 max-md:text-sm"
          />
        </div>
        <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
          <span>
            <span aria-hidden>≈ </span>
            {shows ? <bdi dir="ltr">{worth}</bdi> : hidden}
          </span>
          <span>
            <span aria-hidden>≈ </span>
            {shows ? <bdi dir="ltr">{`${written(other)} ${other}`}</bdi> : hidden}
          </span>
        </p>
      </div>
      <Composition parts={parts} />
    </section>
  );
}
