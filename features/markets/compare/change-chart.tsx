// Curves of change on one axis of percent. Each has a line of its own kind, and its name in the legend.
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { axisOf, type Curve } from './change-curves.ts';

const looks = [
  { colour: 'text-accent', dashes: undefined },
  { colour: 'text-warning', dashes: '7 4' },
  { colour: 'text-primary', dashes: '2 3' },
] as const;

const size = 100;

/** Percent as text: the figures are for the eye. */
const written = (percent: number, decimals: number): string => formatPercent((percent / 100).toFixed(8), { decimals, sign: 'always' });

export function ChangeChart({ curves, name }: { readonly curves: readonly Curve[]; readonly name: string }) {
  const { ticks, low, high } = axisOf(curves);
  const yOf = (value: number): number => ((high - value) / (high - low)) * size;
  const [hours, decimals] = [(curves[0]?.values.length ?? 1) - 1, ticks.every(Number.isInteger) ? 0 : 2];
  const marks = [0, 1, 2, 3, 4].map((quarter) => Math.round((hours * quarter) / 4));
  return (
    <figure aria-label={name} className="px-4 py-4" dir="ltr">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 pb-3 text-xs">
        {curves.map(({ symbol, name: market, values }, place) => (
          <span key={symbol} className="inline-flex items-center gap-2">
            <svg width="24" height="8" aria-hidden className={looks[place]?.colour}>
              <path d="M0 4H24" stroke="currentColor" strokeWidth="2" strokeDasharray={looks[place]?.dashes} />
            </svg>
            <span className="font-medium">{market}</span>
            <span className="tabular-nums text-secondary">{written(values.at(-1) ?? 0, 2)}</span>
          </span>
        ))}
      </figcaption>
      <div aria-hidden className="relative h-56 pe-16 md:h-72">
        <div className="relative size-full">
          <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            {ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${yOf(tick)}H${size}`}
                className={tick === 0 ? 'stroke-strong' : 'stroke-subtle'}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {curves.map(({ symbol, values }, place) => (
              <polyline
                key={symbol}
                points={values.map((value, hour) => `${(hour / hours) * size},${yOf(value).toFixed(2)}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeDasharray={looks[place]?.dashes}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className={looks[place]?.colour}
              />
            ))}
          </svg>
          {ticks.map((tick) => (
            <span
              key={tick}
              style={{ top: `${yOf(tick)}%` }}
              className="absolute start-full -translate-y-1/2 ps-2 text-2xs tabular-nums whitespace-nowrap text-muted"
            >
              {written(tick, decimals)}
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden className="flex justify-between pe-16 pt-2 text-2xs tabular-nums text-muted">
        {marks.map((hour) => (
          <span key={hour}>{`${hour - hours}h`}</span>
        ))}
      </div>
    </figure>
  );
}
