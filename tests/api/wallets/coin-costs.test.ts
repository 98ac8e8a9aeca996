// The cost of coins, over the wire: buys and sells of one's own money, fees in them, and nothing else.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getCoinCosts } from '#lib/contract/calls/v1/assets/costs.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { breakevenPrice, costPrice } from '#lib/order-math/spot/cost-price.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const order = { symbolId: 'BTCUSDT_SPBL', orderType: 0 } as const;

test('buys and sells of own money are summed up; what was borrowed for, and what others trade, is not', async () => {
  const trader = await createTrader(exchange, { USDT: ['Tron', '5000'] });
  expect(await trader.call(getCoinCosts, {})).toEqual({ list: [] });
  await houseOrder(exchange, 'sell', 96_000, 0.03);
  await trader.call(placeOrder, { ...order, delegateType: 21, delegatePrice: '96000', delegateCount: '0.02' });
  await houseOrder(exchange, 'buy', 95_000, 0.005);
  await trader.call(placeOrder, { ...order, delegateType: 22, delegatePrice: '95000', delegateCount: '0.005' });
  await trader.call(transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' });
  await trader.call(placeOrder, {
    ...order,
    businessLine: 23,
    marginMode: 'cross',
    delegateType: 21,
    delegatePrice: '96000',
    delegateCount: '0.01',
  });
  // A thousandth is the fee: of the coin when bought, of the money when sold.
  const traded = { bought: '0.01998', paid: '1920', sold: '0.005', received: '474.525' };
  const { list } = await trader.call(getCoinCosts, {});
  expect(list).toEqual([{ coin: 'BTC', cost: traded, breakeven: traded }]);
  expect(costPrice(traded)).toBe('96096.0960961');
  // 1,445.475 ÷ 0.01498.
  expect(breakevenPrice(traded)).toBe('96493.65821095');
  const other = await createTrader(exchange);
  expect(await other.call(getCoinCosts, {})).toEqual({ list: [] });

  // An installation of before has the fills alone: its sums are made of them.
  const { pool } = exchange.store;
  await pool.query('truncate traded_sums');
  expect(await trader.call(getCoinCosts, {})).toEqual({ list: [] });
  const steps = readFileSync('server/store/migrations/0035_lists_by_market.sql', 'utf8').split('--> statement-breakpoint');
  await pool.query(steps.at(-1) ?? '');
  expect(await trader.call(getCoinCosts, {})).toEqual({ list });
});
