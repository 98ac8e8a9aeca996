// The journal as a file: all pages of what the view is narrowed to, and nothing in a note that a spreadsheet would run.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { JournalSale, JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { journalFile, type JournalHeads } from './journal-file.ts';
import { readJournalView } from './journal-view.ts';

const heads: JournalHeads = {
  opened: 'Open time',
  closed: 'Close time',
  contract: 'Contract',
  side: 'Side',
  quantity: 'Quantity',
  entry: 'Entry price',
  exitPrice: 'Exit price',
  profit: 'Realized PnL',
  fee: 'Fee',
  funding: 'Funding',
  net: 'Net PnL',
  coin: 'Coin',
  note: 'Note',
  tags: 'Tags',
  covered: 'Quantity with known cost',
};

const trade = (roundId: string, note: string, tags: string[]): JournalTrade => ({
  roundId,
  symbolId: 'BTCUSDT_UMCBL',
  businessLine: 10,
  holdSide: 'long',
  marginMode: 2,
  leverage: 10,
  largestCount: '0.1000',
  closedCount: '0.1000',
  averageOpenPrice: '96000',
  averageClosePrice: '97000',
  achievedProfits: '100',
  paidFees: '-11.58',
  paidFunding: '-0.96',
  insurance: '0',
  netProfit: '87.46',
  margin: '960',
  coin: 'USDT',
  openTimeMs: 0,
  closeTimeMs: 60_000,
  closedBy: 'trade',
  delegateType: 22,
  note,
  tags,
});

/** A sale of coins that were not bought here. */
const sale: JournalSale = {
  orderId: '31',
  symbolId: 'BTCUSDT_SPBL',
  businessLine: 1,
  closedCount: '0.02',
  coveredCount: '0',
  averageOpenPrice: null,
  averageClosePrice: '97000',
  paidFees: '-1.94',
  netProfit: null,
  coin: 'USDT',
  openTimeMs: 0,
  closeTimeMs: 60_000,
  note: '',
  tags: [],
};

test('every page, narrowed, and every figure whole', async () => {
  const asked: unknown[] = [];
  const pages = [
    { list: [trade('9', '=HYPERLINK("x")', ['a', 'b'])], nextId: '9' },
    { list: [trade('5', '', []), sale], nextId: null },
  ];
  const api: ApiClient = {
    call: async (call, request) => {
      asked.push(request);
      return z.parse(call.response, pages[asked.length - 1]);
    },
  };
  const view = readJournalView(new URLSearchParams('tag=a&before=7'));
  const text = await journalFile({ api, view, heads, signal: new AbortController().signal, onProgress: () => undefined });
  expect(asked).toEqual([
    { tag: 'a', pageSize: 100 },
    { tag: 'a', pageSize: 100, idLessThan: '9' },
  ]);
  const figures = '1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,BTCUSDT_UMCBL,long,0.1000,96000,97000,100,-11.58,-0.96,87.46,USDT';
  expect(text.split('\r\n')).toEqual([
    '\uFEFFID,Open time,Close time,Contract,Side,Quantity,Entry price,Exit price,Realized PnL,Fee,Funding,Net PnL,Coin,Note,Tags,Quantity with known cost',
    `9,${figures},"'=HYPERLINK(""x"")","a, b",`,
    `5,${figures},,,`,
    '31,1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,BTCUSDT_SPBL,sell,0.02,,97000,,-1.94,,,USDT,,,0',
    '',
  ]);
});
