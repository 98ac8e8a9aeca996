// Candles out of trades: whole ones alone, silence as flat ones, and no end of flat ones after a long silence.
import { expect, test } from 'vitest';

import { CandleBuilder } from './candle-builder.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 0, 5, 12);

test('the first candle is told where it began with the wait, and its prices are those of its trades', () => {
  const builder = CandleBuilder.at('1m', noon, 100);
  for (const [ticks, lots] of [
    [103, 2],
    [99, 3],
    [101, 1],
  ] as const)
    builder.trade(ticks, lots);
  expect(builder.endMs).toBe(noon + minute);
  expect(builder.close(noon + minute)).toEqual({ interval: '1m', openMs: noon, open: 103, high: 103, low: 99, close: 101, volumeLots: 6 });
  // Nothing traded: flat at the close before, until something does.
  expect(builder.close(noon + 2 * minute)).toMatchObject({
    openMs: noon + minute,
    open: 101,
    high: 101,
    low: 101,
    close: 101,
    volumeLots: 0,
  });
});

test('one that was begun in the middle of a candle, or before any price, is not told', () => {
  const late = CandleBuilder.at('5m', noon + minute, 100);
  late.trade(105, 1);
  expect(late.close(noon + 5 * minute)).toBeNull();
  expect(late.close(noon + 10 * minute)).toMatchObject({ openMs: noon + 5 * minute, close: 105 });
  const unpriced = CandleBuilder.at('1m', noon, 0);
  expect(unpriced.close(noon + minute)).toBeNull();
});

test('of a silence of a week a thousand flat minutes are told, the last ones', () => {
  const builder = CandleBuilder.at('1m', noon, 100);
  const end = noon + 7 * 24 * 60 * minute;
  const told: number[] = [];
  while (builder.endMs <= end) {
    const candle = builder.close(end);
    if (candle !== null) told.push(candle.openMs);
  }
  expect(told).toHaveLength(1001);
  expect([told[0], told[1], told.at(-1)]).toEqual([noon, end - 1000 * minute, end - minute]);
});
