// The file of a history: all of its pages, amounts as they are, and no more once it is stopped.
import { expect, test } from 'vitest';
import { z } from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import positions from '#locales/en-US/positions.json' with { type: 'json' };
import { columnsOf } from './file-columns.ts';
import { noFilter } from './history-filter.ts';
import { historyFile } from './history-file.ts';

/** The key's own English words. */
const words = (key: string): string => {
  const text = key
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : at), positions);
  return typeof text === 'string' ? text : key;
};
const markets = new Map([['BTCUSDT_UMCBL', { symbolCodeDisplayName: 'BTCUSDT' }]]);

const payment = (id: number) => ({
  id: String(id),
  symbolId: 'BTCUSDT_UMCBL',
  holdSide: 'long',
  slotTimeMs: Date.UTC(2026, 0, 1, 8),
  count: '0.1000',
  markPrice: '96000.0',
  fundingRate: '0.0001',
  amount: '-0.96',
  coin: 'USDT',
  timeMs: 1,
});

/** 250 payments, newest first, as the exchange pages them. */
function exchange(asked: unknown[]): ApiClient {
  return {
    call: async (call, request, options) => {
      options?.signal?.throwIfAborted();
      asked.push(request);
      const before = Number(z.parse(z.looseObject({ idLessThan: z._default(z.string(), '251') }), request).idLessThan);
      const list = Array.from({ length: Math.min(100, before - 1) }, (_, place) => payment(before - 1 - place));
      return z.parse(call.response, { list, nextId: list.length < 100 ? null : String(before - 100) });
    },
  };
}

const file = (api: ApiClient, signal: AbortSignal, onProgress: (count: number) => void = () => undefined) =>
  historyFile({
    tab: 'funding',
    api,
    scope: { line: 'usdt', filter: { ...noFilter, flow: 'paid' }, clock: { zoneMinutes: 0, nowMs: 0 } },
    markets: columnsMarkets,
    words,
    signal,
    onProgress,
  });
const columnsMarkets: Parameters<typeof columnsOf>[1] = markets;

test('every page once, newest first, with the filter of the list', async () => {
  const [asked, counts]: [unknown[], number[]] = [[], []];
  const lines = (await file(exchange(asked), new AbortController().signal, (count) => counts.push(count))).split('\r\n');
  expect(lines[0]).toBe('\uFEFFID,Time (UTC),Contract,Position,Quantity,Mark price,Funding rate,Amount,Coin');
  expect(lines[1]).toBe('250,2026-01-01T08:00:00.000Z,BTCUSDT,long,0.1000,96000.0,0.0001,-0.96,USDT');
  expect(lines.slice(1, -1).map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: 250 }, (_, place) => 250 - place));
  expect(counts).toEqual([100, 200, 250]);
  expect(asked).toEqual([
    { businessLine: 10, flow: 'paid', pageSize: 100 },
    { businessLine: 10, flow: 'paid', pageSize: 100, idLessThan: '151' },
    { businessLine: 10, flow: 'paid', pageSize: 100, idLessThan: '51' },
  ]);
});

test('stopped, it is no file', async () => {
  const controller = new AbortController();
  await expect(file(exchange([]), controller.signal, () => controller.abort())).rejects.toThrow('aborted');
});

test('every head has words, and none stands twice in a file', () => {
  for (const columns of Object.values(columnsOf(words, markets))) {
    const heads = columns.map(({ head }) => head);
    expect(heads.filter((head) => head.includes('.'))).toEqual(['Liq. price'].filter((head) => heads.includes(head)));
    expect(new Set(heads).size).toBe(heads.length);
  }
});
