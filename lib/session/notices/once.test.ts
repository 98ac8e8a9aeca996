// @vitest-environment jsdom
// The number of times something is said: once for ever, or three times from midnight to midnight.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { markSaid, takeToday, useWasSaid } from './once.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('three times a day, and again from the next midnight on', () => {
  const at = (text: string): boolean => takeToday('grid', 3, new Date(text));
  expect([at('2026-11-21T00:00:00'), at('2026-11-21T12:00:00'), at('2026-11-21T23:59:58'), at('2026-11-21T23:59:59')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([at('2026-11-22T00:00:00'), at('2026-11-22T00:00:01'), at('2026-11-22T00:00:02'), at('2026-11-22T00:00:03')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  // The same day of another month is another day.
  expect(at('2026-12-22T10:00:00')).toBe(true);
});

test('each by its own name; what makes no sense begins afresh', () => {
  const noon = new Date('2026-11-21T12:00:00');
  expect([takeToday('one', 1, noon), takeToday('other', 1, noon), takeToday('one', 1, noon)]).toEqual([true, true, false]);
  localStorage.setItem('meridian.said.one', '2026-11-21 many');
  expect(takeToday('one', 1, noon)).toBe(true);
});

test('once for ever', () => {
  const { result } = renderHook(() => useWasSaid('korean'));
  expect(result.current).toBe(false);
  act(() => markSaid('korean'));
  expect(result.current).toBe(true);
  expect(localStorage.getItem('meridian.said.korean')).not.toBeNull();
});

test('a device that keeps nothing remembers while the page is open', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { result } = renderHook(() => useWasSaid('board'));
  act(() => markSaid('board'));
  expect(result.current).toBe(true);
  refuse.mockRestore();
});

test('a device that cannot be asked is not told the same on every page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect([renderHook(() => useWasSaid('other')).result.current, takeToday('grid', 3)]).toEqual([true, false]);
  refuse.mockRestore();
});
