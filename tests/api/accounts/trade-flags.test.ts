// What somebody has traded so far: nothing at first, then each kind by itself.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getTradeFlags } from '#lib/contract/calls/v1/statistics/public/userstats/userTradeFlags.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { botIn, botUntil, startDca } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const perpetual = 'BTCUSDT_UMCBL';
const nothing = { spot: false, futures: false, bots: false, copies: false };
let exchange: TestExchange;

const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });
const buyCoins = (who: Visitor) =>
  who.call(placeOrder, { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.01' });
const buyContracts = (who: Visitor) =>
  who.call(openContract, { symbolId: perpetual, delegateType: 21, orderType: 1, delegateCount: '0.01' });
const fundFutures = (who: Visitor) => who.call(transferFunds, { coin: 'USDT', amount: '4000', from: 'spot', to: 'futures' });

beforeAll(async () => {
  exchange = await startTestExchange();
  await houseOrder(exchange, 'sell', 100_000, 5);
  await setMark(exchange, perpetual, '100000');
  await houseContractOrder(exchange, perpetual, 'sell', 100_000, 5);
  await houseContractOrder(exchange, perpetual, 'buy', 99_990, 5);
});
afterAll(() => exchange.close());

test('a visitor and a newcomer have traded nothing', async () => {
  expect(await createVisitor(exchange).call(getTradeFlags, {})).toEqual(nothing);
  const trader = await withDollars();
  expect(await trader.call(getTradeFlags, {})).toEqual(nothing);
  // An order that waits has not traded.
  await trader.call(placeOrder, {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: '95000',
    delegateCount: '0.01',
  });
  expect(await trader.call(getTradeFlags, {})).toEqual(nothing);
});

test('spot, futures and bots are told once each has traded', async () => {
  const trader = await withDollars();
  await buyCoins(trader);
  expect(await trader.call(getTradeFlags, {})).toEqual({ ...nothing, spot: true });
  await fundFutures(trader);
  await buyContracts(trader);
  expect(await trader.call(getTradeFlags, {})).toEqual({ ...nothing, spot: true, futures: true });
  const owner = await withDollars();
  const { strategyId } = await startDca(owner, {
    strategyType: 3,
    symbolId: 'BTCUSDT_SPBL',
    firstChangeRange: '0.05',
    maxAppendCount: 1,
    targetProfit: '0.05',
    firstAmount: '500',
    investAmount: '2000',
  });
  await botUntil(owner, strategyId, ({ fillCount }) => fillCount > 0);
  // What a bot trades is not traded by hand.
  expect(await owner.call(getTradeFlags, {})).toEqual({ ...nothing, bots: true });
});

test('a copy is told apart from a bot, and the demo from real money', async () => {
  const [leader, follower] = [await withDollars(), await withDollars()];
  await fundFutures(leader);
  await leader.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
  const { userId } = (await leader.call(userInfo, {})).userInfo;
  const leaderId = String(await exchange.accounts.accountOf(userId, 'live'));
  await follower.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await follower.call(placeStrategyCopy, {
    strategyType: 32,
    symbolId: perpetual,
    leaderId,
    investAmount: '2000',
    copyType: 'multiplier',
    copyValue: '1',
  });
  await botIn(follower, strategyId, 'running');
  expect(await follower.call(getTradeFlags, {})).toEqual(nothing);
  await buyContracts(leader);
  await botUntil(follower, strategyId, ({ fillCount }) => fillCount > 0);
  expect(await follower.call(getTradeFlags, {})).toEqual({ ...nothing, copies: true });
  await follower.call(enterPaper, {});
  expect(await follower.call(getTradeFlags, {})).toEqual(nothing);
});
