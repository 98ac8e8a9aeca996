import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorRefusal } from '#server/answers/refusal/error-refusal.ts';
import { longestWaitMs, VenueOpening, waitForVenue } from './wait-for-venue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a venue that opens in time is given, and one that cannot be opened says why', async () => {
  expect(await waitForVenue(Promise.resolve('open'))).toBe('open');
  await expect(waitForVenue(Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody waits longer than ten seconds; the opening goes on for those who come later', async () => {
  const opening = Promise.withResolvers<string>();
  const first = waitForVenue(opening.promise).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(longestWaitMs - 1);
  const second = waitForVenue(opening.promise);
  await vi.advanceTimersByTimeAsync(1);
  const refused = await first;
  expect(refused).toBeInstanceOf(VenueOpening);
  const silent = { warn: () => undefined, error: () => undefined };
  expect(errorRefusal(refused, silent)).toMatchObject({ key: 'paperOpening', params: { retryAfterSeconds: 5 } });
  opening.resolve('open');
  expect(await second).toBe('open');
});
