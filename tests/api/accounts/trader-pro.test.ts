// The funded-trader programme over the wire: joined, traded by hand, warned, failed, begun again, passed.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { startPaperOver } from '#lib/contract/calls/paptrading/startOver.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { topUpPaper } from '#lib/contract/calls/paptrading/topUp.ts';
import { getTraderProAlerts } from '#lib/contract/calls/v1/trigger/trader-pro/alert.ts';
import { getTraderProHistory } from '#lib/contract/calls/v1/trigger/trader-pro/history.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { resetTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/reset.ts';
import { getTraderProState } from '#lib/contract/calls/v1/trigger/trader-pro/state.ts';
import { getTraderProUsers } from '#lib/contract/calls/v1/trigger/trader-pro/user-list.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { Side } from '#lib/contract/enums.ts';
import { tellProgrammeNews } from '#server/services/trader-pro/tell-programme-news.ts';
import { assertSound } from '../assert-sound.ts';
import { houseContractOrder, setMark } from '../futures/contract-market.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { enterFreshSubAccount } from '../sub-account.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { enterProgramme } from './programme-account.ts';

const symbolId = 'BTCUSDT_UMCBL';
let exchange: TestExchange;
/** The same, with the venue of play money in the place of the live one. */
let played: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange();
  played = { ...exchange, ...(await exchange.paper()) };
});
afterAll(() => exchange.close());
afterEach(() => assertSound(played));

const inPaper = async (who: Visitor, call: AnyCall, request: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', [paperHeader]: '1' };
  const { code, data } = await who.raw(call.path, { body: JSON.stringify(request), headers });
  return code === '00000' ? data : code;
};
const stateOf = async (who: Visitor) => getTraderProState.response.parse(await inPaper(who, getTraderProState, {}));

/** Takes part, goes into the account of the programme, and puts half of the balance behind contracts. */
async function participant(): Promise<Visitor> {
  const trader = await enterProgramme(exchange);
  await trader.call(transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  return trader;
}

/** A tenth of a bitcoin at 96,000, for a fee of 0.06 % of 9,600: 5.76. */
async function buy(trader: Visitor): Promise<void> {
  await setMark(played, symbolId, '96000');
  await houseContractOrder(played, symbolId, Side.sell, 96_000, 0.1);
  const order = { symbolId, businessLine: 10, delegateType: 21, orderType: 0, delegatePrice: '96000', delegateCount: '0.1' };
  expect(await inPaper(trader, openContract, order)).toMatchObject({});
}

test('whoever joins finds the balance and all limits whole, and cannot join twice', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.call(getTraderProState, {})).toEqual({ attempt: null, accountUserId: null, isInside: false, resetsLeft: 3 });
  expect(await trader.try(resetTraderPro)).toMatchObject({ code: '50371' });
  const joined = await trader.call(joinTraderPro, {});
  expect(joined.attempt).toMatchObject({
    state: 'running',
    number: 1,
    day: 1,
    equity: '10000',
    losses: { daily: { used: '0', limit: '1000', left: '1000' }, total: { used: '0', limit: '3000', left: '3000' } },
    largestPosition: { used: '0', limit: '4000', left: '4000' },
    orders: 0,
    greenDays: 0,
    score: '0',
    broken: null,
  });
  expect(await trader.try(joinTraderPro)).toMatchObject({ code: '50370' });
  expect(await trader.call(getTraderProState, {})).toEqual(joined);
});

test('two presses at once join once', async () => {
  const trader = await createTrader(exchange);
  const codes = (await Promise.all([trader.try(joinTraderPro), trader.try(joinTraderPro)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['00000', '50370']);
  expect((await trader.call(getTraderProHistory, {})).list).toHaveLength(1);
});

test('nobody takes part as a guest or as a sub-account, and nobody resets for another', async () => {
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  expect(await inPaper(guest, joinTraderPro, {})).not.toMatchObject({ attempt: {} });
  const trader = await createTrader(exchange);
  await trader.call(joinTraderPro, {});
  const stranger = await createTrader(exchange);
  expect(await stranger.try(resetTraderPro)).toMatchObject({ code: '50371' });
  await enterFreshSubAccount(exchange, trader);
  expect((await trader.try(joinTraderPro)).code).not.toBe('00000');
  expect(await trader.try(resetTraderPro)).toMatchObject({ code: '23140' });
  expect((await trader.call(getTraderProState, {})).attempt).toMatchObject({ number: 1, state: 'running' });
});

test('its balance is neither topped up nor begun anew', async () => {
  const trader = await participant();
  expect(await inPaper(trader, topUpPaper, { list: [{ coin: 'USDT', amount: '1' }] })).toBe('50374');
  expect(await inPaper(trader, startPaperOver, { funds: 'usual' })).toBe('50374');
  expect((await stateOf(trader)).attempt).toMatchObject({ equity: '10000', state: 'running' });
});

test('alerts come before a limit is crossed, newest first', async () => {
  const trader = await participant();
  await buy(trader);
  expect(getTraderProAlerts.response.parse(await inPaper(trader, getTraderProAlerts, {}))).toEqual({ list: [], mail: 'none' });
  // 8,000 dollars down on a tenth: 800, and the fee of 5.76.
  await setMark(played, symbolId, '88000');
  const { attempt, isInside } = await stateOf(trader);
  expect([attempt?.equity, attempt?.losses.daily, isInside]).toEqual(['9194.24', { used: '805.76', limit: '1000', left: '194.24' }, true]);
  const { list } = getTraderProAlerts.response.parse(await inPaper(trader, getTraderProAlerts, {}));
  expect(list).toMatchObject([{ rule: 'dailyLoss', value: '805.76', limit: '1000' }]);
});

test('a failed attempt stands in the list with the event that broke it, until the third reset', async () => {
  const trader = await participant();
  await buy(trader);
  await setMark(played, symbolId, '86000');
  const { attempt } = await stateOf(trader);
  expect(attempt).toMatchObject({ state: 'failed', broken: { rule: 'dailyLoss', value: '1005.76', limit: '1000' }, roi: '-0.100576' });
  expect(attempt?.broken?.sequence).toBeGreaterThan(0);
  // −0.100576 · 60 − 0.100576 · 100 = −16.09216, rounded down.
  expect(attempt?.score).toBe('-16.1');
  const mine = async () =>
    getTraderProUsers.response.parse(await inPaper(trader, getTraderProUsers, { pageSize: 50 })).list.filter(({ isMine }) => isMine);
  expect(await mine()).toMatchObject([{ state: 'failed', brokenRule: 'dailyLoss', score: '-16.1', orders: 1 }]);

  for (const [number, resetsLeft] of [
    [2, 2],
    [3, 1],
    [4, 0],
  ] as const) {
    const again = resetTraderPro.response.parse(await inPaper(trader, resetTraderPro, {}));
    expect(again).toMatchObject({ resetsLeft, attempt: { number, state: 'running', equity: '10000', orders: 0 } });
  }
  expect(await inPaper(trader, resetTraderPro, {})).toBe('50373');
  const { list } = getTraderProHistory.response.parse(await inPaper(trader, getTraderProHistory, {}));
  expect(list.map(({ number, state }) => [number, state])).toEqual([
    [4, 'running'],
    [3, 'reset'],
    [2, 'reset'],
    [1, 'failed'],
  ]);
  expect(await mine()).toHaveLength(4);
});

test('alerts and failures are told once, in the messages of the main account', async () => {
  const trader = await createTrader(exchange);
  const { accountUserId } = await trader.call(joinTraderPro, {});
  const news = tellProgrammeNews({
    reader: played.projections.traderPro,
    giveRole: exchange.accounts.giveRole,
    putOnce: exchange.money.inbox.putOnce,
    mail: () => Promise.resolve(),
    log: { error: () => undefined },
  });
  await trader.call(enterSubAccount, { userId: accountUserId ?? '' });
  await trader.call(enterPaper, {});
  await inPaper(trader, transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' });
  await buy(trader);
  await setMark(played, symbolId, '88000');
  await setMark(played, symbolId, '86000');
  await stateOf(trader);
  await news.look();
  await news.look();
  news.stop();
  const messages = await exchange.money.inbox.list((await exchange.accounts.session(trader.cookie()))?.mainAccount?.userId ?? '');
  expect(messages.map(({ kind, params }) => `${kind} ${params['rule']}`)).toEqual([
    'programmeFailed dailyLoss',
    'programmeAlert dailyLoss',
  ]);
});
