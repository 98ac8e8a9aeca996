import { expect, test } from 'vitest';

import type { SpotFill } from '#lib/contract/order.ts';
import { tradedTogether } from './traded-together.ts';

const fill = (part: Partial<SpotFill>): SpotFill => ({
  fillId: '1-1',
  tradeId: '1',
  orderId: '1',
  symbolId: 'BTCUSDT_SPBL',
  symbol: 'BTCUSDT',
  side: 'sell',
  role: 'taker',
  price: '74000.00',
  quantity: '0.02',
  amount: '1480',
  fee: '1.48',
  feeCoin: 'USDT',
  timeMs: 1,
  ...part,
});

test('what was sold in parts is one line at its average price; another side is another line', () => {
  const fills = [
    fill({}),
    fill({ price: '73000.00', quantity: '0.01', amount: '730' }),
    fill({ symbol: 'ETHUSDT', side: 'buy', price: '3000.00', quantity: '0.5', amount: '1500' }),
  ];
  // 2,210 ÷ 0.03 = 73,666.666…
  expect(tradedTogether(fills)).toEqual([
    { symbol: 'BTCUSDT', side: 'sell', quantity: '0.03', amount: '2210', average: '73666.67' },
    { symbol: 'ETHUSDT', side: 'buy', quantity: '0.5', amount: '1500', average: '3000.00' },
  ]);
  expect(tradedTogether([])).toEqual([]);
});
