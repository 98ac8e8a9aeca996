// Seats in somebody's world: links, who comes in by them, races, and numbers that are never given twice.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { getRunningStrategies } from '#lib/contract/calls/v1/trigger/strategy/strategyCurrentList.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import { revokeWorldLink } from '#lib/contract/calls/v1/world/link/revoke.ts';
import { getWorlds } from '#lib/contract/calls/v1/world/list.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { freezeWorldSeat } from '#lib/contract/calls/v1/world/seat/freeze.ts';
import { removeWorldSeat } from '#lib/contract/calls/v1/world/seat/remove.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { linkInto, openWorldOf } from './world-people.ts';

let exchange: TestExchange;
let owner: Visitor;
let worldId: string;
const ended: (string | null)[] = [];
beforeAll(async () => {
  exchange = await startTestExchange();
  owner = await createTrader(exchange);
  worldId = await openWorldOf(owner);
  exchange.services.worlds.onSeatEnded((id, userId) => ended.push(id === worldId ? userId : 'of another'));
});
afterAll(() => exchange.close());

const seatsOf = async () => (await owner.call(getWorld, { worldId })).seats;

test('traders get numbers in the order in which they come, onlookers none', async () => {
  const [trade, look] = [await linkInto(owner, worldId, 'trader'), await linkInto(owner, worldId, 'onlooker')];
  const [first, second, third] = [await createTrader(exchange), await createTrader(exchange), await createTrader(exchange)];
  expect(await first.call(joinWorld, { token: trade.token })).toMatchObject({ worldId, role: 'trader', seatNumber: 2 });
  expect(await second.call(joinWorld, { token: look.token })).toMatchObject({ role: 'onlooker', seatNumber: null });
  expect(await third.call(joinWorld, { token: trade.token })).toMatchObject({ role: 'trader', seatNumber: 3 });
  expect((await seatsOf()).map(({ role, seatNumber, isMine }) => [role, seatNumber, isMine])).toEqual([
    ['owner', 1, true],
    ['trader', 2, false],
    ['onlooker', null, false],
    ['trader', 3, false],
  ]);
  // The one who looked on trades from now on; nobody who trades is made to look on; the owner stays the owner.
  expect(await second.call(joinWorld, { token: trade.token })).toMatchObject({ role: 'trader', seatNumber: 4 });
  expect(await first.call(joinWorld, { token: look.token })).toMatchObject({ role: 'trader', seatNumber: 2 });
  expect(await owner.call(joinWorld, { token: trade.token })).toMatchObject({ role: 'owner', seatNumber: 1 });
  expect(await seatsOf()).toHaveLength(4);
});

test('a number is never given again: whoever left and comes back has another', async () => {
  const { token } = await linkInto(owner, worldId, 'trader');
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  expect(await guest.call(joinWorld, { token })).toMatchObject({ seatNumber: 5 });
  await guest.call(leaveWorld, { worldId });
  expect((await guest.call(getWorlds, {})).list).toEqual([]);
  expect((await guest.try(getWorld, { worldId })).code).toBe(errorCodes.noWorldSeat);
  expect(await guest.call(joinWorld, { token })).toMatchObject({ seatNumber: 6 });
  const seat = (await seatsOf()).find(({ seatNumber }) => seatNumber === 6);
  await owner.call(removeWorldSeat, { worldId, seatId: seat?.seatId ?? '' });
  expect((await owner.try(removeWorldSeat, { worldId, seatId: seat?.seatId ?? '' })).code).toBe(errorCodes.noWorldSeat);
  expect((await guest.try(fundWorldSeat, { worldId, coin: 'USDT', amount: '1' })).code).toBe(errorCodes.noWorldSeat);
  expect(ended).toHaveLength(2);
  expect(new Set(ended).size).toBe(1);
});

test('one’s own worlds come before those that one has joined', async () => {
  const { token } = await linkInto(owner, worldId, 'onlooker');
  const other = await createTrader(exchange);
  await other.call(joinWorld, { token });
  const own = await openWorldOf(other, 'Own');
  expect((await other.call(getWorlds, {})).list).toMatchObject([
    { worldId: own, role: 'owner' },
    { worldId, role: 'onlooker' },
  ]);
});

test('twenty joins of one user at once give one seat; twenty users have twenty numbers', async () => {
  const { token } = await linkInto(owner, worldId, 'trader');
  const one = await createTrader(exchange);
  const twenty = Array.from({ length: 20 }, () => one.call(joinWorld, { token }));
  expect(new Set((await Promise.all(twenty)).map(({ seatNumber }) => seatNumber))).toEqual(new Set([7]));
  const users: Visitor[] = [];
  for (let place = 0; place < 20; place += 1) users.push(await createTrader(exchange));
  const joined = await Promise.all(users.map((user) => user.call(joinWorld, { token })));
  const numbers = Array.from({ length: 20 }, (_, place) => 8 + place);
  expect(new Set(joined.map(({ seatNumber }) => seatNumber))).toEqual(new Set(numbers));
});

test('a link that is revoked lets nobody in, also one who is on the way', async () => {
  const { link, token } = await linkInto(owner, worldId, 'trader');
  const users = [await createTrader(exchange), await createTrader(exchange), await createTrader(exchange)];
  const before = (await seatsOf()).length;
  const [revoked, ...answers] = await Promise.all([
    owner.try(revokeWorldLink, { worldId, linkId: link.linkId }),
    ...users.map((user) => user.try(joinWorld, { token })),
  ]);
  expect(revoked.code).toBe('00000');
  const letIn = answers.filter(({ code }) => code === '00000').length;
  expect(answers.filter(({ code }) => code === errorCodes.linkOver)).toHaveLength(3 - letIn);
  expect((await seatsOf()).length - before).toBe(letIn);
  expect((await (await createTrader(exchange)).try(joinWorld, { token })).code).toBe(errorCodes.linkOver);
  expect((await owner.try(revokeWorldLink, { worldId, linkId: link.linkId })).code).toBe(errorCodes.linkOver);
  const { links } = await owner.call(getWorld, { worldId });
  expect(links.find(({ linkId }) => linkId === link.linkId)?.revokedAtMs).toBeGreaterThan(0);
});

test('the link and the seat of another world are none of this one', async () => {
  const other = await createTrader(exchange);
  const elsewhere = await openWorldOf(other);
  const { link } = await linkInto(owner, worldId, 'trader');
  const { seats } = await owner.call(getWorld, { worldId });
  expect((await other.try(revokeWorldLink, { worldId: elsewhere, linkId: link.linkId })).code).toBe(errorCodes.linkOver);
  for (const { seatId } of seats) {
    expect((await other.try(removeWorldSeat, { worldId: elsewhere, seatId })).code).toBe(errorCodes.noWorldSeat);
    const fund = { worldId: elsewhere, coin: 'USDT', amount: '1', seatId };
    expect((await other.try(fundWorldSeat, fund)).code).toBe(errorCodes.noWorldSeat);
  }
  expect(await seatsOf()).toEqual(seats);
});

test('a world has fifty seats and fifty open links', async () => {
  const mine = await createTrader(exchange);
  const small = await openWorldOf(mine, 'Small');
  const made = await Promise.all(Array.from({ length: 53 }, () => mine.try(createWorldLink, { worldId: small, role: 'onlooker' })));
  expect(made.filter(({ code }) => code === '00000')).toHaveLength(50);
  expect(made.find(({ code }) => code !== '00000')).toMatchObject({ code: errorCodes.worldSeatLimit, params: { limit: 50 } });
  const { links } = await mine.call(getWorld, { worldId: small });
  expect(links).toHaveLength(50);
  await mine.call(revokeWorldLink, { worldId: small, linkId: links[0]?.linkId ?? '' });
  const { token } = await linkInto(mine, small, 'trader');
  // The open ones are all there, before those that are not.
  expect((await mine.call(getWorld, { worldId: small })).links.filter(({ revokedAtMs }) => revokedAtMs === null)).toHaveLength(50);
  for (let place = 0; place < 49; place += 1) {
    const guest = createVisitor(exchange);
    await guest.call(enterAsGuest, {});
    await guest.call(joinWorld, { token });
  }
  const late = await createTrader(exchange);
  expect(await late.try(joinWorld, { token })).toMatchObject({ code: errorCodes.worldSeatLimit });
  expect((await late.call(getWorlds, {})).list).toEqual([]);
});

test('a frozen seat cancels and closes and does nothing else, until it is lifted; the others trade on', async () => {
  const { token } = await linkInto(owner, worldId, 'trader');
  const trader = await createTrader(exchange);
  await trader.call(joinWorld, { token });
  await trader.call(fundWorldSeat, { worldId, coin: 'USDT', amount: '20000' });
  const desk = createVisitor(exchange, { cookie: trader.cookie(), [worldHeader]: worldId });
  const spot = 'BTCUSDT_SPBL';
  const rest = { symbolId: spot, delegateType: 21, orderType: 0, delegatePrice: '50000', delegateCount: '0.01' } as const;
  await desk.call(placeOrder, rest);
  await trader.call(acceptStrategyAgreement, { agreed: true });
  const grid = { strategyType: 1, symbolId: spot, strategyNum: 10, strategyMinPrice: '30000', strategyMaxPrice: '200000' } as const;
  await desk.call(placeStrategyGrid, { ...grid, tokenQuoteInvestAmount: '9000' });
  const mine = (await seatsOf()).at(-1);
  const freeze = (frozen: boolean) => owner.call(freezeWorldSeat, { worldId, seatId: mine?.seatId ?? '', frozen });
  expect(mine).toMatchObject({ role: 'trader', frozen: false });
  expect(await freeze(true)).toEqual({ ...mine, frozen: true });
  expect((await seatsOf()).filter(({ frozen }) => frozen)).toHaveLength(1);
  expect((await desk.try(placeOrder, rest)).code).toBe(errorCodes.userFrozen);
  const transfer = { coin: 'USDT', amount: '1', from: 'spot', to: 'futures' } as const;
  expect((await desk.try(transferFunds, transfer)).code).toBe(errorCodes.frozenFunds);
  expect((await trader.try(fundWorldSeat, { worldId, coin: 'USDT', amount: '1' })).code).toBe(errorCodes.frozenFunds);
  // Its bots have ended, and what it looks at and takes back goes on.
  expect((await desk.call(getRunningStrategies, {})).list).toEqual([]);
  expect((await desk.call(getOpenOrders, {})).list).toHaveLength(1);
  await desk.call(cancelAllOrders, { symbolId: spot });
  expect((await desk.call(getOpenOrders, {})).list).toEqual([]);
  const ownDesk = createVisitor(exchange, { cookie: owner.cookie(), [worldHeader]: worldId });
  expect((await ownDesk.try(placeOrder, rest)).code).toBe(errorCodes.insufficientBalance);
  await freeze(false);
  await desk.call(placeOrder, rest);
  await desk.call(transferFunds, transfer);
  await trader.call(leaveWorld, { worldId });
});

test('a world that is removed is gone for all of its seats, and its links lead nowhere', async () => {
  const { token } = await linkInto(owner, worldId, 'trader');
  const member = await createTrader(exchange);
  await member.call(joinWorld, { token });
  const late = await createTrader(exchange);
  const [removed, joined] = await Promise.all([owner.try(removeWorld, { worldId }), late.try(joinWorld, { token })]);
  expect(removed.code).toBe('00000');
  expect(['00000', errorCodes.unknownWorld, errorCodes.linkOver]).toContain(joined.code);
  for (const who of [owner, member, late]) {
    expect((await who.try(getWorld, { worldId })).code).toBe(errorCodes.unknownWorld);
    expect((await who.call(getWorlds, {})).list.filter((one) => one.worldId === worldId)).toEqual([]);
  }
  expect((await late.try(joinWorld, { token })).code).toBe(errorCodes.linkOver);
  expect(ended.at(-1)).toBeNull();
});
