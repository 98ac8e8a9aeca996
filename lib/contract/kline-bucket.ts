// When each candle begins: UTC; weeks on Monday, months and quarters by the calendar, three days counted from 1970-01-01.
import type { KlineInterval } from './enums.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** 1970-01-05 was the first Monday. */
const firstMonday = 4 * day;

const every =
  (widthMs: number, anchorMs = 0) =>
  (timeMs: number): number =>
    Math.floor((timeMs - anchorMs) / widthMs) * widthMs + anchorMs;

const calendar =
  (months: number) =>
  (timeMs: number): number => {
    const date = new Date(timeMs);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % months), 1);
  };

const starts: Readonly<Record<KlineInterval, (timeMs: number) => number>> = {
  realtime: every(1),
  '1s': every(second),
  '1m': every(minute),
  '2m': every(2 * minute),
  '3m': every(3 * minute),
  '5m': every(5 * minute),
  '15m': every(15 * minute),
  '30m': every(30 * minute),
  '1H': every(hour),
  '2H': every(2 * hour),
  '4H': every(4 * hour),
  '6H': every(6 * hour),
  '8H': every(8 * hour),
  '12H': every(12 * hour),
  '1D': every(day),
  '3D': every(3 * day),
  '1W': every(7 * day, firstMonday),
  '1M': calendar(1),
  '3M': calendar(3),
};

/** The open time of the candle that holds a moment; `realtime` has one candle per millisecond. */
export function bucketStart(interval: KlineInterval, timeMs: number): number {
  return starts[interval](timeMs);
}
