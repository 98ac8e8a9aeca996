// The last seven days of a kind of bots as a small curve with a line for nothing made, and its result in figures.
import { getTranslations } from 'next-intl/server';

import { toneOf } from '#components/trading/money-text.ts';
import { boxSize } from '#components/trading/worth-chart/worth-curve.ts';
import { botWeekDays, type BotWeek } from '#lib/contract/bots/bot-week.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { pathOf, scaleOf } from '../backtest/curve-path.ts';

function WeekCurve({ curve, figures }: Pick<BotWeek, 'curve' | 'figures'>) {
  const points = curve.map(([timeMs, profit]) => ({ timeMs, value: Number(profit) }));
  const [first, last] = [points[0]?.timeMs ?? 0, points.at(-1)?.timeMs ?? 0];
  const scale = scaleOf([0, ...points.map(({ value }) => value)]);
  const span = Math.max(1, last - first);
  return (
    <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="h-16 w-full">
      <path
        d={`M0 ${scale.yOf(0).toFixed(1)}H${boxSize}`}
        strokeDasharray="2 3"
        className="stroke-muted"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={pathOf(
          points.map(({ timeMs, value }) => ({ x: ((timeMs - first) / span) * boxSize, value })),
          scale,
        )}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={toneOf(figures.totalRate)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type Props = {
  /** Undefined: there is none. */
  readonly week: BotWeek | undefined;
  /** The words that stand in place of a week. */
  readonly without: string;
};

/** As high with a week as without one. */
export async function KindWeek({ week, without }: Props) {
  const t = await getTranslations('bots.suggestion');
  if (week === undefined)
    return (
      <span className="flex h-23 items-center justify-center rounded border border-dashed border-subtle px-4 text-center text-xs text-muted">
        {without}
      </span>
    );
  const { figures, markets } = week;
  return (
    <span className="flex min-h-23 flex-col justify-between">
      <WeekCurve {...week} />
      <span className="flex flex-wrap items-baseline gap-x-2">
        <bdi dir="ltr" className={`text-sm font-medium tabular-nums ${toneOf(figures.totalRate)}`}>
          {formatPercent(figures.totalRate, { sign: 'always' })}
        </bdi>
        <span className="text-2xs text-muted">{t('judged', { count: botWeekDays })}</span>
        <span className="ms-auto text-2xs text-muted">
          <bdi dir="ltr">{markets.join(', ')}</bdi>
        </span>
      </span>
    </span>
  );
}
