// The addresses that are taken for the page of a lead trader or a strategy.
import { expect, test } from 'vitest';

import { TradingMode } from '#lib/contract/trading-mode.ts';
import { missingOrder, missingRecord, readMissingRecord, recordOfAddress, writeMissingRecord } from './missing-record.ts';

test.each([
  ['/copy-trading/futures/999999', '/copy-trading/futures futures 999999'],
  ['/ar/copy-trading/spot/1000', '/copy-trading/spot spot 1000'],
  ['/zh-CN/spot-strategy/77/', '/spot-strategy null 77'],
  ['/future-strategy/nobody', '/future-strategy null nobody'],
  ['/copy-trading/futures', null],
  ['/copy-trading/strategy/5', null],
  ['/copy-trading/futures/5/trades', null],
  ['/spot-strategy', null],
  ['/xx/spot-strategy/77', null],
  ['/strategy/assets', null],
])('%s', (path, record) => {
  const found = recordOfAddress(path);
  expect(found === null ? null : `${found.list} ${found.line} ${found.id}`).toBe(record);
});

test.each([
  ['/copy-trading/futures/nobody', { kind: 'leader', list: '/copy-trading/futures' }],
  ['/de/future-strategy/0', { kind: 'strategy', list: '/future-strategy' }],
  ['/markets', null],
])('what is no number is nobody’s, and the exchange is not asked: %s', async (path, missing) => {
  const found = await missingRecord(path, TradingMode.live);
  expect(found).toEqual(missing);
  expect(readMissingRecord(found === null ? null : writeMissingRecord(found))).toEqual(missing);
});

test('an order between people is missing where its name is no number, for whoever is logged in', async () => {
  const asker = { cookie: '', forwardedFor: null };
  const found = await missingOrder('/de/crypto-c2c/orders/first', asker, TradingMode.live);
  expect(found).toEqual({ kind: 'order', list: '/crypto-c2c/orders' });
  expect(readMissingRecord(found === null ? null : writeMissingRecord(found))).toEqual(found);
  expect(await missingOrder('/crypto-c2c/orders/first', null, TradingMode.live)).toBeNull();
  for (const path of ['/crypto-c2c/orders', '/crypto-c2c/ads/1']) expect(await missingOrder(path, asker, TradingMode.live)).toBeNull();
});
