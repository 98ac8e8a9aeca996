// The pointed-at candle in numbers, and what the study lines say there; the running candle when nothing is pointed at.
import { useTranslations } from 'next-intl';

import { abbreviate } from '#lib/format/abbreviate.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import type { Bar } from './chart-bars.ts';
import { shortValue } from './short-value.ts';
import type { StudyLine } from './studies.ts';

type Props = {
  readonly bars: readonly Bar[];
  readonly lines: readonly StudyLine[];
  /** Null: the newest. */
  readonly place: number | null;
  readonly formatPrice: (price: number) => string;
  readonly locale: string;
};

const plain = (value: number): string => (Number.isFinite(value) ? value.toFixed(8) : '0');

export function ChartLegend({ bars, lines, place, formatPrice, locale }: Props) {
  const t = useTranslations('terminal');
  const at = place ?? bars.length - 1;
  const bar = bars[at];
  if (bar === undefined) return null;
  const colour = bar.close >= bar.open ? 'text-positive' : 'text-negative';
  const change = bar.open === 0 ? 0 : (bar.close - bar.open) / bar.open;
  const values = [
    [t('chart.open'), formatPrice(bar.open)],
    [t('chart.high'), formatPrice(bar.high)],
    [t('chart.low'), formatPrice(bar.low)],
    [t('chart.close'), formatPrice(bar.close)],
  ] as const;
  return (
    <div
      aria-hidden
      dir="ltr"
      className="pointer-events-none absolute start-2 top-1.5 z-10 flex max-w-[calc(100%-6rem)] flex-col gap-0.5 text-2xs leading-4"
    >
      <p className="flex flex-wrap gap-x-2">
        {values.map(([name, value]) => (
          <span key={name} className="text-muted">
            {name} <span className={colour}>{value}</span>
          </span>
        ))}
        <span className={colour}>{formatPercent(plain(change), 'en-US', { sign: 'always' })}</span>
        <span className="text-muted">
          {t('chart.volume')} <span className="text-secondary">{abbreviate(plain(bar.volume), locale)}</span>
        </span>
      </p>
      {lines.length === 0 ? null : (
        <p className="flex flex-wrap gap-x-2">
          {lines.map((line) => {
            const value = line.values[at];
            return (
              <span key={line.name} style={{ color: line.colour }}>
                {line.name}{' '}
                {value === null || value === undefined ? '—' : (line.pane ?? null) === null ? formatPrice(value) : shortValue(value)}
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}
