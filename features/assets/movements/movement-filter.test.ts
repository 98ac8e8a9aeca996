import { expect, test } from 'vitest';

import { exportAddress, movementRequest, noFilter, readFilter, writeFilter } from './movement-filter.ts';

const clock = { zoneMinutes: 60, nowMs: Date.parse('2026-03-10T12:00:00Z') };

test('an address and a filter say the same', () => {
  const text = 'coin=BTC&account=usdt&kind=fee&period=custom&from=2026-03-01&to=2026-03-02';
  expect(writeFilter(readFilter(new URLSearchParams(text)))).toBe(text);
  expect(readFilter(new URLSearchParams(''))).toEqual(noFilter);
  expect(writeFilter(noFilter)).toBe('');
});

test('nonsense narrows nothing', () => {
  expect(readFilter(new URLSearchParams('coin=a%20b&account=house&kind=gift&period=ever&from=yesterday'))).toEqual(noFilter);
  // Days count only where a period has them.
  expect(readFilter(new URLSearchParams('from=2026-03-01'))).toEqual(noFilter);
});

test('days are the reader’s own', () => {
  const filter = readFilter(new URLSearchParams('period=custom&from=2026-03-01&to=2026-03-01'));
  expect(movementRequest(filter, clock)).toEqual({
    startTime: Date.parse('2026-02-28T23:00:00Z'),
    endTime: Date.parse('2026-03-01T22:59:59.999Z'),
  });
  expect(exportAddress({ ...noFilter, coin: 'BTC' }, clock, 'csv')).toBe('/api/v1/assets/history/export?coin=BTC&format=csv');
});
