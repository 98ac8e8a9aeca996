'use client';
// The chart of worth, as a line, or of each step's gains, as bars; any moment can be pointed at, with the keyboard too.
import { ChartPointer } from './chart-pointer.tsx';
import { ComputedLegend, ComputedSpan } from './computed-span.tsx';
import { boxSize, type ChartWindow, gainBars, isYoung, worthCurve, youngCurve } from './worth-curve.ts';

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
  /** The span that was chosen: a chart with less than a day of history is drawn over all of it. Left out: it always begins with its points. */
  readonly window?: ChartWindow;
};

/** `youngMs`: the window of a young account; null: the line goes from edge to edge. */
function shapeOf(points: readonly WorthPoint[], youngMs: number | null) {
  const [times, values] = [points.map(({ timeMs }) => timeMs), points.map(({ worth }) => Number(worth))];
  return youngMs === null ? worthCurve(times, values) : youngCurve(times, values, youngMs);
}

function Line({ shape }: { readonly shape: ReturnType<typeof shapeOf> }) {
  if (shape === null) return null;
  return (
    <g className="text-accent">
      <path d={shape.area} fill="currentColor" fillOpacity="0.12" />
      <path d={shape.line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** `empty`: steps of the window before the first point. */
function Bars({ points, empty }: { readonly points: readonly WorthPoint[]; readonly empty: number }) {
  const gains = [...Array.from({ length: empty }, () => 0), ...points.map(({ gain }) => Number(gain))];
  const { bars, zero } = gainBars(gains);
  return (
    <>
      {bars.slice(empty).map(({ x, y, width, height, isLoss }) => (
        <rect key={x} x={x} y={y} width={width} height={height} className={isLoss ? 'fill-negative' : 'fill-positive'} />
      ))}
      <path d={`M0 ${zero}H${boxSize}`} className="stroke-strong" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The highest and the lowest worth at their heights, beside the line; one where all are the same. */
function Axis({ points, valueText }: Pick<Props, 'points' | 'valueText'>) {
  const byWorth = points.toSorted((one, other) => Number(other.worth) - Number(one.worth));
  const [most, least] = [byWorth[0], byWorth.at(-1)];
  if (points.length < 2 || most === undefined || least === undefined) return null;
  const isFlat = Number(most.worth) === Number(least.worth);
  return (
    <div aria-hidden className={`flex flex-col ps-3 text-end tabular-nums ${isFlat ? 'justify-center' : 'justify-between'}`}>
      <span>{valueText(most)}</span>
      {isFlat ? null : <span>{valueText(least)}</span>}
    </div>
  );
}

export function WorthChart({ points, shows, name, pointName, timeText, valueText, computed, window }: Props) {
  const [first, last] = [points[0]?.timeMs ?? 0, points.at(-1)?.timeMs ?? 0];
  const times = points.map(({ timeMs }) => timeMs);
  const young = isYoung(times, window) ? window : null;
  const fromMs = young === null ? first : last - young.ms;
  const empty = young === null ? 0 : Math.max(0, young.steps - points.length);
  const shape = shapeOf(points, young?.ms ?? null);
  /** The place of a point, as a share of the width. */
  const shareOf = (place: number): number =>
    shows === 'gains' ? (empty + place + 0.5) / (empty + points.length) : ((times[place] ?? first) - fromMs) / Math.max(1, last - fromMs);
  // Nothing was there before a young account began.
  const axisPoints = young === null ? points : [{ timeMs: fromMs, worth: '0', gain: '0' }, ...points];
  const timeOf = (place: number): string => timeText(points[place]?.timeMs ?? 0);
  const textOf = (place: number): string => {
    const point = points[place];
    if (point === undefined) return '';
    return computed === undefined || point.timeMs > computed.untilMs ? valueText(point) : `${valueText(point)}, ${computed.name}`;
  };
  return (
    <figure dir="ltr" aria-label={name} className="relative flex min-h-0 flex-1 flex-col text-2xs text-muted">
      {computed === undefined ? null : <ComputedLegend name={computed.name} />}
      <div className="grid min-h-42 flex-1 grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto]">
        <div className="relative">
          <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
            {computed === undefined ? null : <ComputedSpan timesMs={times} untilMs={computed.untilMs} />}
            {shows === 'worth' ? <Line shape={shape} /> : <Bars points={points} empty={empty} />}
          </svg>
          {shows === 'worth' && shape?.end !== undefined ? (
            <span
              aria-hidden
              className="pointer-events-none absolute size-2 -translate-1/2 rounded-full bg-accent"
              style={{ left: '100%', top: `${shape.end * 100}%` }}
            />
          ) : null}
          <ChartPointer count={points.length} name={pointName} shareOf={shareOf} timeOf={timeOf} textOf={textOf}>
            {(place) => <span className="font-medium">{textOf(place)}</span>}
          </ChartPointer>
        </div>
        {shows === 'worth' ? <Axis points={axisPoints} valueText={valueText} /> : null}
        <div className="col-span-2 col-start-1 row-start-2 flex h-6 items-end justify-between md:col-span-1">
          <span>{points.length === 0 ? '' : timeText(fromMs)}</span>
          <span>{points.length === 0 ? '' : timeText(last)}</span>
        </div>
      </div>
    </figure>
  );
}
