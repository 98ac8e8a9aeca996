'use client';
// The chart of worth, as a line, or of each step's gains, as bars; any moment can be pointed at, with the keyboard too.
import { useState } from 'react';

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

/** The place of a point, as a share of the width. */
const placeOf = (points: readonly WorthPoint[], at: number, shows: Props['shows']): number => {
  if (shows === 'gains') return (at + 0.5) / points.length;
  const [first, last] = [points[0]?.timeMs ?? 0, points.at(-1)?.timeMs ?? 1];
  return ((points[at]?.timeMs ?? first) - first) / Math.max(1, last - first);
};

export function WorthChart({ points, shows, name, pointName, timeText, valueText }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const at = chosen === null ? null : Math.min(chosen, points.length - 1);
  const point = at === null ? undefined : points[at];
  const share = at === null ? 0 : placeOf(points, at, shows);
  const [first, last] = [points[0], points.at(-1)];
  const follow = (clientX: number, box: DOMRect): void => {
    const wanted = (clientX - box.left) / box.width;
    let best = 0;
    for (let place = 1; place < points.length; place += 1)
      if (Math.abs(placeOf(points, place, shows) - wanted) < Math.abs(placeOf(points, best, shows) - wanted)) best = place;
    setChosen(best);
  };
  return (
    <figure dir="ltr" aria-label={name} className="relative flex min-h-0 flex-1 flex-col text-2xs text-muted">
      <div className="relative min-h-36 flex-1">
        <svg viewBox={`0 0 ${boxSize} ${boxSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full">
          {shows === 'worth' ? <Line points={points} /> : <Bars points={points} />}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={at ?? points.length - 1}
          aria-label={pointName}
          aria-valuetext={point === undefined ? '' : `${timeText(point.timeMs)}: ${valueText(point)}`}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerMove={(event) => follow(event.clientX, event.currentTarget.getBoundingClientRect())}
          onPointerLeave={() => setChosen(null)}
          onFocus={() => setChosen(at ?? points.length - 1)}
          onBlur={() => setChosen(null)}
          className="peer absolute inset-0 size-full cursor-crosshair opacity-0"
        />
        <span aria-hidden className="pointer-events-none absolute inset-0 rounded ring-focus peer-focus-visible:ring-2" />
        {point === undefined ? null : (
          <>
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 border-s border-dashed border-strong"
              style={{ left: `${share * 100}%` }}
            />
            <p
              aria-hidden
              className={`pointer-events-none absolute top-1 z-10 w-max rounded-md border border-strong bg-surface-2 px-2 py-1 text-xs text-primary shadow-lg ${share > 0.5 ? '-translate-x-full' : ''}`}
              style={{ left: `calc(${share * 100}% ${share > 0.5 ? '-' : '+'} 8px)` }}
            >
              <span className="block text-2xs text-muted">{timeText(point.timeMs)}</span>
              <span className="font-medium">{valueText(point)}</span>
            </p>
          </>
        )}
      </div>
      <div className="flex h-6 shrink-0 items-end justify-between">
        <span>{first === undefined ? '' : timeText(first.timeMs)}</span>
        <span>{last === undefined ? '' : timeText(last.timeMs)}</span>
      </div>
    </figure>
  );
}
