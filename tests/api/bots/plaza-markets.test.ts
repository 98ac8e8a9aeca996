// The plaza narrowed to a market: bots that run in it, those of several markets among them, counted and paged; and stores of earlier releases.
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { publishStrategy } from '#lib/contract/calls/v1/trigger/strategy/publish.ts';
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { strategyRecords } from '#server/store/schema/bots/plaza.ts';
import { strategyHours } from '#server/store/schema/bots/strategies.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';
import { botIn, botUntil } from './bot-of.ts';

let exchange: TestExchange;
let trader: Visitor;
const ids: Record<'grid' | 'ended' | 'portfolio', string> = { grid: '', ended: '', portfolio: '' };
const [bitcoin, ether, solana] = ['BTCUSDT_SPBL', 'ETHUSDT_SPBL', 'SOLUSDT_SPBL'];

/** The house offers at a price, at which somebody then trades. */
async function setPrice(symbol: string, price: number, quantity: number): Promise<void> {
  await houseOrder(exchange, 'sell', price, quantity, symbol);
  await trader.call(placeOrder, {
    symbolId: `${symbol}_SPBL`,
    delegateType: 21,
    orderType: 0,
    delegatePrice: String(price),
    delegateCount: String(quantity / 100),
  });
}

/** Lets a bot have lived for a day and an hour, with this profit in USDT. */
async function live(strategyId: string, profit: number): Promise<void> {
  await exchange.store.db.insert(strategyHours).values({
    strategyId: Number(strategyId),
    timeMs: (exchange.automation.bot(Number(strategyId))?.startedMs ?? 0) + 25 * 3_600_000,
    putInUnits: 400 * 100_000_000,
    totalUnits: profit * 100_000_000,
    feeUnits: 0,
  });
}

async function startGrid(symbolId: string, [low, high]: readonly [string, string]): Promise<string> {
  const terms = { strategyType: 1, strategyNum: 4, tokenQuoteInvestAmount: '400', endOperate: 2 } as const;
  const { strategyId } = await trader.call(placeStrategyGrid, { ...terms, symbolId, strategyMinPrice: low, strategyMaxPrice: high });
  await botIn(trader, strategyId, 'running');
  return strategyId;
}

const ranked = (more: Parameters<typeof trader.call<typeof getRankedStrategies>>[1] = {}) => trader.call(getRankedStrategies, more);
const idsOf = async (more: Parameters<typeof ranked>[0]) => (await ranked(more)).list.map(({ strategyId }) => strategyId);

beforeAll(async () => {
  exchange = await startTestExchange();
  trader = await createTrader(exchange, { USDT: ['Tron', '20000'] });
  await trader.call(acceptStrategyAgreement, { agreed: true });
  await setPrice('BTCUSDT', 100_000, 1);
  await setPrice('ETHUSDT', 4000, 10);
  ids.grid = await startGrid(bitcoin, ['92000', '104000']);
  ids.ended = await startGrid(bitcoin, ['92000', '104000']);
  const coins = [
    { coin: 'ETH', weight: '0.5' },
    { coin: 'BTC', weight: '0.3' },
    { coin: 'USDT', weight: '0.2' },
  ];
  ids.portfolio = (await trader.call(placeStrategyPortfolio, { coins, balanceType: 3, investAmount: '400' })).strategyId;
  await botIn(trader, ids.portfolio, 'running');
  await trader.call(cancelStrategy, { strategyId: ids.ended });
  await botUntil(trader, ids.ended, ({ state }) => state === 'stopped');
  await exchange.automation.written(exchange.client.status().sequence);
  await live(ids.grid, 40);
  await live(ids.ended, 20);
  await live(ids.portfolio, 30);
  await exchange.plaza.update();
});
afterAll(() => exchange.close());

test('a market has the bots that run in it, whichever of their markets it is, counted and page by page', async () => {
  expect(await idsOf({})).toEqual([ids.grid, ids.portfolio, ids.ended]);
  expect((await ranked({})).markets).toEqual([bitcoin, ether]);
  expect(await idsOf({ symbolId: bitcoin })).toEqual([ids.grid, ids.portfolio, ids.ended]);
  expect(await idsOf({ symbolId: bitcoin, state: 'ended' })).toEqual([ids.ended]);
  expect(await idsOf({ symbolId: bitcoin, pageSize: 2, pageNo: 2 })).toEqual([ids.ended]);

  const { list, counted, hasMore, markets } = await ranked({ symbolId: ether });
  expect(list.map(({ strategyId, symbolId, symbolIds }) => [strategyId, symbolId, symbolIds])).toEqual([
    [ids.portfolio, ether, [ether, bitcoin]],
  ]);
  expect(counted).toEqual([{ strategyType: 19, all: 1, ended: 0 }]);
  expect([hasMore, markets]).toEqual([false, [bitcoin, ether]]);
  expect(await ranked({ symbolId: solana })).toMatchObject({ list: [], counted: [], hasMore: false });
});

test('the most copied parameters follow the market too', async () => {
  await trader.call(publishStrategy, { strategyId: ids.grid, name: 'Wide', showsParameters: true });
  const hot = async (symbolId: string) => (await trader.call(getHotParameters, { symbolId })).list.map(({ strategyId }) => strategyId);
  expect([await hot(bitcoin), await hot(ether)]).toEqual([[ids.grid], []]);
});

test('a market that nobody lists is refused by name', async () => {
  for (const call of [getRankedStrategies, getHotParameters])
    expect(await trader.try(call, { symbolId: 'NOPEUSDT_SPBL' })).toMatchObject({ code: '50046' });
});

test('records of an earlier release get the markets of their bots with the step that brings the column', async () => {
  const { db } = exchange.store;
  await db.update(strategyRecords).set({ markets: [] });
  expect(await idsOf({ symbolId: ether })).toEqual([]);
  const steps = readMigrationFiles({ migrationsFolder: 'server/store/migrations' }).flatMap(({ sql: statements }) => statements);
  for (const step of steps.filter((text) => /UPDATE "strategy_records" SET "markets"/.test(text))) await db.execute(sql.raw(step));
  expect(await idsOf({ symbolId: ether })).toEqual([ids.portfolio]);
  expect(await idsOf({ symbolId: bitcoin, sortType: 2 })).toHaveLength(3);
});
