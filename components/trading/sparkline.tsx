// A day as a small curve: its shape only, drawn in the colour of where it ended.
import { memo } from 'react';

type Props = {
  /** Oldest first, as decimal text: pixels need no exactness. */
  readonly prices: readonly string[];
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

export const Sparkline = memo(function Sparkline({ prices, width = 96, height = 32 }: Props) {
  if (prices.length < 2) return null;
  const values = prices.map(Number);
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const colour = last >= first ? 'text-positive' : 'text-negative';
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
