// The chart by keys: the arrows walk from candle to candle, each is read out; plus and minus zoom; Escape lets go.
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';

import { formatDateTime } from '#lib/format/format-time.ts';
import type { Bar } from './chart-bars.ts';
import type { LiveChart } from './live/live-chart.ts';

type Keys = {
  /** The place of the candle that the keys have gone to; null: none. */
  readonly place: number | null;
  /** The screen reader's text for it; for the newest where the keys have gone to none. */
  readonly spoken: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
};

const page = 10;
const minuteMs = 60_000;
const zoomStep = 1.25;

export function useChartKeys(chart: LiveChart | null, bars: readonly Bar[], formatPrice: (price: number) => string, zoneMs: number): Keys {
  const t = useTranslations('chart');
  const [timeMs, setTimeMs] = useState<number | null>(null);
  const found = timeMs === null ? -1 : bars.findIndex((bar) => bar.timeMs === timeMs);
  const last = bars.length - 1;
  const bar = bars[found === -1 ? last : found];

  const go = (place: number): void => {
    const next = Math.max(0, Math.min(place, last));
    chart?.point(next);
    setTimeMs(bars[next]?.timeMs ?? null);
  };
  const leave = (): void => {
    if (timeMs === null) return;
    chart?.point(null);
    setTimeMs(null);
  };
  const from = found === -1 ? last + 1 : found;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(from - 1),
    ArrowRight: () => go(from + 1),
    PageUp: () => go(from - page),
    PageDown: () => go(from + page),
    Home: () => go(0),
    End: () => {
      go(last);
      chart?.showNewest();
    },
    '+': () => chart?.zoom(zoomStep),
    '=': () => chart?.zoom(zoomStep),
    '-': () => chart?.zoom(1 / zoomStep),
    Escape: leave,
  };
  return {
    place: found === -1 ? null : found,
    spoken:
      bar === undefined
        ? undefined
        : t('spoken', {
            time: formatDateTime(bar.timeMs, zoneMs / minuteMs),
            open: formatPrice(bar.open),
            high: formatPrice(bar.high),
            low: formatPrice(bar.low),
            close: formatPrice(bar.close),
          }),
    onKeyDown: (event) => {
      const move = moves[event.key];
      if (move === undefined || bars.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move();
    },
    onBlur: leave,
  };
}
