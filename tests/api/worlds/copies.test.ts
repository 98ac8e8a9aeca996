// Copies between the seats of a world: one leads, others follow, and money moves as it does in live and demo trading.
import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RequestOf } from '#lib/contract/call.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { getContractFills } from '#lib/contract/calls/v1/mcp/history/fills.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getMyLeaders } from '#lib/contract/calls/v1/trigger/strategy/copy/leaders.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { getCopiedSizes } from '#lib/contract/calls/v1/trigger/trace/leader/copied.ts';
import { stopLeading } from '#lib/contract/calls/v1/trigger/trace/leader/leave.ts';
import { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import { sendLeaderProfile } from '#lib/contract/calls/v1/trigger/trace/leader/profile.ts';
import { setLeaderShare } from '#lib/contract/calls/v1/trigger/trace/leader/share.ts';
import { closeTrackingOrder } from '#lib/contract/calls/v1/trigger/tracking/closeTrackingOrder.ts';
import { getTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/openOrders.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { fundWorldSeat } from '#lib/contract/calls/v1/world/fund.ts';
import { joinWorld } from '#lib/contract/calls/v1/world/join.ts';
import { leaveWorld } from '#lib/contract/calls/v1/world/leave.ts';
import { removeWorld } from '#lib/contract/calls/v1/world/remove.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { freezeWorldSeat } from '#lib/contract/calls/v1/world/seat/freeze.ts';
import { removeWorldSeat } from '#lib/contract/calls/v1/world/seat/remove.ts';
import { errorCodes } from '#lib/contract/errors.ts';
import { worldHeader } from '#lib/contract/trading-mode.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { createPeople, linkInto, startMs, type WorldPeople } from './world-people.ts';

const contract = 'BTCUSDT_UMCBL';
const spot = 'BTCUSDT_SPBL';
const minuteMs = 60_000;

let exchange: TestExchange;
let people: WorldPeople;
let worldId = '';
/** The seats at their desks: the owner’s leads, the trader’s follows. */
let leader: Visitor;
let follower: Visitor;
let leaderId = '';

const inWorld = (person: Visitor): Visitor => createVisitor(exchange, { cookie: person.cookie(), [worldHeader]: worldId });
const fund = (person: Visitor, amount: string) => person.call(fundWorldSeat, { worldId, coin: 'USDT', amount });
const step = (ms: number) => people.owner.call(setWorldClock, { worldId, action: 'step', ms });

beforeAll(async () => {
  exchange = await startTestExchange();
  people = await createPeople(exchange);
  for (const person of [people.owner, people.trader]) await person.call(acceptStrategyAgreement, { agreed: true });
});
afterAll(() => exchange.close());

/** Each test in a world of its own, in which the owner has 10,000 USDT in futures and as many in spot, and the trader 20,000 in spot. */
beforeEach(async () => {
  if (worldId !== '') await people.owner.call(removeWorld, { worldId });
  ({ worldId } = await people.owner.call(createWorld, { name: 'Copies', symbols: ['BTCUSDT', contract], seed: 'one', startMs }));
  const links = { trader: await linkInto(people.owner, worldId, 'trader'), onlooker: await linkInto(people.owner, worldId, 'onlooker') };
  await people.trader.call(joinWorld, { token: links.trader.token });
  await people.onlooker.call(joinWorld, { token: links.onlooker.token });
  [leader, follower] = [inWorld(people.owner), inWorld(people.trader)];
  for (const person of [people.owner, people.trader]) await fund(person, '20000');
  await leader.call(transferFunds, { coin: 'USDT', amount: '10000', from: 'spot', to: 'futures' });
});

async function lead(sharePercent = 10, line: 'spot' | 'futures' = 'futures'): Promise<void> {
  await leader.call(applyToLead, { line, sharePercent, agreed: true });
  ({ leaderId } = await leader.call(getOwnLeading, {}));
}

const terms = (more: Partial<RequestOf<typeof placeStrategyCopy>> = {}): RequestOf<typeof placeStrategyCopy> => ({
  strategyType: 32,
  symbolId: contract,
  leaderId,
  investAmount: '2000',
  copyType: 'multiplier',
  copyValue: '0.5',
  leverage: 10,
  profitShare: 10,
  ...more,
});

async function follow(more: Partial<RequestOf<typeof placeStrategyCopy>> = {}): Promise<string> {
  return (await follower.call(placeStrategyCopy, terms(more))).strategyId;
}

/** At the market. */
const trade = (side: 'open' | 'close', delegateCount: string) =>
  leader.call(openContract, { symbolId: contract, delegateType: side === 'open' ? 21 : 22, orderType: 1, delegateCount });

const codesOf = async (strategyId: string): Promise<readonly string[]> =>
  (await follower.call(getStrategyDecisions, { strategyId, pageSize: 50 })).list.map(({ code }) => code).toReversed();

async function moved(desk: Visitor, cause: string): Promise<Decimal> {
  const { list } = await desk.call(getMovements, { coin: 'USDT', pageSize: 50 });
  return Decimal.sum(0, ...list.filter((movement) => movement.cause === cause).map(({ amount }) => amount));
}

async function spotDollars(desk: Visitor): Promise<string> {
  return (await desk.call(getAssets, { coin: 'USDT' })).list[0]?.available ?? '0';
}

test('what one seat opens and closes another copies, and the share of the profit moves to the unit', async () => {
  await lead();
  expect((await follower.call(getLeaders, { line: 'futures' })).list).toMatchObject([{ leaderId, sharePercent: 10, isOpen: true }]);
  expect(await follower.call(getLeaderTerms, { strategyType: 32, leaderId })).toMatchObject({
    profitShare: 10,
    carriedLoss: '0',
    isFull: false,
  });
  const strategyId = await follow();
  await trade('open', '0.1');
  expect((await follower.call(getTrackingOrders, {})).list).toMatchObject([
    { leaderId, holdSide: 'long', quantity: '0.0500', leverage: 10 },
  ]);
  expect(await leader.call(getCopiedSizes, { symbolId: contract })).toMatchObject({
    copiers: 1,
    sizes: { perUnit: '0.5' },
    held: [{ holdSide: 'long', quantity: '0.05', copies: 1 }],
  });
  await people.owner.call(setWorldScenario, { worldId, action: 'begin', kind: 'squeeze', seed: 'up' });
  await step(5 * minuteMs);
  await trade('close', '0.1');
  expect((await follower.call(getTrackingOrders, {})).list).toEqual([]);
  await follower.call(cancelStrategy, { strategyId });
  // The leader's own fills are of the same two moments: his prices, the copy's size, and the fee of takers make the profit anew.
  const fills = (await leader.call(getContractFills, { symbolId: contract })).list;
  const value = (side: string): Decimal =>
    Decimal.sum(0, ...fills.filter((fill) => fill.side === side).map(({ price, quantity }) => new Decimal(price).times(quantity)));
  const [bought, sold] = [value('buy').div(2), value('sell').div(2)];
  const profit = sold.minus(bought).minus(bought.plus(sold).times('0.0006'));
  expect(profit.gt(500)).toBe(true);
  const share = profit.div(10).toDecimalPlaces(8, Decimal.ROUND_DOWN);
  expect((await moved(leader, 'profit-share')).toFixed()).toBe(share.toFixed());
  expect(await spotDollars(follower)).toBe(new Decimal(20_000).plus(profit).minus(share).toFixed());
  const told = await follower.call(getStrategy, { strategyId });
  expect(told).toMatchObject({ state: 'stopped', invested: '2000', coin: 'USDT', totalProfit: profit.minus(share).toFixed() });
  expect(told.profitShare).toMatchObject({ percent: 10, profit: profit.toFixed(), paid: share.toFixed() });
  // Sums that the leader sees are those of the copy, and no more than that.
  const { lines } = await leader.call(getOwnLeading, {});
  expect(lines.find(({ line }) => line === 'futures')?.copies).toMatchObject({ copiers: 0, past: 1, shared: share.toFixed() });
  expect((await follower.call(getMyLeaders, {})).list).toMatchObject([{ leaderId, standing: 'leads', shared: share.toFixed() }]);
});

test('a leader who leaves keeps what he holds, and what was copied is closed', async () => {
  await lead(0);
  const strategyId = await follow({ profitShare: 0 });
  await trade('open', '0.1');
  await step(minuteMs);
  await leader.call(stopLeading, { line: 'futures' });
  expect((await leader.call(getPositions, { businessLine: 10 })).positions).toHaveLength(1);
  expect((await follower.call(getTrackingOrders, {})).list).toEqual([]);
  expect(await codesOf(strategyId)).toEqual(expect.arrayContaining(['copy.copied', 'copy.leader-left', 'bot.ended']));
  expect((await follower.call(getLeaders, { line: 'futures' })).list).toEqual([]);
  expect((await follower.try(placeStrategyCopy, terms())).code).toBe(errorCodes.unknownLeader);
  expect((await follower.call(getMyLeaders, {})).list).toMatchObject([{ leaderId, standing: 'left' }]);
  expect((await leader.try(stopLeading, { line: 'futures' })).code).toBe(errorCodes.notLeading);
});

test('one who has too little follows nobody, and a copy with too little says what it left out', async () => {
  await lead();
  expect((await follower.try(placeStrategyCopy, terms({ investAmount: '20001' }))).code).toBe(errorCodes.insufficientBalance);
  const strategyId = await follow({ investAmount: '50', leverage: 1 });
  // Some 48 of the 50 dollars are in the first position, and nothing is left for the second.
  for (const _time of [1, 2]) {
    await trade('open', '0.1');
    expect((await follower.call(getTrackingOrders, {})).list).toMatchObject([{ quantity: '0.0005' }]);
  }
  expect(await codesOf(strategyId)).toContain('copy.skipped-funds');
  await trade('close', '0.2');
  await follower.call(cancelStrategy, { strategyId });
  // The prices have not moved: it has lost the spread and the fees, of which there is no share.
  const { totalProfit } = await follower.call(getStrategy, { strategyId });
  expect(new Decimal(totalProfit).lt(0)).toBe(true);
  expect(await spotDollars(follower)).toBe(new Decimal(20_000).plus(totalProfit).toFixed());
  expect((await moved(leader, 'profit-share')).toFixed()).toBe('0');
});

test('coins are copied as contracts are, and a position of a copy is closed by its owner', async () => {
  await lead(5, 'spot');
  const strategyId = await follow({ strategyType: 31, symbolId: spot, leverage: undefined, profitShare: 5 });
  await leader.call(placeOrder, { symbolId: spot, delegateType: 21, orderType: 1, delegateCount: '1000', tradeUnit: 'quote' });
  const [held] = (await follower.call(getTrackingOrders, {})).list;
  expect(held).toMatchObject({ leaderId, symbolId: spot, strategyId });
  await follower.call(closeTrackingOrder, { trackingNo: held?.trackingNo ?? '' });
  expect((await follower.call(getTrackingOrders, {})).list).toEqual([]);
});

test('a higher share is told at once and holds from its hour on, a lower one holds at once', async () => {
  await lead(4);
  const strategyId = await follow();
  await leader.call(setLeaderShare, { line: 'futures', sharePercent: 10 });
  const shareOf = async () => (await follower.call(getStrategy, { strategyId })).profitShare;
  expect(await shareOf()).toMatchObject({ percent: 4, next: { percent: 10 } });
  const { nextShare, profitShare } = await follower.call(getLeaderTerms, { strategyType: 32, leaderId });
  const hourMs = 60 * minuteMs;
  // Seven days of the world's time, and the full hour after them.
  expect([profitShare, nextShare]).toEqual([4, { percent: 10, fromTimeMs: Math.ceil((startMs + 7 * 24 * hourMs) / hourMs) * hourMs }]);
  await leader.call(setLeaderShare, { line: 'futures', sharePercent: 3 });
  expect(await shareOf()).toMatchObject({ percent: 3, next: null });
  expect((await leader.try(setLeaderShare, { line: 'futures', sharePercent: 11 })).code).toBe(errorCodes.leaderShare);
  await leader.call(sendLeaderProfile, { name: 'Slow hand', words: '', picture: 'waves' });
  expect((await follower.call(getLeaders, { line: 'futures' })).list).toMatchObject([{ profile: { name: 'Slow hand' }, sharePercent: 3 }]);
});

test('whoever has a seat that trades may lead, a guest too; nobody follows himself or leads while he follows', async () => {
  const onlooker = inWorld(people.onlooker);
  expect((await onlooker.try(applyToLead, { line: 'spot', sharePercent: 1, agreed: true })).code).toBe(errorCodes.noPermission);
  expect((await onlooker.call(getOwnLeading, {})).lines).toHaveLength(2);
  await lead();
  expect((await leader.try(placeStrategyCopy, terms())).code).toBe(errorCodes.ownLeader);
  expect((await leader.try(applyToLead, { line: 'futures', sharePercent: 1, agreed: true })).code).toBe(errorCodes.leadsAlready);
  await follow();
  expect((await follower.try(applyToLead, { line: 'spot', sharePercent: 1, agreed: true })).code).toBe(errorCodes.leaderFollows);
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  const { token } = await linkInto(people.owner, worldId, 'trader');
  await guest.call(joinWorld, { token });
  const desk = inWorld(guest);
  expect((await desk.try(applyToLead, { line: 'spot', sharePercent: 1, agreed: true })).code).toBe(errorCodes.leaderWorth);
  await fund(guest, '500');
  await desk.call(applyToLead, { line: 'spot', sharePercent: 1, agreed: true });
  expect((await follower.call(getLeaders, { line: 'spot' })).list).toHaveLength(1);
});

const seatOf = async (role: 'owner' | 'trader'): Promise<string> =>
  (await people.owner.call(getWorld, { worldId })).seats.find((seat) => seat.role === role)?.seatId ?? '';

/** The trader leads, and the owner of the world follows. */
async function followTheTrader(): Promise<string> {
  [leader, follower] = [follower, leader];
  await leader.call(transferFunds, { coin: 'USDT', amount: '10000', from: 'spot', to: 'futures' });
  await lead();
  const strategyId = await follow();
  await trade('open', '0.1');
  expect((await follower.call(getTrackingOrders, {})).list).toHaveLength(1);
  return strategyId;
}

test.each([
  ['is taken away', async () => people.owner.call(removeWorldSeat, { worldId, seatId: await seatOf('trader') })],
  ['is given up', () => people.trader.call(leaveWorld, { worldId })],
  ['is frozen', async () => people.owner.call(freezeWorldSeat, { worldId, seatId: await seatOf('trader'), frozen: true })],
])('a seat that %s leads no more: what was copied is closed', async (_, end) => {
  const strategyId = await followTheTrader();
  await end();
  expect((await follower.call(getTrackingOrders, {})).list).toEqual([]);
  expect(await codesOf(strategyId)).toContain('copy.leader-left');
  expect((await follower.call(getLeaders, { line: 'futures' })).list).toEqual([]);
});

test('the copies of a seat that is taken away are closed', async () => {
  await lead();
  const strategyId = await follow();
  await trade('open', '0.1');
  const held = async () => (await leader.call(getCopiedSizes, { symbolId: contract })).held;
  expect(await held()).toHaveLength(1);
  await people.owner.call(removeWorldSeat, { worldId, seatId: await seatOf('trader') });
  expect(await held()).toEqual([]);
  const { lines } = await leader.call(getOwnLeading, {});
  expect(lines.find(({ line }) => line === 'futures')?.copies).toMatchObject({ copiers: 0, copies: 0, worth: '0', past: 1 });
  expect((await follower.try(getStrategy, { strategyId })).code).toBe(errorCodes.noWorldSeat);
});
