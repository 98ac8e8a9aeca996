// The suggestions of the busiest markets are worked out once a day, with the first look after midnight.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { suggestDaily } from './suggest-daily.ts';

const minuteMs = 60_000;
const eveningMs = Date.UTC(2026, 2, 1, 23, 45);

beforeEach(() => void vi.useFakeTimers({ now: eveningMs }));
afterEach(() => void vi.useRealTimers());

test('nothing on the day of the start, all kinds after midnight, and nothing more until the next', async () => {
  const asked: string[] = [];
  const stop = suggestDaily({
    suggestions: {
      of: async (symbolIds, kind) => {
        asked.push(`${kind} of ${symbolIds.join(', ')}`);
        return { list: [], dropped: [], pending: false };
      },
    },
    busiest: () => ['BTCUSDT_SPBL', 'ETHUSDT_SPBL'],
    now: () => Date.now(),
    log: { error: () => undefined },
  });
  await vi.advanceTimersByTimeAsync(14 * minuteMs);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(6 * minuteMs);
  const day = ['grid', 'martingale', 'moon'].map((kind) => `${kind} of BTCUSDT_SPBL, ETHUSDT_SPBL`);
  expect(asked).toEqual(day);
  await vi.advanceTimersByTimeAsync(23 * 60 * minuteMs);
  expect(asked).toEqual(day);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(asked).toEqual([...day, ...day]);
  stop();
  await vi.advanceTimersByTimeAsync(48 * 60 * minuteMs);
  expect(asked).toHaveLength(6);
});

test('a failure is said, and the next day is tried again', async () => {
  const errors: string[] = [];
  let asked = 0;
  const stop = suggestDaily({
    suggestions: {
      of: async () => {
        asked += 1;
        throw new Error('no past');
      },
    },
    busiest: () => [],
    now: () => Date.now(),
    log: { error: (text) => void errors.push(text) },
  });
  await vi.advanceTimersByTimeAsync(2 * 24 * 60 * minuteMs);
  expect([asked, errors.length]).toEqual([2, 2]);
  stop();
});
