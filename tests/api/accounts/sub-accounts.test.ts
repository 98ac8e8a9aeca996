// Sub-accounts over the wire: opened, filled, gone into, emptied and frozen, in both worlds, and what they may not do.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getEquity } from '#lib/contract/calls/v1/assets/equity.ts';
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { setTraderRoles } from '#lib/contract/calls/v1/operator/user/roles.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createSubAccount } from '#lib/contract/calls/v1/user/subAccount/create.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { freezeSubAccount } from '#lib/contract/calls/v1/user/subAccount/freeze.ts';
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import { renameSubAccount } from '#lib/contract/calls/v1/user/subAccount/rename.ts';
import { accountHeader } from '#lib/contract/audience.ts';
import { maxSubAccounts, type SubAccountKind } from '#lib/contract/accounts/sub-account.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import { units } from '#server/engine/units.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const json = { 'content-type': 'application/json' };
const idOf = async (who: Visitor): Promise<string> => (await who.call(userInfo, {})).userInfo.userId;

async function open(who: Visitor, userName: string, kind: SubAccountKind = 'normal'): Promise<string> {
  const made = await tryProven(who, createSubAccount, { userName, kind });
  return createSubAccount.response.parse(made.data).userId;
}
const inPaper = (who: Visitor, call: AnyCall, request: object) =>
  who.raw(call.path, { body: JSON.stringify(request), headers: { ...json, [paperHeader]: '1' } });
const usdt = async (who: Visitor): Promise<string> =>
  (await who.call(getAssets, { coin: 'USDT' })).list.map(({ available, frozen }) => `${available}+${frozen}`).join();
const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.001' } as const;

describe('a family', () => {
  let main: Visitor;
  let mainId: string;
  let first: string;
  let second: string;
  beforeAll(async () => {
    main = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
    mainId = await idOf(main);
    [first, second] = [await open(main, 'Grid bots'), await open(main, 'شبكة')];
  });

  // Whatever a test has seen go wrong, the next one begins at home.
  afterEach(() => main.try(leaveSubAccount, {}));

  test('is listed in the order in which it grew, and worth nothing at first', async () => {
    const { list, limit } = await main.call(getSubAccounts, {});
    expect(limit).toBe(maxSubAccounts);
    expect(list.map(({ userId, userName, frozen, usdtValue, coins }) => [userId, userName, frozen, usdtValue, coins])).toEqual([
      [first, 'Grid bots', false, '0', []],
      [second, 'شبكة', false, '0', []],
    ]);
  });

  test('money goes from the main account to a sub-account, between two, and back: to the unit, told on both sides', async () => {
    await main.call(sendToFamily, { from: mainId, to: first, coin: 'USDT', amount: '300.5' });
    await main.call(sendToFamily, { from: first, to: second, coin: 'USDT', amount: '100.25' });
    await main.call(sendToFamily, { from: second, to: mainId, coin: 'USDT', amount: '0.25' });
    expect(await usdt(main)).toBe('699.75+0');
    const { list } = await main.call(getSubAccounts, {});
    expect(list.map(({ usdtValue, coins }) => [usdtValue, coins])).toEqual([
      ['200.25', [{ coin: 'USDT', available: '200.25' }]],
      ['100', [{ coin: 'USDT', available: '100' }]],
    ]);
    const told = async () =>
      (await main.call(getMovements, { kind: 'internal' })).list.map(({ amount, cause, otherUser }) => [cause, amount, otherUser]);
    expect(await told()).toEqual([
      ['internal-transfer', '0.25', { userId: second, userName: 'شبكة' }],
      ['internal-transfer', '-300.5', { userId: first, userName: 'Grid bots' }],
    ]);
    await main.call(enterSubAccount, { userId: first });
    const { userName } = (await main.call(userInfo, {})).mainAccount ?? { userName: '' };
    expect(await told()).toEqual([
      ['internal-transfer', '-100.25', { userId: second, userName: 'شبكة' }],
      ['internal-transfer', '300.5', { userId: mainId, userName }],
    ]);
    // A transfer from a main account is no gain of whoever gets it.
    expect(await main.call(getEquity, { span: '1D' })).toMatchObject({ inflow: '200.25', gain: '0' });
    await main.call(leaveSubAccount, {});
  });

  test('is sent once under one client id: after a lost answer, fifty times at once, and never as something else', async () => {
    const [before, order] = [Number((await usdt(main)).split('+')[0]), { from: mainId, to: first, coin: 'USDT', amount: '3' } as const];
    const named = { ...order, clientOid: 'family-1' };
    const fifty = await Promise.all(Array.from({ length: 50 }, () => main.call(sendToFamily, named)));
    // Nobody heard any of the fifty: pressed again.
    fifty.push(await main.call(sendToFamily, named));
    expect(new Set(fifty.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"coin":"USDT","amount":"3"}']));
    expect(Number((await usdt(main)).split('+')[0])).toBe(before - 3);
    for (const other of [{ amount: '4' }, { to: second }])
      expect(await main.try(sendToFamily, { ...named, ...other })).toMatchObject({ code: '50207' });
    await main.call(sendToFamily, { ...order, from: first, to: mainId, clientOid: 'family-1' });
    expect(Number((await usdt(main)).split('+')[0])).toBe(before);
  });

  test('nobody sends what there is not, to oneself, or to a stranger', async () => {
    const stranger = await createTrader(exchange);
    const strangerId = await idOf(stranger);
    const send = (who: Visitor, from: string, to: string, amount: string, coin = 'USDT') =>
      who.try(sendToFamily, { from, to, coin, amount });
    expect((await send(main, first, mainId, '200.26')).code).toBe('02014');
    expect((await send(main, mainId, mainId, '1')).code).toBe('40020');
    expect((await send(main, mainId, first, '0')).code).toBe('40020');
    expect((await send(main, mainId, first, '1', 'NONE')).code).toBe('40030');
    expect((await send(main, mainId, strangerId, '1')).code).toBe('20123');
    expect((await send(main, strangerId, mainId, '1')).code).toBe('20123');
    expect((await send(stranger, first, strangerId, '1')).code).toBe('20123');
    expect((await send(stranger, mainId, strangerId, '1')).code).toBe('20123');
    expect(await usdt(main)).toBe('699.75+0');
    expect(await usdt(stranger)).toBe('0+0');
  });

  test('inside a sub-account one is it: its own money and orders, its name, and whose it is', async () => {
    await main.call(enterSubAccount, { userId: first });
    const { userName } = (await main.call(userInfo, {})).mainAccount ?? { userName: '' };
    expect(await main.call(userInfo, {})).toMatchObject({
      userInfo: { userId: first, traderIdentities: [] },
      userName: 'Grid bots',
      childFlag: true,
      mainAccount: { userId: mainId },
      frozen: false,
    });
    expect(userName).toMatch(/^trader-/);
    expect(await usdt(main)).toBe('200.25+0');
    await main.call(placeOrder, bid);
    expect(await usdt(main)).toBe('110.25+90');
    // A sub-account gives to its main account, and takes nothing.
    await main.call(sendToFamily, { from: first, to: mainId, coin: 'USDT', amount: '10.25' });
    expect((await main.try(sendToFamily, { from: mainId, to: first, coin: 'USDT', amount: '1' })).code).toBe('23140');
    expect((await main.try(sendToFamily, { from: first, to: second, coin: 'USDT', amount: '1' })).code).toBe('20123');
    await main.call(leaveSubAccount, {});
    expect(await main.call(userInfo, {})).toMatchObject({ userInfo: { userId: mainId }, childFlag: false, mainAccount: null });
    expect((await main.call(getOpenOrders, {})).list).toEqual([]);
    expect(await usdt(main)).toBe('710+0');
  });

  test('a page of another account does nothing: it says whose it is', async () => {
    const asked = (drawnFor: string) =>
      main.raw(placeOrder.path, { body: JSON.stringify(bid), headers: { ...json, [accountHeader]: drawnFor } });
    expect(await asked(first)).toMatchObject({ code: '23158', httpStatus: 409, data: null });
    await main.call(enterSubAccount, { userId: second });
    expect(await asked(mainId)).toMatchObject({ code: '23158', httpStatus: 409 });
    expect((await asked(second)).code).toBe('00000');
    await main.call(leaveSubAccount, {});
  });

  test('frozen: nothing waits in its books, it can be looked at and emptied, and does nothing; then it goes on', async () => {
    expect((await main.try(freezeSubAccount, { userId: first, frozen: true })).code).toBe('24392');
    expect((await tryProven(main, freezeSubAccount, { userId: first, frozen: true })).code).toBe('00000');
    await main.call(enterSubAccount, { userId: first });
    expect(await main.call(userInfo, {})).toMatchObject({ frozen: true, childFlag: true });
    expect((await main.call(getOpenOrders, {})).list).toEqual([]);
    expect(await usdt(main)).toBe('190+0');
    expect(await main.try(placeOrder, bid)).toMatchObject({ code: '20202', httpStatus: 403 });
    expect((await main.try(sendToFamily, { from: first, to: mainId, coin: 'USDT', amount: '1' })).code).toBe('20202');
    await main.call(leaveSubAccount, {});
    await main.call(sendToFamily, { from: first, to: mainId, coin: 'USDT', amount: '90' });
    expect((await tryProven(main, freezeSubAccount, { userId: first, frozen: false })).code).toBe('00000');
    await main.call(enterSubAccount, { userId: first });
    expect((await main.try(placeOrder, bid)).code).toBe('00000');
    await main.call(leaveSubAccount, {});
  });

  test('one that is inside while it is frozen is stopped at once', async () => {
    await main.call(enterSubAccount, { userId: second });
    expect((await main.call(userInfo, {})).frozen).toBe(false);
    // Another browser of the same user.
    await exchange.accounts.subAccounts.freeze(mainId, second, true);
    exchange.accounts.forgetSessionsOf(second);
    expect((await main.try(placeOrder, bid)).code).toBe('20202');
    await main.call(leaveSubAccount, {});
    await exchange.accounts.subAccounts.freeze(mainId, second, false);
  });

  test('another name, of letters', async () => {
    await main.call(renameSubAccount, { userId: second, userName: '  Arbitrage ' });
    expect((await main.call(getSubAccounts, {})).list.map(({ userName }) => userName)).toEqual(['Grid bots', 'Arbitrage']);
    for (const userName of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202Eb'])
      expect((await main.try(renameSubAccount, { userId: second, userName })).code).toBe('40020');
  });

  test('strangers and guests have no part in it', async () => {
    const stranger = await createTrader(exchange);
    for (const call of [enterSubAccount, renameSubAccount])
      expect((await stranger.try(call, { userId: first, ...(call === renameSubAccount ? { userName: 'mine' } : {}) })).code).toBe('20123');
    expect((await tryProven(stranger, freezeSubAccount, { userId: first, frozen: true })).code).toBe('20123');
    expect((await stranger.call(getSubAccounts, {})).list).toEqual([]);
    expect((await stranger.try(leaveSubAccount, {})).code).toBe('23140');
    const guest = createVisitor(exchange);
    await guest.call(enterAsGuest, {});
    expect((await guest.try(getSubAccounts, {})).code).toBe('23140');
  });

  test('in demo trading it has play money of its own: what its main account sends', async () => {
    await main.call(enterPaper, {});
    expect((await main.call(getSubAccounts, {})).list.map(({ usdtValue }) => usdtValue)).toEqual(['0', '0']);
    expect((await inPaper(main, sendToFamily, { from: mainId, to: first, coin: 'USDT', amount: '77' })).code).toBe('00000');
    expect((await main.try(sendToFamily, { from: mainId, to: first, coin: 'USDT', amount: '77' })).code).toBe('23150');
    await main.call(enterSubAccount, { userId: first });
    expect((await inPaper(main, getAssets, {})).data).toMatchObject({ list: [{ coin: 'USDT', available: '77', frozen: '0' }] });
    await main.call(leavePaper, {});
    expect(await usdt(main)).toBe('10+90');
    await main.call(enterPaper, {});
    expect((await inPaper(main, getAssets, {})).data).toMatchObject({ list: [{ coin: 'USDT', available: '77' }] });
    await main.call(leaveSubAccount, {});
    await main.call(leavePaper, {});
  });
});

test('there are at most so many, however many are asked for at once', async () => {
  const main = await createTrader(exchange);
  const mainId = await idOf(main);
  const made = await Promise.all(
    Array.from({ length: maxSubAccounts + 5 }, (_, at) => exchange.accounts.subAccounts.create(mainId, `sub ${at}`, 'normal')),
  );
  expect(made.filter((one) => one !== null)).toHaveLength(maxSubAccounts);
  expect(await tryProven(main, createSubAccount, { userName: 'one more' })).toMatchObject({ code: '20122', params: { limit: 20 } });
});

test('roles are what the operator says, and only a trader has a sub-account to lead copied futures from', async () => {
  const [main, operator] = [await createTrader(exchange), createVisitor(exchange, { 'x-operator-key': exchange.operatorKey })];
  const email = await exchange.accounts.emailOf(await idOf(main));
  expect(await main.call(getIdentity, {})).toEqual({ mc: { identity: [0] }, sp: { identity: [0] } });
  expect((await tryProven(main, createSubAccount, { userName: 'leads', kind: 'copyFutures' })).code).toBe('23140');
  await operator.call(setTraderRoles, { email, mc: [2, 1, 1], sp: [0] });
  expect(await main.call(getIdentity, {})).toEqual({ mc: { identity: [1, 2] }, sp: { identity: [0] } });
  const leads = await open(main, 'leads', 'copyFutures');
  await main.call(enterSubAccount, { userId: leads });
  expect((await main.call(userInfo, {})).userInfo).toEqual({ userId: leads, traderIdentities: ['TRADER_SUB_ACCOUNT'] });
  // It trades contracts alone, and opens for no less than ten.
  expect((await main.try(placeOrder, bid)).code).toBe('50073');
  const open10 = { symbolId: 'BTCUSDT_UMCBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.0001' } as const;
  expect(await main.try(openContract, open10)).toMatchObject({ code: '50074', params: { minimum: 10, coin: 'USDT' } });
  expect((await main.try(openContract, { ...open10, delegateCount: '0.0002' })).code).toBe('02014');
  // The main account's roles are not its sub-accounts'.
  expect(await main.call(getIdentity, {})).toEqual({ mc: { identity: [0] }, sp: { identity: [0] } });
  await main.call(leaveSubAccount, {});
  await operator.call(setTraderRoles, { email, mc: [], sp: [1] });
  expect(await main.call(getIdentity, {})).toEqual({ mc: { identity: [0] }, sp: { identity: [1] } });
  expect((await operator.try(setTraderRoles, { email: 'nobody@example.com', mc: [], sp: [] })).code).toBe('20106');
});

test('whoever is not of the family is told by id alone: names are made of addresses', async () => {
  const [ann, bob] = [await createTrader(exchange, { USDT: ['TRC20', '100'] }), await createTrader(exchange)];
  const [annId, bobId] = [await idOf(ann), await idOf(bob)];
  const numbers = await exchange.accounts.subAccounts.numbers([annId, bobId], 'live');
  const [accountId, toAccountId] = [numbers.get(annId) ?? 0, numbers.get(bobId) ?? 0];
  const assetId = exchange.listings.assetOf('USDT')?.assetId ?? 0;
  expect((await exchange.client.submit({ type: 'send-funds', accountId, toAccountId, assetId, units: units(500n) })).ok).toBe(true);
  const others = async (who: Visitor) => (await who.call(getMovements, { kind: 'internal' })).list.map(({ otherUser }) => otherUser);
  expect(await others(ann)).toEqual([{ userId: bobId, userName: '' }]);
  expect(await others(bob)).toEqual([{ userId: annId, userName: '' }]);
});
