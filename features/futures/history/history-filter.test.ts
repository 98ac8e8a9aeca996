// To what histories of contracts are narrowed: in the address, from list to list, and as the exchange is asked.
import { expect, test } from 'vitest';

import { appliedTo, countOf, filterFields, type HistoryFilter, historyTabs, noFilter, readFilter, writeFilter } from './history-filter.ts';
import {
  closedPositionsRequest,
  fillsRequest,
  fundingRequest,
  liquidationsRequest,
  orderHistoryRequest,
  planHistoryRequest,
  transactionsRequest,
} from './history-requests.ts';

const filter = (part: Partial<HistoryFilter>): HistoryFilter => ({ ...noFilter, ...part });
const nowMs = Date.UTC(2026, 0, 31, 12);
const scope = (part: Partial<HistoryFilter>) => ({ line: 'usdt', filter: filter(part), clock: { zoneMinutes: 0, nowMs } }) as const;

test('what stands in an address is read back, and what else stands there stays', () => {
  const wanted = filter({
    contract: 'BTCUSD_DMCBL_260327',
    side: 'sell',
    plan: 'mmr',
    result: 'failed',
    period: 'custom',
    from: '2026-01-01',
    to: '2026-01-31',
  });
  const query = new URLSearchParams('interval=1D&role=maker');
  writeFilter(query, wanted);
  expect(query.toString()).toBe(
    'interval=1D&contract=BTCUSD_DMCBL_260327&side=sell&plan=mmr&result=failed&period=custom&from=2026-01-01&to=2026-01-31',
  );
  expect(readFilter(query)).toEqual(wanted);
  writeFilter(query, noFilter);
  expect(query.toString()).toBe('interval=1D');
});

test.each(['side=up', 'contract=btc%20usdt', 'kind=LIMIT', 'end=whim', 'period=year', 'from=yesterday', 'coin=a'])(
  '%s narrows nothing',
  (query) => expect(readFilter(new URLSearchParams(query))).toEqual(noFilter),
);

test('a list takes what it knows of a filter and leaves the rest', () => {
  const all = filter({
    contract: 'BTCUSDT_UMCBL',
    coin: 'USDT',
    side: 'buy',
    held: 'long',
    kind: 'market',
    outcome: 'filled',
    plan: 'track',
    result: 'done',
    role: 'taker',
    flow: 'paid',
    end: 'delivery',
    step: 'taken',
    cause: 'fee',
    period: 'week',
    from: '2026-01-01',
  });
  for (const tab of historyTabs) {
    const applied = appliedTo(tab, all);
    const kept = Object.entries(applied).flatMap(([field, value]) => (value === null || value === '' ? [] : [field]));
    expect(kept.toSorted()).toEqual([...filterFields[tab], 'period'].toSorted());
    expect(countOf(applied)).toBe(filterFields[tab].length + 1);
  }
  expect(countOf(filter({ period: 'custom', from: '2026-01-01', to: '2026-01-02' }))).toBe(1);
});

test('what the exchange is asked for', () => {
  const week = { businessLine: 10, startTime: nowMs - 7 * 86_400_000 };
  const contract = 'BTCUSDT_UMCBL';
  expect(orderHistoryRequest(scope({ contract, side: 'sell', kind: 'market', outcome: 'cancelled' }))).toEqual({
    businessLine: 10,
    symbolId: contract,
    delegateType: 22,
    orderType: 1,
    outcome: 'cancelled',
  });
  expect(planHistoryRequest(scope({ side: 'buy', plan: 'mmr', result: 'done' }))).toEqual({
    businessLine: 10,
    delegateType: 21,
    planType: 7,
    status: 2,
  });
  expect(planHistoryRequest(scope({ plan: 'tpsl', result: 'failed' }))).toMatchObject({ planType: 8, status: 3 });
  expect(fillsRequest(scope({ role: 'maker', period: 'week' }))).toEqual({ ...week, role: 'maker' });
  expect(closedPositionsRequest(scope({ held: 'short', end: 'liquidation' }))).toEqual({
    businessLine: 10,
    holdSide: 'short',
    closedBy: 'liquidation',
  });
  expect(fundingRequest(scope({ flow: 'received' }))).toEqual({ businessLine: 10, flow: 'received' });
  expect(transactionsRequest(scope({ coin: 'USDT', cause: 'funding', period: 'week' }))).toEqual({
    ...week,
    coin: 'USDT',
    causes: ['funding'],
  });
  expect(liquidationsRequest(scope({ held: 'long', step: 'reduced' }))).toEqual({ businessLine: 10, holdSide: 'long', step: 'reduced' });
});
