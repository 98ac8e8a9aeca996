// The times at which the leaders of the house look: soon after a start, and once after each candle.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterEachCandle } from './after-each-candle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The times of looks within a quarter of an hour, as minutes and seconds of the hour. */
async function looksFrom(start: string): Promise<readonly string[]> {
  vi.setSystemTime(`2026-11-28T10:${start}Z`);
  const looks: string[] = [];
  const stop = afterEachCandle(async () => void looks.push(new Date().toISOString().slice(14, 19)), Date.now);
  await vi.advanceTimersByTimeAsync(900_000);
  await stop();
  await vi.advanceTimersByTimeAsync(900_000);
  return looks;
}

test.each([
  ['01:30', ['01:32', '05:02', '10:02', '15:02']],
  ['04:59', ['05:01', '05:02', '10:02', '15:02']],
  ['05:00', ['05:02', '10:02', '15:02']],
  ['05:01', ['05:03', '10:02', '15:02']],
])('started at %s', async (start, looks) => {
  expect(await looksFrom(start)).toEqual(looks);
});

test('a look that takes long is waited for, by the next one and by whoever stops', async () => {
  vi.setSystemTime('2026-11-28T10:04:00Z');
  const done: number[] = [];
  const looks: (() => void)[] = [];
  const stop = afterEachCandle(async () => {
    await new Promise<void>((resolve) => looks.push(resolve));
    done.push(looks.length);
  }, Date.now);
  // The next candle has closed within that time.
  await vi.advanceTimersByTimeAsync(70_000);
  expect(looks.length).toBe(1);
  const stopped = stop();
  looks[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([1]);
  looks[1]?.();
  await stopped;
  expect(done).toEqual([1, 2]);
});
