import { expect, test } from 'vitest';

import { timeSpan } from '#lib/format/time-span.ts';
import { appliedTo, countOf, noFilter, readFilter, writeFilter, type ListFilter } from './list-filter.ts';
import { fillsRequest, historyRequest, planHistoryRequest, recordsRequest } from './requests.ts';

const filter = (part: Partial<ListFilter>): ListFilter => ({ ...noFilter, ...part });

test('what stands in the address is read back', () => {
  const wanted = filter({
    symbol: 'BTCUSDT',
    side: 'buy',
    kind: 'limit',
    outcome: 'filled',
    period: 'custom',
    from: '2026-01-01',
    to: '2026-01-31',
  });
  const query = new URLSearchParams(writeFilter(wanted).map(([word, value]) => [word, value]));
  expect(query.toString()).toBe('market=BTCUSDT&side=buy&kind=limit&state=filled&period=custom&from=2026-01-01&to=2026-01-31');
  expect(readFilter(query)).toEqual(wanted);
  expect(writeFilter(noFilter)).toEqual([]);
});

test('a kind of margin wallet and a coin that is owed stand in the address too, and are asked for', () => {
  const wanted = filter({ wallet: 'isolated', symbol: 'BTCUSDT', asset: 'BTC', side: 'buy' });
  const query = new URLSearchParams(writeFilter(wanted).map(([word, value]) => [word, value]));
  expect(query.toString()).toBe('tabType=isolated&market=BTCUSDT&asset=BTC&side=buy');
  expect(readFilter(query)).toEqual(wanted);
  const clock = { nowMs: 0, zoneMinutes: 0 };
  const margin = { businessLine: 23, marginMode: 'isolated', symbolId: 'BTCUSDT_SPBL', delegateType: 21 };
  for (const request of [historyRequest, fillsRequest, planHistoryRequest])
    expect(request(appliedTo('fills', wanted), clock)).toEqual(margin);
  const records = { kind: 'interest', marginMode: 'isolated', symbolId: 'BTCUSDT_SPBL', coin: 'BTC' };
  expect(recordsRequest('interest', appliedTo('interest', wanted), clock)).toEqual(records);
  // The list's own subject is no choice of the reader’s.
  expect(countOf(appliedTo('loans', wanted), filter({ wallet: 'isolated' }))).toBe(2);
});

test.each([
  'tabType=spot',
  'asset=b',
  'side=up',
  'market=btc%20usdt',
  'kind=LIMIT',
  'state=open',
  'period=year',
  'from=yesterday',
  'balances=none',
])('%s narrows nothing', (query) => {
  expect(readFilter(new URLSearchParams(query))).toEqual(noFilter);
});

test('a list takes what it knows of a filter and leaves the rest', () => {
  const wanted = filter({
    side: 'sell',
    kind: 'trigger',
    outcome: 'failed',
    role: 'maker',
    period: 'week',
    from: '2026-01-01',
    search: 'bt',
  });
  expect(appliedTo('open', wanted)).toEqual(filter({ side: 'sell' }));
  expect(appliedTo('planHistory', wanted)).toEqual(filter({ side: 'sell', kind: 'trigger', outcome: 'failed', period: 'week' }));
  expect(appliedTo('fills', wanted)).toEqual(filter({ side: 'sell', role: 'maker', period: 'week' }));
  expect(appliedTo('assets', wanted)).toEqual(filter({ search: 'bt' }));
  expect(countOf(appliedTo('planHistory', wanted))).toBe(4);
});

// 2026-01-31 22:30 UTC is 2026-02-01 01:30 in UTC+3.
const nowMs = Date.UTC(2026, 0, 31, 22, 30);
test.each([
  ['no period', {}, 180, {}],
  ['a day up to now, wherever one is', { period: 'last24h' }, 180, { startTime: nowMs - 86_400_000 }],
  ['today east of Greenwich', { period: 'today' }, 180, { startTime: Date.UTC(2026, 0, 31, 21) }],
  ['today west of it', { period: 'today' }, -300, { startTime: Date.UTC(2026, 0, 31, 5) }],
  ['seven days', { period: 'week' }, 180, { startTime: Date.UTC(2026, 0, 24, 22, 30) }],
  ['thirty days', { period: 'month' }, 0, { startTime: Date.UTC(2026, 0, 1, 22, 30) }],
  [
    'one whole day of one’s own',
    { period: 'custom', from: '2026-01-10', to: '2026-01-10' },
    60,
    { startTime: Date.UTC(2026, 0, 9, 23), endTime: Date.UTC(2026, 0, 10, 23) - 1 },
  ],
  ['an open end', { period: 'custom', from: '2026-01-10' }, 0, { startTime: Date.UTC(2026, 0, 10) }],
  ['no day at all', { period: 'custom', from: '2026-13-40' }, 0, {}],
] as const)('%s', (_, part, zoneMinutes, span) => {
  expect(timeSpan(filter(part), { zoneMinutes, nowMs })).toEqual(span);
});

test('what the exchange is asked for', () => {
  const clock = { zoneMinutes: 0, nowMs };
  expect(historyRequest(filter({ symbol: 'BTCUSDT', side: 'sell', kind: 'market', outcome: 'partlyFilled' }), clock)).toEqual({
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 22,
    orderType: 1,
    outcome: 'partlyFilled',
  });
  expect(fillsRequest(filter({ side: 'buy', role: 'maker', period: 'week' }), clock)).toEqual({
    delegateType: 21,
    role: 'maker',
    startTime: nowMs - 7 * 86_400_000,
  });
  expect(planHistoryRequest(filter({ kind: 'exit', outcome: 'done' }), clock)).toEqual({ planType: 8, status: 2 });
});
