// The time at which each candle begins: UTC; weeks on Monday, months and quarters by the calendar, three days counted from 1970-01-01.
import type { KlineInterval } from './enums.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** 1970-01-05 was the first Monday. */
const firstMonday = 4 * day;

type Buckets = {
  /** The beginning of the bucket that holds the moment. */
  start(timeMs: number): number;
  /** The beginning of the bucket `count` further on (back when negative); `startMs` is a beginning itself. */
  shift(startMs: number, count: number): number;
};

const fixed = (widthMs: number, anchorMs = 0): Buckets => ({
  start: (timeMs) => Math.floor((timeMs - anchorMs) / widthMs) * widthMs + anchorMs,
  shift: (startMs, count) => startMs + count * widthMs,
});

const calendar = (months: number): Buckets => ({
  start: (timeMs) => {
    const date = new Date(timeMs);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % months), 1);
  },
  shift: (startMs, count) => {
    const date = new Date(startMs);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count * months, 1);
  },
});

const table: Readonly<Record<KlineInterval, Buckets>> = {
  realtime: fixed(1),
  '1s': fixed(second),
  '1m': fixed(minute),
  '2m': fixed(2 * minute),
  '3m': fixed(3 * minute),
  '5m': fixed(5 * minute),
  '15m': fixed(15 * minute),
  '30m': fixed(30 * minute),
  '1H': fixed(hour),
  '2H': fixed(2 * hour),
  '4H': fixed(4 * hour),
  '6H': fixed(6 * hour),
  '8H': fixed(8 * hour),
  '12H': fixed(12 * hour),
  '1D': fixed(day),
  '3D': fixed(3 * day),
  '1W': fixed(7 * day, firstMonday),
  '1M': calendar(1),
  '3M': calendar(3),
};

/** The open time of the candle that holds a moment; `realtime` has one candle per millisecond. */
export const bucketStart = (interval: KlineInterval, timeMs: number): number => table[interval].start(timeMs);

/** The open time of the candle `count` further on (back when negative). */
export const shiftBucket = (interval: KlineInterval, startMs: number, count: number): number => table[interval].shift(startMs, count);
