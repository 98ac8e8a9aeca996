// @vitest-environment jsdom
// Asking again after what has happened: once for a burst, not for where things stand at first.
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAgainAfter } from './use-again-after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the first that is known is no change; what comes in a burst is asked about once', () => {
  const again = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ mark }: { readonly mark: number | null }) => useAgainAfter(mark, again, 250), {
    initialProps: { mark: null as number | null },
  });
  rerender({ mark: 7 });
  vi.advanceTimersByTime(1000);
  expect(again).not.toHaveBeenCalled();
  for (const mark of [8, 9, 10]) rerender({ mark });
  vi.advanceTimersByTime(249);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
  rerender({ mark: 11 });
  unmount();
  vi.advanceTimersByTime(1000);
  expect(again).toHaveBeenCalledTimes(1);
});
