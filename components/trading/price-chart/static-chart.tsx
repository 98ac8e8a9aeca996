// The chart as the server draws it: the same candles, readable before any script has run and without one.
import { memo } from 'react';

import { formatTime } from '#lib/format/format-time.ts';
import type { Bar } from './chart-bars.ts';
import { layOut, linePath, plotHeight, priceMarks } from './chart-geometry.ts';
import type { StudyLine } from './studies/study.ts';

type Props = {
  readonly bars: readonly Bar[];
  readonly lines: readonly StudyLine[];
  readonly withVolume: boolean;
  readonly withClock: boolean;
  readonly formatPrice: (price: number) => string;
};

const shown = 120;

/** Dates of the first, middle and last candle, in UTC: the server does not know the reader's clock. */
function dateText(bar: Bar | undefined, withClock: boolean): string {
  if (bar === undefined) return '';
  const iso = new Date(bar.timeMs).toISOString().slice(0, 10);
  return withClock ? `${iso.slice(5)} ${formatTime(bar.timeMs, 0).slice(0, 5)} UTC` : iso;
}

export const StaticChart = memo(function StaticChart({ bars, lines, withVolume, withClock, formatPrice }: Props) {
  const visible = bars.slice(-shown);
  if (visible.length === 0) return null;
  const { width, share, ...paths } = layOut(visible);
  const last = visible.at(-1);
  const over = lines.filter(({ pane, shape }) => pane === null && shape === undefined);
  const box = { viewBox: `0 0 ${width + 40} ${plotHeight}`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <div dir="ltr" className="absolute inset-0 grid grid-cols-[1fr_72px] grid-rows-[1fr_26px] text-2xs text-muted">
      <div className="relative min-h-0 overflow-hidden">
        <svg
          {...box}
          data-chart="static"
          className="absolute end-0 top-0 w-full min-w-[54rem]"
          style={{ height: withVolume ? '82%' : '100%' }}
        >
          <path d={paths.wicksUp} className="stroke-positive" vectorEffect="non-scaling-stroke" />
          <path d={paths.wicksDown} className="stroke-negative" vectorEffect="non-scaling-stroke" />
          <path d={paths.bodiesUp} className="fill-positive" />
          <path d={paths.bodiesDown} className="fill-negative" />
          {over.map(({ name, colour, values }) => (
            <path
              key={name}
              d={linePath(values.slice(-shown), share)}
              stroke={`var(--${colour})`}
              fill="none"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {withVolume ? (
          <svg {...box} className="absolute bottom-0 end-0 h-[18%] w-full min-w-[54rem] border-t border-subtle pt-2">
            <path d={paths.volumeUp} className="fill-positive opacity-35" />
            <path d={paths.volumeDown} className="fill-negative opacity-35" />
          </svg>
        ) : null}
      </div>
      <div className="relative border-s border-subtle">
        <div className="absolute inset-x-0 top-0" style={{ height: withVolume ? '82%' : '100%' }}>
          {priceMarks(visible).map((mark) => (
            <span key={mark} className="absolute start-1.5 -translate-y-1/2" style={{ top: `${share(mark) * 100}%` }}>
              {formatPrice(mark)}
            </span>
          ))}
          {last === undefined ? null : (
            <span
              className={`absolute inset-x-0 -translate-y-1/2 ps-1.5 font-medium ${last.close >= last.open ? 'bg-positive text-on-positive' : 'bg-negative text-on-negative'}`}
              style={{ top: `${share(last.close) * 100}%` }}
            >
              {formatPrice(last.close)}
            </span>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between border-t border-subtle px-2">
        <span>{dateText(visible[0], withClock)}</span>
        <span>{dateText(visible[Math.floor(visible.length / 2)], withClock)}</span>
        <span>{dateText(last, withClock)}</span>
      </div>
      <div className="border-s border-t border-subtle" />
    </div>
  );
});
