// The stretches of the past that an auto-invest can be looked at over, each with the candles for it.
import type { Stretch } from '#features/bots/create/past/use-past-candles.ts';

export const spans = ['1m', '3m', '6m', '1y', '3y', '5y'] as const;
export type Span = (typeof spans)[number];

const dayMs = 86_400_000;

/** A month has candles of an hour, everything longer those of a day. */
export const stretches: Readonly<Record<Span, Stretch>> = {
  '1m': { days: 30, interval: '1H', candleMs: 3_600_000 },
  '3m': { days: 91, interval: '1D', candleMs: dayMs },
  '6m': { days: 182, interval: '1D', candleMs: dayMs },
  '1y': { days: 365, interval: '1D', candleMs: dayMs },
  '3y': { days: 1095, interval: '1D', candleMs: dayMs },
  '5y': { days: 1826, interval: '1D', candleMs: dayMs },
};

export const beginOf = ({ days }: Stretch, nowMs: number): number => nowMs - days * dayMs;
