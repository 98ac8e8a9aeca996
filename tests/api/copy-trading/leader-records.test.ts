// The records of leaders: who led stays, named formulas, a picture with the dead and without, and files from which a number is worked out again.
import { and, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { exportLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/export.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { getRankedLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/ranking.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { leaderHours, leaderMinutes, leaderRecords } from '#server/store/schema/bots/leader-records.ts';
import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { fills } from '#server/store/schema/fills.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let anybody: Visitor;
let alive = '';
/** They led, and do no more: their accounts are not asked. */
const [loser, quitter] = ['900001', '900002'];

const hourMs = 3_600_000;
const usdt = 100_000_000;
const line = 'futures';

/** Hours of an account, the last of them an hour ago at the latest: worth, profit, and what moved since the hour before. */
async function led(
  leaderId: string,
  beginMs: number,
  hours: readonly (readonly [worth: number, profit: number, flow: number, margin?: number])[],
) {
  await exchange.store.db
    .insert(leaderHours)
    .values(
      hours.map(([worth, profit, flow, margin = 0], at) => ({
        leaderId: Number(leaderId),
        line: 'futures' as const,
        hourMs: beginMs + at * hourMs,
        equityUnits: worth * usdt,
        profitUnits: profit * usdt,
        flowUnits: flow * usdt,
        mostMarginUnits: margin * usdt,
      })),
    )
    .onConflictDoNothing();
}

/** A position that is over, opened at a value of 1,000. */
const round = (leaderId: string, place: number, timeMs: number, net: number, symbol = 'BTCUSDT_UMCBL') => ({
  id: BigInt(place),
  accountId: Number(leaderId),
  marketId: exchange.listings.marketOf(symbol)?.marketId ?? -1,
  holdSide: 'long' as const,
  marginMode: 2 as const,
  leverage: 10,
  lots: 0,
  entryValue: 0n,
  marginUnits: 0n,
  largestLots: 10,
  openedLots: 10,
  openedValue: 1_000n,
  closedLots: 10,
  closedValue: 1_000n,
  realisedUnits: BigInt((net + 3) * usdt),
  feeUnits: BigInt(-2 * usdt),
  fundingUnits: BigInt(-usdt),
  fundUnits: 0n,
  openedAtMs: timeMs - 60_000,
  endedId: BigInt(place + 1),
  endedAtMs: timeMs,
  endedBy: net < -500 ? ('liquidation' as const) : ('trade' as const),
});

beforeAll(async () => {
  exchange = await startTestExchange();
  anybody = createVisitor(exchange);
  const trader = await createTrader(exchange, { USDT: ['Tron', '1000'] });
  const { userId } = (await trader.call(userInfo, {})).userInfo;
  const accountId = await exchange.accounts.accountOf(userId, 'live');
  await exchange.client.submit({ type: 'start-leading', accountId, line, familyIds: [] });
  await exchange.automation.written(exchange.client.status().sequence);
  alive = String(accountId);
  await exchange.store.db.delete(leaderHours);
  const beginMs = Math.floor(Date.now() / hourMs - 5) * hourMs;
  await led(alive, beginMs, [
    [1_000, 0, 0],
    [1_100, 100, 0],
    [2_100, 100, 1_000],
    [1_890, -110, 0],
  ]);
  await led(loser, beginMs, [
    [500, 0, 0],
    [50, -450, 0],
    [5, -495, 0],
  ]);
  await led(quitter, beginMs, [
    [500, 0, 0],
    [1_000, 500, 0, 5_000],
  ]);
  await exchange.store.db.insert(positionRounds).values([
    round(alive, 10, beginMs + hourMs / 2, 100),
    round(alive, 20, beginMs + 2.5 * hourMs, -210),
    round(loser, 30, beginMs + hourMs / 2, -550, 'ETHUSDT_UMCBL'),
    // It came after the hours that are written down.
    round(alive, 40, beginMs + 4 * hourMs, 900),
  ]);
  await exchange.leaderRecords.update();
});
afterAll(() => exchange.close());

const ranked = (more: object = {}) => anybody.call(getRankedLeaders, { line, ...more });
const ids = async (more: object = {}) => (await ranked(more)).list.map(({ leaderId }) => leaderId);

test('whoever ever led stands in the ranking, by what money that stayed became', async () => {
  const { list, coin, hasMore } = await ranked();
  expect(coin).toBe('USDT');
  expect(hasMore).toBe(false);
  expect(list.map(({ leaderId, isAlive, endTimeMs }) => [leaderId, isAlive, endTimeMs === null])).toEqual([
    // 500 on the 5,000 that stood behind its trades.
    [quitter, false, false],
    [alive, true, true],
    [loser, false, false],
  ]);
  // 1.1 × 1 × 0.9; 10 % − 10 % of 2,100; 10 % carried, then −210 ÷ 2,100.
  expect(list[1]?.figures).toMatchObject({
    timeWeighted: '-0.01',
    return2026: '-0.00909091',
    return2023: '0',
    profit: '-110',
    equity: '1890',
    drawdown: '0.1',
    worstDay: expect.stringMatching(/^-0\.|^0$/),
    closed: 2,
    won: 1,
    winRate: '0.5',
    averageWin: '100',
    averageLoss: '-210',
    mostLeverage: 10,
    meanLeverage: '10',
    copies: 0,
    followersReturn: null,
  });
  expect(list[2]?.figures).toMatchObject({ timeWeighted: '-0.99', drawdown: '0.99', closed: 1, won: 0 });
  expect(list[0]?.figures).toMatchObject({ timeWeighted: '0.1' });
});

test('hiding the dead changes the picture, and the answer says how', async () => {
  expect(await ids({ state: 'alive' })).toEqual([alive]);
  expect(await ids({ state: 'dead' })).toEqual([quitter, loser]);
  const { picture } = await ranked({ state: 'alive' });
  expect(picture.all).toMatchObject({ leaders: 3, above: 1, middle: '-0.01', followed: 0, followersMiddle: null });
  expect(picture.alive).toMatchObject({ leaders: 1, above: 0, middle: '-0.01' });
});

test('orders, pages, windows and lines', async () => {
  expect(await ids({ sort: 'profit' })).toEqual([quitter, alive, loser]);
  expect(await ids({ sort: 'drawdown' })).toEqual([quitter, alive, loser]);
  expect(await ids({ pageSize: 2, pageNo: 2 })).toEqual([loser]);
  expect(await ids({ windowDays: 0 })).toHaveLength(3);
  expect((await anybody.call(getRankedLeaders, { line: 'spot' })).list).toEqual([]);
  expect(await anybody.try(getRankedLeaders, { line, windowDays: 8 })).toMatchObject({ code: '40020' });
  expect(await anybody.try(getRankedLeaders, { line: 'margin' })).toMatchObject({ code: '40020' });
});

test('a market has those who traded in it, with a picture of their own, and one that nobody lists is refused', async () => {
  const all = await ranked();
  expect(all.markets).toEqual(['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL']);
  expect(all.list.map(({ symbolIds }) => symbolIds)).toEqual([[], ['BTCUSDT_UMCBL'], ['ETHUSDT_UMCBL']]);
  const ofEther = await ranked({ symbolId: 'ETHUSDT_UMCBL' });
  expect(ofEther.list.map(({ leaderId }) => leaderId)).toEqual([loser]);
  expect(ofEther.picture).toMatchObject({ all: { leaders: 1, above: 0, middle: '-0.99' }, alive: { leaders: 0, middle: null } });
  expect(ofEther).toMatchObject({ hasMore: false, markets: all.markets });
  expect(await ids({ symbolId: 'BTCUSDT_UMCBL' })).toEqual([alive]);
  expect(await ids({ symbolId: 'BTCUSDT_UMCBL', state: 'dead' })).toEqual([]);
  expect(await ids({ symbolId: 'BTCUSDT_SPBL' })).toEqual([]);
  expect(await anybody.try(getRankedLeaders, { line, symbolId: 'NOPEUSDT_UMCBL' })).toMatchObject({ code: '50046' });
});

test('records of an earlier release, which end at twenty markets, are made anew after the step that says so', async () => {
  const { db } = exchange.store;
  const own = and(eq(leaderRecords.leaderId, Number(loser)), eq(leaderRecords.line, line));
  const twenty = JSON.stringify(Array.from({ length: 20 }, (_, place) => 900_000 + place));
  await db.update(leaderRecords).set({ traded: twenty }).where(own);
  await exchange.leaderRecords.update();
  expect(await ids({ symbolId: 'ETHUSDT_UMCBL' })).toEqual([]);
  const steps = readMigrationFiles({ migrationsFolder: 'server/store/migrations' }).flatMap(({ sql: statements }) => statements);
  for (const step of steps.filter((text) => text.includes('UPDATE "leader_records"'))) await db.execute(sql.raw(step));
  await exchange.leaderRecords.update();
  expect(await ids({ symbolId: 'ETHUSDT_UMCBL' })).toEqual([loser]);
});

test('found by a part of the shown name, large letters or small, or by the number', async () => {
  expect((await ranked()).list[1]).toMatchObject({ leaderId: alive, profile: null });
  await exchange.leaders.sendProfile(Number(alive), { name: 'Maria 100_x', words: '', picture: 'peaks' });
  expect(await ids({ name: 'maria' })).toEqual([]);
  await exchange.leaders.decideProfile(Number(alive), null);
  for (const name of ['maria', ' ARIA ', '100_', alive]) expect(await ids({ name })).toEqual([alive]);
  // No sign of it stands for others.
  for (const name of ['m%a', '1000x', '_aria', '7']) expect(await ids({ name })).toEqual([]);
  expect((await ranked({ name: 'maria' })).list[0]?.profile).toEqual({ name: 'Maria 100_x', words: '', picture: 'peaks' });
  expect(await ids({ name: quitter, state: 'alive' })).toEqual([]);
  expect(await anybody.try(getRankedLeaders, { line, name: ' ' })).toMatchObject({ code: '40020' });
});

test('somebody who never led has no record', async () => {
  expect(await anybody.try(getLeaderRecord, { leaderId: '7', line })).toMatchObject({ code: '50355' });
  expect(await anybody.try(getLeaderRecord, { leaderId: alive, line: 'spot' })).toMatchObject({ code: '50355' });
  expect(await anybody.try(exportLeaderRecord, { leaderId: '7', line, what: 'hours', format: 'csv' })).toMatchObject({ code: '50355' });
});

async function file(what: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const query = new URLSearchParams({ leaderId: alive, line, what, format: 'csv' });
  const answer = await fetch(`${exchange.url}/api/${exportLeaderRecord.path}?${query}`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const [head = '', ...rows] = (await answer.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  const names = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, at) => [names[at] ?? '', cell])));
}

test('a number is worked out again from the files', async () => {
  const { leader, hours, trades } = await anybody.call(getLeaderRecord, { leaderId: alive, line });
  const told = await file('hours');
  expect(told).toHaveLength(hours.length);
  // As a spreadsheet would: each hour's profit by what was there when it began and what came in.
  let [value, profit] = [1, 0];
  for (const [at, row] of told.entries()) {
    const before = told[at - 1];
    if (before === undefined) continue;
    const made = Number(row['profit']) - Number(before['profit']);
    const moved = Number(row['equity']) - Number(before['equity']) - made;
    const base = Math.max(Number(before['equity']) + moved, Number(row['mostMargin']));
    value *= (base + made) / base;
    profit += made;
  }
  expect(value - 1).toBeCloseTo(Number(leader.figures.timeWeighted), 8);
  expect(profit).toBe(Number(leader.figures.profit));

  // The curve of the list says at each of the four hours what the file says, and ends with the return beside it.
  const [listed] = (await ranked({ state: 'alive', windowDays: 0 })).list;
  const worths = told.map((row) => Number(row['equity']));
  // 100 on 1,000; 1,000 that came in is no gain; −210 on 2,100.
  const values = [0, 100 / 1_000, 100 / 1_000, (1_100 / 1_000) * ((worths[3] ?? 0) / (worths[2] ?? 1)) - 1];
  expect(listed?.curve?.map(({ timeMs }) => timeMs)).toEqual(hours.map(({ timeMs }) => timeMs));
  for (const [at, point] of (listed?.curve ?? []).entries()) expect(Number(point.share)).toBeCloseTo(values[at] ?? Number.NaN, 8);
  expect(listed?.curve?.at(-1)?.share).toBe(listed?.figures.timeWeighted);
  expect(listed?.figures.timeWeighted).toBe(leader.figures.timeWeighted);

  const closed = await file('trades');
  expect([listed?.symbolIds, closed.length]).toEqual([['BTCUSDT_UMCBL'], 2]);
  expect(closed.map(({ net, closedBy }) => [net, closedBy])).toEqual([
    ['100', 'trade'],
    ['-210', 'trade'],
  ]);
  expect(closed.filter(({ net }) => Number(net) > 0).length / closed.length).toBe(Number(leader.figures.winRate));
  expect(trades.map(({ net }) => net)).toEqual(['-210', '100']);
  expect(await file('followers')).toEqual([]);
});

test('a dry run says what would have been copied, what not and why, and what would have been left', async () => {
  const market = exchange.listings.marketOf('BTCUSDT_UMCBL');
  const asset = exchange.listings.assetOf('USDT');
  if (market === undefined || asset === undefined) throw new Error('BTCUSDT_UMCBL is not listed');
  const timeMs = Math.floor(Date.now() / hourMs - 4) * hourMs;
  const perCoin = 10 ** market.quantityDecimals;
  const least = market.minQuantityLots / perCoin;
  const fill = (sequence: number, side: 'buy' | 'sell', price: number, quantity: number) => ({
    id: BigInt(sequence) << 20n,
    tradeId: sequence,
    orderId: sequence,
    accountId: Number(alive),
    marketId: market.marketId,
    side,
    role: 'taker' as const,
    priceTicks: price * 10 ** market.priceDecimals,
    quantityLots: Math.round(quantity * perCoin),
    notionalUnits: BigInt(Math.round(price * quantity * usdt)),
    feeAssetId: asset.assetId,
    feeUnits: 0n,
    profitUnits: 0n,
    timeMs: timeMs + sequence,
  });
  await exchange.store.db
    .insert(fills)
    .values([
      fill(101, 'buy', 50_000, 0.1),
      fill(102, 'sell', 51_000, 0.1),
      fill(103, 'buy', 50_000, least),
      fill(104, 'sell', 49_000, least),
    ]);
  const asked = { leaderId: alive, line, investAmount: '1000', copyType: 'multiplier', copyValue: '0.1' } as const;
  const run = await anybody.call(runLeaderDry, asked);
  // A tenth of 0.1 BTC from 50,000 to 51,000 is 10; a tenth of the least order is too small.
  const fees = (1_010 * market.takerFeePpm) / 1_000_000;
  expect(Number(run.fees)).toBeCloseTo(fees, 6);
  expect(Number(run.left)).toBeCloseTo(1_010 - fees, 6);
  expect([run.orders, run.copied, run.invested, run.coin]).toEqual([4, 2, '1000', 'USDT']);
  expect(run.skipped).toEqual([{ code: 'copy.skipped-minimum', count: 1 }]);
  expect(run.rows.map(({ code, price, count }) => [code, price, count])).toEqual([
    ['copy.skipped-minimum', null, null],
    ['copy.closed', '51000.0', '0.0100'],
    ['copy.copied', '50000.0', '0.0100'],
  ]);
  expect(await anybody.try(runLeaderDry, { ...asked, leaderId: '7' })).toMatchObject({ code: '50355' });
  expect(await anybody.try(runLeaderDry, { ...asked, copyType: 'multiplier', copyValue: '1000' })).toMatchObject({ code: '40020' });
});

test('without copies there is no gap', async () => {
  const { gap, followers, periods } = await anybody.call(getLeaderRecord, { leaderId: loser, line });
  expect(gap).toMatchObject({ trades: 0, leader: '0', followers: '0', skipped: '0' });
  expect(followers).toEqual([]);
  expect(periods.map(({ windowDays }) => windowDays)).toEqual([30, 7, 90, 0]);
});

test('a loss within the hour is in the ranking, on the page and in the files as soon as it is written down', async () => {
  const { list } = await ranked();
  const before = list.find(({ leaderId }) => leaderId === alive);
  const [last] = (await anybody.call(getLeaderRecord, { leaderId: alive, line })).hours.slice(-1);
  if (before === undefined || last === undefined) throw new Error('he does not lead');
  // 189 of 1,890: from 1.1 the value is 0.99 and then 0.891.
  const timeMs = last.timeMs + 17 * 60_000 + 500;
  const [equityUnits, profitUnits] = [1_701 * usdt, -299 * usdt];
  const written = { leaderId: Number(alive), line: 'futures' as const, timeMs, equityUnits, profitUnits, mostMarginUnits: 0 };
  await exchange.store.db.insert(leaderMinutes).values(written);
  // Whoever looks at the page sees it before the next update, and the ranking has the same from then on.
  await exchange.leaderRecords.update();
  const { leader, hours } = await anybody.call(getLeaderRecord, { leaderId: alive, line });
  expect(leader.figures).toMatchObject({ drawdown: '0.19', timeWeighted: '-0.109', profit: '-299', equity: '1701' });
  expect(hours.at(-1)).toMatchObject({ timeMs, equity: '1701' });
  expect((await file('hours')).at(-1)).toMatchObject({ equity: '1701', profit: '-299' });
  const after = (await ranked({ windowDays: 0 })).list.find(({ leaderId }) => leaderId === alive);
  expect(after?.figures).toMatchObject({ drawdown: '0.19', timeWeighted: '-0.109' });
  expect(before.figures.drawdown).toBe('0.1');
});
