// Reports of page speed: under a token of ours that is not over, one per browser and time, and the middle of what was told.
import { expect, test } from 'vitest';

import { pageKindOf } from '#lib/contract/site/page-speed.ts';
import { createPageSpeed } from './page-speed.ts';

const start = 1_790_000_000_000;

test('a token lasts 14400 s, and reports once in 1200 s', () => {
  let now = start;
  const speed = createPageSpeed({ on: true, key: 'k', now: () => now });
  const token = speed.token();
  expect(speed.report(token, { page: 'spot', lcp: 900 })).toBeNull();
  now += 1_199_999;
  expect(speed.report(token, { page: 'spot', lcp: 900 })).toBe(1);
  now += 1;
  expect(speed.report(token, { page: 'spot', lcp: 900 })).toBeNull();
  now = start + 14_399_999;
  expect(speed.report(token, { page: 'spot', lcp: 900 })).toBeNull();
  now = start + 14_400_000;
  expect(speed.report(token, { page: 'spot', lcp: 900 })).toBe('over');
  expect(speed.summary()).toEqual([{ page: 'spot', measure: 'lcp', reports: 3, median: 900, p75: 900 }]);
});

test('a token that was made up, lengthened or signed elsewhere is none, and nothing is taken while it is off', () => {
  const speed = createPageSpeed({ on: true, key: 'k', now: () => start });
  const [name = '', end = '', signature = ''] = speed.token().split('.');
  const others = [
    '',
    'a.b.c',
    `${name}.${Number(end) + 1}.${signature}`,
    createPageSpeed({ on: true, key: 'other', now: () => start }).token(),
  ];
  for (const token of others) expect(speed.report(token, { page: 'home' })).toBe('over');
  const off = createPageSpeed({ on: false, key: 'k', now: () => start });
  expect(off.token()).toBe('');
  expect(off.report(speed.token(), { page: 'home', lcp: 1 })).toBe('over');
  expect(off.summary()).toEqual([]);
});

test('median and p75 by kind of page and measure, of the last thousand', () => {
  const speed = createPageSpeed({ on: true, key: 'k', now: () => start });
  for (const lcp of [400, 100, 300, 200]) speed.report(speed.token(), { page: 'home', lcp, cls: 0.1 });
  expect(speed.summary()).toEqual([
    { page: 'home', measure: 'lcp', reports: 4, median: 200, p75: 300 },
    { page: 'home', measure: 'cls', reports: 4, median: 0.1, p75: 0.1 },
  ]);
  for (let count = 0; count < 1000; count += 1) speed.report(speed.token(), { page: 'home', lcp: 50 });
  expect(speed.summary()[0]).toMatchObject({ reports: 1000, p75: 50 });
});

test('a page is told by its kind alone', () => {
  expect(['/', '', '/spot/BTCUSDT', '/futures/usdt/BTCUSDT', '/legal/licences'].map(pageKindOf)).toEqual([
    'home',
    'home',
    'spot',
    'futures',
    'other',
  ]);
});
