// Accounts that are frozen: who leads does so no more and copies are closed by rule; who copies is closed out and opens nothing.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { getTrackingOrders } from '#lib/contract/calls/v1/trigger/tracking/openOrders.ts';
import { applyToLead } from '#lib/contract/calls/v1/trigger/trace/leader/apply.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { freezeSubAccount } from '#lib/contract/calls/v1/user/subAccount/freeze.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { LeaderStatus } from '#lib/contract/leaders/leader-status.ts';
import { openLeaders } from '#server/venue/open-leaders.ts';
import { botIn } from '../bots/bot-of.ts';
import { createCopier, createLeader, followAsked, idOf, quoteCopied, trade } from '../copy-trading/copied-leader.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { patiently } from '#tests/api/patiently.ts';

let exchange: TestExchange;
let operator: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange();
  operator = createVisitor(exchange, { 'x-operator-key': exchange.operatorKey });
  await quoteCopied(exchange);
});
afterAll(() => exchange.close());

async function setFrozen(who: Visitor, frozen: boolean): Promise<void> {
  const email = await exchange.accounts.emailOf(await idOf(who));
  await operator.call(freezeUser, { email, frozen, ...(frozen ? { reason: 'asked by a court' } : {}) });
}

/** A position of so many coins is held. */
const holds = (who: Visitor, strategyId: string, quantity: number): Promise<void> =>
  vi.waitFor(async () => {
    const { list } = await who.call(getTrackingOrders, { strategyId });
    expect(list.map((order) => Number(order.quantity))).toEqual([quantity]);
  }, patiently);

test('a leader who is frozen leads no more: copies close by rule, nobody follows, and once let go he may lead on the conditions again', async () => {
  const { who: leader, leaderId } = await createLeader(exchange);
  const copier = await createCopier(exchange, leaderId);
  await trade(leader, 'open', '0.02');
  await holds(copier.who, copier.strategyId, 0.01);
  await setFrozen(leader, true);
  expect(await exchange.leaders.find(Number(leaderId), 'futures')).toMatchObject({ status: LeaderStatus.left, suspendedReason: null });
  expect(await botIn(copier.who, copier.strategyId, 'stopped')).toMatchObject({ stopReason: 'follow-ended', positions: [], coins: [] });
  const { list } = await copier.who.call(getStrategyDecisions, { strategyId: copier.strategyId });
  expect(list.map(({ code }) => code)).toContain('copy.leader-left');
  expect(await copier.who.try(placeStrategyCopy, followAsked(leaderId))).toMatchObject({ code: '50330' });
  expect((await leader.try(applyToLead, { line: 'spot', sharePercent: 0, agreed: true })).code).not.toBe('00000');
  await setFrozen(leader, false);
  // He was let go with the position that he had: that is one of the conditions.
  expect(await leader.try(applyToLead, { line: 'futures', sharePercent: 0, agreed: true })).toMatchObject({ code: '50065' });
  await trade(leader, 'close', '0.02');
  expect(await leader.try(applyToLead, { line: 'futures', sharePercent: 0, agreed: true })).toMatchObject({ code: '00000' });
});

test('a copier who is frozen is closed out, and nothing more is opened for him', async () => {
  const { who: leader, leaderId } = await createLeader(exchange);
  const [frozen, other] = [await createCopier(exchange, leaderId), await createCopier(exchange, leaderId)];
  await trade(leader, 'open', '0.02');
  await holds(frozen.who, frozen.strategyId, 0.01);
  await setFrozen(frozen.who, true);
  expect(await botIn(frozen.who, frozen.strategyId, 'stopped')).toMatchObject({ stopReason: 'manual', positions: [], coins: [] });
  await trade(leader, 'open', '0.02');
  await holds(other.who, other.strategyId, 0.02);
  const { list } = await frozen.who.call(getStrategyDecisions, { strategyId: frozen.strategyId });
  expect(list.filter(({ code }) => code === 'copy.opens')).toHaveLength(1);
  expect((await frozen.who.try(resumeStrategy, { strategyId: frozen.strategyId })).code).not.toBe('00000');
  expect((await frozen.who.try(placeStrategyCopy, followAsked(leaderId))).code).not.toBe('00000');
});

test('with the main account its sub-account leads no more, and one that is frozen alone does so too', async () => {
  const statusOf = async (leaderId: number) => (await exchange.leaders.find(leaderId, 'futures'))?.status;
  for (const ofMain of [true, false]) {
    const main = await createTrader(exchange, { USDT: ['Tron', '1000'] });
    const mainId = await idOf(main);
    const sub = await exchange.accounts.subAccounts.create(mainId, 'leads', 'copyFutures');
    const subId = sub?.userId ?? '';
    await main.call(sendToFamily, { from: mainId, to: subId, coin: 'USDT', amount: '300' });
    await main.call(enterSubAccount, { userId: subId });
    await main.call(transferFunds, { coin: 'USDT', amount: '150', from: 'spot', to: 'futures' });
    await main.call(applyToLead, { line: 'futures', sharePercent: 0, agreed: true });
    await main.call(leaveSubAccount, {});
    const leaderId = await exchange.accounts.accountOf(subId, 'live');
    expect(await statusOf(leaderId)).toBe(LeaderStatus.leading);
    if (ofMain) await setFrozen(main, true);
    else await tryProven(main, freezeSubAccount, { userId: subId, frozen: true });
    expect(await statusOf(leaderId)).toBe(LeaderStatus.left);
  }
});

test('in demo trading as well', async () => {
  const who = await createTrader(exchange);
  await who.call(enterPaper, {});
  const userId = await idOf(who);
  const leaderId = await exchange.accounts.accountOf(userId, 'paper');
  const { leaders } = await exchange.paper();
  await leaders.apply({ userId, accountId: leaderId, mainId: userId, mayLead: { spot: true, futures: true } }, 'spot', 0);
  expect(await leaders.find(leaderId, 'spot')).toMatchObject({ status: LeaderStatus.leading });
  await setFrozen(who, true);
  expect(await leaders.find(leaderId, 'spot')).toMatchObject({ status: LeaderStatus.left });
});

test('where the exchange went down between the freeze and the end of leading, the next start ends it', async () => {
  const [stays, goes] = [await createLeader(exchange), await createLeader(exchange)];
  await exchange.accounts.setFrozen(await idOf(goes.who), 'asked by a court');
  const { client, listings, leadCoinOf, automation, bots, store, leaderRecords } = exchange;
  const log = { error: (details: object) => expect(details).toBeUndefined() };
  await using closing = new AsyncDisposableStack();
  const again = openLeaders({
    people: store.db,
    db: store.db,
    mode: 'live',
    coinOf: leadCoinOf,
    client,
    listings,
    automation,
    bots,
    records: leaderRecords,
    usdtPrice: () => '1',
    now: Date.now,
    log,
    closing,
  });
  await again.resumed;
  expect(await exchange.leaders.find(Number(goes.leaderId), 'futures')).toMatchObject({ status: LeaderStatus.left });
  expect(await exchange.leaders.find(Number(stays.leaderId), 'futures')).toMatchObject({ status: LeaderStatus.leading });
});
