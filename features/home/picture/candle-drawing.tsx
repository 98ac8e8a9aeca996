// Candles with their volume as a drawing that fills its box, and the prices beside them.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { candlesDrawn } from './pictured-market.ts';

/** They are drawn by time: one that was missed leaves its place empty. */
const candleMs = 15 * 60_000;

/** Units of the drawing: one candle is ten wide. */
const [candleWidth, height, volumeHeight] = [10, 300, 48];
const width = candlesDrawn * candleWidth;

type Props = { readonly bars: readonly Bar[]; readonly lastPrice: string; readonly pricePlace: number };

export function CandleDrawing({ bars, lastPrice, pricePlace }: Props) {
  const newest = bars.at(-1)?.timeMs ?? 0;
  const last = Number(lastPrice);
  const [high, low] = [Math.max(last, ...bars.map((bar) => bar.high)), Math.min(last, ...bars.map((bar) => bar.low))];
  const most = Math.max(...bars.map((bar) => bar.volume)) || 1;
  const y = (price: number): number => (high === low ? height / 2 : 12 + ((high - price) / (high - low)) * (height - volumeHeight - 24));
  const levels = [0.1, 0.5, 0.9].map((share) => high - share * (high - low));
  return (
    <div dir="ltr" className="flex h-full min-w-0">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-full min-w-0 flex-1">
        {levels.map((level) => (
          <line key={level} x2={width} y1={y(level)} y2={y(level)} className="stroke-(--border-subtle)" vectorEffect="non-scaling-stroke" />
        ))}
        {bars.map(({ timeMs, open, close, high: top, low: bottom, volume }) => {
          const x = width - candleWidth * ((newest - timeMs) / candleMs + 1);
          const upper = y(Math.max(open, close));
          const colour = close >= open ? 'fill-positive stroke-positive' : 'fill-negative stroke-negative';
          const bar = (volume / most) * volumeHeight;
          return (
            <g key={timeMs} className={colour}>
              <rect x={x + 1.5} width="7" y={height - bar} height={bar} stroke="none" opacity="0.3" />
              <line x1={x + 5} x2={x + 5} y1={y(top)} y2={y(bottom)} vectorEffect="non-scaling-stroke" />
              <rect x={x + 1.5} width="7" y={upper} height={Math.max(1, y(Math.min(open, close)) - upper)} stroke="none" />
            </g>
          );
        })}
        <line x2={width} y1={y(last)} y2={y(last)} className="stroke-(--accent)" strokeDasharray="3 3" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="relative w-18 shrink-0 text-2xs text-muted tabular-nums">
        {levels.map((level) => (
          <span key={level} className="absolute end-2 -translate-y-1/2" style={{ top: `${(y(level) / height) * 100}%` }}>
            {formatPrice(level.toFixed(pricePlace), pricePlace)}
          </span>
        ))}
        <span
          className="absolute end-1 -translate-y-1/2 rounded-sm bg-accent px-1 text-on-accent"
          style={{ top: `${(y(last) / height) * 100}%` }}
        >
          {formatPrice(lastPrice, pricePlace)}
        </span>
      </div>
    </div>
  );
}
