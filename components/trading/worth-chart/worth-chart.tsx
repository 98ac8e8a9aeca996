'use client';
// The chart of worth, as a line, or of each step's gains, as bars; any moment can be pointed at, with the keyboard too.
import { ChartPointer } from './chart-pointer.tsx';
import { ComputedLegend, ComputedSpan } from './computed-span.tsx';
import { boxSize, gainBars, worthCurve } from './worth-curve.ts';

export type WorthPoint = { readonly timeMs: number; readonly worth: string; readonly gain: string };

type Props = {
  readonly points: readonly WorthPoint[];
  readonly shows: 'worth' | 'gains';
  /** The name of the drawing, with its figures in short. */
  readonly name: string;
  readonly pointName: string;
  /** The texts of a point: its time, and what is shown of it. */
  readonly timeText: (timeMs: number) => string;
  readonly valueText: (point: WorthPoint) => string;
  /** The beginning that was computed, and its name; left out: none was. */
  readonly computed?: { readonly untilMs: number; readonly name: string };
};

function Line({ points }: { readonly points: readonly WorthPoint[] }) {
  const shape = worthCurve(
    points.map(({ timeMs }) => timeMs),
    points.map(({ worth }) => Number(worth)),
  );
  if (shape === null) return null;
  return (
    <g className="text-accent">
      <path d={shape.area} fill="currentColor" fillOpacity="0.12" />
      <path d={shape.line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

function Bars({ points }: { readonly points: readonly WorthPoint[] }) {
  const { bars, zero } = gainBars(points.map(({ gain }) => Number(gain)));
  return (
    <>
      {bars.map(({ x, y, width, height, isLoss }) => (
        <rect key={x} x={x} y={y} width={width} height={height} className={isLoss ? 'fill-negative' : 'fill-positive'} />
      ))}
      <path d={`M0 ${zero}H${boxSize}`} className="stroke-strong" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The highest and the lowest worth at their heights; one where all are the same. */
function Axis({ points, valueText }: Pick<Props, 'points' | 'valueText'>) {
  const byWorth = points.toSorted((one, other) => Number(other.worth) - Number(one.worth));
  const [most, least] = [byWorth[0], byWorth.at(-1)];
  if (points.length < 2 || most === undefined || least === undefined) return null;
  const isFlat = Number(most.worth) === Number(least.worth);
  const ends = isFlat
    ? [{ point: most, place: 'top-1/2' }]
    : [
        { point: most, place: 'top-0' },
        { point: least, place: 'bottom-0' },
      ];
  return ends.map(({ point, place }) => (
    <span key={place} aria-hidden className={`pointer-events-none absolute end-0 rounded bg-surface-1/80 px-1 tabular-nums ${place}`}>
      {valueText(point)}
    </span>
  ));
}

/** The place of a point, as a share of the width. */
const placeOf = (points: readonly WorthPoint[], at: number, shows: Props['shows']): number => {
  if (shows === 'gains') return (at + 0.5) / points.length;
  const [first, last] = [points[0]?.timeMs ?? 0, points.at(-1)?.timeMs ?? 1];
  return ((points[at]?.timeMs ?? first) - first) / Math.max(1, last - first);
};

export function WorthChart({ points, shows, name, pointName, timeText, valueText, computed }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  const timeOf = (place: number): string => timeText(points[place]?.timeMs ?? 0);
  const textOf = (place: number): string => {
    const point = points[place];
    if (point === undefined) return '';
    return computed === undefined || point.timeMs > computed.untilMs ? valueText(point) : `${valueText(point)}, ${computed.name}`;
  };
  return (
    <figure dir="ltr" aria-label={name} className="relative flex min-h-0 flex-1 flex-col text-2xs text-muted">
      {computed === undefined ? null : <ComputedLegend name={computed.name} />}
      <div className="relative min-h-36 flex-1">
        <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          {computed === undefined ? null : <ComputedSpan timesMs={points.map(({ timeMs }) => timeMs)} untilMs={computed.untilMs} />}
          {shows === 'worth' ? <Line points={points} /> : <Bars points={points} />}
        </svg>
        {shows === 'worth' ? <Axis points={points} valueText={valueText} /> : null}
        <ChartPointer
          count={points.length}
          name={pointName}
          shareOf={(place) => placeOf(points, place, shows)}
          timeOf={timeOf}
          textOf={textOf}
        >
          {(place) => <span className="font-medium">{textOf(place)}</span>}
        </ChartPointer>
      </div>
      <div className="flex h-6 shrink-0 items-end justify-between">
        <span>{first === undefined ? '' : timeText(first.timeMs)}</span>
        <span>{last === undefined ? '' : timeText(last.timeMs)}</span>
      </div>
    </figure>
  );
}
