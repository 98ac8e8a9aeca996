// Bots beside a grid of spot: of contracts, martingales, in demo trading, of a unified account; and how many there may be.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { runningBotLimit } from '#lib/contract/bots/bot-limits.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { previewDca } from '#lib/contract/calls/v1/trigger/strategy/dca/confirmParam.ts';
import { expandDca } from '#lib/contract/calls/v1/trigger/strategy/dca/expand.ts';
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { endAfterRound } from '#lib/contract/calls/v1/trigger/strategy/dca/stop-condition.ts';
import { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { previewGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/confirmParam.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { switchAccountMode } from '#lib/contract/calls/v1/unified/account/switch.ts';
import { bitcoin, houseOrder } from '../house-order.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { botIn, botUntil, startDca, startGrid } from './bot-of.ts';

let exchange: TestExchange;

const symbolId = 'BTCUSDT_SPBL';
const perpetual = 'BTCUSDT_UMCBL';

const withDollars = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });
const dollars = async (trader: Visitor): Promise<number> => Number((await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available);

beforeAll(async () => {
  exchange = await startTestExchange();
  const first = await withDollars();
  await houseOrder(exchange, 'sell', 100_000, 1);
  await first.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await setMark(exchange, perpetual, '100000');
  await houseContractOrder(exchange, perpetual, 'sell', 100_000, 1);
  await first.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await first.call(openContract, { symbolId: perpetual, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
});
afterAll(() => exchange.close());

const dca = {
  strategyType: 3,
  symbolId,
  firstChangeRange: '0.05',
  maxAppendCount: 2,
  targetProfit: '0.1',
  firstAmount: '500',
  investAmount: '2000',
} as const;

test('a martingale buys, places what its preview has said, is changed, expanded and ended', async () => {
  const trader = await withDollars();
  const preview = await trader.call(previewDca, dca);
  expect(preview).toMatchObject({ problems: [], neededCoin: 'USDT' });
  // 500 three times, 5 % and 10 % below the first price.
  expect(preview.orders.map(({ price }) => Number(price))).toEqual([100_000, 95_000, 90_000]);
  const { strategyId } = await startDca(trader, dca);
  expect(await dollars(trader)).toBe(8000);
  // On its owner's curve the funds have not gone: they are in another account.
  expect(await trader.call(getEquity, { span: '1D' })).toMatchObject({ inflow: '10000' });
  expect(await trader.call(getEquity, { span: '1D', account: 'spot' })).toMatchObject({ inflow: '8000' });
  expect(await trader.call(getEquity, { span: '1D', account: 'strategy' })).toMatchObject({ inflow: '2000' });
  const bot = await botUntil(trader, strategyId, ({ levels }) => levels.some(({ side }) => side === 'buy'));
  expect(bot).toMatchObject({ strategyType: 3, invested: '2000', bot: { kind: 'martingale', terms: { firstAmount: '500' } } });
  await trader.call(updateStrategyDca, { strategyId, targetProfit: '0.2', targetLoss: '0.5', rounds: 'one' });
  const changed = await botUntil(trader, strategyId, ({ bot: told }) => 'takeProfit' in told.terms && told.terms.takeProfit === '0.2');
  expect(changed.bot.terms).toMatchObject({ stopLossRate: '0.5', rounds: 'one' });
  await trader.call(expandDca, { strategyId, maxAppendCount: 3, investAmount: '500', clientOid: 'more' });
  const expanded = await botUntil(trader, strategyId, ({ added }) => added === '500');
  expect(expanded.bot.terms).toMatchObject({ maxOrders: 3 });
  expect(await dollars(trader)).toBe(7500);
  const roundsAre = (rounds: 'one' | 'endless') =>
    botUntil(trader, strategyId, ({ bot: told }) => 'rounds' in told.terms && told.terms.rounds === rounds);
  await trader.call(updateStrategyDca, { strategyId, rounds: 'endless' });
  await roundsAre('endless');
  // A condition of its end shows in its terms, and goes when its rounds are endless again.
  await trader.call(endAfterRound, { strategyId });
  await roundsAre('one');
  await trader.call(updateStrategyDca, { strategyId, rounds: 'endless' });
  await roundsAre('endless');
  await trader.call(endAfterRound, { strategyId });
  expect((await roundsAre('one')).state).toBe('running');
  await trader.call(cancelStrategy, { strategyId, endOperate: 2 });
  const over = await botIn(trader, strategyId, 'stopped');
  expect(over).toMatchObject({ coins: [], stopReason: 'manual' });
  // Kept: the bitcoin it bought is its owner's.
  const [coin] = (await trader.call(getAssets, { coin: 'BTC' })).list;
  expect(Number(coin?.available)).toBeCloseTo(0.005 * 0.999, 8);
  expect(await dollars(trader)).toBeCloseTo(9500, 1);
});

test('a martingale that sells first on spot tells its funds in the coin that it sells', async () => {
  const trader = await createTrader(exchange, { BTC: ['Bitcoin', '0.1'] });
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { strategyId } = await trader.call(placeStrategyDca, { ...dca, dcaType: 2, investType: 2, investAmount: '0.05' });
  // Nobody buys here: it has its funds and sells nothing.
  await botUntil(trader, strategyId, ({ coins }) => coins.some(({ coin }) => coin === 'BTC'));
  const { list } = await trader.call(getStrategyDecisions, { strategyId });
  expect(list.find(({ code }) => code === 'martingale.takes-funds')?.params).toEqual({ units: '0.05', coin: 'BTC' });
  await trader.call(cancelStrategy, { strategyId, endOperate: 2 });
  await botIn(trader, strategyId, 'stopped');
});

test.each([
  ['base coins for one that buys first', { investType: 2 }, '40020'],
  ['two starts', { firstPrice: '90000', indicatorInterval: '5m', rsiBuyThreshold: 30 }, '40020'],
  ['a threshold without an interval', { rsiBuyThreshold: 30 }, '40020'],
  ['a stop before its orders', { targetLoss: '0.01' }, '50252'],
  ['less than all orders need', { investAmount: '600' }, '50251'],
])('a martingale with %s is refused', async (_, change, code) => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  expect(await trader.try(placeStrategyDca, { ...dca, ...change })).toMatchObject({ code });
  expect(await dollars(trader)).toBe(10_000);
});

const future = {
  strategyType: 2,
  symbolId: perpetual,
  businessLine: 10,
  tokenId: 'USDT',
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '2000',
  leverage: 2,
} as const;

test('a grid of contracts holds a position, tells where it would be taken over, and gives everything back', async () => {
  const trader = await withDollars();
  const preview = await trader.call(previewGrid, future);
  expect(preview).toMatchObject({ problems: [], initialSide: 'buy' });
  expect(Number(preview.lowerLiquidationPrice)).toBeLessThan(90_000);
  const { strategyId } = await startGrid(trader, future);
  const bot = await botUntil(trader, strategyId, ({ position }) => position !== null);
  expect(bot).toMatchObject({ businessLine: 10, coin: 'USDT', position: { holdSide: 'long', leverage: 2, marginMode: 2 } });
  expect(Number(bot.position?.count)).toBe(Number(preview.initialCount));
  expect(Number(bot.position?.averagePrice)).toBe(100_000);
  expect(Number(bot.position?.liquidationPrice)).toBeLessThan(90_000);
  await houseContractOrder(exchange, perpetual, 'buy', 99_000, 1);
  await trader.call(cancelStrategy, { strategyId });
  const over = await botIn(trader, strategyId, 'stopped');
  expect(over).toMatchObject({ position: null, coins: [], equity: '0' });
  expect(await dollars(trader)).toBeCloseTo(10_000 + Number(over.totalProfit), 6);
});

test('a unified account funds a bot out of what may leave it', async () => {
  const trader = await withDollars();
  await trader.call(switchAccountMode, { mode: 'basic' });
  const { strategyId } = await startGrid(trader, {
    strategyType: 1,
    symbolId,
    strategyNum: 2,
    strategyMinPrice: '90000',
    strategyMaxPrice: '110000',
    tokenQuoteInvestAmount: '1000',
  });
  expect(await dollars(trader)).toBe(9000);
  await trader.call(cancelStrategy, { strategyId, endOperate: 2 });
  await botIn(trader, strategyId, 'stopped');
});

test('there may be so many of a kind at a time', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const waiting = { ...dca, firstPrice: '50000', firstAmount: '20', maxAppendCount: 0, investAmount: '30' };
  for (let started = 0; started < runningBotLimit; started += 1) await trader.call(placeStrategyDca, waiting);
  expect((await trader.call(getRunningStrategies, { strategyType: 3 })).list).toHaveLength(runningBotLimit);
  expect(await trader.try(placeStrategyDca, waiting)).toMatchObject({ code: '50264', params: { limit: runningBotLimit } });
  const grid = { strategyType: 1, symbolId, strategyNum: 2, strategyMinPrice: '90000', strategyMaxPrice: '110000' } as const;
  // Those of another kind are counted for themselves.
  expect(await trader.call(placeStrategyGrid, { ...grid, tokenQuoteInvestAmount: '500' })).toMatchObject({
    strategyId: expect.any(String),
  });
});

test('no bot is started in a market that stands still', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const { marketId } = bitcoin(exchange);
  await exchange.client.submit({ type: 'set-market-state', marketId, state: 'halted' });
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  expect(await trader.try(placeStrategyDca, dca)).toMatchObject({ code: '50034' });
  await exchange.client.submit({ type: 'set-market-state', marketId, state: 'online' });
});

test('a bot of demo trading belongs to demo trading alone', async () => {
  const trader = await withDollars();
  await trader.call(acceptStrategyAgreement, { agreed: true });
  await trader.call(enterPaper, {});
  const paper = await exchange.paper();
  const inDemo = createVisitor(exchange, { cookie: trader.cookie(), [paperHeader]: inPaper });
  const waiting = { ...dca, firstPrice: '50000', firstAmount: '20', maxAppendCount: 0, investAmount: '30' };
  const { strategyId } = await inDemo.call(placeStrategyDca, waiting);
  expect(paper.automation.bot(Number(strategyId))).toMatchObject({ state: 'waiting' });
  expect((await inDemo.call(getRunningStrategies, {})).list).toMatchObject([{ strategyId, state: 'waiting', status: 1 }]);
  await inDemo.call(cancelStrategy, { strategyId });
  await inDemo.call(leavePaper, {});
  expect((await trader.call(getRunningStrategies, {})).list).toEqual([]);
  expect(await trader.try(cancelStrategy, { strategyId })).toMatchObject({ code: '50261' });
});
