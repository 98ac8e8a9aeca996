// Faults of orders in a world, set by its owner: what happens to the next order of a seat, and for how long one waits.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { setWorldFault } from '#lib/contract/calls/v1/world/fault.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { createPeople, settle, type WorldPeople } from './world-people.ts';

let exchange: TestExchange;
let people: WorldPeople;
let worldId: string;
let seats: Awaited<ReturnType<typeof settle>>['seats'];
let desk: Visitor;
let other: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  people = await createPeople(exchange);
  ({ worldId, seats } = await settle(people));
  desk = createVisitor(exchange, { cookie: people.owner.cookie(), [worldHeader]: worldId });
  other = createVisitor(exchange, { cookie: people.trader.cookie(), [worldHeader]: worldId });
  for (const seatId of [seats.owner, seats.trader])
    await people.owner.call(fundWorldSeat, { worldId, seatId, coin: 'USDT', amount: '20000' });
  await people.owner.call(setWorldClock, { worldId, action: 'step', ms: 2000 });
});
afterAll(() => exchange.close());

const set = (fault: object) => people.owner.try(setWorldFault, { worldId, ...fault });
const faults = async () => (await people.owner.call(getWorld, { worldId })).run?.faults;
const spot = 'BTCUSDT_SPBL';
const rest = { symbolId: spot, delegateType: 21, orderType: 0, delegatePrice: '50000', delegateCount: '0.01' } as const;
const buy = { symbolId: spot, delegateType: 21, orderType: 1, delegateCount: '2000', tradeUnit: 'quote' } as const;

test('an order whose answer is lost is there, and sent again under its name it is not placed twice', async () => {
  await set({ kind: 'lost-answer' });
  const waiting = { kind: 'lost-answer', seatNumber: 1, channel: null, key: null, times: 1 };
  expect(await faults()).toEqual([waiting]);
  // Neither one that is refused nor another seat's uses it up.
  expect((await desk.try(placeOrder, { ...rest, delegateCount: '100' })).code).toBe(errorCodes.insufficientBalance);
  await other.call(placeOrder, rest);
  expect(await faults()).toEqual([waiting]);
  const order = { ...rest, clientOid: 'mine' };
  expect(await desk.try(placeOrder, order)).toMatchObject({ code: '50413', httpStatus: 504 });
  const open = (await desk.call(getOpenOrders, {})).list;
  expect(open).toMatchObject([{ clientOid: 'mine' }]);
  expect(await desk.try(placeOrder, order)).toMatchObject({ params: { orderId: open[0]?.orderId } });
  expect(await faults()).toEqual([]);
  await desk.call(placeOrder, rest);
});

test('so many answers are lost as were asked for; none takes them back', async () => {
  await set({ kind: 'lost-answer', seatId: seats.trader, times: 3 });
  expect((await other.try(placeOrder, rest)).code).toBe(errorCodes.unknownResult);
  expect(await faults()).toMatchObject([{ seatNumber: 2, times: 2 }]);
  await set({ kind: 'lost-answer', seatId: seats.trader, times: 0 });
  await other.call(placeOrder, rest);
});

test('an order that meets a thin front is filled in parts, at more than one price; the one behind it is not', async () => {
  const fillsOf = async (orderId: string) => (await desk.call(getFills, { orderId })).list;
  const whole = await fillsOf((await desk.call(placeOrder, buy)).orderId);
  expect(whole).toHaveLength(1);
  await set({ kind: 'partial-fill' });
  const { orderId } = await desk.call(placeOrder, buy);
  const parts = await fillsOf(orderId);
  expect(parts.length).toBeGreaterThan(2);
  expect(new Set(parts.map(({ price }) => price)).size).toBe(parts.length);
  await people.owner.call(setWorldClock, { worldId, action: 'step', ms: 1000 });
  expect(await fillsOf((await desk.call(placeOrder, buy)).orderId)).toHaveLength(1);
});

test('what a fault lacks is named; those that wait are forgotten with a sleep', async () => {
  expect(await set({ kind: 'lost-message' })).toMatchObject({ code: '40020', params: { field: 'channel' } });
  expect(await set({ kind: 'lost-message', channel: 'nowhere' })).toMatchObject({ code: '40020' });
  expect(await set({ kind: 'nothing' })).toMatchObject({ code: '40020' });
  expect(await set({ kind: 'lost-answer', times: 101 })).toMatchObject({ code: '40020' });
  expect(await set({ kind: 'lost-answer', seatId: '999999' })).toMatchObject({ code: errorCodes.noWorldSeat });
  expect(await set({ kind: 'lost-message', channel: 'trade', times: 5 })).toMatchObject({
    data: { faults: [{ kind: 'lost-message', seatNumber: null, channel: 'trade', key: null, times: 5 }] },
  });
  await exchange.houseOfWorlds.sleep();
  expect(await faults()).toEqual([]);
});
