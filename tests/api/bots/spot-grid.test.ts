// A grid of spot from its start to its end, as its owner lives through it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let trader: Visitor;

beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
});
afterAll(() => exchange.close());

const grid = {
  strategyType: 1,
  symbolId: 'BTCUSDT_SPBL',
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '4000',
} as const;

test('a first look', async () => {
  await houseOrder(exchange, 'sell', 100_000, 1);
  await houseOrder(exchange, 'buy', 99_999, 1);
  await trader.call(placeOrder, { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  expect(await trader.try(placeStrategyGrid, grid)).toMatchObject({ code: '50260' });
  await trader.call(acceptStrategyAgreement, { agreed: true });
  expect(await trader.call(checkStrategyAgreement, {})).toMatchObject({ agreed: true });
  const placed = await trader.call(placeStrategyGrid, grid);
  console.log(JSON.stringify(placed, null, 1));
  const { strategyId } = placed;
  await new Promise((resolve) => setTimeout(resolve, 500));
  console.log(JSON.stringify(await trader.call(getStrategy, { strategyId })));
  console.log(JSON.stringify(await trader.call(getStrategyDecisions, { strategyId })));
  console.log(JSON.stringify(await trader.call(getStrategyFills, { strategyId })));
  console.log(JSON.stringify(await trader.call(getAssets, {})));
  console.log(JSON.stringify(await trader.call(cancelStrategy, { strategyId })));
  await new Promise((resolve) => setTimeout(resolve, 500));
  console.log(JSON.stringify(await trader.call(getStrategyDecisions, { strategyId })));
  console.log(JSON.stringify(await trader.call(getAssets, {})));
});
