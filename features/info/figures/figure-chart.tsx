// A curve or bars of the exchange's own history, drawn on the server. Every value of it stands in the table below as well.
import { boxSize, gainBars, worthCurve } from '#components/trading/worth-chart/worth-curve.ts';
import { formatDate } from '#lib/format/format-time.ts';

type ChartPoint = { readonly timeMs: number; readonly value: string };

type Props = {
  /** The content of the chart in words: its subject, its period, and its ends: all that the eye takes from it. */
  readonly text: string;
  /** Oldest first, at least one. */
  readonly points: readonly ChartPoint[];
  /** bars: each by itself, up or down from zero. line: what there was at each time. */
  readonly shape: 'bars' | 'line';
  readonly valueText: (value: string) => string;
};

function Curve({ points }: Pick<Props, 'points'>) {
  const shape = worthCurve(
    points.map(({ timeMs }) => timeMs),
    points.map(({ value }) => Number(value)),
  );
  if (shape === null) return null;
  return (
    <g className="text-accent">
      <path d={shape.area} fill="currentColor" fillOpacity="0.12" />
      <path d={shape.line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

function Bars({ points }: Pick<Props, 'points'>) {
  const { bars, zero } = gainBars(points.map(({ value }) => Number(value)));
  return (
    <>
      {bars.map(({ x, y, width, height, isLoss }) => (
        <rect key={x} x={x} y={y} width={width} height={height} className={isLoss ? 'fill-negative' : 'fill-positive'} />
      ))}
      <path d={`M0 ${zero}H${boxSize}`} className="stroke-strong" vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** Time runs from left to right in every language. A line needs two points: before there are, it is left to the table. */
export function FigureChart({ text, points, shape, valueText }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || (shape === 'line' && points.length < 2)) return null;
  const sorted = points.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
  const [min = '0', max = '0'] = [sorted[0], sorted.at(-1)];
  // Bars stand on zero, wherever they all lie.
  const ends = shape === 'bars' ? [Number(max) > 0 ? max : '0', Number(min) < 0 ? min : '0'] : [...new Set([max, min])];
  return (
    <figure dir="ltr" className="rounded-xl border border-subtle bg-surface-1 p-4 text-xs text-muted">
      <div className="flex gap-3">
        <svg role="img" aria-label={text} viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" className="h-48 min-w-0 flex-1">
          {shape === 'bars' ? <Bars points={points} /> : <Curve points={points} />}
        </svg>
        <div aria-hidden className={`flex flex-col text-end tabular-nums ${ends.length === 1 ? 'justify-center' : 'justify-between'}`}>
          {ends.map((value, place) => (
            <span key={place === 0 ? 'most' : 'least'}>{valueText(value)}</span>
          ))}
        </div>
      </div>
      <div aria-hidden className="mt-2 flex justify-between">
        <span>{formatDate(first.timeMs, 0)}</span>
        <span>{formatDate(last.timeMs, 0)}</span>
      </div>
    </figure>
  );
}
