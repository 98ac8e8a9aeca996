// Demo trading by call: play money to begin with, more of it, a new beginning, and guests who stay.
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { getMarginAccounts } from '#lib/contract/calls/v1/margin/account/assets.ts';
import { borrowMargin } from '#lib/contract/calls/v1/margin/account/borrow.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { startPaperOver } from '#lib/contract/calls/paptrading/startOver.ts';
import { topUpPaper } from '#lib/contract/calls/paptrading/topUp.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { enterAsGuest } from '#lib/contract/calls/v1/user/guest.ts';
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { getUnifiedAccount } from '#lib/contract/calls/v1/unified/account/overview.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';

import { ticks } from '#server/engine/units.ts';
import { forgetIdleGuests, guestIdleMs } from '#server/services/accounts/guests.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange();
});
afterAll(() => exchange.close());

const inPaper = { [paperHeader]: '1', 'content-type': 'application/json' };
const post = (who: Visitor, call: AnyCall, request: object) => who.raw(call.path, { body: JSON.stringify(request), headers: inPaper });
const limitBuy = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.01' };

/** The balances of the paper account, coin by coin, frozen or not. */
async function held(who: Visitor): Promise<Record<string, string>> {
  const { code, data } = await post(who, getAssets, {});
  expect(code).toBe('00000');
  const { list } = getAssets.response.parse(data);
  return Object.fromEntries(list.filter(({ total }) => total !== '0').map(({ coin, total }) => [coin, total]));
}

const usual = { USDT: '100000', USDC: '100000', BTC: '1', ETH: '10' };

test('whoever enters for the first time finds play money, once', async () => {
  const trader = await createTrader(exchange);
  expect(await trader.try(topUpPaper, { list: [{ coin: 'USDT', amount: '1' }] })).toMatchObject({ code: '23152' });
  await trader.call(enterPaper, {});
  expect(await held(trader)).toEqual(usual);
  await trader.call(leavePaper, {});
  await trader.call(enterPaper, {});
  expect(await held(trader)).toEqual(usual);
});

test('more is added up to what one may hold, all of it or nothing', async () => {
  const trader = await createTrader(exchange);
  await trader.call(enterPaper, {});
  await trader.call(topUpPaper, { list: [{ coin: 'USDT', amount: '2500.5' }] });
  expect(await held(trader)).toEqual({ ...usual, USDT: '102500.5' });
  for (const [list, code] of [
    [[{ coin: 'USDT', amount: '9900000' }], '40033'],
    [[{ coin: 'NONE', amount: '1' }], '40030'],
    // Play money of the demo lines has a call of its own.
    [[{ coin: 'SUSDT', amount: '1' }], '40030'],
    [
      [
        { coin: 'USDT', amount: '1' },
        { coin: 'USDT', amount: '1' },
      ],
      '40020',
    ],
    [
      [
        { coin: 'USDT', amount: '1' },
        { coin: 'NONE', amount: '1' },
      ],
      '40030',
    ],
    [[], '40020'],
  ] as const)
    expect((await trader.try(topUpPaper, { list })).code).toBe(code);
  expect(await held(trader)).toEqual({ ...usual, USDT: '102500.5' });
});

test('a new beginning has the funds that were asked for, and nothing of what was', async () => {
  const trader = await createTrader(exchange);
  await trader.call(enterPaper, {});
  expect((await post(trader, placeOrder, limitBuy)).code).toBe('00000');
  const before = (await exchange.accounts.session(trader.cookie()))?.accountId ?? 0;
  await trader.call(startPaperOver, { funds: 'own', list: [{ coin: 'USDT', amount: '777' }] });
  expect(await held(trader)).toEqual({ USDT: '777' });
  expect((await post(trader, getOpenOrders, {})).data).toMatchObject({ list: [] });
  // The account that was left behind waits for nothing any more.
  const { client } = await exchange.paper();
  expect(await client.openOrders(before)).toEqual([]);
  await trader.call(startPaperOver, { funds: 'usual' });
  expect(await held(trader)).toEqual(usual);
  expect((await trader.try(startPaperOver, { funds: 'own' })).code).toBe('40020');
  expect((await trader.try(startPaperOver, { funds: 'own', list: [{ coin: 'USDT', amount: '10000001' }] })).code).toBe('40033');
  expect(await held(trader)).toEqual(usual);
});

test('live balances are copied and stay as they are', async () => {
  const trader = await createTrader(exchange, { USDT: ['TRC20', '1234.5'] });
  const live = await trader.call(getAssets, {});
  await trader.call(enterPaper, {});
  await trader.call(startPaperOver, { funds: 'live' });
  expect(await held(trader)).toEqual({ USDT: '1234.5' });
  await trader.call(leavePaper, {});
  expect(await trader.call(getAssets, {})).toEqual(live);
  const poor = await createTrader(exchange);
  await poor.call(enterPaper, {});
  expect((await poor.try(startPaperOver, { funds: 'live' })).code).toBe('23156');
});

test('play money is lent too, and who starts over leaves no debt behind: the lender has back what it lent', async () => {
  const trader = await createTrader(exchange);
  await trader.call(enterPaper, {});
  const { client, listings } = await exchange.paper();
  const [usdt, btc] = [listings.assetOf('USDT'), listings.assetOf('BTC')];
  if (usdt === undefined || btc === undefined) throw new Error('USDT and BTC are listed');
  const isolated = { symbolId: 'BTCUSDT_SPBL' } as const;
  const steps = [
    [transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'cross' }],
    [transferFunds, { coin: 'USDT', amount: '1000', from: 'spot', to: 'isolated', ...isolated }],
    [borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '600' }],
    [borrowMargin, { marginMode: 'isolated', ...isolated, coin: 'BTC', amount: '0.01' }],
    // Rests, and holds back all that the wallet has.
    [placeOrder, { ...limitBuy, delegateCount: '0.011', businessLine: 23, marginMode: 'isolated' }],
  ] as const;
  for (const [call, request] of steps) expect((await post(trader, call, request)).code).toBe('00000');
  const lender = async (assetId: number) => (await client.balances(6)).find((one) => one.assetId === assetId)?.available ?? 0n;
  expect(await lender(usdt.assetId)).toBe(-600n * 10n ** BigInt(usdt.decimals));
  expect(await lender(btc.assetId)).toBe(-(10n ** BigInt(btc.decimals)) / 100n);
  const before = (await exchange.accounts.session(trader.cookie()))?.accountId ?? 0;
  await trader.call(startPaperOver, { funds: 'usual' });
  expect(await held(trader)).toEqual(usual);
  expect((await post(trader, getMarginAccounts, {})).data).toEqual({ list: [] });
  for (const wallet of await client.margins(before)) expect(wallet.debtUnits).toBe(0n);
  expect([await lender(usdt.assetId), await lender(btc.assetId)]).toEqual([0n, 0n]);
  expect(await client.checkInvariants()).toEqual([]);
});

test('of a live margin wallet is copied what it has of each coin beyond what it owes of it', async () => {
  const trader = await createTrader(exchange, { USDT: ['Tron', '1000'] });
  await trader.call(transferFunds, { coin: 'USDT', amount: '400', from: 'spot', to: 'cross' });
  await trader.call(borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '300' });
  await trader.call(borrowMargin, { marginMode: 'cross', coin: 'BTC', amount: '0.001' });
  await trader.call(enterPaper, {});
  await trader.call(startPaperOver, { funds: 'live' });
  // 300 × 0.0126279 % ÷ 24, up; the borrowed bitcoin is owed, and its interest beside it.
  expect(await held(trader)).toEqual({ USDT: '999.99842151' });
});

test('health tells of both venues', async () => {
  await exchange.paper();
  const answer = await fetch(`${exchange.url}/api/health`);
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok', paper: { status: 'ok' } }]);
});

test('a guest trades with play money alone, registers, and keeps it', async () => {
  const guest = createVisitor(exchange);
  await guest.call(enterAsGuest, {});
  expect(await guest.call(userInfo, {})).toMatchObject({ papTradingFlag: true, demoUType: 2 });
  expect((await post(guest, placeOrder, limitBuy)).code).toBe('00000');
  expect((await guest.try(leavePaper, {})).code).toBe('23154');
  expect((await guest.try(getAssets, {})).code).toBe('23150');
  const paperAccount = (await exchange.accounts.session(guest.cookie()))?.accountId;
  const { rows } = await exchange.store.pool.query(
    `select venue from exchange_accounts a join "user" u on u.id = a.user_id where u.guest_since is not null and a.account_id = $1`,
    [paperAccount],
  );
  expect(rows).toEqual([{ venue: 'paper' }]);

  const email = `claimed-${process.pid}@example.com`;
  const taken = `taken-${process.pid}@example.com`;
  await createVisitor(exchange).call(register, { email: taken, password: goodPassword });
  expect((await guest.try(register, { email: taken, password: goodPassword })).code).toBe('20108');
  await guest.call(register, { email, password: goodPassword });
  expect(await guest.call(userInfo, {})).toMatchObject({ papTradingFlag: true, demoUType: 1, userName: `claimed-${process.pid}` });
  expect((await post(guest, getOpenOrders, {})).data).toMatchObject({ list: [expect.objectContaining({ delegatePrice: '90000.00' })] });
  await guest.call(leavePaper, {});
  expect((await guest.call(getAssets, {})).list.every(({ total }) => total === '0')).toBe(true);

  // From elsewhere, with the password, into the same accounts.
  const later = createVisitor(exchange);
  await later.call(login, { email, password: goodPassword });
  expect(await later.call(userInfo, {})).toMatchObject({ papTradingFlag: false, demoUType: 0 });
  await later.call(enterPaper, {});
  expect((await exchange.accounts.session(later.cookie()))?.accountId).toBe(paperAccount);
});

test('guests who stay away are forgotten, those who come back and those who have registered are not', async () => {
  const count = async (): Promise<number> =>
    (await exchange.store.pool.query('select count(*)::int as n from "user" where guest_since is not null')).rows[0].n;
  const away = createVisitor(exchange);
  const back = createVisitor(exchange);
  await away.call(enterAsGuest, {});
  await back.call(enterAsGuest, {});
  const gone = (await exchange.accounts.session(away.cookie()))?.accountId;
  const stays = (await exchange.accounts.session(back.cookie()))?.userId;
  const before = await count();
  expect(await forgetIdleGuests(exchange.store.db, Date.now() + guestIdleMs - 60_000)).toEqual([]);
  await exchange.store.pool.query(`update session set updated_at = now() + interval '1 day' where user_id = $1`, [stays]);
  const left = await forgetIdleGuests(exchange.store.db, Date.now() + guestIdleMs + 60_000);
  expect(left).toContain(gone);
  expect(await count()).toBe(before - left.length);
  expect(await count()).toBe(1);
  // Whoever comes next is given another number: what the forgotten one had belongs to nobody.
  const next = createVisitor(exchange);
  await next.call(enterAsGuest, {});
  expect((await exchange.accounts.session(next.cookie()))?.accountId).toBeGreaterThan(gone ?? Number.NaN);
  const { rows } = await exchange.store.pool.query('select user_id from exchange_accounts where account_id = $1', [gone]);
  expect(rows).toEqual([{ user_id: null }]);
});

test('whoever enters with a unified account has one: in demo trading alone, the second time too, and not where something stands in the way', async () => {
  const trader = await createTrader(exchange);
  await (await createTrader(exchange)).call(enterPaper, {});
  const { client, listings } = await exchange.paper();
  // Coins that nobody has traded here yet.
  for (const { marketId, symbol, priceDecimals } of listings.markets)
    if (symbol !== 'BTCUSDT') await client.submit({ type: 'set-reference-price', marketId, priceTicks: ticks(10 ** priceDecimals) });
  expect(await trader.call(enterPaper, { unified: true })).toEqual({ papTradingFlag: true });
  const told = async () => userInfo.response.parse((await post(trader, userInfo, {})).data);
  expect(await told()).toMatchObject({ papTradingFlag: true, utaPapTradingFlag: true, unifiedAccountFlag: true });
  expect((await post(trader, getUnifiedAccount, {})).data).toMatchObject({ mode: 'advanced' });
  await trader.call(leavePaper, {});
  expect(await trader.call(userInfo, {})).toMatchObject({ papTradingFlag: false, utaPapTradingFlag: false, unifiedAccountFlag: false });
  await trader.call(enterPaper, { unified: true });
  expect(await held(trader)).toEqual(usual);
  // With too little, each coin stands for itself.
  const terms = { type: 'set-unified-terms', interestFree: [] } as const;
  expect((await client.submit({ ...terms, minEquityUnits: Number.MAX_SAFE_INTEGER })).ok).toBe(true);
  const poor = await createTrader(exchange);
  await poor.call(enterPaper, { unified: true });
  expect((await post(poor, getUnifiedAccount, {})).data).toMatchObject({ mode: 'basic' });
  // A debt on margin stands in the way: nobody has gone anywhere.
  const owing = await createTrader(exchange);
  await owing.call(enterPaper, {});
  await post(owing, transferFunds, { coin: 'USDT', amount: '5000', from: 'spot', to: 'cross' });
  expect((await post(owing, borrowMargin, { marginMode: 'cross', coin: 'USDT', amount: '100' })).code).toBe('00000');
  await owing.call(leavePaper, {});
  expect(await owing.try(enterPaper, { unified: true })).toMatchObject({ code: '50206' });
  expect(await owing.call(userInfo, {})).toMatchObject({ papTradingFlag: false });
});
