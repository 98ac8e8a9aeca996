// An order survives the way to the wire and back.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { placeOrder } from '../../calls/v1/spot/order/place.ts';
import { fromPlaceRequest, type SpotOrderTerms, symbolOf, toPlaceRequest } from './spot-order.ts';

const limit: SpotOrderTerms = {
  symbol: 'BTCUSDT',
  side: 'buy',
  price: '96000.5',
  size: { quantity: '0.01' },
  timeInForce: 1,
  clientOid: 'mine-1',
  selfTradePrevention: 'cancel-both',
};

const rows: readonly SpotOrderTerms[] = [
  limit,
  { ...limit, side: 'sell', clientOid: '', timeInForce: 3 },
  { ...limit, price: null, timeInForce: 0, size: { amount: '500' } },
  { ...limit, price: null, timeInForce: 2, side: 'sell', size: { quantity: '2' }, selfTradePrevention: 'cancel-maker' },
];

test.each(rows)('$side $price $size there and back', (terms) => {
  expect(fromPlaceRequest(z.parse(placeOrder.request, toPlaceRequest(terms)))).toEqual(terms);
});

test('a buy limit order in the words of the call', () => {
  expect(toPlaceRequest(limit)).toEqual({
    symbolId: 'BTCUSDT_SPBL',
    businessLine: 1,
    delegateType: 21,
    orderType: 0,
    timeInForceValue: 1,
    delegatePrice: '96000.5',
    delegateCount: '0.01',
    tradeUnit: 'base',
    clientOid: 'mine-1',
    selfTradePrevention: 'cancel-both',
    enterPointSource: 1,
  });
});

test('a market goes by three names', () => {
  expect(['BTCUSDT_SPBL', 'BTCUSDT', 'BTC/USDT'].map(symbolOf)).toEqual(['BTCUSDT', 'BTCUSDT', 'BTCUSDT']);
});
