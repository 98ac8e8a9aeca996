// The leaders of the house: opened once, marked as the house's, traded by their rule at closed candles, copied like any other.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Command } from '#server/engine/command.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { houseLeaders } from '#server/house/leaders/house-leaders.ts';
import { keepHouseLeaders } from '#server/house/leaders/keep-house-leaders.ts';
import type { HouseCandle } from '#server/house/leaders/rules/house-decision.ts';
import { orderCommand } from '#tests/order-command.ts';
import { botIn } from '../bots/bot-of.ts';
import { newDataFolder } from '../data-folder.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { houseOrder } from '../house-order.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

const dataDir = newDataFolder();
const candleMs = 300_000;
const contract = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
let follower: Visitor;
let strategyId = '';
/** The end of the candle that closed last, and the candles of each market by then. */
let closedMs = Math.ceil(Date.now() / candleMs) * candleMs;
const candles = new Map<string, readonly HouseCandle[]>();
const errors: string[] = [];

const flat = (price: number, count: number): readonly HouseCandle[] =>
  Array.from({ length: count }, () => ({ high: price, low: price, close: price }));

/** Candles in whole dollars: many at one price, and twelve at another. */
function close(symbol: string, before: number, now: number): void {
  const scale = 10 ** (exchange.listings.marketOf(symbol)?.priceDecimals ?? 0);
  candles.set(symbol, [...flat(before * scale, 84), ...flat(now * scale, 12)]);
}

/** Looks at the last candle, as the venue does after each one and after a start. */
async function keep(client: ExchangeClient, isSimulated: boolean): Promise<void> {
  const { listings, leaders, store } = exchange;
  await keepHouseLeaders(
    {
      mode: TradingMode.live,
      people: store.db,
      client,
      listings,
      leaders,
      readCandles: async ({ symbol }, lastOpenMs, count) => {
        expect(lastOpenMs).toBe(closedMs - candleMs);
        return (candles.get(symbol) ?? []).slice(-count);
      },
      wake: () => Promise.resolve(),
      now: () => closedMs + 2000,
      log: { error: (text) => void errors.push(text) },
    },
    isSimulated,
  );
}

async function look(isSimulated = true): Promise<void> {
  await keep(exchange.client, isSimulated);
  expect(errors).toEqual([]);
}

/** Looks, and is stopped before the first command that is so. */
async function lookUntil(isSo: (command: Command) => boolean): Promise<void> {
  const { client } = exchange;
  const passed = (command: Command): Command => {
    if (isSo(command)) throw new Error('stopped');
    return command;
  };
  const stopping: ExchangeClient = {
    ...client,
    submit: async (command) => client.submit(passed(command)),
    submitAll: async (commands) => client.submitAll(commands.map(passed)),
  };
  await keep(stopping, true);
  const stopped = errors.splice(0);
  expect(stopped.length).toBeGreaterThan(1);
  expect(stopped.filter((text) => !text.endsWith(': stopped'))).toEqual([]);
}

async function lookAtNext(): Promise<void> {
  closedMs += candleMs;
  await look();
}

const accountOf = async (key: string): Promise<number> => {
  const rows = await exchange.store.db.select().from(exchangeAccounts);
  return rows.find(({ userId }) => userId === `house-leader-${key}`)?.accountId ?? -1;
};

/** Side and lots of what is held, and the prices of the stops that wait. */
async function holds(key: string): Promise<{ readonly held: string; readonly stops: readonly number[] }> {
  const accountId = await accountOf(key);
  const [view, plans, coins] = [
    await exchange.client.futures(accountId),
    await exchange.client.openPlans(accountId),
    await exchange.client.balances(accountId),
  ];
  const assetId = exchange.listings.assetOf('ETH')?.assetId;
  const ether = coins.find((coin) => coin.assetId === assetId);
  const position = view?.positions[0];
  return {
    held:
      position === undefined
        ? String((ether?.available ?? 0n) + (ether?.frozen ?? 0n))
        : `${position.holdSide} ${position.lots} ${position.leverage}×`,
    stops: plans.map(({ terms }) => (terms.kind === 'exit' ? (terms.exit.stopLoss?.triggerTicks ?? 0) : -1)),
  };
}

beforeAll(async () => {
  exchange = await startTestExchange({ dataDir });
  await setMark(exchange, contract, '100000');
  await houseContractOrder(exchange, contract, 'sell', 100_000, 50);
  await houseContractOrder(exchange, contract, 'buy', 99_990, 50);
  for (const type of ['open-user-account', 'credit-deposit', 'transfer-funds', 'set-leverage'])
    await lookUntil((command) => command.type === type);
  await look();
  follower = await createTrader(exchange, { USDT: ['Tron', '10000'] });
  await follower.call(acceptStrategyAgreement, { agreed: true });
  const leaderId = String(await accountOf('trend'));
  ({ strategyId } = await follower.call(placeStrategyCopy, {
    strategyType: 32,
    symbolId: contract,
    leaderId,
    investAmount: '2000',
    copyType: 'multiplier',
    copyValue: '0.5',
    leverage: 10,
  }));
  await botIn(follower, strategyId, 'running');
}, 60_000);
afterAll(async () => {
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the ranking, the list and the page say that they are the house’s, and their record starts with them', async () => {
  const anybody = createVisitor(exchange);
  await exchange.automation.written(exchange.client.status().sequence);
  await exchange.leaderRecords.update();
  for (const line of ['futures', 'spot'] as const) {
    const own = houseLeaders.filter((leader) => leader.line === line).map(({ name, rule }) => `${name}: ${rule}`);
    const { list } = await anybody.call(getRankedLeaders, { line });
    expect(list.map(({ profile, houseRule }) => `${profile?.name}: ${houseRule}`).toSorted()).toEqual(own.toSorted());
    // Nothing is closed yet: each stands with the market of its rule.
    const symbolId = line === 'futures' ? contract : 'ETHUSDT_SPBL';
    const ofMarket = await anybody.call(getRankedLeaders, { line, symbolId });
    expect(ofMarket.list.map(({ symbolIds }) => symbolIds)).toEqual(line === 'futures' ? own.map(() => [contract]) : [[symbolId]]);
    const board = await anybody.call(getLeaders, { line });
    expect(board.list).toHaveLength(own.length);
    expect(board.list[0]).toMatchObject({
      sharePercent: 0,
      tier: 'bronze',
      copiers: line === 'futures' ? 1 : 0,
      places: 500,
      isOpen: true,
    });
    expect(board.list[0]?.houseRule).not.toBeNull();
  }
  const leaderId = String(await accountOf('trend'));
  expect(await follower.call(getLeaderTerms, { strategyType: 32, leaderId })).toMatchObject({ profitShare: 0, isFull: false });
  const page = await anybody.call(getLeaderRecord, { leaderId, line: 'futures' });
  expect(page.leader).toMatchObject({ houseRule: 'trend', isAlive: true, figures: { equity: '10000', profit: '0' } });
  expect(page).toMatchObject({ trades: [], hours: [{ equity: '10000', profit: '0' }] });
});

test('each trades by its rule with a stop, once for a candle, and the copy has its rows', async () => {
  // 84 at 99,000 and 12 at 100,000: above the long average, and unusually far.
  close(contract, 99_000, 100_000);
  await look();
  await look();
  // A quarter of 10,000 at 100,000, in lots of 0.0001; 2 % away, in ticks of 0.1.
  expect(await holds('trend')).toEqual({ held: 'long 250 2×', stops: [980_000] });
  expect(await holds('reversal')).toEqual({ held: 'short 250 2×', stops: [1_020_000] });
  const told = await vi.waitFor(async () => {
    const { list } = await follower.call(getStrategyDecisions, { strategyId });
    const rows = list.toReversed().filter(({ params }) => 'order' in params);
    if (rows.length < 3) throw new Error(rows.map(({ code }) => code).join(', '));
    return rows;
  }, patiently);
  expect(told.map(({ code }) => code)).toEqual(['copy.leader-exit', 'copy.opens', 'copy.copied']);
  // Half of 0.025.
  expect(told[2]?.params).toMatchObject({ market: contract, lots: '0.0125', leaderPrice: '100000' });
});

test('after a restart they are known again, and nothing is opened twice', async () => {
  const before = await accountOf('trend');
  await exchange.close();
  exchange = await startTestExchange({ dataDir });
  await look();
  await lookAtNext();
  expect(await accountOf('trend')).toBe(before);
  expect(await holds('trend')).toEqual({ held: 'long 250 2×', stops: [980_000] });
  expect(await exchange.leaders.list('futures')).toHaveLength(3);
});

test('a turn closes with its stop and opens with another one', async () => {
  close(contract, 100_000, 99_000);
  closedMs += candleMs;
  // A crash between the two is no matter: what is held is looked at first.
  await lookUntil((command) => command.type === 'place-order' && command.exit !== undefined);
  expect(await holds('trend')).toEqual({ held: '0', stops: [] });
  await look();
  await look();
  // 2.9999 of fees and 0.25 of the spread were lost: a quarter of 9,996.75 at 99,000.
  expect(await holds('trend')).toEqual({ held: 'short 252 2×', stops: [1_009_800] });
  expect((await holds('reversal')).held).toMatch(/^long/);
});

test('what was stopped out is not opened again before the next candle', async () => {
  const accountId = await accountOf('trend');
  const marketId = exchange.listings.marketOf(contract)?.marketId ?? -1;
  expect(await exchange.client.submit(orderCommand(accountId, marketId, 'buy', 252, 0, { reduceOnly: true }))).toMatchObject({ ok: true });
  await look();
  expect(await holds('trend')).toEqual({ held: '0', stops: [] });
  await lookAtNext();
  expect(await holds('trend')).toEqual({ held: 'short 252 2×', stops: [1_009_800] });
});

test('on spot coins are bought with a stop that holds them, and sold without it', async () => {
  await houseOrder(exchange, 'sell', 3000, 50, 'ETHUSDT');
  await houseOrder(exchange, 'buy', 2999, 50, 'ETHUSDT');
  candles.set('ETHUSDT', [...flat(299_900, 24), ...flat(300_000, 1)]);
  await lookAtNext();
  // A quarter of 10,000 at 3,000 is 0.83333; a thousandth of it is the fee.
  expect(await holds('breakout')).toEqual({ held: '83249667', stops: [294_000] });
  candles.set('ETHUSDT', [...flat(300_000, 24), ...flat(299_900, 1)]);
  await lookAtNext();
  // Less than a lot of 0.00001 is left, and counts as nothing.
  expect(await holds('breakout')).toEqual({ held: '667', stops: [] });
});

test('one that an operator has suspended closes and opens nothing, until it is readmitted', async () => {
  const accountId = await accountOf('trend');
  await exchange.leaders.suspend(accountId, 'futures', 'To be looked at');
  await lookAtNext();
  await lookAtNext();
  expect(await holds('trend')).toEqual({ held: '0', stops: [] });
  await exchange.leaders.suspend(accountId, 'futures', null);
  await lookAtNext();
  expect((await holds('trend')).held).toMatch(/^short/);
  expect(await exchange.leaders.find(accountId, 'futures')).toMatchObject({ status: LeaderStatus.leading });
});

test('where prices come from elsewhere they close and stop; later they go on with what they have', async () => {
  closedMs += candleMs;
  await look(false);
  for (const { key, line } of houseLeaders) {
    expect((await holds(key)).stops).toEqual([]);
    expect(await exchange.leaders.find(await accountOf(key), line)).toMatchObject({ status: LeaderStatus.left });
  }
  candles.clear();
  await lookAtNext();
  for (const { key, line } of houseLeaders) {
    const accountId = await accountOf(key);
    expect(await exchange.leaders.find(accountId, line)).toMatchObject({ status: LeaderStatus.leading });
    expect(Number((await exchange.leaders.standing({ accountId, line })).ownUsdt)).toBeLessThanOrEqual(10_000);
  }
});
