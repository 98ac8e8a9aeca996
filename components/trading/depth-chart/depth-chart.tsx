'use client';
// The book's depth: how much stands up to each price, and what a market order that far would cost.
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type PointerEvent } from 'react';

import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { abbreviate } from '#lib/format/numbers/abbreviate.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { sweepTo } from '../order-book/sweep.ts';
import { curveSize, depthCurve, rangeFor } from './depth-curve.ts';

type Props = { readonly market: SpotMarket; readonly book: DepthBook; readonly locale: string };

const ranges = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5] as const;
const marks = [0, 0.25, 0.5, 0.75, 1] as const;

const zoomButton =
  'grid size-7 place-items-center rounded border border-strong bg-surface-1 hover:bg-surface-2 disabled:text-disabled max-md:size-11';

export function DepthChart({ market, book, locale }: Props) {
  const t = useTranslations('chart');
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const range = chosen ?? rangeFor(book, ranges);
  const curve = depthCurve(book, range);
  const zoom = (step: 1 | -1): void => {
    const next = ranges[ranges.findIndex((one) => one === range) + step];
    if (next !== undefined) setChosen(next);
  };
  if (curve === null) return <p className="grid flex-1 place-items-center text-xs text-muted">{t('depth.empty')}</p>;
  const { low, high, middle, max } = curve;
  const priceText = (price: number): string => formatPrice(price.toFixed(market.pricePlace), market.pricePlace);
  const priceAt = pointed === null ? null : low + (high - low) * pointed;
  const isBid = priceAt !== null && priceAt < middle;
  const sweep = priceAt === null ? null : sweepTo(book, isBid ? 'bids' : 'asks', priceAt.toFixed(market.pricePlace), market);
  const whole = (side: 'bids' | 'asks') =>
    sweepTo(book, side, (side === 'bids' ? low : high).toFixed(market.pricePlace), market)?.quantity ?? '0';
  const point = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)));
  };
  return (
    <figure
      dir="ltr"
      aria-label={`${t('depth.name', { pair: market.displayName })}. ${t('depth.summary', {
        range: formatPercent(String(range)),
        bids: whole('bids'),
        asks: whole('asks'),
        coin: market.baseCoin,
      })}`}
      className="relative flex min-h-0 flex-1 flex-col text-2xs text-muted"
    >
      <div className="absolute start-2 top-2 z-10 flex items-center gap-2">
        <button
          type="button"
          className={zoomButton}
          aria-label={t('depth.narrower')}
          disabled={range === ranges[0]}
          onClick={() => zoom(-1)}
        >
          <Plus size={14} aria-hidden />
        </button>
        <button
          type="button"
          className={zoomButton}
          aria-label={t('depth.wider')}
          disabled={range === ranges.at(-1)}
          onClick={() => zoom(1)}
        >
          <Minus size={14} aria-hidden />
        </button>
        <span>±{formatPercent(String(range))}</span>
      </div>
      <p className="absolute inset-x-0 top-3 text-center text-sm font-medium text-primary">{priceText(middle)}</p>
      <div
        className="relative min-h-0 flex-1 touch-none"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg viewBox={`0 0 ${curveSize} ${curveSize}`} preserveAspectRatio="none" aria-hidden className="absolute inset-0 size-full pt-14">
          <path d={curve.bids} className="fill-positive-soft stroke-positive" vectorEffect="non-scaling-stroke" />
          <path d={curve.asks} className="fill-negative-soft stroke-negative" vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="absolute end-1 top-14">{abbreviate(max.toFixed(8), locale)}</span>
        <span className="absolute end-1 top-1/2 translate-y-6">{abbreviate((max / 2).toFixed(8), locale)}</span>
        {pointed === null || sweep === null || priceAt === null ? null : (
          <>
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 border-s border-dashed border-strong"
              style={{ left: `${pointed * 100}%` }}
            />
            <p
              role="status"
              className={`pointer-events-none absolute top-20 z-10 w-max max-w-[45%] rounded-md border border-strong bg-surface-2 px-2 py-1 text-xs text-primary shadow-lg ${pointed > 0.5 ? '-translate-x-full' : ''}`}
              style={{ left: `calc(${pointed * 100}% ${pointed > 0.5 ? '-' : '+'} 8px)` }}
            >
              {t('depth.at', {
                price: priceText(priceAt),
                quantity: sweep.quantity,
                base: market.baseCoin,
                amount: sweep.amount,
                quote: market.quoteCoin,
              })}
            </p>
          </>
        )}
      </div>
      <div className="flex h-6 shrink-0 items-center justify-between border-t border-subtle px-2">
        {marks.map((share) => (
          <span key={share}>{priceText(low + (high - low) * share)}</span>
        ))}
      </div>
    </figure>
  );
}
