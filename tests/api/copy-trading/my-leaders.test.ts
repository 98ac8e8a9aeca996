// The leaders of a follower: whom he copies or has copied, what it made him, what changes, and where he waits. Nobody sees those of others.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { decideLeaderProfile } from '#lib/contract/calls/v1/operator/leader/profile.ts';
import { suspendLeader } from '#lib/contract/calls/v1/operator/leader/suspend.ts';
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { cancelStrategy } from '#lib/contract/calls/v1/trigger/strategy/cancelStrategy.ts';
import { getMyLeaders } from '#lib/contract/calls/v1/trigger/strategy/copy/leaders.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { sendLeaderProfile } from '#lib/contract/calls/v1/trigger/trace/leader/profile.ts';
import { setLeaderShare } from '#lib/contract/calls/v1/trigger/trace/leader/share.ts';
import { waitForLeader } from '#lib/contract/calls/v1/trigger/trace/leader/wait.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import { getTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/openOrders.ts';
import { botIn } from '../bots/bot-of.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

const symbolId = 'BTCUSDT_UMCBL';
const profile = { name: 'Maria', words: 'Slow trends.', picture: 'peaks' } as const;
let exchange: TestExchange;
let operator: Visitor;
let leader: Visitor;
let leaderId = '';
let ann: Visitor;
let bob: Visitor;
let cat: Visitor;
let ofBob = '';

async function copy(who: Visitor, investAmount: string, copyValue: string): Promise<string> {
  const { strategyId } = await who.call(placeStrategyCopy, {
    strategyType: 32,
    symbolId,
    leaderId,
    investAmount,
    copyType: 'multiplier',
    copyValue,
    leverage: 10,
    profitShare: 5,
  });
  await botIn(who, strategyId, 'running');
  return strategyId;
}
const holds = (who: Visitor, quantity: string) =>
  vi.waitFor(async () => {
    const [order] = (await who.call(getTrackingOrders, {})).list;
    if (order?.quantity !== quantity) throw new Error(`it holds ${JSON.stringify(order)}`);
  }, patiently);
const mine = async (who: Visitor) => (await who.call(getMyLeaders, {})).list;
const move = (from: 'spot' | 'futures', to: 'spot' | 'futures', amount: string) =>
  leader.call(transferFunds, { coin: 'USDT', amount, from, to });
const asksToWait = (who: Visitor, waits: boolean) => who.call(waitForLeader, { leaderId, line: 'futures', waits });

beforeAll(async () => {
  exchange = await startTestExchange();
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  const trader = (): Promise<Visitor> => createTrader(exchange, { USDT: ['Tron', '10000'] });
  [leader, ann, bob, cat] = [await trader(), await trader(), await trader(), await trader()];
  await setMark(exchange, symbolId, '100000');
  await houseContractOrder(exchange, symbolId, 'sell', 100_000, 50);
  await houseContractOrder(exchange, symbolId, 'buy', 99_000, 50);
  await move('spot', 'futures', '8000');
  ({ leaderId } = await leader.call(getTraceIdentity, {}));
  await leader.call(applyToLead, { line: 'futures', sharePercent: 5, agreed: true });
  for (const who of [ann, bob]) await who.call(acceptStrategyAgreement, { agreed: true });
  await copy(ann, '2000', '0.5');
  ofBob = await copy(bob, '1000', '0.2');
  await leader.call(openContract, { symbolId, delegateType: 21, orderType: 1, delegateCount: '0.01' });
  await holds(ann, '0.0050');
  await holds(bob, '0.0020');
}, 60_000);
afterAll(() => exchange.close());

test('a leader who is copied: what was put in, what it is worth, and the profit of one’s own', async () => {
  await setMark(exchange, symbolId, '101000');
  const [of] = await vi.waitFor(async () => {
    const list = await mine(ann);
    // 0.005 of 1,000 more, less the fee of 500 that were opened, six ten thousandths.
    expect(list).toMatchObject([{ profit: '4.7', worth: '2004.7' }]);
    return list;
  }, patiently);
  expect(of).toEqual({
    leaderId,
    line: 'futures',
    profile: null,
    standing: 'leads',
    coin: 'USDT',
    copies: [{ strategyId: (await ann.call(getMyCopies, {})).list[0]?.strategyId, isRunning: true }],
    invested: '2000',
    worth: '2004.7',
    profit: '4.7',
    shared: '0',
    sharePercent: 5,
    nextShare: null,
    waiting: null,
  });
  expect(await mine(cat)).toEqual([]);
  expect(await mine(leader)).toEqual([]);
});

test('name and coming share are told; a copy that has ended still counts, and a new one beside it', async () => {
  await leader.call(sendLeaderProfile, profile);
  expect(await mine(bob)).toMatchObject([{ profile: null }]);
  await operator.call(decideLeaderProfile, { leaderId, approved: true });
  await leader.call(setLeaderShare, { line: 'futures', sharePercent: 8 });
  await bob.call(cancelStrategy, { strategyId: ofBob });
  await botIn(bob, ofBob, 'stopped');
  // Sold at 99,000: 0.002 of 1,000 less, and the fees of 200 and 198.
  const ended = { profit: '-2.2388', shared: '0', nextShare: { percent: 8 }, sharePercent: 5, profile, standing: 'leads' };
  expect(await mine(bob)).toMatchObject([{ ...ended, invested: '0', worth: '0', copies: [{ strategyId: ofBob, isRunning: false }] }]);
  const second = await copy(bob, '500', '0.1');
  const both = [
    { strategyId: second, isRunning: true },
    { strategyId: ofBob, isRunning: false },
  ];
  expect(await mine(bob)).toMatchObject([{ ...ended, invested: '500', worth: '500', copies: both }]);
  expect(await mine(ann)).toMatchObject([{ profit: '4.7', profile, copies: [{ isRunning: true }] }]);
});

test('places in the queue, in the order in which they came, until one waits no more', async () => {
  // Less than 100 USDT are left: there are no places.
  await leader.call(openContract, { symbolId, delegateType: 22, orderType: 1, delegateCount: '0.01' });
  await move('futures', 'spot', '7950');
  const dan = await createTrader(exchange, {});
  await asksToWait(cat, true);
  await asksToWait(dan, true);
  const nothing = { copies: [], invested: '0', worth: '0', profit: '0', shared: '0' };
  expect(await mine(cat)).toMatchObject([{ leaderId, ...nothing, waiting: { place: 1 } }]);
  expect(await mine(dan)).toMatchObject([{ leaderId, ...nothing, waiting: { place: 2 } }]);
  await asksToWait(cat, false);
  expect(await mine(cat)).toEqual([]);
  expect(await mine(dan)).toMatchObject([{ waiting: { place: 1 } }]);
});

test('one who was suspended, or has left, says so and asks for nothing more', async () => {
  await operator.call(suspendLeader, { leaderId, line: 'futures', suspended: true, reason: 'Trades against copiers' });
  const gone = { leaderId, sharePercent: null, nextShare: null };
  expect(await mine(ann)).toMatchObject([{ ...gone, standing: 'suspended' }]);
  await operator.call(suspendLeader, { leaderId, line: 'futures', suspended: false });
  expect(await mine(ann)).toMatchObject([{ ...gone, standing: 'left' }]);
});
