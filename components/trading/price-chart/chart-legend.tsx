// The pointed-at candle in numbers, and what each study says there, at the head of its own pane; the running candle when nothing is pointed at.
// In a low chart each has one line, and the candle is told while it is pointed at alone.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { Bar } from './chart-bars.ts';
import type { LiveChart } from './live/live-chart.ts';
import { shortValue } from './short-value.ts';
import { paneNames } from './studies/pane-names.ts';
import type { StudyLine } from './studies/study.ts';

type Props = {
  readonly bars: readonly Bar[];
  readonly lines: readonly StudyLine[];
  readonly withVolume: boolean;
  /** Null: the newest. */
  readonly place: number | null;
  readonly formatPrice: (price: number) => string;
  readonly locale: string;
  /** Knows where the panes begin; null before it moves. */
  readonly chart: LiveChart | null;
};

/** Flowing over several lines, or cut off at the end of one. */
const rowLook = 'flex flex-wrap gap-x-2 low-chart:block low-chart:truncate low-chart:*:me-2 low-chart:*:[unicode-bidi:isolate]';

const plain = (value: number): string => (Number.isFinite(value) ? value.toFixed(8) : '0');

type ValuesProps = { readonly lines: readonly StudyLine[]; readonly at: number; readonly format: (value: number) => string };

function LineValues({ lines, at, format }: ValuesProps) {
  return lines.map((line) => {
    const value = line.values[at];
    return (
      <span key={line.name} style={{ color: `var(--${line.colour})` }}>
        {line.name} {value === null || value === undefined ? '—' : format(value)}
      </span>
    );
  });
}

export function ChartLegend({ bars, lines, withVolume, place, formatPrice, locale, chart }: Props) {
  const t = useTranslations('chart');
  const heads = useRef<HTMLDivElement>(null);
  const below = paneNames(lines, withVolume).filter((name) => name !== 'VOL');
  const firstPane = withVolume ? 2 : 1;
  useEffect(
    () =>
      chart?.onPaint(() => {
        const tops = chart.paneTops();
        for (const [index, head] of [...(heads.current?.children ?? [])].entries()) {
          const top = tops[index + firstPane];
          if (head instanceof HTMLElement && top !== undefined) head.style.translate = `0 ${top}px`;
        }
      }),
    [chart, firstPane, below.length],
  );
  const at = place ?? bars.length - 1;
  const bar = bars[at];
  if (bar === undefined) return null;
  const colour = bar.close >= bar.open ? 'text-positive' : 'text-negative';
  const change = bar.open === 0 ? 0 : (bar.close - bar.open) / bar.open;
  const values = [
    [t('open'), formatPrice(bar.open)],
    [t('high'), formatPrice(bar.high)],
    [t('low'), formatPrice(bar.low)],
    [t('close'), formatPrice(bar.close)],
  ] as const;
  const over = lines.filter(({ pane }) => pane === null);
  return (
    <div aria-hidden dir="ltr" className="pointer-events-none absolute inset-0 z-10 text-2xs leading-4 [container:chart/size]">
      <div className="absolute start-2 top-1.5 z-10 flex max-w-[calc(100%-6rem)] flex-col gap-0.5">
        <p className={`${rowLook} ${place === null ? 'low-chart:hidden' : ''}`}>
          {values.map(([name, value]) => (
            <span key={name} className="text-muted">
              {name}{' '}
              <bdi dir="ltr" className={colour}>
                {value}
              </bdi>
            </span>
          ))}
          <span className={colour}>{formatPercent(plain(change), { sign: 'always' })}</span>
          <span className="text-muted">
            {t('volume')}{' '}
            <bdi dir="ltr" className="text-secondary">
              {abbreviate(plain(bar.volume), locale)}
            </bdi>
          </span>
        </p>
        {over.length === 0 ? null : (
          <p className={rowLook}>
            <LineValues lines={over} at={at} format={formatPrice} />
          </p>
        )}
      </div>
      {chart === null ? null : (
        <div ref={heads}>
          {below.map((name) => (
            <p key={name} className={`absolute start-2 top-0.5 z-10 max-w-[calc(100%-6rem)] ${rowLook}`}>
              <LineValues lines={lines.filter(({ pane }) => pane === name)} at={at} format={(value) => shortValue(value, locale)} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
