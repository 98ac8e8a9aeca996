import { expect, test } from 'vitest';

import type { MarketLine } from '../market-lines.ts';
import { axisOf, changeCurves } from './change-curves.ts';

const line = (baseCoin: string): MarketLine => ({
  market: {
    symbol: `${baseCoin}USDT`,
    symbolId: `${baseCoin}USDT_SPBL`,
    displayName: `${baseCoin}/USDT`,
    baseCoin,
    quoteCoin: 'USDT',
    pricePlace: 2,
    path: `/spot/${baseCoin}USDT`,
    picture: baseCoin,
    kind: 'spot',
    line: undefined,
    isInverse: false,
    leverage: '',
    deliveryMs: 0,
    listedMs: 0,
  },
  ticker: null,
  turnover: 0,
});

test('curves begin at zero in the hour from which all are known; a market without a day has none', () => {
  const days = new Map([
    ['BTCUSDT', ['90000', '100000', '101000', '98000']],
    ['ETHUSDT', ['2000', '2100', '1900']],
    ['NEWUSDT', ['1']],
  ]);
  const curves = changeCurves([line('BTC'), line('ETH'), line('NEW'), line('XRP')], days);
  expect(curves.map(({ name, values }) => [name, ...values.map((value) => Number(value.toFixed(4)))])).toEqual([
    ['BTC/USDT', 0, 1, -2],
    ['ETH/USDT', 0, 5, -5],
  ]);
});

test.each([
  [
    [0, 1.2, -2.3],
    [-3, -2, -1, 0, 1, 2],
  ],
  [
    [0, 0.13],
    [0, 0.05, 0.1, 0.15],
  ],
  [
    [0, 0],
    [0, 0.01],
  ],
  [
    [0, -44],
    [-50, -40, -30, -20, -10, 0],
  ],
])('values %o stand on an axis of %o', (values, ticks) => {
  expect(axisOf([{ symbol: 'A', name: 'A', values }]).ticks).toEqual(ticks);
});
