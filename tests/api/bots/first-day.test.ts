// The first minute of a fresh exchange: the plaza and the ranking of leaders are full in both venues, and what was computed is told from what was traded.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { leaderWindows, leaderSorts } from '#lib/contract/leaders/leader-record.ts';
import { rankingSorts, rankingWindows } from '#lib/contract/bots/plaza.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { inPaper, paperHeader } from '#lib/contract/trading-mode.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';
import { collectStrategy } from '#lib/contract/calls/v1/trigger/strategy/collect/add.ts';
import { getCollectedStrategies } from '#lib/contract/calls/v1/trigger/strategy/collect/list.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getRecommendedKinds } from '#lib/contract/calls/v1/trigger/strategy/public/conf/recommendList.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getRankedStrategies } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/recommendList.ts';
import { getHotParameters } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/selectHotStrategyParams.ts';
import { getBestOfTheWeek } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/bestStrategyOfTheWeekList.ts';
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { houseStrategies } from '#server/house/bots/house-strategies.ts';
import { startTestExchange, type TestExchange, type TestVenue } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { botIn } from './bot-of.ts';
import { openHouse, pastUpTo } from './first-day-house.ts';

const bornMs = Date.now();
const dayMs = 86_400_000;
let exchange: TestExchange;
let trader: Visitor;
const venues = ['live', 'paper'] as const;
type World = (typeof venues)[number];
const byWorld: Partial<Record<World, { readonly venue: TestVenue; readonly visitor: Visitor; readonly user: Visitor }>> = {};
const worldOf = (world: World) => {
  const found = byWorld[world];
  if (found === undefined) throw new Error(`${world} is not open`);
  return found;
};

const lines = { spot: BusinessLine.spot, futures: BusinessLine.usdt } as const;
const inLine = (world: World, line: keyof typeof lines) =>
  houseStrategies[world].filter(({ symbols: [main = ''] }) => main.includes('_') === (line === 'futures')).map(({ name }) => name);
const namesOf = (list: readonly RankedStrategy[]) => list.map(({ published }) => published?.name ?? '').toSorted();

async function ranked(world: World, line: keyof typeof lines, more: object = {}): Promise<readonly RankedStrategy[]> {
  return (await worldOf(world).visitor.call(getRankedStrategies, { businessLine: lines[line], pageSize: 50, ...more })).list;
}

beforeAll(async () => {
  exchange = await startTestExchange({ history: pastUpTo(bornMs), opened: openHouse(bornMs) });
  trader = await createTrader(exchange, { USDT: ['Tron', '20000'] });
  const player = await createTrader(exchange);
  await player.call(enterPaper, {});
  const inDemo = createVisitor(exchange, { cookie: player.cookie(), [paperHeader]: inPaper });
  byWorld.live = { venue: exchange, visitor: createVisitor(exchange), user: trader };
  byWorld.paper = { venue: await exchange.paper(), visitor: createVisitor(exchange, { [paperHeader]: inPaper }), user: inDemo };
  for (const world of venues) await worldOf(world).user.call(acceptStrategyAgreement, { agreed: true });
  await inDemo.call(giveDemoFunds, { coin: 'SUSDT' });
  await inDemo.call(transferFunds, { coin: 'SUSDT', amount: '9000', from: 'futures', to: 'spot' });
}, 300_000);
afterAll(() => exchange.close());

/** On a machine that does nothing else it takes some twenty seconds; tests share theirs. */
const patiently = { timeout: 240_000, interval: 1000 };

test.each(venues)(
  'in the %s venue each bot of the house ranks, in every tab and order, marked as computed',
  async (world) => {
    for (const line of ['spot', 'futures'] as const)
      await vi.waitFor(async () => expect(namesOf(await ranked(world, line))).toEqual(inLine(world, line).toSorted()), patiently);
    for (const line of ['spot', 'futures'] as const)
      for (const indicatorDate of rankingWindows)
        for (const sortType of rankingSorts) {
          const list = await ranked(world, line, { indicatorDate, sortType, state: 'running' });
          expect(namesOf(list)).toEqual(inLine(world, line).toSorted());
          for (const one of list) {
            expect(one).toMatchObject({ isHouse: true, isRanked: true, copies: 0, copiersRate: null });
            expect(one.computed?.untilTimeMs).toBeLessThanOrEqual(one.startTimeMs);
            expect(one.computed?.untilTimeMs).toBeGreaterThan(one.startTimeMs - 120_000);
          }
        }
    const { visitor } = worldOf(world);
    expect((await visitor.call(getBestOfTheWeek, {})).list.length).toBe(10);
    for (const line of ['spot', 'futures'] as const)
      expect((await visitor.call(getHotParameters, { businessLine: lines[line] })).list.length).toBeGreaterThan(4);
    const kinds = await visitor.call(getRecommendedKinds, {});
    expect(kinds.list.every(({ best }) => best !== null)).toBe(true);
    expect(kinds.list.length).toBe(new Set(houseStrategies[world].map(({ strategyType }) => strategyType)).size);
  },
  600_000,
);

test.each(venues)(
  'in the %s venue each has a page with a curve that is marked, and is collected and copied',
  async (world) => {
    const { visitor, user } = worldOf(world);
    for (const line of ['spot', 'futures'] as const)
      for (const { strategyId } of await ranked(world, line)) {
        const { strategy, points } = await visitor.call(getRankedStrategy, { strategyId, indicatorDate: 0 });
        const computed = points.filter(({ isComputed }) => isComputed);
        expect(points.findIndex(({ isComputed }) => !isComputed)).toBe(points.length > computed.length ? computed.length : -1);
        expect((strategy.computed?.untilTimeMs ?? 0) - (computed[0]?.timeMs ?? 0)).toBeGreaterThanOrEqual(3 * dayMs);
        expect(Number(strategy.computed?.profit)).toBeCloseTo(Number(computed.at(-1)?.profit), 6);
        expect(strategy.bot).not.toBeNull();
      }
    const [spot] = await ranked(world, 'spot', { strategyType: 3 });
    if (spot === undefined) throw new Error('no dips');
    await user.call(collectStrategy, { strategyId: spot.strategyId });
    expect((await user.call(getCollectedStrategies, {})).list).toMatchObject([{ strategyId: spot.strategyId, isRanked: true }]);
    const [futures] = await ranked(world, 'futures', { strategyType: 2 });
    for (const source of [...(world === 'live' ? [spot] : []), ...(world === 'paper' && futures !== undefined ? [futures] : [])]) {
      const { strategyId } = await user.call(copyStrategy, { strategyId: source.strategyId, symbolId: source.symbolId, amount: '4000' });
      await botIn(user, strategyId, 'running');
      await worldOf(world).venue.automation.written(worldOf(world).venue.client.status().sequence);
      await worldOf(world).venue.plaza.update();
      // The copy has its own figures alone: the fees of its first purchase, and nothing of what was computed.
      const { strategy } = await visitor.call(getRankedStrategy, { strategyId: source.strategyId, indicatorDate: 0 });
      expect(strategy.copies).toBe(1);
      expect(Math.abs(Number(strategy.copiersRate))).toBeLessThan(0.01);
    }
  },
  600_000,
);

test.each(venues)(
  'in the %s venue the leaders of the house rank, have pages and dry runs, and are followed',
  async (world) => {
    const { visitor, venue } = worldOf(world);
    for (const line of ['spot', 'futures'] as const) {
      await vi.waitFor(async () => {
        await venue.leaderRecords.update();
        const { list } = await visitor.call(getRankedLeaders, { line });
        expect(list.filter(({ figures }) => figures.computed !== null).length).toBe(3);
      }, patiently);
      for (const windowDays of leaderWindows)
        for (const sort of leaderSorts) {
          const { list, coin } = await visitor.call(getRankedLeaders, { line, windowDays, sort });
          expect(coin).toBe(world === 'paper' && line === 'futures' ? 'SUSDT' : 'USDT');
          expect(list.map(({ houseRule }) => houseRule)).toEqual(expect.arrayContaining(['breakout', 'reversal', 'trend']));
          for (const { figures, isAlive } of list) {
            expect(isAlive).toBe(true);
            // Nobody has followed, traded or shared anything.
            expect(figures).toMatchObject({ copies: 0, aum: '0', followersProfit: '0', followersReturn: null, shared: '0' });
            expect(Number(figures.equity)).toBeGreaterThan(9900);
          }
        }
      expect((await visitor.call(getLeaders, { line })).list.every(({ isOpen }) => isOpen)).toBe(true);
      const { list } = await visitor.call(getRankedLeaders, { line, windowDays: 0 });
      for (const { leaderId, figures } of list) {
        const { hours } = await visitor.call(getLeaderRecord, { leaderId, line });
        const computed = hours.filter(({ isComputed }) => isComputed);
        expect(computed.length).toBeGreaterThan(90 * 24 - 2);
        expect(figures.computed).toEqual({ untilTimeMs: computed.at(-1)?.timeMs, profit: computed.at(-1)?.profit });
        const settings = { investAmount: '1000', copyType: 'multiplier', copyValue: '0.1' } as const;
        expect(await visitor.try(runLeaderDry, { leaderId, line, ...settings })).toMatchObject({ code: '00000' });
      }
    }
  },
  600_000,
);

test('whoever follows a leader of the house has figures of his own alone', async () => {
  const { visitor, user, venue } = worldOf('live');
  const [spot] = (await visitor.call(getRankedLeaders, { line: 'spot', windowDays: 0 })).list;
  const leaderId = spot?.leaderId ?? '';
  const begun = { strategyType: 31, symbolId: 'BTCUSDT_SPBL', leaderId, investAmount: '1000', copyType: 'equity' } as const;
  const { strategyId } = await user.call(placeStrategyCopy, begun);
  await botIn(user, strategyId, 'running');
  await venue.automation.written(venue.client.status().sequence);
  await venue.leaderRecords.update();
  const { figures } = (await visitor.call(getLeaderRecord, { leaderId, line: 'spot' })).leader;
  // It has copied no trade, or one for a moment; the computed days made or lost hundreds.
  expect(Math.abs(Number(figures.followersProfit))).toBeLessThan(10);
});

test('anybody who plays the parameters of a strategy over the same time has its computed record', async () => {
  for (const strategyType of [1, 2, 15] as const) {
    const [one] = await ranked('live', strategyType === 2 ? 'futures' : 'spot', { strategyType });
    if (one === undefined || one.bot === null) throw new Error('it is not shown');
    const { points } = await worldOf('live').visitor.call(getRankedStrategy, { strategyId: one.strategyId });
    const computed = points.filter(({ isComputed }) => isComputed);
    const [fromMs, toMs] = [computed[0]?.timeMs ?? 0, computed.at(-1)?.timeMs ?? 0];
    let run = await trader.call(runBacktest, { symbolId: one.symbolId, fromMs, toMs, bot: one.bot });
    const { runId } = run;
    await vi.waitFor(async () => {
      if (run.state === 'running') run = await trader.call(getBacktest, { runId });
      expect(run.state).toBe('done');
    }, patiently);
    const { result } = run;
    expect(result?.curve.map(([timeMs]) => timeMs)).toEqual(computed.slice(1).map(({ timeMs }) => timeMs));
    expect(Number(computed.at(-1)?.profit)).toBeCloseTo(Number(result?.figures.totalProfit), 6);
    for (const [place, [, worth]] of (result?.curve ?? []).entries())
      expect(Number(computed[place + 1]?.profit)).toBeCloseTo(Number(worth) - Number(result?.figures.invested), 6);
  }
}, 600_000);

test('nothing of it was traded: no fill, entry of the ledger, point or hour is as old as the computed days', async () => {
  for (const world of venues) {
    const { venue } = worldOf(world);
    await venue.automation.written(venue.client.status().sequence);
  }
  // The folder of the tests is somewhat older than the venue; what was computed goes back for three days at least.
  const oldestMs = bornMs - 86_400_000;
  for (const schema of ['public', 'paper'])
    for (const [table, column] of [
      ['fills', 'time_ms'],
      ['ledger_entries', 'time_ms'],
      ['strategy_hours', 'time_ms'],
      ['strategy_decisions', 'time_ms'],
      ['leader_hours', 'hour_ms'],
    ] as const) {
      const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
      const { rows } = await exchange.store.db.execute(sql`select min(${sql.identifier(column)}) as first from ${from}`);
      expect(Number(rows[0]?.['first'])).toBeGreaterThanOrEqual(oldestMs);
    }
});
