'use client';
// The busiest markets of a view as areas: as large as their turnover, coloured by the day's change, which is written in them.
import { useTranslations } from 'next-intl';
import { useMemo, type CSSProperties } from 'react';

import { changeDirection } from '#lib/format/numbers/change-direction.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { MarketLine, Tickers } from '../market-lines.ts';
import { treemap, type Cell } from './treemap.ts';

type Props = {
  readonly lines: readonly MarketLine[];
  readonly prices: Tickers;
  readonly locale: string;
};

/** A market with a smaller share of the turnover shown would be too small to be pressed. */
const leastShare = 0.012;
/** Width by height, as the map is drawn. */
const [wide, tall] = [11 / 5, 7 / 10];
/** A change that has the full colour, and how much of it at the least and at the most: the text stays readable on it. */
const [strongest, faint, full] = [0.05, 14, 52];

function withoutSmall(lines: readonly MarketLine[]): readonly MarketLine[] {
  let sum = 0;
  return lines
    .filter(({ turnover }) => turnover > 0)
    .toSorted((a, b) => b.turnover - a.turnover)
    .filter(({ turnover }) => {
      if (turnover < leastShare * (sum + turnover)) return false;
      sum += turnover;
      return true;
    });
}

function colourOf(rate: string): string {
  const direction = changeDirection(rate);
  if (direction === 'flat') return 'var(--surface-3)';
  const strength = faint + (full - faint) * Math.min(1, Math.abs(Number(rate)) / strongest);
  return `color-mix(in srgb, var(--${direction === 'up' ? 'positive' : 'negative'}) ${strength.toFixed(0)}%, var(--surface-1))`;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The place of a cell on a wide screen and on a phone. */
const placeOf = (onWide: Cell | undefined, onTall: Cell | undefined): CSSProperties =>
  Object.fromEntries(
    [['', onWide] as const, ['tall-', onTall] as const].flatMap(([screen, cell]) =>
      cell === undefined
        ? []
        : [
            [`--${screen}x`, percent(cell.x)],
            [`--${screen}y`, percent(cell.y)],
            [`--${screen}width`, percent(cell.width)],
            [`--${screen}height`, percent(cell.height)],
          ],
    ),
  );

export function HeatMap({ lines, prices, locale }: Props) {
  const t = useTranslations('markets');
  const shown = useMemo(() => withoutSmall(lines), [lines]);
  const places = useMemo(() => {
    const values = shown.map(({ turnover }) => turnover);
    const [onWide, onTall] = [treemap(values, wide), treemap(values, tall)];
    return values.map((_, place) => placeOf(onWide[place], onTall[place]));
  }, [shown]);
  return (
    <div className="p-2 md:p-3">
      <p className="px-1 pb-2 text-xs text-muted">{t('mapAbout')}</p>
      <ul aria-label={t('map')} className="relative aspect-[7/10] w-full md:aspect-[11/5]">
        {shown.map(({ market, ticker }, place) => {
          const { symbol, displayName, baseCoin, quoteCoin, path } = market;
          const now = prices.get(symbol) ?? ticker;
          const rate = now?.changeRate ?? '0';
          const turnover = formatCoinAmount(now?.quoteVolume ?? '0', quoteCoin, locale, { abbreviated: true });
          const name = `${displayName}, ${formatPercent(rate, { sign: 'always' })}, ${t('column.turnover')} ${turnover}`;
          return (
            <li
              key={symbol}
              style={places[place]}
              className="absolute start-(--tall-x) top-(--tall-y) h-(--tall-height) w-(--tall-width) p-px md:start-(--x) md:top-(--y) md:h-(--height) md:w-(--width)"
            >
              <Link
                href={path}
                aria-label={name}
                title={name}
                style={{ backgroundColor: colourOf(rate) }}
                className="flex size-full flex-col items-center justify-center overflow-hidden rounded-sm text-center text-primary -outline-offset-2 [container-type:size] hover:brightness-110"
              >
                <span aria-hidden className="hidden flex-col [@container(min-width:2.5rem)_and_(min-height:2rem)]:flex">
                  <bdi
                    dir="ltr"
                    className="text-2xs font-medium [@container(min-width:7rem)_and_(min-height:4rem)]:text-sm [@container(min-width:13rem)_and_(min-height:8rem)]:text-xl"
                  >
                    <span className="[@container(min-width:4.5rem)]:hidden">{baseCoin}</span>
                    <span className="hidden [@container(min-width:4.5rem)]:inline">{displayName}</span>
                  </bdi>
                  <bdi
                    dir="ltr"
                    className="text-2xs tabular-nums [@container(min-width:7rem)_and_(min-height:4rem)]:text-xs [@container(min-width:13rem)_and_(min-height:8rem)]:text-base"
                  >
                    {formatPercent(rate, { sign: 'always' })}
                  </bdi>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
