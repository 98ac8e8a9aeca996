import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browserClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(10_000);
});
afterEach(() => vi.useRealTimers());

test('the first change is painted at once, what follows at most ten times a second', () => {
  const painted: number[] = [];
  const start = performance.now();
  const again = (): void => {
    painted.push(performance.now() - start);
    if (painted.length < 20) browserClock.frame(again);
  };
  browserClock.frame(again);
  vi.advanceTimersByTime(1);
  expect(painted).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(painted.length).toBeGreaterThan(7);
  expect(painted.length).toBeLessThanOrEqual(11);
  for (const [place, at] of painted.slice(1).entries()) expect(at - (painted[place] ?? 0)).toBeGreaterThanOrEqual(100);
});
