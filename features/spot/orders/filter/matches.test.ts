import { expect, test } from 'vitest';

import type { CoinBalance, SpotOrder } from '#lib/contract/order.ts';
import { noFilter, type ListFilter } from './list-filter.ts';
import { balanceMatches, orderMatches, pendingMatches } from './matches.ts';

const order: SpotOrder = {
  orderId: '7',
  clientOid: '',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  businessLine: 1,
  delegateType: 21,
  orderType: 0,
  timeInForceValue: 0,
  delegatePrice: '95000.00',
  delegateCount: '0.01',
  tradeUnit: 'base',
  displayCount: '0',
  planId: '',
  dealCount: '0',
  averagePrice: '0',
  dealAmount: '0',
  fee: '0',
  feeCoin: 'BTC',
  status: 1,
  orderSource: 0,
  enterPointSource: 1,
  cancelReason: '',
  createTimeMs: 1,
  updateTimeMs: 1,
};
const filter = (part: Partial<ListFilter>): ListFilter => ({ ...noFilter, ...part });

test.each<[string, Partial<SpotOrder>, Partial<ListFilter>, boolean]>([
  ['every order without a filter', {}, {}, true],
  ['its own market', {}, { symbol: 'BTCUSDT' }, true],
  ['another market', {}, { symbol: 'ETHUSDT' }, false],
  ['a buy among sells', {}, { side: 'sell' }, false],
  ['a sell among sells', { delegateType: 22 }, { side: 'sell' }, true],
  ['a plain limit order', {}, { kind: 'limit' }, true],
  ['an iceberg among plain ones', { displayCount: '0.001' }, { kind: 'limit' }, false],
  ['an iceberg', { displayCount: '0.001' }, { kind: 'iceberg' }, true],
  ['one side of an OCO', { planId: '3' }, { kind: 'oco' }, true],
  ['the order of a chase limit', { planId: '3', orderSource: 100 }, { kind: 'chase' }, true],
  ['the order of a chase limit among OCOs', { planId: '3', orderSource: 100 }, { kind: 'oco' }, false],
  ['what a plan has placed', { planId: '3', enterPointSource: 4 }, { kind: 'plan' }, true],
  ['what a plan has placed among OCOs', { planId: '3', enterPointSource: 4 }, { kind: 'oco' }, false],
])('%s', (_, part, wanted, shown) => {
  expect(orderMatches(filter(wanted), { ...order, ...part })).toBe(shown);
});

test('what was just sent is narrowed like what waits', () => {
  const sent = {
    sentMs: 1,
    terms: {
      symbol: 'BTCUSDT',
      side: 'buy',
      price: null,
      size: { amount: '5' },
      timeInForce: 0,
      clientOid: 'a',
      selfTradePrevention: 'cancel-taker',
    },
  } as const;
  expect(pendingMatches(filter({ side: 'buy', symbol: 'BTCUSDT' }), sent)).toBe(true);
  expect(pendingMatches(filter({ kind: 'limit' }), sent)).toBe(false);
});

const coin = (total: string, usdtValue: string | null): CoinBalance => ({ coin: 'BTC', available: total, frozen: '0', total, usdtValue });

test.each([
  ['nothing, usually', coin('0', '0'), {}, false],
  ['nothing, when all are asked for', coin('0', '0'), { balances: 'all' }, true],
  ['dust', coin('0.00000001', '0.99'), { balances: 'worth' }, false],
  ['one USDT', coin('0.00001', '1.00'), { balances: 'worth' }, true],
  ['what nothing tells the worth of', coin('1', null), { balances: 'worth' }, true],
  ['what is searched, in small letters', coin('1', '1'), { search: ' bt ' }, true],
  ['something else', coin('1', '1'), { search: 'eth' }, false],
] as const)('%s', (_, balance, wanted, shown) => {
  expect(balanceMatches(filter(wanted), balance)).toBe(shown);
});
