// The profile of a leader, the share of profit, the queue, and what an operator may do.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { PositionMode } from '#lib/contract/enums.ts';
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { decideLeaderProfile } from '#lib/contract/calls/v1/operator/leader/profile.ts';
import { listLeaders } from '#lib/contract/calls/v1/operator/leader/list.ts';
import { suspendLeader } from '#lib/contract/calls/v1/operator/leader/suspend.ts';
import { getOperatorCalls } from '#lib/contract/calls/v1/operator/calls/list.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { getCopiedSizes } from '#lib/contract/calls/v1/trigger/trace/leader/copied.ts';
import { getOwnLeading } from '#lib/contract/calls/v1/trigger/trace/leader/mine.ts';
import { sendLeaderProfile } from '#lib/contract/calls/v1/trigger/trace/leader/profile.ts';
import { setLeaderShare } from '#lib/contract/calls/v1/trigger/trace/leader/share.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { waitForLeader } from '#lib/contract/calls/v1/trigger/trace/leader/wait.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { houseOrder } from '../house-order.ts';
import { standInCopy } from './stand-in-copy.ts';

const profile = { name: 'Maria', words: 'Slow trends in BTC and ETH.', picture: 'peaks' } as const;

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  // The market has a price: bots are valued at it.
  await houseOrder(exchange, 'sell', 96_000, 0.001);
  const first = await rich();
  await first.call(placeOrder, {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: '96000',
    delegateCount: '0.001',
  });
});
afterAll(() => exchange.close());

const rich = (usdt = '1000'): Promise<Visitor> => createTrader(exchange, { USDT: ['TRC20', usdt] });
const numberOf = async (who: Visitor): Promise<number> => Number((await who.call(getTraceIdentity, {})).leaderId);
const spotLine = async (who: Visitor) => (await who.call(getOwnLeading, {})).lines.find(({ line }) => line === 'spot');
const messages = async (who: Visitor) => (await who.call(getInbox, {})).list.map(({ kind, params }) => ({ kind, params }));

async function leader(usdt = '1000', sharePercent = 5): Promise<{ readonly who: Visitor; readonly number: number; readonly id: string }> {
  const who = await rich(usdt);
  await who.call(applyToLead, { line: 'spot', sharePercent, agreed: true });
  const number = await numberOf(who);
  return { who, number, id: String(number) };
}

test('a profile is shown once an operator has approved it; the one before stays until then', async () => {
  const { who, number, id } = await leader();
  const shown = async () => (await exchange.leaders.profile(number)).shown;
  expect(await who.call(sendLeaderProfile, profile)).toEqual({ shown: null, sent: profile, state: 'waiting', refusedReason: '' });
  expect(await shown()).toBeNull();
  await operator.call(decideLeaderProfile, { leaderId: id, approved: true });
  expect(await shown()).toEqual(profile);
  const other = { ...profile, name: 'Maria F.', words: '' };
  await who.call(sendLeaderProfile, other);
  expect(await operator.try(decideLeaderProfile, { leaderId: id, approved: false })).toMatchObject({ code: '40020' });
  expect(await operator.call(decideLeaderProfile, { leaderId: id, approved: false, reason: 'Somebody else has this name' })).toEqual({
    shown: profile,
    sent: other,
    state: 'refused',
    refusedReason: 'Somebody else has this name',
  });
  expect(await operator.try(decideLeaderProfile, { leaderId: id, approved: true })).toMatchObject({ code: '50343' });
  expect(await shown()).toEqual(profile);
});

test('a profile leads nobody away, and is of letters; who does not lead has none', async () => {
  const { who } = await leader();
  for (const words of ['More on t.me/maria', 'Profit guaranteed', 'Buy at evil.example'])
    expect(await who.try(sendLeaderProfile, { ...profile, words })).toMatchObject({ code: '50341' });
  for (const name of ['Meridian Support', 'Ηouse trend', 'evil.example', 'Grіd'])
    expect(await who.try(sendLeaderProfile, { ...profile, name })).toMatchObject({ code: '52750' });
  for (const change of [{ name: 'M' }, { name: 'x'.repeat(25) }, { name: 'a\u202Eb' }, { words: 'x'.repeat(501) }, { picture: 'crown' }])
    expect(await who.try(sendLeaderProfile, { ...profile, ...change })).toMatchObject({ code: '40020' });
  expect(await who.call(sendLeaderProfile, { ...profile, name: 'شبكة', words: 'x'.repeat(500) })).toMatchObject({ state: 'waiting' });
  expect(await (await rich()).try(sendLeaderProfile, profile)).toMatchObject({ code: '50339' });
});

test('in demo trading a profile is shown at once, and leading there is none here', async () => {
  const who = await rich();
  await who.call(enterPaper, {});
  const inPaper = (path: string, request: object) =>
    who.raw(path, { body: JSON.stringify(request), headers: { 'content-type': 'application/json', paptrading: '1' } });
  expect(await inPaper(applyToLead.path, { line: 'spot', sharePercent: 10, agreed: true })).toMatchObject({ code: '00000' });
  // No operator looks first.
  expect(await inPaper(sendLeaderProfile.path, { ...profile, name: 'Ηouse trend' })).toMatchObject({ code: '52750' });
  expect((await inPaper(sendLeaderProfile.path, profile)).data).toEqual({ shown: profile, sent: null, state: 'none', refusedReason: '' });
  expect((await inPaper(getTraceIdentity.path, {})).data).toMatchObject({ lines: [{ line: 'spot', status: 1 }], sp: { identity: [1] } });
  const paper = (await operator.call(listLeaders, { world: 'paper' })).list.map(({ line, status }) => ({ line, status }));
  expect(paper).toEqual([{ line: 'spot', status: 1 }]);
});

test('a lower share holds at once, a higher one seven days after those who copy were told', async () => {
  const { who, number } = await leader();
  const follower = await rich();
  expect(await who.call(setLeaderShare, { line: 'spot', sharePercent: 8 })).toEqual({});
  expect(await spotLine(who)).toMatchObject({ leader: { sharePercent: 8, nextShare: null } });
  await standInCopy(exchange, follower, number);
  const before = Date.now();
  await who.call(setLeaderShare, { line: 'spot', sharePercent: 10 });
  const { sharePercent, nextShare } = (await spotLine(who))?.leader ?? {};
  expect([sharePercent, nextShare?.percent]).toEqual([8, 10]);
  expect(nextShare?.fromTimeMs).toBeGreaterThanOrEqual(before + 604_800_000);
  // With a full hour: what copies make before it is told from what they make after.
  expect(nextShare?.fromTimeMs).toBeLessThan(Date.now() + 604_800_000 + 3_600_000);
  expect((nextShare?.fromTimeMs ?? 1) % 3_600_000).toBe(0);
  expect(await messages(follower)).toMatchObject([
    {
      kind: 'leaderShareRise',
      params: { leader: String(number), from: '8', to: '10', timeMs: String(nextShare?.fromTimeMs), line: 'spot' },
    },
  ]);
  const asked = { leaderId: String(number), strategyType: 31 } as const;
  expect(await follower.call(getLeaderTerms, asked)).toEqual({
    profitShare: 8,
    carriedLoss: '0',
    isFull: false,
    isWaiting: false,
    nextShare,
  });
  await who.call(setLeaderShare, { line: 'spot', sharePercent: 3 });
  expect(await follower.call(getLeaderTerms, asked)).toMatchObject({ profitShare: 3, nextShare: null });
  expect(await spotLine(who)).toMatchObject({ leader: { sharePercent: 3, nextShare: null } });
  expect(await who.try(setLeaderShare, { line: 'spot', sharePercent: 11 })).toMatchObject({ code: '50340', params: { max: 10 } });
  expect(await who.try(setLeaderShare, { line: 'futures', sharePercent: 1 })).toMatchObject({ code: '50339' });
});

test('who finds no place waits, and is told when there is one', async () => {
  const { who, number, id } = await leader('200');
  const [bob, cat] = [await rich(), await rich()];
  const wait = (one: Visitor, waits: boolean) => one.try(waitForLeader, { leaderId: id, line: 'spot', waits });
  expect(await wait(cat, true)).toMatchObject({ code: '50342' });
  const copy = await standInCopy(exchange, bob, number);
  await who.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
  expect(await wait(who, true)).toMatchObject({ code: '50331' });
  expect(await wait(cat, true)).toMatchObject({ code: '00000' });
  expect(await wait(cat, true)).toMatchObject({ code: '00000' });
  expect(await spotLine(who)).toMatchObject({ places: 0, waiting: 1 });
  const termsFor = (one: Visitor) => one.call(getLeaderTerms, { leaderId: id, strategyType: 31 });
  expect(await termsFor(cat)).toMatchObject({ isFull: true, isWaiting: true });
  expect(await wait(cat, false)).toMatchObject({ code: '00000' });
  expect(await termsFor(cat)).toMatchObject({ isFull: true, isWaiting: false });
  expect(await wait(cat, true)).toMatchObject({ code: '00000' });
  expect(await createVisitor(exchange).try(waitForLeader, { leaderId: id, line: 'spot', waits: true })).toMatchObject({ code: '00004' });
  // Places come back with the money, and are told of when a copy ends.
  await who.call(transferFunds, { coin: 'USDT', amount: '150', from: 'futures', to: 'spot' });
  await bob.call(cancelStrategy, { strategyId: String(copy) });
  await expect.poll(() => messages(cat)).toMatchObject([{ kind: 'leaderPlace', params: { leader: id, line: 'spot' } }]);
  await expect.poll(async () => (await spotLine(who))?.waiting).toBe(0);
  expect(await termsFor(cat)).toMatchObject({ isFull: false, isWaiting: false });
  expect(await spotLine(who)).toMatchObject({ copies: { copiers: 0, past: 1 } });
  expect(await cat.try(waitForLeader, { leaderId: '999999', line: 'spot', waits: true })).toMatchObject({ code: '50330' });
});

test('an operator suspends a leader with a reason, and lets him apply again', async () => {
  const { who, number, id } = await leader();
  const follower = await rich();
  await standInCopy(exchange, follower, number);
  const suspend = (suspended: boolean, reason?: string) =>
    operator.try(suspendLeader, { leaderId: id, line: 'spot', suspended, ...(reason === undefined ? {} : { reason }) });
  expect(await suspend(true)).toMatchObject({ code: '40020' });
  expect(await suspend(true, 'Trades against copiers')).toMatchObject({ code: '00000' });
  expect(await exchange.leaders.leaderOf(number, 'spot')).toBeNull();
  expect((await exchange.client.leaderOf(number))?.lines).toEqual([]);
  expect((await who.call(getTraceIdentity, {})).lines).toEqual([{ line: 'spot', status: 3, suspended: true }]);
  expect(await messages(who)).toMatchObject([{ kind: 'leaderSuspended', params: { reason: 'Trades against copiers' } }]);
  expect(await messages(follower)).toMatchObject([{ kind: 'leaderLeft', params: { leader: id } }]);
  expect(await who.try(applyToLead, { line: 'spot', sharePercent: 5, agreed: true })).toMatchObject({
    code: '50337',
    params: { reason: 'Trades against copiers' },
  });
  expect((await operator.call(listLeaders, {})).list.find(({ leaderId }) => leaderId === id)).toMatchObject({
    status: 3,
    suspendedReason: 'Trades against copiers',
  });
  const { list } = await operator.call(getOperatorCalls, {});
  expect(list.find(({ call, request }) => call === 'suspendLeader' && JSON.stringify(request).includes('against'))).toMatchObject({
    code: '00000',
  });
  expect(await suspend(false)).toMatchObject({ code: '00000' });
  expect(await who.try(applyToLead, { line: 'spot', sharePercent: 5, agreed: true })).toMatchObject({ code: '00000' });
  expect(await operator.try(suspendLeader, { leaderId: '999999', line: 'spot', suspended: true, reason: 'x' })).toMatchObject({
    code: '50330',
  });
});

test('only who leads sees what is copied of his orders', async () => {
  const { who, number } = await leader();
  const follower = await rich();
  await standInCopy(exchange, follower, number);
  expect(await who.call(getCopiedSizes, { symbolId: 'BTCUSDT_SPBL' })).toEqual({
    copiers: 1,
    hedges: false,
    worth: '30',
    sizes: { perUnit: '0', quantity: '0', notional: '0' },
    held: [],
  });
  expect(await who.try(getCopiedSizes, { symbolId: 'BTCUSDT_UMCBL' })).toMatchObject({ code: '50339' });
  expect(await follower.try(getCopiedSizes, { symbolId: 'BTCUSDT_SPBL' })).toMatchObject({ code: '50339' });
});

test('who holds both sides of contracts reads that copies follow the difference', async () => {
  const who = await rich();
  await who.call(transferFunds, { coin: 'USDT', amount: '500', from: 'spot', to: 'futures' });
  await who.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
  const hedges = async () => (await who.call(getCopiedSizes, { symbolId: 'BTCUSDT_UMCBL' })).hedges;
  expect(await hedges()).toBe(false);
  await who.call(setPositionMode, { businessLine: 10, positionMode: PositionMode.hedge });
  expect(await hedges()).toBe(true);
});

test('a copy that runs is told of each change of the share, and so is one that begins while a rise is announced', async () => {
  const { who, number } = await leader();
  const [first, later] = [await rich(), await rich()];
  await who.call(setLeaderShare, { line: 'spot', sharePercent: 8 });
  const start = async (one: Visitor, profitShare: number): Promise<number> => {
    await one.call(acceptStrategyAgreement, { agreed: true });
    const { strategyId } = await one.call(placeStrategyCopy, {
      strategyType: 31,
      symbolId: 'BTCUSDT_SPBL',
      leaderId: String(number),
      investAmount: '100',
      profitShare,
    });
    return Number(strategyId);
  };
  const shareOf = async (copy: number) => {
    await exchange.automation.caughtUp(exchange.client.status().sequence);
    const { percent, next } = exchange.automation.bot(copy)?.profitShare ?? {};
    return { percent, next };
  };
  const copy = await start(first, 8);
  expect(await shareOf(copy)).toEqual({ percent: 8, next: undefined });
  await who.call(setLeaderShare, { line: 'spot', sharePercent: 10 });
  const fromMs = (await spotLine(who))?.leader?.nextShare?.fromTimeMs;
  expect(await shareOf(copy)).toEqual({ percent: 8, next: { percent: 10, fromMs } });
  const other = await start(later, 8);
  expect(await shareOf(other)).toEqual({ percent: 8, next: { percent: 10, fromMs } });
  expect((await messages(first)).map(({ kind }) => kind)).toEqual(['leaderShareRise']);
  expect((await messages(later)).map(({ kind }) => kind)).toEqual(['leaderShareRise']);
  await who.call(setLeaderShare, { line: 'spot', sharePercent: 6 });
  for (const one of [copy, other]) expect(await shareOf(one)).toEqual({ percent: 6, next: undefined });
  expect((await messages(first)).map(({ kind }) => kind)).toEqual(['leaderShareFall', 'leaderShareRise']);
  expect((await messages(first))[0]).toMatchObject({ params: { to: '6' } });
});
