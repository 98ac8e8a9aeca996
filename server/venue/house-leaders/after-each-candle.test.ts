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
  ['01:30', ['01:45', '05:02', '10:02', '15:02']],
  ['04:46', ['05:01', '05:02', '10:02', '15:02']],
  ['04:47', ['05:02', '10:02', '15:02']],
  ['04:48', ['05:03', '10:02', '15:02']],
])('started at %s', async (start, looks) => {
  expect(await looksFrom(start)).toEqual(looks);
});

test('a look that takes long is waited for, by the next one and by whoever stops', async () => {
  vi.setSystemTime('2026-11-28T10:04:00Z');
  const done: number[] = [];
  let begun = 0;
  const stop = afterEachCandle(async () => {
    const own = (begun += 1);
    await new Promise((resolve) => setTimeout(resolve, 400_000));
    done.push(own);
  }, Date.now);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(begun).toBe(1);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(800_000);
  await stopped;
  expect(done).toEqual([1, 2]);
});
