// @vitest-environment jsdom
// One report when the page is left: its kind and three numbers, within 5 s, and none again for 1200 s.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { measurePageSpeed } from './page-speed.ts';

vi.mock('web-vitals', () => ({
  onLCP: (tell: (metric: { value: number }) => void) => tell({ value: 812.4 }),
  onINP: (tell: (metric: { value: number }) => void) => tell({ value: 48 }),
  onCLS: (tell: (metric: { value: number }) => void) => tell({ value: 0.012_345 }),
}));

const asked: (readonly [string, unknown])[] = [];
const waits = vi.spyOn(AbortSignal, 'timeout');
const leave = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return new Response(JSON.stringify({ data: { token: 'a.b.c' } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const report = ['/api/v1/mix/public/reportSpeed', { token: 'a.b.c', page: 'spot', lcp: 812, inp: 48, cls: 0.0123 }] as const;
const token = ['/api/v1/mix/public/speedToken', {}] as const;

test('a page tells once, and again after 1200 s; the token is asked for again after 14400 s', async () => {
  window.history.replaceState(null, '', '/de/spot/BTCUSDT?from=mail');
  await measurePageSpeed('/de');
  expect(asked).toEqual([token]);
  leave();
  leave();
  expect(asked).toEqual([token, report]);
  expect(waits.mock.calls).toEqual([[5000], [5000]]);
  vi.advanceTimersByTime(1_199_999);
  await measurePageSpeed('/de');
  leave();
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await measurePageSpeed('/de');
  leave();
  expect(asked).toEqual([token, report, report]);
  vi.advanceTimersByTime(13_200_000);
  await measurePageSpeed('/de');
  leave();
  expect(asked).toEqual([token, report, report, token, report]);
});

test('where the server gives no token, nothing is told', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push([url, {}]);
    return new Response(JSON.stringify({ data: { token: '' } }));
  });
  await measurePageSpeed('/');
  leave();
  expect(asked).toEqual([token]);
});
