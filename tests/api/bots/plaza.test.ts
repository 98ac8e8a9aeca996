// The strategy plaza: a ranking that counts whoever ran long enough, publishing, copying, and keeping an eye on somebody.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { collectStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/add.ts';
import { forgetStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/cancel.ts';
import { getCollectedStrategies } from '#lib/contract/calls/v1/trigger/strategy/collect/list.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { getRecommendedKinds } from '#lib/contract/calls/v1/trigger/strategy/public/conf/recommendList.ts';
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { unpublishStrategy } from '#lib/contract/calls/v1/trigger/strategy/unpublish.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

let exchange: TestExchange;
let trader: Visitor;
let stranger: Visitor;

const hourMs = 3_600_000;
const symbolId = 'BTCUSDT_SPBL';
const usdt = 100_000_000;
const grid = {
  strategyType: 1,
  symbolId,
  strategyNum: 4,
  strategyMinPrice: '92000',
  strategyMaxPrice: '104000',
  tokenQuoteInvestAmount: '400',
  endOperate: 2,
} as const;

/** The strategies that the test has made, by name. */
const ids: Record<'winner' | 'loser' | 'young', string> = { winner: '', loser: '', young: '' };

async function startGrid(investment: string): Promise<string> {
  await houseOrder(exchange, 'sell', 100_000, 0.05);
  const { strategyId } = await trader.call(placeStrategyGrid, { ...grid, tokenQuoteInvestAmount: investment });
  await botIn(trader, strategyId, 'running');
  return strategyId;
}

/** Lets a bot have lived: what it made by each hour since its start, in USDT. */
async function live(strategyId: string, putIn: number, profits: readonly (readonly [hours: number, profit: number])[]): Promise<void> {
  const startedMs = exchange.automation.bot(Number(strategyId))?.startedMs ?? 0;
  await exchange.store.db.insert(strategyHours).values(
    profits.map(([hours, profit]) => ({
      strategyId: Number(strategyId),
      timeMs: startedMs + hours * hourMs,
      putInUnits: putIn * usdt,
      totalUnits: profit * usdt,
      feeUnits: 0,
    })),
  );
}

const ranked = async (more: Parameters<typeof trader.call<typeof getRankedStrategies>>[1] = {}) =>
  (await stranger.call(getRankedStrategies, more)).list.map(({ strategyId }) => strategyId);

beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  stranger = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  for (const one of [trader, stranger]) await one.call(acceptStrategyAgreement, { agreed: true });
  await houseOrder(exchange, 'sell', 100_000, 0.001);
  await stranger.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '100000', delegateCount: '0.001' });
  ids.winner = await startGrid('400');
  ids.loser = await startGrid('400');
  ids.young = await startGrid('400');
  await trader.call(cancelStrategy, { strategyId: ids.loser });
  await botUntil(trader, ids.loser, ({ state }) => state === 'stopped');
  await exchange.automation.written(exchange.client.status().sequence);
  await live(ids.winner, 400, [
    [12, 20],
    [20, -60],
    [25, 40],
  ]);
  await live(ids.loser, 400, [
    [10, 30],
    [26, -100],
  ]);
  await live(ids.young, 400, [[23, 500]]);
  await exchange.plaza.update();
});
afterAll(() => exchange.close());

test('whoever ran a day with fifty dollars counts, ended ones too, and nobody younger', async () => {
  expect(await ranked()).toEqual([ids.winner, ids.loser]);
  const { list, hasMore, counted } = await stranger.call(getRankedStrategies, {});
  expect(hasMore).toBe(false);
  expect(counted).toEqual([{ strategyType: 1, all: 2, ended: 1 }]);
  // 40 and −100 of 400; the deepest falls are 80 of 420 and 130 of 430.
  expect(list.map(({ rate, drawdown, invested, profit }) => [rate, drawdown, invested, profit])).toEqual([
    ['0.1', '0.1904762', '400', '40'],
    ['-0.25', '0.30232559', '400', '-100'],
  ]);
  // Profits at each point, by 400; the last one is the rate.
  expect(list[0]?.curve?.map(({ share }) => share)).toEqual(['0', '0.05', '-0.15', '0.1']);
  expect(list[1]?.curve?.at(-1)?.share).toBe('-0.25');
  expect(list.map(({ state, stopReason }) => [state, stopReason])).toEqual([
    ['running', null],
    ['stopped', 'manual'],
  ]);
});

test('a ranking follows its kind, line, state, order and page', async () => {
  expect(await ranked({ strategyType: 22 })).toEqual([]);
  expect(await ranked({ businessLine: 10 })).toEqual([]);
  expect(await ranked({ state: 'running' })).toEqual([ids.winner]);
  expect(await ranked({ state: 'ended' })).toEqual([ids.loser]);
  expect(await ranked({ indicatorDate: 0, sortType: 2 })).toEqual([ids.winner, ids.loser]);
  // It began later, and lasted an hour longer.
  expect(await ranked({ sortType: 5 })).toEqual([ids.loser, ids.winner]);
  expect(await ranked({ pageSize: 1, pageNo: 2 })).toEqual([ids.loser]);
  expect((await stranger.call(getRankedStrategies, { pageSize: 1 })).hasMore).toBe(true);
  expect(await stranger.try(getRankedStrategies, { sortType: 6 as 5 })).toMatchObject({ code: '40020' });
  expect((await stranger.call(getBestOfTheWeek, {})).list.map(({ strategyId }) => strategyId)).toEqual([ids.winner, ids.loser]);
  expect((await stranger.call(getBestOfTheWeek, { strategyBaseType: 2 })).list).toEqual([]);
  expect((await stranger.call(getRecommendedKinds, {})).list).toMatchObject([
    { strategyType: 1, all: 2, ended: 1, best: { strategyId: ids.winner } },
  ]);
});

test('a strategy shows its curve to anybody, and its parameters to nobody until its owner says so', async () => {
  const { strategy, points, coin } = await stranger.call(getRankedStrategy, { strategyId: ids.winner });
  expect(strategy).toMatchObject({ published: null, bot: null, isHouse: false, isRanked: true });
  expect(coin).toBe('USDT');
  expect(points.map(({ profit }) => profit)).toEqual(['0', '20', '-60', '40']);
  expect(await stranger.try(getRankedStrategy, { strategyId: ids.young })).toMatchObject({ code: '50310' });
  expect(await stranger.try(copyStrategy, { strategyId: ids.winner, symbolId, amount: '100' })).toMatchObject({ code: '50312' });
  expect(await stranger.try(publishStrategy, { strategyId: ids.winner, name: 'Mine', showsParameters: true })).toMatchObject({
    code: '50261',
  });

  for (const name of ['House trend', 'Cal\u200bm', '\u202ereht', 'Buy at evil.example t.me/evil'])
    expect(await trader.try(publishStrategy, { strategyId: ids.winner, name, showsParameters: false })).toMatchObject({ code: '52750' });

  await trader.call(publishStrategy, { strategyId: ids.winner, name: 'Calm weather', showsParameters: false });
  const hidden = (await stranger.call(getRankedStrategy, { strategyId: ids.winner })).strategy;
  expect(hidden).toMatchObject({ published: { name: 'Calm weather', showsParameters: false }, bot: null });
  expect((await stranger.call(getHotParameters, {})).list).toEqual([]);
  await trader.call(publishStrategy, { strategyId: ids.winner, name: 'Calm weather', showsParameters: true });
  const open = (await stranger.call(getHotParameters, {})).list[0];
  expect(open?.bot).toMatchObject({ kind: 'grid', terms: { lowerPrice: '92000', upperPrice: '104000', grids: 4 } });
});

test('a published strategy has its page at once, can be copied and kept an eye on, and has no place before its day is over', async () => {
  await trader.call(publishStrategy, { strategyId: ids.young, name: 'Just begun', showsParameters: true });
  for (const indicatorDate of [7, 0] as const) {
    const { strategy, points } = await stranger.call(getRankedStrategy, { strategyId: ids.young, indicatorDate });
    expect(strategy).toMatchObject({ isRanked: false, published: { name: 'Just begun' }, bot: { kind: 'grid' }, copies: 0 });
    // At hour 23, which the test has made up, it had made 500 of 400.
    expect(strategy).toMatchObject({ invested: '400', profit: '500', rate: '1.25' });
    expect(points.map(({ profit }) => profit)).toEqual(['0', '500']);
  }
  await stranger.call(collectStrategy, { strategyId: ids.young });
  expect((await stranger.call(getCollectedStrategies, {})).list).toMatchObject([{ strategyId: ids.young, isRanked: false }]);
  expect(await ranked()).toEqual([ids.winner, ids.loser]);
  await stranger.call(forgetStrategy, { strategyId: ids.young });
  await trader.call(unpublishStrategy, { strategyId: ids.young });
  expect(await stranger.try(getRankedStrategy, { strategyId: ids.young })).toMatchObject({ code: '50310' });
});

test('of a strategy that was published in the moment of its start the page has the figures of now', async () => {
  const fresh = await startGrid('200');
  await trader.call(publishStrategy, { strategyId: fresh, name: 'New', showsParameters: false });
  const { strategy } = await stranger.call(getRankedStrategy, { strategyId: fresh });
  expect(strategy).toMatchObject({ isRanked: false, state: 'running', invested: '200', bot: null });
  // Its purchases have cost fees and part of the spread.
  expect(Number(strategy.profit)).toBeLessThanOrEqual(0);
  expect(Number(strategy.rate)).toBeCloseTo(Number(strategy.profit) / 200, 7);
  await trader.call(unpublishStrategy, { strategyId: fresh });
});

test('a copy has the parameters of its source and money of its own, and its result is told of the source', async () => {
  await houseOrder(exchange, 'sell', 100_000, 0.05);
  expect(await stranger.try(copyStrategy, { strategyId: ids.winner, symbolId: 'ETHUSDT_SPBL', amount: '200' })).toMatchObject({
    code: '50046',
  });
  const copied = await stranger.call(copyStrategy, { strategyId: ids.winner, symbolId, amount: '200', clientOid: 'copy-1' });
  const copy = await botIn(stranger, copied.strategyId, 'running');
  expect(copy.bot).toMatchObject({ kind: 'grid', terms: { lowerPrice: '92000', upperPrice: '104000', grids: 4, quoteInvestment: '200' } });
  expect((await stranger.call(copyStrategy, { strategyId: ids.winner, symbolId, amount: '200', clientOid: 'copy-1' })).strategyId).toBe(
    copied.strategyId,
  );
  await stranger.call(cancelStrategy, { strategyId: copied.strategyId });
  const ended = await botUntil(stranger, copied.strategyId, ({ state }) => state === 'stopped');
  // The hours of the source that the test has made lie ahead: another one lets it be looked at again.
  await live(ids.winner, 400, [[30, 40]]);
  await exchange.plaza.update();
  const { strategy } = await stranger.call(getRankedStrategy, { strategyId: ids.winner });
  expect(strategy.copies).toBe(1);
  expect(Number(strategy.copiersRate)).toBeCloseTo(Number(ended.totalProfit) / 200, 6);
  expect(Number(strategy.copiersRate)).toBeLessThan(0);
});

test('a copy is refused while the price is outside of the range', async () => {
  // Lower offers of the house go, and the order takes every one of the grids that stands below.
  await exchange.client.submit({ type: 'cancel-all-orders', accountId: 2, marketId: -1, side: null });
  await houseOrder(exchange, 'sell', 105_000, 0.05);
  await stranger.call(placeOrder, { symbolId, delegateType: 21, orderType: 0, delegatePrice: '105000', delegateCount: '0.02' });
  const refused = await stranger.try(copyStrategy, { strategyId: ids.winner, symbolId, amount: '200' });
  expect(refused).toMatchObject({ code: '50313' });
});

test('what a user keeps an eye on is a list of that user alone', async () => {
  await stranger.call(collectStrategy, { strategyId: ids.loser });
  await stranger.call(collectStrategy, { strategyId: ids.loser });
  expect(await stranger.try(collectStrategy, { strategyId: ids.young })).toMatchObject({ code: '50310' });
  expect((await stranger.call(getCollectedStrategies, {})).list.map(({ strategyId }) => strategyId)).toEqual([ids.loser]);
  expect((await trader.call(getCollectedStrategies, {})).list).toEqual([]);
  await stranger.call(forgetStrategy, { strategyId: ids.loser });
  expect((await stranger.call(getCollectedStrategies, {})).list).toEqual([]);
});

test('a strategy that is taken back can be copied no more, and keeps its place', async () => {
  expect(await stranger.try(unpublishStrategy, { strategyId: ids.winner })).toMatchObject({ code: '50261' });
  await trader.call(unpublishStrategy, { strategyId: ids.winner });
  expect(await stranger.try(copyStrategy, { strategyId: ids.winner, symbolId, amount: '200' })).toMatchObject({ code: '50312' });
  expect((await stranger.call(getRankedStrategy, { strategyId: ids.winner })).strategy).toMatchObject({ published: null, bot: null });
});
