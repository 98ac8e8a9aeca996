'use client';
// Up to three markets beside each other: their change since the same hour as curves, and their figures below.
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';

import { usePageAddress } from '#lib/i18n/place-context.ts';
import type { ListedMarket } from '../listed-market.ts';
import type { MarketLine } from '../market-lines.ts';
import { comparedLimit, type MarketView } from '../market-view.ts';
import { changeCurves } from './change-curves.ts';
import { ChangeChart } from './change-chart.tsx';

type Props = {
  readonly markets: readonly ListedMarket[];
  /** Those that are compared. */
  readonly lines: readonly MarketLine[];
  readonly days: ReadonlyMap<string, readonly string[]>;
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  /** The figures of the markets. */
  readonly children: ReactNode;
};

export function CompareMarkets({ markets, lines, days, view, onView, children }: Props) {
  const t = useTranslations('markets');
  const action = usePageAddress()(view.path);
  const curves = useMemo(() => changeCurves(lines, days), [lines, days]);
  const places = Array.from({ length: comparedLimit }, (_, place) => lines[place]?.market.symbol ?? '');
  const choose = (place: number, symbol: string): void =>
    onView({ ...view, compared: places.map((before, at) => (at === place ? symbol : before)).filter((one) => one !== '') });
  return (
    <>
      {/* Without scripts the button sends the choice. */}
      <form action={action} className="flex flex-wrap gap-2 px-4 pt-4">
        {view.line === 'futures' && view.path !== '/futures' ? <input type="hidden" name="line" value="futures" /> : null}
        <input type="hidden" name="view" value="compare" />
        {places.map((chosen, place) => (
          <select
            key={place}
            name="compare"
            aria-label={`${t('column.pair')} ${place + 1}`}
            value={chosen}
            onChange={(event) => choose(place, event.target.value)}
            className="h-9 min-w-0 flex-1 rounded-md border border-field bg-field px-2 text-sm max-md:h-11 max-sm:basis-full md:max-w-56"
          >
            {place > 0 ? <option value="">—</option> : null}
            {markets.map(({ symbol, displayName }) => (
              <option key={symbol} value={symbol}>
                {displayName}
              </option>
            ))}
          </select>
        ))}
        <noscript>
          <button type="submit" className="h-9 rounded-md border border-subtle px-3 text-sm max-md:h-11">
            {t('compare')}
          </button>
        </noscript>
      </form>
      {curves.length > 0 ? <ChangeChart curves={curves} name={`${t('compare')}: ${t('column.day')}`} /> : null}
      {children}
    </>
  );
}
