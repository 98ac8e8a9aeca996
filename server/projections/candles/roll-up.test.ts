// Buckets and roll-ups, against dates that anybody can check on a calendar.
import { expect, test } from 'vitest';

import { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import { joinAtGenesis } from './candle-source.ts';
import { fillGaps, rollUp } from './roll-up.ts';
import { flatCandle, type TickCandle } from './tick-candle.ts';

const at = (text: string): number => Date.parse(text);

test.each([
  ['realtime', '2024-02-29T13:47:31.250Z'],
  ['1s', '2024-02-29T13:47:31Z'],
  ['1m', '2024-02-29T13:47:00Z'],
  ['2m', '2024-02-29T13:46:00Z'],
  ['3m', '2024-02-29T13:45:00Z'],
  ['5m', '2024-02-29T13:45:00Z'],
  ['15m', '2024-02-29T13:45:00Z'],
  ['30m', '2024-02-29T13:30:00Z'],
  ['1H', '2024-02-29T13:00:00Z'],
  ['2H', '2024-02-29T12:00:00Z'],
  ['4H', '2024-02-29T12:00:00Z'],
  ['6H', '2024-02-29T12:00:00Z'],
  ['8H', '2024-02-29T08:00:00Z'],
  ['12H', '2024-02-29T12:00:00Z'],
  ['1D', '2024-02-29T00:00:00Z'],
  // Day 19,782 since 1970: a multiple of three is day 19,782 itself.
  ['3D', '2024-02-29T00:00:00Z'],
  ['1W', '2024-02-26T00:00:00Z'],
  ['1M', '2024-02-01T00:00:00Z'],
  ['3M', '2024-01-01T00:00:00Z'],
] as const)('a Thursday in a leap year, in buckets of %s', (interval, start) => {
  expect(bucketStart(interval, at('2024-02-29T13:47:31.250Z'))).toBe(at(start));
});

test('every interval of the contract has buckets that follow one another', () => {
  for (const interval of KlineInterval) {
    const start = bucketStart(interval, at('2023-11-05T22:59:59.999Z'));
    const next = shiftBucket(interval, start, 1);
    expect(bucketStart(interval, next - 1)).toBe(start);
    expect(bucketStart(interval, next)).toBe(next);
    expect(shiftBucket(interval, next, -1)).toBe(start);
  }
});

test('weeks begin on Monday, also across a year', () => {
  expect(bucketStart('1W', at('2023-01-01T23:59:59Z'))).toBe(at('2022-12-26T00:00:00Z'));
  expect(bucketStart('1W', at('2023-01-02T00:00:00Z'))).toBe(at('2023-01-02T00:00:00Z'));
});

test('months are as long as they are', () => {
  expect(shiftBucket('1M', at('2024-01-01T00:00:00Z'), 2)).toBe(at('2024-03-01T00:00:00Z'));
  expect(shiftBucket('1M', at('2024-01-01T00:00:00Z'), -1)).toBe(at('2023-12-01T00:00:00Z'));
  expect(shiftBucket('3M', at('2024-01-01T00:00:00Z'), -1)).toBe(at('2023-10-01T00:00:00Z'));
});

const minute = (count: number): number => count * 60_000;
const candle = (openTimeMs: number, open: number, high: number, low: number, close: number, base: bigint): TickCandle => ({
  openTimeMs,
  openTicks: open,
  highTicks: high,
  lowTicks: low,
  closeTicks: close,
  baseLots: base,
  quoteUnits: base * 10n,
});

test('two minutes roll into one of two, the third stands alone', () => {
  const rolled = rollUp('2m', [
    candle(minute(2), 10, 12, 9, 11, 3n),
    candle(minute(3), 13, 20, 13, 15, 4n),
    candle(minute(5), 7, 8, 6, 7, 1n),
  ]);
  expect(rolled).toEqual([candle(minute(2), 10, 20, 9, 15, 7n), candle(minute(4), 7, 8, 6, 7, 1n)]);
});

test('silence stands at the close before it, and before the first price there is nothing', () => {
  const traded = [candle(minute(3), 10, 12, 9, 11, 3n)];
  expect(fillGaps('1m', traded, minute(1), minute(6), null)).toEqual([traded[0], flatCandle(minute(4), 11), flatCandle(minute(5), 11)]);
  expect(fillGaps('1m', traded, minute(1), minute(4), 8)).toEqual([flatCandle(minute(1), 8), flatCandle(minute(2), 8), traded[0]]);
  expect(fillGaps('1m', [], minute(1), minute(3), null)).toEqual([]);
  expect(fillGaps('1m', [], minute(1), minute(3), 5)).toEqual([flatCandle(minute(1), 5), flatCandle(minute(2), 5)]);
});

test('the candle that holds genesis is history first and trades after', () => {
  const joined = joinAtGenesis([candle(minute(1), 1, 2, 1, 2, 1n), candle(minute(2), 2, 9, 2, 3, 1n)], [candle(minute(2), 4, 5, 1, 4, 2n)]);
  expect(joined).toEqual([candle(minute(1), 1, 2, 1, 2, 1n), candle(minute(2), 2, 9, 1, 4, 3n)]);
});
