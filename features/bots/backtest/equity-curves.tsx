'use client';
// The worth of a bot through time beside another line; any moment can be pointed at, with the keyboard too.
import { ChartPointer } from '#components/trading/worth-chart/chart-pointer.tsx';
import { ComputedLegend, ComputedSpan } from '#components/trading/worth-chart/computed-span.tsx';
import { boxSize } from '#components/trading/worth-chart/worth-curve.ts';
import { type CurveScale, pathOf, scaleOf } from './curve-path.ts';

export type CurveMoment = { readonly timeMs: number; readonly worth: number; readonly other: number | null };

type Props = {
  readonly moments: readonly CurveMoment[];
  readonly name: string;
  readonly pointName: string;
  readonly worthName: string;
  readonly otherName: string | null;
  readonly timeText: (timeMs: number) => string;
  readonly valueText: (value: number) => string;
  /** The beginning that was computed, and its name; left out: none was. */
  readonly computed?: { readonly untilMs: number; readonly name: string };
};

/** The highest and the lowest value at the heights of the curve; one where all are the same. */
function Axis({ low, high, valueText }: Pick<CurveScale, 'low' | 'high'> & Pick<Props, 'valueText'>) {
  const ends =
    low === high
      ? [{ value: high, place: 'top-1/2' }]
      : [
          { value: high, place: 'top-0' },
          { value: low, place: 'bottom-0' },
        ];
  return ends.map(({ value, place }) => (
    <span key={place} aria-hidden className={`pointer-events-none absolute end-0 rounded bg-surface-1/80 px-1 tabular-nums ${place}`}>
      {valueText(value)}
    </span>
  ));
}

export function EquityCurves({ moments, name, pointName, worthName, otherName, timeText, valueText, computed }: Props) {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined || moments.length < 2) return null;
  const span = Math.max(1, last.timeMs - first.timeMs);
  const scale = scaleOf(moments.flatMap(({ worth, other }) => (other === null ? [worth] : [worth, other])));
  const xOf = ({ timeMs }: CurveMoment): number => ((timeMs - first.timeMs) / span) * boxSize;
  const zero = scale.yOf(first.worth);
  const others = moments.flatMap((one) => (one.other === null ? [] : [{ x: xOf(one), value: one.other }]));
  const momentOf = (place: number): CurveMoment => moments[place] ?? last;
  const linesOf = ({ timeMs, worth, other }: CurveMoment): readonly string[] => [
    `${worthName} ${valueText(worth)}`,
    ...(other === null || otherName === null ? [] : [`${otherName} ${valueText(other)}`]),
    ...(computed === undefined || timeMs > computed.untilMs ? [] : [computed.name]),
  ];
  return (
    <figure aria-label={name} className="flex flex-col gap-1 text-2xs text-muted">
      <figcaption className="flex flex-wrap gap-x-4">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-accent" /> {worthName}
        </span>
        {otherName === null ? null : (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-0 w-4 border-t border-dashed border-strong" /> {otherName}
          </span>
        )}
        {computed === undefined ? null : <ComputedLegend name={computed.name} />}
      </figcaption>
      <div dir="ltr" className="relative h-44">
        <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          {computed === undefined ? null : <ComputedSpan timesMs={[first.timeMs, last.timeMs]} untilMs={computed.untilMs} />}
          <path d={`M0 ${zero}H${boxSize}`} className="stroke-subtle" vectorEffect="non-scaling-stroke" />
          {otherName === null ? null : (
            <path
              d={pathOf(others, scale)}
              fill="none"
              strokeWidth="1"
              strokeDasharray="4 3"
              className="stroke-muted"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <path
            d={pathOf(
              moments.map((one) => ({ x: xOf(one), value: one.worth })),
              scale,
            )}
            fill="none"
            strokeWidth="1.5"
            className="stroke-accent"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Axis low={scale.low} high={scale.high} valueText={valueText} />
        <ChartPointer
          count={moments.length}
          name={pointName}
          shareOf={(place) => (momentOf(place).timeMs - first.timeMs) / span}
          timeOf={(place) => timeText(momentOf(place).timeMs)}
          textOf={(place) => linesOf(momentOf(place)).join(', ')}
        >
          {(place) =>
            linesOf(momentOf(place)).map((line, row) => (
              <span key={line} className={row === 0 ? 'block' : 'block text-muted'}>
                {line}
              </span>
            ))
          }
        </ChartPointer>
      </div>
      <div dir="ltr" className="flex justify-between">
        <span>{timeText(first.timeMs)}</span>
        <span>{timeText(last.timeMs)}</span>
      </div>
    </figure>
  );
}
