// The notices of a bot to its owner, chosen at its start and while it runs; and the origin of its terms.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { setStrategyNotices } from '#lib/contract/calls/v1/trigger/strategy/notices.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

let exchange: TestExchange;
let trader: Visitor;
let stranger: Visitor;

const symbolId = 'BTCUSDT_SPBL';
const grid = {
  strategyType: 1,
  symbolId,
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '2000',
} as const;
const usual = ['started', 'out-of-range', 'near-liquidation', 'refused', 'stopped'];

beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  stranger = await createTrader(exchange, { USDT: ['Tron', '10'] });
  await houseOrder(exchange, 'sell', 100_000, 1);
  await trader.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await stranger.call(acceptStrategyAgreement, { agreed: true });
  await trader.call(acceptStrategyAgreement, { agreed: true });
});
afterAll(() => exchange.close());

test('left out, they are the usual ones, and the terms are its owner’s own', async () => {
  const { strategyId } = await trader.call(placeStrategyGrid, { ...grid, triggerPrice: '50000' });
  expect(await botIn(trader, strategyId, 'waiting')).toMatchObject({ notices: usual, strategyAttribute: 2, aiId: null });
});

test('said at the start they hold from then on, as does the suggestion; both stand in the list, too', async () => {
  const named = { notices: ['filled', 'stopped'] as const, strategyAttribute: 1, aiId: '30:steady:1' } as const;
  const { strategyId } = await trader.call(placeStrategyDca, {
    strategyType: 3,
    symbolId,
    firstChangeRange: '0.05',
    maxAppendCount: 2,
    targetProfit: '0.1',
    firstAmount: '500',
    investAmount: '2000',
    firstPrice: '50000',
    ...named,
    notices: [...named.notices],
  });
  await botIn(trader, strategyId, 'waiting');
  const row = (await trader.call(getRunningStrategies, {})).list.find((bot) => bot.strategyId === strategyId);
  expect(row).toMatchObject(named);
});

test('they change at any moment before its end, also while it waits', async () => {
  const { strategyId } = await trader.call(placeStrategyGrid, { ...grid, triggerPrice: '50000' });
  await botIn(trader, strategyId, 'waiting');
  await trader.call(setStrategyNotices, { strategyId, notices: ['refused'] });
  await botUntil(trader, strategyId, ({ notices }) => notices.join() === 'refused');
  await trader.call(setStrategyNotices, { strategyId, notices: [] });
  await botUntil(trader, strategyId, ({ notices }) => notices.length === 0);
  await trader.call(cancelStrategy, { strategyId });
  expect(await botIn(trader, strategyId, 'stopped')).toMatchObject({ notices: [] });
  expect(await trader.try(setStrategyNotices, { strategyId, notices: ['stopped'] })).toMatchObject({ code: '50262' });
});

test('what nobody can be told, and the bot of somebody else, are refused', async () => {
  const [bot] = (await trader.call(getRunningStrategies, {})).list;
  const strategyId = bot?.strategyId ?? '';
  for (const notices of [['rich'], 'filled', [...usual, 'filled', 'filled']])
    expect(await trader.try(setStrategyNotices, { strategyId, notices })).toMatchObject({ code: '40020' });
  expect(await stranger.try(setStrategyNotices, { strategyId, notices: [] })).toMatchObject({ code: '50261' });
  expect(await trader.call(getStrategy, { strategyId })).toMatchObject({ notices: bot?.notices });
});
