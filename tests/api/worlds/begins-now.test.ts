// A world that begins with the prices of demo trading: its quotes and contracts stand where the demo traded last, its charts go on from the demo's, and all of it follows again.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { getContractTicker } from '#lib/contract/calls/v1/mcp/market/ticker.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { startWorldAnew } from '#lib/contract/calls/v1/world/startAnew.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { inPaper, paperHeader, worldHeader } from '#lib/contract/trading-mode.ts';
import { units } from '#server/engine/units.ts';
import type { VenueHistory } from '#server/projections/venue-history.ts';
import { replayWorld } from '#server/worlds/world/replay-world.ts';
import { orderCommand } from '#tests/order-command.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { startMs } from './world-people.ts';

const minuteMs = 60_000;
const genesisMs = Math.floor(Date.now() / minuteMs) * minuteMs;
const lengths = { '1m': minuteMs, '1H': 60 * minuteMs, '1D': 1440 * minuteMs } as const;

/** The past of the demo: each candle stands at a price of its own, in ticks. */
const demoPast: VenueHistory = {
  genesisMs,
  firstMs: genesisMs - 30 * lengths['1D'],
  minutes: () => null,
  candles: (symbol, interval, fromMs, toMs) => {
    const length = lengths[interval];
    const count = symbol === 'DOGEUSDT' ? 0 : Math.max(0, Math.ceil((Math.min(toMs, genesisMs) - fromMs) / length));
    return Array.from({ length: count }, (_, place) => {
      const openTimeMs = Math.ceil(fromMs / length) * length + place * length;
      const price = 8_000_000 + ((openTimeMs / length) % 977);
      return {
        openTimeMs,
        openTicks: price,
        highTicks: price + 3,
        lowTicks: price - 3,
        closeTicks: price + 1,
        baseLots: 70n,
        quoteUnits: 7000n,
      };
    }).filter(({ openTimeMs }) => openTimeMs < genesisMs);
  },
};

let exchange: TestExchange;
let owner: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ history: demoPast });
  owner = await createTrader(exchange);
});
afterAll(() => exchange.close());

const contract = 'BTCUSDT_UMCBL';

/** The two hands of the house trade a little in the demo. */
async function tradeInDemo(price: number): Promise<void> {
  const { client, listings, projections } = await exchange.paper();
  const market = listings.marketOf('BTCUSDT');
  if (market === undefined) throw new Error('BTCUSDT is not listed');
  const [priceTicks, lots] = [Math.round(price * 10 ** market.priceDecimals), 10_000];
  for (const [account, coin] of [
    [2, 'BTC'],
    [3, 'USDT'],
  ] as const) {
    const asset = listings.assetOf(coin);
    const amount = units(10n ** 14n);
    const reference = `demo:${coin}:${price}`;
    const funded = await client.submit({
      type: 'credit-deposit',
      accountId: account,
      assetId: asset?.assetId ?? 0,
      units: amount,
      reference,
    });
    if (!funded.ok) throw new Error(funded.reason);
  }
  for (const [account, side] of [
    [2, Side.sell],
    [3, Side.buy],
  ] as const) {
    const reply = await client.submit(orderCommand(account, market.marketId, side, lots, priceTicks));
    if (!reply.ok) throw new Error(reply.reason);
  }
  await projections.caughtUp(client.status().sequence);
}

const inWorld = (worldId: string): Visitor => createVisitor(exchange, { cookie: owner.cookie(), [worldHeader]: worldId });
const middle = ({ bids, asks }: { readonly bids: readonly (readonly string[])[]; readonly asks: readonly (readonly string[])[] }): number =>
  (Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2;

test('spot begins at the last price of the demo, and its contract beside it', async () => {
  await tradeInDemo(91_234.56);
  const before = Date.now();
  const symbols = [contract, 'BTCUSDT'];
  const { worldId } = await owner.call(createWorld, { name: 'Now', symbols, seed: 'any', prices: 'now' });
  const { run } = await owner.call(getWorld, { worldId });
  expect(run).toMatchObject({ symbols, prices: [{ coin: 'BTC', quote: 'USDT', price: '91234.56' }] });
  expect(run?.startMs).toBeGreaterThan(before - 60_001);
  const desk = inWorld(worldId);
  expect(middle(await desk.call(getDepth, { symbolId: 'BTCUSDT_SPBL', limit: '20' }))).toBeCloseTo(91_234.56, 0);
  expect(Number((await desk.call(getContractTicker, { symbolId: contract })).lastPrice) / 91_234.56).toBeCloseTo(1, 2);

  // The demo goes on without it, and what has begun begins again as it did.
  await tradeInDemo(88_000);
  await owner.call(setWorldClock, { worldId, action: 'step', ms: 30_000 });
  await exchange.houseOfWorlds.sleep();
  const { hash } = await owner.call(setWorldClock, { worldId, action: 'step', ms: 30_000 });
  await exchange.houseOfWorlds.sleep();
  const folder = join(exchange.dataDir, 'worlds', worldId);
  expect(await replayWorld(folder, join(exchange.dataDir, 'replayed'))).toMatchObject({ hash, differsFrom: null });
  expect(await owner.call(startWorldAnew, { worldId })).toMatchObject({ timeMs: run?.startMs, prices: run?.prices, hash: run?.hash });
});

test('another price is another world; the prices of a seed are told as none', async () => {
  const made = async (more: object) => {
    const { worldId } = await owner.call(createWorld, { name: 'One', symbols: ['BTCUSDT'], seed: 'same', ...more });
    const { run } = await owner.call(getWorld, { worldId });
    return run;
  };
  const now = await made({ prices: 'now' });
  expect(now?.prices).toEqual([{ coin: 'BTC', quote: 'USDT', price: '88000.00' }]);
  const seeded = await made({ startMs: now?.startMs });
  expect(seeded?.prices).toBeNull();
  expect(seeded?.hash).not.toBe(now?.hash);
});

test.each(['1m', '15m', '1H', '1D'] as const)(
  'charts of %s go on from those of the demo, without a hole and without a candle twice',
  async (interval) => {
    const { worldId } = await owner.call(createWorld, { name: 'Chart', symbols: ['BTCUSDT'], prices: 'now' });
    const startMs = (await owner.call(getWorld, { worldId })).run?.startMs ?? 0;
    await owner.call(setWorldClock, { worldId, action: 'step', ms: 3 * minuteMs });
    const [desk, demo] = [inWorld(worldId), createVisitor(exchange, { [paperHeader]: inPaper })];
    const asked = { symbolId: 'BTCUSDT_SPBL', interval } as const;
    const { candles } = await desk.call(getCandles, { ...asked, limit: 20 });
    const times = candles.map(([openMs]) => openMs);
    const [first = 0, second = 0] = times;
    expect(times).toEqual(Array.from({ length: 20 }, (_, place) => first + place * (second - first)));
    const before = candles.filter(([openMs]) => openMs + (second - first) <= startMs);
    const told = await demo.call(getCandles, { ...asked, endTime: (before.at(-1)?.[0] ?? 0) + 1, limit: before.length });
    expect(before.length).toBeGreaterThan(14);
    expect(before).toEqual(told.candles);
    // The one in which it begins has its own trades alone: made-up minutes before it have no part.
    const seconds = (await desk.call(getCandles, { ...asked, interval: '1m', limit: 4 })).candles.filter(([openMs]) => openMs >= startMs);
    const own = candles.filter(([openMs]) => openMs + (second - first) > startMs);
    const volume = (list: typeof candles): number => list.reduce((sum, [, , , , , base]) => sum + Number(base), 0);
    expect(volume(own)).toBeCloseTo(volume(seconds), 6);
    expect(own[0]?.[1]).toBe(seconds[0]?.[1]);
    // Older pages are the demo's alone.
    const older = { ...asked, endTime: first, limit: 10 };
    expect(await desk.call(getCandles, older)).toEqual(await demo.call(getCandles, older));
    await owner.call(removeWorld, { worldId });
  },
);

test('the past of a seed is its own', async () => {
  const { worldId } = await owner.call(createWorld, { name: 'Seed', symbols: ['BTCUSDT'], startMs: genesisMs });
  const { candles } = await inWorld(worldId).call(getCandles, { symbolId: 'BTCUSDT_SPBL', interval: '1m', limit: 5 });
  expect(candles.every(([, , , , , base]) => base !== '0.000070')).toBe(true);
  await owner.call(removeWorld, { worldId });
});

test.each([
  [{ prices: 'now', startMs }, '40020'],
  [{ prices: 'yesterday' }, '40020'],
  [{ prices: 'now', symbols: ['NOSUCH'] }, errorCodes.symbolNotOpen],
  // Nobody has traded it in this demo.
  [{ prices: 'now', symbols: ['BTCUSDT', 'DOGEUSDT'] }, errorCodes.noHistory],
])('nothing is made of %j', async (wrong, code) => {
  const { list } = await owner.call(getWorlds, {});
  expect(await owner.try(createWorld, { name: 'Wrong', symbols: ['BTCUSDT'], ...wrong })).toMatchObject({ code });
  expect(await owner.call(getWorlds, {})).toEqual({ list });
});
