// A grid of spot from its start to its end, as its owner lives through it.
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAccounts } from '#lib/contract/calls/v1/assets/accountList.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getWorth } from '#lib/contract/calls/v1/mix/assetsV2.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import { previewGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/confirmParam.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { pauseAllStrategies } from '#lib/contract/calls/v1/trigger/strategy/pauseAll.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { getEndedStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyHistoryList.ts';
import { getStrategyAssets } from '#lib/contract/calls/v1/trigger/strategy/subAccount/assets.ts';
import { getStrategyBalances } from '#lib/contract/calls/v1/trigger/strategy/subAccount/balance.ts';
import { transferToStrategy } from '#lib/contract/calls/v1/trigger/strategy/subAccount/transfer.ts';
import { withdrawStrategyProfit } from '#lib/contract/calls/v1/trigger/strategy/withdrawProfit.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

let exchange: TestExchange;
let trader: Visitor;
let stranger: Visitor;
let strategyId = '';

const symbolId = 'BTCUSDT_SPBL';
const grid = {
  strategyType: 1,
  symbolId,
  strategyNum: 4,
  strategyMinPrice: '90000',
  strategyMaxPrice: '110000',
  tokenQuoteInvestAmount: '4000',
} as const;

const dollars = async (): Promise<string | undefined> => (await trader.call(getAssets, { coin: 'USDT' })).list[0]?.available;
const total = async (): Promise<number> => Number((await trader.call(getAssets, {})).totalUsdtValue);

beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  stranger = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await houseOrder(exchange, 'sell', 100_000, 0.001);
  await stranger.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  await houseOrder(exchange, 'sell', 100_000, 0.01974);
});
afterAll(() => exchange.close());

test('nobody starts a bot before the agreement is accepted', async () => {
  expect(await trader.call(checkStrategyAgreement, {})).toEqual({ agreed: false, agreedTimeMs: null });
  expect(await trader.try(placeStrategyGrid, grid)).toMatchObject({ code: '50260' });
  const { agreedTimeMs } = await trader.call(acceptStrategyAgreement, { agreed: true });
  expect(await trader.call(checkStrategyAgreement, {})).toEqual({ agreed: true, agreedTimeMs });
  // Accepted once is accepted.
  expect(await trader.call(acceptStrategyAgreement, { agreed: true })).toEqual({ agreed: true, agreedTimeMs });
});

test.each([
  ['no range', { strategyMaxPrice: '90000' }, '50240'],
  ['a single interval', { strategyNum: 1 }, '50241'],
  ['more than there is', { tokenQuoteInvestAmount: '10000.01' }, '02014'],
  ['less than it needs', { tokenQuoteInvestAmount: '1' }, '50248'],
  ['leverage', { leverage: 2 }, '50071'],
  ['a market of contracts', { symbolId: 'BTCUSDT_UMCBL' }, '50254'],
  ['another line', { businessLine: 10 }, '50046'],
  ['another coin', { tokenId: 'BTC' }, '40020'],
  ['a field that nobody knows', { gridCount: 4 }, '40020'],
])('terms with %s are refused, and nothing is opened', async (_, change, code) => {
  const before = exchange.client.status();
  expect(await trader.try(placeStrategyGrid, { ...grid, ...change })).toMatchObject({ code });
  expect((await trader.call(getRunningStrategies, {})).list).toEqual([]);
  expect(await dollars()).toBe('10000');
  expect(exchange.client.status().sequence).toBe(before.sequence);
});

test('a preview names its problems by the fields of the call', async () => {
  const { problems } = await trader.call(previewGrid, { ...grid, strategyMaxPrice: '90000' });
  expect(problems).toMatchObject([{ field: 'strategyMaxPrice', code: '50240' }]);
});

test('it does at the start what its preview has said', async () => {
  const preview = await trader.call(previewGrid, grid);
  expect(preview).toMatchObject({ problems: [], price: '100000.00', initialSide: 'buy' });
  const placed = await trader.call(placeStrategyGrid, { ...grid, clientOid: 'my-grid' });
  ({ strategyId } = placed);
  const bot = await botIn(trader, strategyId, 'running');
  const counts = (levels: readonly { readonly price: string; readonly side: string | null; readonly count: string }[]) =>
    levels.map(({ price, side, count }) => [Number(price), side, side === null ? 0 : Number(count)]);
  expect(counts(bot.levels)).toEqual(counts(preview.levels));
  expect(bot).toMatchObject({ status: 3, invested: '4000', added: '0', returned: '0', fillCount: 1, coin: 'USDT', position: null });
  expect(await dollars()).toBe('6000');
  const { list } = await trader.call(getStrategyFills, { strategyId });
  expect(list).toMatchObject([{ side: 'buy', price: '100000.00', feeCoin: 'BTC' }]);
  expect(Number(list[0]?.quantity)).toBe(Number(preview.initialCount));
  const codes = (await trader.call(getStrategyDecisions, { strategyId })).list.map(({ code }) => code);
  expect(codes).toEqual(['grid.started', 'grid.opened', 'grid.opening-bought', 'grid.funded', 'bot.acts']);
});

test('started again under its name there is one; another under it is refused', async () => {
  expect(await trader.call(placeStrategyGrid, { ...grid, clientOid: 'my-grid' })).toMatchObject({ strategyId });
  expect(await trader.try(placeStrategyGrid, { ...grid, strategyNum: 5, clientOid: 'my-grid' })).toMatchObject({ code: '50265' });
  expect((await trader.call(getRunningStrategies, {})).list.map((bot) => bot.strategyId)).toEqual([strategyId]);
});

test('what it holds counts among the accounts of its owner', async () => {
  const bot = await trader.call(getStrategy, { strategyId });
  const { list, totalUsdtValue } = await trader.call(getAccounts, {});
  const held = list.find(({ account }) => account === 'strategy');
  expect(held).toMatchObject({ accountType: 'strategy', usdtValue: bot.equity });
  expect(Number(totalUsdtValue)).toBeCloseTo(6000 + Number(bot.equity), 6);
  expect((await trader.call(getWorth, {})).totalUsdtValue).toBe(totalUsdtValue);
  expect((await trader.call(getAssets, {})).totalUsdtValue).toBe(totalUsdtValue);
  expect(await trader.call(getStrategyAssets, {})).toMatchObject({
    list: [{ strategyId, equity: bot.equity, coin: 'USDT' }],
    totalUsdtValue: bot.equity,
  });
  const balances = (await trader.call(getStrategyBalances, { strategyId })).list;
  expect(balances.map(({ coin }) => coin).toSorted()).toEqual(['BTC', 'USDT']);
  const [coin] = (await trader.call(getStrategyBalances, { coin: 'USDT' })).list;
  // 4,000 less what the start has bought.
  expect(Number(coin?.available) + Number(coin?.frozen)).toBe(2026);
});

test('it buys as the price falls and sells as it rises: the pair is net of both fees', async () => {
  await houseOrder(exchange, 'sell', 95_000, 0.00987);
  await botUntil(trader, strategyId, ({ fillCount }) => fillCount === 2);
  await houseOrder(exchange, 'buy', 100_000, 0.00986);
  const bot = await botUntil(trader, strategyId, ({ matchedCount }) => matchedCount === 1);
  // 0.00986 × 100,000 less a thousandth; 0.00987 × 95,000, a thousandth of which went in bitcoin.
  expect(bot.matchedProfit).toBe('47.364');
  expect(new Decimal(bot.matchedProfit).plus(bot.unpairedProfit).eq(bot.totalProfit)).toBe(true);
  expect(new Decimal(bot.equity).plus(bot.returned).minus(bot.invested).minus(bot.added).eq(bot.totalProfit)).toBe(true);
  const [decision] = (await trader.call(getStrategyDecisions, { strategyId, pageSize: 1 })).list;
  expect(decision).toMatchObject({ code: 'grid.sold-profit', params: { price: '100000', lots: '0.00986', profitUnits: '47.364' } });
});

test('decisions and fills come in pages, newest first', async () => {
  const first = await trader.call(getStrategyDecisions, { strategyId, pageSize: 4 });
  const second = await trader.call(getStrategyDecisions, { strategyId, pageSize: 4, idLessThan: first.nextId ?? '' });
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(second.nextId).toBeNull();
  const fills = await trader.call(getStrategyFills, { strategyId, pageSize: 2 });
  const rest = await trader.call(getStrategyFills, { strategyId, pageSize: 2, idLessThan: fills.nextId ?? '' });
  expect([...fills.list, ...rest.list].map(({ side, price }) => `${side} ${Number(price)}`)).toEqual([
    'sell 100000',
    'buy 95000',
    'buy 100000',
  ]);
});

test('its decisions are read at once while it decides nothing and others trade', async () => {
  // Each waited five seconds, as long as nothing of a bot was to be written: together more than a test may take.
  for (let read = 0; read < 25; read += 1) {
    await houseOrder(exchange, 'sell', 150_000, 0.001);
    const { list } = await trader.call(getStrategyDecisions, { strategyId, pageSize: 1 });
    expect(list).toHaveLength(1);
  }
});

test('its profit is taken while it runs, and no more than that', async () => {
  expect(await trader.call(getStrategy, { strategyId })).toMatchObject({ withdrawable: '47.364' });
  expect(await trader.try(withdrawStrategyProfit, { strategyId, amount: '47.365' })).toMatchObject({ code: '50267' });
  await trader.call(withdrawStrategyProfit, { strategyId, amount: '40', clientOid: 'w-1' });
  // Asked for twice under one name, it is one.
  await trader.call(transferToStrategy, { strategyId, coin: 'USDT', amount: '7', direction: 'out', clientOid: 'w-2' });
  const bot = await botUntil(trader, strategyId, ({ returned }) => returned === '47');
  expect(bot).toMatchObject({ withdrawable: '0.364', matchedProfit: '47.364' });
  expect(await dollars()).toBe('6047');
});

test('more is put in while it runs', async () => {
  expect(await trader.try(transferToStrategy, { strategyId, coin: 'USDT', amount: '9000', direction: 'in' })).toMatchObject({
    code: '02014',
  });
  expect(await trader.try(transferToStrategy, { strategyId, coin: 'ETH', amount: '1', direction: 'in' })).toMatchObject({ code: '40020' });
  await trader.call(transferToStrategy, { strategyId, coin: 'USDT', amount: '47', direction: 'in', clientOid: 'in-1' });
  await trader.call(transferToStrategy, { strategyId, coin: 'USDT', amount: '47', direction: 'in', clientOid: 'in-1' });
  expect(await botUntil(trader, strategyId, ({ added }) => added === '47')).toMatchObject({ invested: '4000', returned: '47' });
  expect(await dollars()).toBe('6000');
});

test('its range and exits change while it runs; a change that does not do is refused', async () => {
  expect(await trader.try(updateStrategyGrid, { strategyId, strategyMinPrice: '120000' })).toMatchObject({ code: '50240' });
  // A wider range needs other coins: somebody has to be there to trade with.
  await houseOrder(exchange, 'sell', 100_000, 0.05);
  await houseOrder(exchange, 'buy', 99_000, 0.05);
  await trader.call(updateStrategyGrid, { strategyId, strategyMinPrice: '80000', strategyNum: 6, stopLossPrice: '70000' });
  const bot = await botUntil(trader, strategyId, ({ lowerPrice, state }) => Number(lowerPrice) === 80_000 && state === 'running');
  expect(bot.bot.terms).toMatchObject({ lowerPrice: '80000', grids: 6, stopLossPrice: '70000' });
  expect(bot.levels.map(({ price }) => Number(price))).toEqual([80_000, 85_000, 90_000, 95_000, 100_000, 105_000, 110_000]);
  await trader.call(updateStrategyGrid, { strategyId, stopLossPrice: null });
  expect((await trader.call(getStrategy, { strategyId })).bot.terms).toMatchObject({ stopLossPrice: null });
});

test('it rests and goes on; while it rests none of its orders stands in the book', async () => {
  await trader.call(pauseStrategy, { strategyId });
  await botIn(trader, strategyId, 'paused');
  expect(await exchange.client.openOrders(Number(strategyId))).toEqual([]);
  expect(await trader.call(pauseStrategy, { strategyId })).toMatchObject({ bot: { state: 'paused', status: 5 } });
  await trader.call(resumeStrategy, { strategyId });
  await botIn(trader, strategyId, 'running');
  expect(await trader.try(resumeStrategy, { strategyId })).toMatchObject({ code: '50263' });
  expect(await trader.call(pauseAllStrategies, {})).toEqual({ list: [{ strategyId, code: '00000', msg: 'success', outcome: 'done' }] });
  await botIn(trader, strategyId, 'paused');
  await trader.call(resumeStrategy, { strategyId });
  await botIn(trader, strategyId, 'running');
});

test('a stranger sees nothing of it and tells it nothing', async () => {
  const before = await trader.call(getStrategy, { strategyId });
  for (const call of [
    getStrategy,
    getStrategyDecisions,
    getStrategyFills,
    pauseStrategy,
    resumeStrategy,
    cancelStrategy,
    updateStrategyGrid,
  ])
    expect(await stranger.try(call, { strategyId })).toMatchObject({ code: '50261' });
  expect(await stranger.try(withdrawStrategyProfit, { strategyId, amount: '1' })).toMatchObject({ code: '50261' });
  expect(await stranger.try(getStrategyBalances, { strategyId })).toMatchObject({ code: '50261' });
  expect((await stranger.call(getRunningStrategies, {})).list).toEqual([]);
  expect(await trader.call(getStrategy, { strategyId })).toEqual(before);
});

test('stopped, every unit is back with its owner, and it is found among those that have ended', async () => {
  await houseOrder(exchange, 'buy', 99_000, 1);
  const { fees } = await trader.call(getStrategy, { strategyId });
  expect(Number(fees)).toBeGreaterThan(0);
  await trader.call(cancelStrategy, { strategyId, endOperate: 1 });
  const bot = await botIn(trader, strategyId, 'stopped');
  expect(bot).toMatchObject({ status: 8, stopReason: 'manual', stopReasonCode: 2, coins: [], equity: '0', withdrawable: '0' });
  expect(bot.endTimeMs).not.toBeNull();
  expect(await exchange.client.openOrders(Number(strategyId))).toEqual([]);
  expect(await exchange.client.balances(Number(strategyId))).toEqual([]);
  // Its profit is what its owner has more: nothing was there but dollars, and dust of bitcoin at its last price.
  expect(await total()).toBeCloseTo(10_000 + Number(bot.totalProfit), 2);
  expect((await trader.call(getRunningStrategies, {})).list).toEqual([]);
  expect((await trader.call(getEndedStrategies, { symbolId, strategyType: 1 })).list).toMatchObject([{ strategyId, state: 'stopped' }]);
  expect((await trader.call(getEndedStrategies, { strategyType: 3 })).list).toEqual([]);
  expect(await trader.try(pauseStrategy, { strategyId })).toMatchObject({ code: '50262' });
  expect(await trader.call(cancelStrategy, { strategyId })).toMatchObject({ bot: { state: 'stopped' } });
});
