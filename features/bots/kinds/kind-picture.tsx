// A small drawing of what a bot does: the price, and where it buys (below) and sells (above).
import type { BotShape } from './bot-kinds.ts';

const price: Readonly<Record<BotShape, string>> = {
  grid: 'M4 44L18 26L30 46L44 18L58 40L72 14L86 34L100 20L116 30',
  moon: 'M4 60L20 52L34 56L50 40L64 44L80 24L96 26L116 6',
  dca: 'M4 12L22 20L34 18L52 36L66 46L80 54L96 34L116 16',
};
const lines: Readonly<Record<BotShape, readonly number[]>> = {
  grid: [12, 22, 32, 42, 52],
  moon: [4, 11, 19, 28, 38, 49, 61],
  dca: [20, 34, 54],
};
const buys: Readonly<Record<BotShape, readonly (readonly [number, number])[]>> = {
  grid: [
    [30, 42],
    [58, 38],
  ],
  moon: [
    [20, 52],
    [64, 44],
  ],
  dca: [
    [24, 20],
    [52, 36],
    [80, 54],
  ],
};
const sells: Readonly<Record<BotShape, readonly (readonly [number, number])[]>> = {
  grid: [
    [44, 20],
    [72, 16],
    [100, 21],
  ],
  moon: [
    [50, 40],
    [80, 24],
    [112, 9],
  ],
  dca: [[110, 22]],
};

export function KindPicture({ shape }: { readonly shape: BotShape }) {
  return (
    <svg viewBox="0 0 120 64" aria-hidden className="h-16 w-full">
      {lines[shape].map((y) => (
        <path key={y} d={`M0 ${y}H120`} className="stroke-subtle" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
      ))}
      <path d={price[shape]} fill="none" strokeWidth="1.5" className="stroke-muted" strokeLinejoin="round" />
      {buys[shape].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" className="fill-positive" />
      ))}
      {sells[shape].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" className="fill-negative" />
      ))}
    </svg>
  );
}
