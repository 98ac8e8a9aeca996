// The part of a curve that was computed: shaded from the left edge on, up to a dashed line.
import { boxSize } from './worth-curve.ts';

export type ComputedSpanProps = { readonly timesMs: readonly number[]; readonly untilMs: number };

export function ComputedSpan({ timesMs, untilMs }: ComputedSpanProps) {
  const [first, last] = [timesMs[0] ?? 0, timesMs.at(-1) ?? 0];
  const width = ((Math.min(untilMs, last) - first) / Math.max(1, last - first)) * boxSize;
  if (width <= 0) return null;
  return (
    <g>
      <rect x="0" y="0" width={width} height={boxSize} className="fill-surface-3" fillOpacity="0.6" />
      <path d={`M${width} 0V${boxSize}`} strokeDasharray="4 3" className="stroke-strong" vectorEffect="non-scaling-stroke" />
    </g>
  );
}

/** The name of that part, as the legend of the curve. */
export function ComputedLegend({ name }: { readonly name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="h-2.5 w-4 border-e border-dashed border-strong bg-surface-3" /> {name}
    </span>
  );
}
