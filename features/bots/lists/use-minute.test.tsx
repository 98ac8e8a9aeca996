// @vitest-environment jsdom
// The clock of a page goes by the device, and in a world by the world's own time.
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { tellWorldTime } from '#lib/clock/venue-now.ts';
import { useMinute } from './use-minute.ts';

afterEach(() => vi.useRealTimers());

const Clock = () => <p>{useMinute()}</p>;
const shown = (): number => Number(screen.getByText(/^\d+$/).textContent);

test('it goes on by the minute of the device, and once a world tells its time, by that', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  render(<Clock />);
  expect(shown()).toBe(1_000_000);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toBe(1_060_000);
  // A world may be months ahead, and runs on by hours between two seconds.
  act(() => tellWorldTime(9_000_000_000));
  expect(shown()).toBe(9_000_000_000);
  act(() => tellWorldTime(9_000_059_999));
  expect(shown()).toBe(9_000_000_000);
  act(() => tellWorldTime(9_003_600_000));
  expect(shown()).toBe(9_003_600_000);
});
