// A chart at its own pace: the first change at once, then no more than the pace, and never an old picture at the end.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ChannelState, ChannelStore } from './channel-data.ts';
import { pacedStore } from './use-paced-channel.ts';

function source() {
  let state: ChannelState<number> = { status: 'live', data: 0, sequence: 0, timeMs: 0, refusal: null };
  const listeners = new Set<() => void>();
  const store: ChannelStore<number> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => state,
  };
  const set = (data: number): void => {
    state = { ...state, data };
    for (const listener of listeners) listener();
  };
  return { store, set, listeners };
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('a burst of fifty changes in half a second is six pictures, the last one the newest', () => {
  const { store, set } = source();
  const paced = pacedStore(store, 100);
  const seen: (number | null)[] = [];
  paced.subscribe(() => seen.push(paced.getSnapshot().data));
  for (let count = 1; count <= 50; count += 1) {
    set(count);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([1, 10, 20, 30, 40, 50]);
});

test('between two pictures the snapshot stays the same', () => {
  const { store, set } = source();
  const paced = pacedStore(store, 100);
  paced.subscribe(() => undefined);
  set(1);
  set(2);
  expect(paced.getSnapshot().data).toBe(1);
  vi.advanceTimersByTime(100);
  expect(paced.getSnapshot().data).toBe(2);
});

test('the last listener takes the subscription and the waiting picture with it', () => {
  const { store, set, listeners } = source();
  const paced = pacedStore(store, 100);
  const listener = vi.fn<() => void>();
  const leave = paced.subscribe(listener);
  set(1);
  set(2);
  leave();
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
  expect(paced.getSnapshot().data).toBe(2);
});
