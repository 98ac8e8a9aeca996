// A day as a small curve: its shape only, in the colour of the change that stands beside it.
import { memo } from 'react';

import { changeDirection } from '#lib/format/numbers/change-direction.ts';

type Props = {
  /** Oldest first, as decimal text: pixels need no exactness. */
  readonly prices: readonly string[];
  /** The day's change as a share. The curve itself begins at another moment, and may have gone the other way. */
  readonly rate: string;
  readonly width?: number;
  readonly height?: number;
};

/** One decimal is finer than a pixel. */
const pixel = (value: number): string => value.toFixed(1);

/** Points of a polyline that fills the box; a flat day lies in the middle. */
function sparklinePoints(prices: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = prices.length > 1 ? width / (prices.length - 1) : 0;
  const y = (price: number): number => (high === low ? height / 2 : height - 1 - ((price - low) / (high - low)) * (height - 2));
  return prices.map((price, place) => `${pixel(place * step)},${pixel(y(price))}`).join(' ');
}

export const Sparkline = memo(function Sparkline({ prices, rate, width = 96, height = 32 }: Props) {
  if (prices.length < 2) return null;
  const values = prices.map(Number);
  const direction = changeDirection(rate);
  const colour = direction === 'up' ? 'text-positive' : direction === 'down' ? 'text-negative' : 'text-secondary';
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden className={`inline-block ${colour}`}>
      <polyline
        points={sparklinePoints(values, width, height)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
    </svg>
  );
});
