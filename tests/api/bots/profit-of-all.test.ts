// The profit of bots as their lists tell it and as the curve of their worth does: one money, found in two ways.
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { getEndedStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyHistoryList.ts';
import { getStrategyAssets } from '#lib/contract/calls/v1/trigger/strategy/subAccount/assets.ts';
import { transferToStrategy } from '#lib/contract/calls/v1/trigger/strategy/subAccount/transfer.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { botIn, botUntil, startDca, startGrid } from './bot-of.ts';

let exchange: TestExchange;
const symbolId = 'BTCUSDT_SPBL';
const grid = {
  strategyType: 1,
  symbolId,
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '4000',
} as const;
const martingale = {
  strategyType: 3,
  symbolId,
  firstChangeRange: '0.05',
  maxAppendCount: 2,
  targetProfit: '0.1',
  firstAmount: '500',
  investAmount: '2000',
} as const;

beforeAll(async () => {
  exchange = await startTestExchange();
  const first = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await houseOrder(exchange, 'sell', 100_000, 1);
  await first.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
});
afterAll(() => exchange.close());

const sum = (texts: readonly string[]): Decimal => texts.reduce((all, text) => all.plus(text), new Decimal(0));

test('what running and ended bots have made is what their worth has gained, whoever has ended, added or taken out', async () => {
  const trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  const { strategyId: ended } = await startGrid(trader, grid);
  const { strategyId: running } = await startDca(trader, martingale);
  await botUntil(trader, running, ({ fillCount }) => fillCount > 0);
  await houseOrder(exchange, 'sell', 95_000, 0.02);
  await botUntil(trader, ended, ({ fillCount }) => fillCount >= 2);
  await trader.call(transferToStrategy, { strategyId: running, coin: 'USDT', amount: '300', direction: 'in', clientOid: 'more' });
  await botUntil(trader, running, ({ added }) => added === '300');
  await houseOrder(exchange, 'buy', 94_000, 1);
  // One ends in a loss: its coins are sold, and it is on the list of the running ones no more.
  await trader.call(cancelStrategy, { strategyId: ended, endOperate: 1 });
  await botIn(trader, ended, 'stopped');

  const [{ list: running_ }, past] = [await trader.call(getRunningStrategies, {}), await trader.call(getEndedStrategies, {})];
  const [made, lost] = [sum(running_.map(({ totalProfit }) => totalProfit)), sum(past.list.map(({ totalProfit }) => totalProfit))];
  expect(running_.map(({ strategyId }) => strategyId)).toEqual([running]);
  expect(past.list.map(({ strategyId }) => strategyId)).toEqual([ended]);
  expect(lost.lt(-1)).toBe(true);
  expect(made.eq(0)).toBe(false);
  const assets = await trader.call(getStrategyAssets, {});
  expect(sum(assets.list.map(({ totalProfit }) => totalProfit)).eq(made)).toBe(true);

  // The life of all of them lies in the week: the curve has everything, ended ones too.
  const curve = await trader.call(getEquity, { span: '1W', account: 'strategy' });
  expect(new Decimal(curve.gain).minus(made).minus(lost).abs().lt('0.000001')).toBe(true);
  expect(curve.list.at(-1)?.worth).toBe(assets.totalUsdtValue);
});
