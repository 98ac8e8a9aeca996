// The log's messages about a machine's clock that steps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at the start and whenever it changes, by how much exchange time is ahead; nothing of small steps', () => {
  const said: string[] = [];
  const say = (_details: object, message: string): void => void said.push(message);
  let aheadMs = 26 * 3_600_000;
  const stop = watchClock({ aheadMs: () => aheadMs }, { warn: say, info: say });
  const behind = (seconds: number): string =>
    `the machine's clock is ${seconds} s behind exchange time, which goes on from the last moment in the journal`;
  expect(said).toEqual([behind(93_600)]);
  vi.advanceTimersByTime(60_000);
  aheadMs += 400;
  vi.advanceTimersByTime(60_000);
  expect(said.splice(0)).toHaveLength(1);
  aheadMs += 5000;
  vi.advanceTimersByTime(60_000);
  aheadMs = 0;
  vi.advanceTimersByTime(60_000);
  aheadMs = 900;
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([behind(93_605), "exchange time is the machine's clock again"]);
  stop();
  aheadMs = 90_000;
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(2);
});
