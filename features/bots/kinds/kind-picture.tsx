// A small drawing of what a bot does: the price, and where it buys (below) and sells (above).
import type { Picture } from './bot-kind.ts';

export function KindPicture({ picture: { price, lines, buys, sells } }: { readonly picture: Picture }) {
  return (
    <svg viewBox="0 0 120 64" aria-hidden className="h-16 w-full">
      {lines.map((y) => (
        <path key={y} d={`M0 ${y}H120`} className="stroke-subtle" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
      ))}
      <path d={price} fill="none" strokeWidth="1.5" className="stroke-muted" strokeLinejoin="round" />
      {buys.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" className="fill-positive" />
      ))}
      {sells.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" className="fill-negative" />
      ))}
    </svg>
  );
}
