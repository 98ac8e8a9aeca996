// A file as the market of a world: its candles are those of the world to the tick, on every grid; after its end the market stands; what is none makes no world.
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { setWorldGrid } from '#lib/contract/calls/v1/world/grid.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { worldGrids } from '#lib/contract/worlds/world-bounds.ts';
import { replayWorld } from '#server/worlds/world/replay-world.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
let owner: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  owner = await createTrader(exchange);
});
afterAll(() => exchange.close());

const spot = 'BTCUSDT_SPBL';
const contract = 'BTCUSDT_UMCBL';
const minuteMs = 60_000;
/** 22:14 on 2023-11-14. */
const fromMs = 1_700_000_040_000;

/** The minute, its prices and its volume. The third minute is missing. */
const minutes = [
  [0, '36000.10', '36080.00', '35990.50', '36050.00', '12.5'],
  [1, '36050.00', '36060.25', '35700.00', '35710.40', '40'],
  [3, '35710.40', '35710.40', '35000.00', '35123.45', '8'],
  [4, '35123.45', '35200.00', '35100.00', '35199.99', '3.2'],
] as const;
const rows = minutes.map(([minute, ...fields]) => `${fromMs + minute * minuteMs},${fields.join(',')}`);
const heading = 'timestamp,open,high,low,close,volume';
const candleFile = [heading, ...rows.slice(0, 2), 'here,somebody,wrote,a,few,words', ...rows.slice(2)].join('\n');

type Asked = { readonly name?: string; readonly symbols?: string[]; readonly gridMs?: 250 | 1000 | 15_000 };
const play = async (text: string, asked: Asked = {}): Promise<string> => {
  const tape = { name: 'november.csv', text };
  return (await owner.call(createWorld, { name: 'Tape', symbols: ['BTCUSDT'], seed: 'tape', ...asked, tape })).worldId;
};
const inWorld = (worldId: string): Visitor => createVisitor(exchange, { cookie: owner.cookie(), [worldHeader]: worldId });
const step = (worldId: string, ms: number) => owner.call(setWorldClock, { worldId, action: 'step', ms });
const folderOf = (worldId: string): string => join(exchange.dataDir, 'worlds', worldId);
const replayed = (worldId: string) => replayWorld(folderOf(worldId), join(exchange.dataDir, `replayed-${worldId}`));

/** Opening time, prices and volume of the minutes from the first one of the file on. */
async function candlesOf(worldId: string): Promise<readonly (readonly [number, ...number[]])[]> {
  const { candles } = await inWorld(worldId).call(getCandles, { symbolId: spot, interval: '1m', limit: 20 });
  return candles.filter(([openMs]) => openMs >= fromMs).map(([openMs, ...figures]) => [openMs, ...figures.slice(0, 5).map(Number)]);
}
const middleOf = async (worldId: string): Promise<number> => {
  const { bids, asks } = await inWorld(worldId).call(getDepth, { symbolId: spot, limit: '20' });
  return (Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2;
};

test.each(worldGrids)('on a grid of %i ms every candle of the file is one of the world', async (gridMs) => {
  const worldId = await play(candleFile, { gridMs, symbols: ['BTCUSDT', contract] });
  const { run } = await owner.call(getWorld, { worldId });
  expect(run).toMatchObject({
    startMs: fromMs,
    timeMs: fromMs,
    prices: [{ coin: 'BTC', quote: 'USDT', price: '36000.1' }],
    tape: {
      symbol: 'BTCUSDT',
      name: 'november.csv',
      of: 'candles',
      startMs: fromMs,
      endMs: fromMs + 5 * minuteMs,
      rows: 4,
      passedOver: [{ reason: 'time', count: 1, line: 4 }],
    },
  });
  await step(worldId, 5 * minuteMs);
  const candles = await candlesOf(worldId);
  const wanted = minutes.map(([minute, ...figures]) => [fromMs + minute * minuteMs, ...figures.map(Number)]);
  expect(candles.filter(([openMs]) => wanted.some(([at]) => at === openMs))).toEqual(wanted);
  // The contract follows through its index.
  const { lastPrice } = await inWorld(worldId).call(getContractTicker, { symbolId: contract });
  expect(Number(lastPrice) / 35_199.99).toBeCloseTo(1, 2);
  // From its end on the market stands, and its book is there.
  await step(worldId, 10 * minuteMs);
  const after = (await candlesOf(worldId)).filter(([openMs]) => openMs >= fromMs + 5 * minuteMs);
  expect(after.every(([, ...figures]) => figures.slice(0, 4).every((price) => price === 35_199.99) && figures[4] === 0)).toBe(true);
  expect(await middleOf(worldId)).toBeCloseTo(35_199.99, 0);
  await exchange.houseOfWorlds.sleep();
  expect((await replayed(worldId)).differsFrom).toBeNull();
  await owner.call(removeWorld, { worldId });
});

/** A trade every 1.7 seconds, as it is written in a recording. */
const trades = Array.from({ length: 160 }, (_, place) => ({
  timeMs: fromMs + 900 + place * 1700,
  price: 36_000 + (((place * 37) % 101) - 50) / 2,
  amount: (1 + (place % 7)) / 100,
  side: place % 3 === 0 ? 'sell' : 'buy',
}));
const recording = [
  'timestamp,price,amount,side',
  ...trades.map(({ timeMs, price, amount, side }) => `${timeMs},${price},${amount},${side}`),
].join('\n');

test('a recording prints trade by trade, through sleep at any moment and other grids, and is made anew from its journal', async () => {
  const worldId = await play(recording, { gridMs: 15_000 });
  expect((await owner.call(getWorld, { worldId })).run?.tape).toMatchObject({ of: 'trades', rows: 160, passedOver: [] });
  await step(worldId, 20_000);
  await exchange.houseOfWorlds.sleep();
  await step(worldId, 5_500);
  await owner.call(setWorldGrid, { worldId, gridMs: 250 });
  await step(worldId, 7_100);
  await exchange.houseOfWorlds.sleep();
  await owner.call(setWorldGrid, { worldId, gridMs: 15_000 });
  await step(worldId, 45_300);
  await owner.call(setWorldGrid, { worldId, gridMs: 1000 });
  await step(worldId, 300_000);
  const wanted = new Map<number, typeof trades>();
  for (const trade of trades) {
    const openMs = Math.floor(trade.timeMs / minuteMs) * minuteMs;
    wanted.set(openMs, [...(wanted.get(openMs) ?? []), trade]);
  }
  const candles = (await candlesOf(worldId)).filter(([openMs]) => wanted.has(openMs));
  expect(candles).toHaveLength(5);
  for (const [openMs, ...figures] of candles) {
    const those = wanted.get(openMs) ?? [];
    const prices = those.map(({ price }) => price);
    const volume = those.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
    expect(figures).toEqual([prices[0], Math.max(...prices), Math.min(...prices), prices.at(-1), volume]);
  }
  const { hash } = await step(worldId, 1000);
  await exchange.houseOfWorlds.sleep();
  expect(await replayed(worldId)).toMatchObject({ hash, differsFrom: null });
  await owner.call(removeWorld, { worldId });
});

test('whoever trades there is filled as the file goes, a bad day bends it, and a new start plays it again', async () => {
  const worldId = await play(candleFile, { gridMs: 15_000 });
  const first = (await owner.call(getWorld, { worldId })).run;
  const desk = inWorld(worldId);
  await owner.call(fundWorldSeat, { worldId, coin: 'USDT', amount: '10000' });
  // Below all of the first minutes, above the low of the fourth.
  const bid = { symbolId: spot, delegateType: 21, orderType: 0, delegatePrice: '35050', delegateCount: '0.1' } as const;
  await desk.call(placeOrder, bid);
  await step(worldId, 3 * minuteMs - 15_000);
  expect((await desk.call(getFills, {})).list).toEqual([]);
  await step(worldId, minuteMs);
  expect((await desk.call(getFills, {})).list).toMatchObject([{ price: '35050.00', quantity: '0.100000' }]);
  await step(worldId, 3 * minuteMs);
  const buy = { symbolId: spot, delegateType: 21, orderType: 1, delegateCount: '1000', tradeUnit: 'quote' } as const;
  await desk.call(placeOrder, buy);
  expect(Number((await desk.call(getFills, {})).list[0]?.price) / 35_199.99).toBeCloseTo(1, 3);
  await owner.call(setWorldScenario, { worldId, action: 'begin', kind: 'crash', seed: 'monday' });
  await step(worldId, 15 * minuteMs);
  expect((await middleOf(worldId)) / 35_199.99).toBeLessThan(0.97);
  expect(await owner.call(startWorldAnew, { worldId })).toMatchObject({ timeMs: fromMs, tape: first?.tape, hash: first?.hash });
  await owner.call(removeWorld, { worldId });
});

test('a file without volumes is played too, also where the contract alone is there', async () => {
  const bare = ['time,open,high,low,close', ...rows.map((row) => row.split(',').slice(0, 5).join(','))].join('\n');
  const worldId = await play(bare, { symbols: [contract], gridMs: 15_000 });
  await step(worldId, 4 * minuteMs);
  const { lastPrice } = await inWorld(worldId).call(getContractTicker, { symbolId: contract });
  expect(Number(lastPrice) / 35_123.45).toBeCloseTo(1, 2);
  const other = await play(bare, { gridMs: 15_000 });
  await step(other, 2 * minuteMs);
  expect((await candlesOf(other))[1]?.slice(0, 5)).toEqual([fromMs + minuteMs, 36_050, 36_060.25, 35_700, 35_710.4]);
  for (const id of [worldId, other]) await owner.call(removeWorld, { worldId: id });
});

test.each([
  ['of long ago', '30.10,31.00,29.50,30.80', '40000'],
  ['of a dear coin', '900000.10,910000.00,890000.50,900100.00', '40'],
])('prices and volumes %s, which the house has no coins for, are printed all the same', async (_, prices, volume) => {
  const text = [heading, ...[0, 1, 2].map((minute) => `${fromMs + minute * minuteMs},${prices},${volume}`)].join('\n');
  const worldId = await play(text, { gridMs: 15_000 });
  await step(worldId, 3 * minuteMs - 15_000);
  const figures = [...prices.split(','), volume].map(Number);
  expect(await candlesOf(worldId)).toEqual([0, 1, 2].map((minute) => [fromMs + minute * minuteMs, ...figures]));
  await owner.call(removeWorld, { worldId });
});

test('trades beyond a hundred at once are passed over, and so is what no print can be', async () => {
  const lines = Array.from({ length: 150 }, () => `${fromMs + 1000},36000,0.01,buy`);
  const text = ['timestamp,price,amount,side', ...lines, `${fromMs + 9000},36000,99999999999999999999,buy`].join('\n');
  const worldId = await play(text, { gridMs: 15_000 });
  expect((await owner.call(getWorld, { worldId })).run?.tape?.passedOver).toEqual([
    { reason: 'unprintable', count: 1, line: null },
    { reason: 'crowded', count: 50, line: null },
  ]);
  await step(worldId, minuteMs);
  expect((await candlesOf(worldId))[0]).toEqual([fromMs, 36_000, 36_000, 36_000, 36_000, 1]);
  await owner.call(removeWorld, { worldId });
});

test('a damaged file refuses its world by name, at a new start too, and no other', async () => {
  const [worldId, other] = [await play(candleFile), await play(candleFile)];
  await exchange.houseOfWorlds.sleep();
  const path = join(folderOf(worldId), 'tape.bin');
  const whole = readFileSync(path);
  appendFileSync(path, '\n');
  const damaged = { code: errorCodes.worldTapeDamaged };
  expect(await owner.call(getWorld, { worldId })).toMatchObject({ run: null, problem: damaged.code });
  expect(await owner.try(setWorldClock, { worldId, action: 'stop' })).toMatchObject(damaged);
  expect(await owner.try(startWorldAnew, { worldId })).toMatchObject(damaged);
  rmSync(path);
  expect(await owner.try(startWorldAnew, { worldId })).toMatchObject(damaged);
  expect(await owner.call(getWorld, { worldId: other })).toMatchObject({ problem: null });
  // Nothing of it has gone meanwhile.
  writeFileSync(path, whole);
  expect(await owner.call(getWorld, { worldId })).toMatchObject({ problem: null });
  for (const id of [worldId, other]) await owner.call(removeWorld, { worldId: id });
});

const file = (text: string, more: object = {}) => ({ tape: { name: 'file', text }, ...more });
test.each([
  ['no text', file(''), '40020', 'tape.text'],
  ['prose', file('hello\nworld'), errorCodes.backtestFile, 'neither'],
  ['a packed file', file('PK\u0003\u0004'), errorCodes.backtestFile, 'unpacked'],
  ['one candle', file([heading, rows[0]].join('\n')), errorCodes.backtestFile, 'Line 2: the length of a single candle'],
  ['a high below the low', file([heading, rows[0], `${fromMs + minuteMs},10,9,11,10,1`].join('\n')), errorCodes.backtestFile, 'Line 3'],
  ['a price below a tick', file([heading, rows[0], `${fromMs + minuteMs},1,1,0.001,1,1`].join('\n')), errorCodes.backtestFile, '0.001'],
  ['a trade below a tick', file(`timestamp,price,amount,side\n${fromMs},0.001,1,buy`), errorCodes.backtestFile, '0.001'],
  [
    'volumes without end',
    file([heading, ...[0, 1, 2].map((minute) => `${fromMs + minute * minuteMs},9,9,9,9,${'9'.repeat(15)}`)].join('\n')),
    errorCodes.backtestFile,
    'more than 1,000,000',
  ],
  [
    '31 days',
    file(`timestamp,price,amount,side\n${fromMs},9,1,buy\n${fromMs + 31 * 86_400_000},9,1,buy`),
    errorCodes.worldTapeLength,
    '30 days',
  ],
  ['a beginning of its own', file(candleFile, { startMs: fromMs }), '40020', 'startMs'],
  ['the prices of now', file(candleFile, { prices: 'now' }), '40020', 'prices'],
  ['a market that is none', file(candleFile, { symbols: ['NOSUCH'] }), errorCodes.symbolNotOpen, ''],
  ['a field too many', { tape: { name: 'file', text: candleFile, kind: 'csv' } }, '40020', 'kind'],
])('%s makes no world', async (_, wrong, code, said) => {
  const folders = (): string[] => readdirSync(join(exchange.dataDir, 'worlds'));
  const before = folders();
  const answer = await owner.try(createWorld, { name: 'Wrong', symbols: ['BTCUSDT'], ...wrong });
  expect(answer).toMatchObject({ code });
  expect(JSON.stringify([answer.msg, answer.params])).toContain(said);
  expect((await owner.call(getWorlds, {})).list).toEqual([]);
  expect(folders()).toEqual(before);
});

test('thirty days of minutes are read', async () => {
  const lines = Array.from(
    { length: 30 * 1440 },
    (_, minute) => `${fromMs + minute * minuteMs},36000.1,36001.2,35999.3,36000.4,1.23456789`,
  );
  const worldId = await play([heading, ...lines].join('\n'), { gridMs: 15_000 });
  expect((await owner.call(getWorld, { worldId })).run?.tape).toMatchObject({ rows: 43_200, endMs: fromMs + 30 * 86_400_000 });
  await owner.call(removeWorld, { worldId });
});
