// Live and paper are two worlds: no call, header, cookie or number of one of them reaches into the other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AnyCall } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getOpenOrders } from '#lib/contract/calls/v1/spot/order/openOrders.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { leavePaper } from '#lib/contract/calls/paptrading/switchReal.ts';
import { toggleMode } from '#lib/contract/calls/sub/switchTradeDemo.ts';
import { chooseMode } from '#lib/contract/calls/v1/user/sub/switchLoginDemo.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { registry } from '#lib/contract/registry.ts';
import { isLiveAlone, namesItsWorld, paperHeader } from '#lib/contract/trading-mode.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import { tryProven } from '../prove.ts';
import { startTestExchange, type TestExchange, type TestVenue } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

let exchange: TestExchange;
let paper: TestVenue;
/** Has 1000 USDT of real money, and one session that goes back and forth. */
let trader: Visitor;
const inPaper = { [paperHeader]: '1', 'content-type': 'application/json' };

const ask = (who: Visitor, call: AnyCall, request: object, headers: Readonly<Record<string, string>>) =>
  call.method === 'GET'
    ? who.raw(`${call.path}?${new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)])).toString()}`, {
        method: 'GET',
        headers,
      })
    : who.raw(call.path, { body: JSON.stringify(request), headers });
const accountOf = async (who: Visitor): Promise<number> => (await exchange.accounts.session(who.cookie()))?.accountId ?? 0;

beforeAll(async () => {
  exchange = await startTestExchange();
  paper = await exchange.paper();
  trader = await createTrader(exchange, { USDT: ['TRC20', '1000'] });
});
afterAll(() => exchange.close());

const privateCalls: readonly AnyCall[] = registry.filter(({ access, path }) => access === 'user' && namesItsWorld(path));

describe.each(privateCalls)('$path', (call) => {
  test('a live session with the header of paper is refused, and a paper one without it', async () => {
    await trader.call(leavePaper, {});
    expect(await ask(trader, call, {}, inPaper)).toMatchObject({ code: '23150', httpStatus: 409, data: null });
    await trader.call(enterPaper, {});
    expect(await trader.try(call)).toMatchObject({ code: '23150', httpStatus: 409, data: null });
    expect(await ask(trader, call, {}, { [paperHeader]: 'yes', 'content-type': 'application/json' })).toMatchObject({ code: '23150' });
  });
});

test.each(privateCalls.filter(({ path }) => isLiveAlone(path)))('$path is about real money alone', async (call) => {
  await trader.call(enterPaper, {});
  expect(await ask(trader, call, {}, inPaper)).toMatchObject({ code: '23151', httpStatus: 403, data: null });
});

test('the calls of the switch say where one is, and so does the user', async () => {
  const isIn = async (): Promise<boolean> => (await trader.call(userInfo, {})).papTradingFlag;
  await trader.call(leavePaper, {});
  expect(await isIn()).toBe(false);
  expect(await trader.call(toggleMode, {})).toEqual({ papTradingFlag: true });
  expect(await trader.call(toggleMode, {})).toEqual({ papTradingFlag: false });
  expect(await trader.call(chooseMode, {})).toEqual({ papTradingFlag: true });
  expect(await isIn()).toBe(true);
  expect(await trader.call(chooseMode, { demo: false })).toEqual({ papTradingFlag: false });
  expect(await trader.call(enterPaper, {})).toEqual({ papTradingFlag: true });
  // Twice is as good as once.
  expect(await trader.call(enterPaper, {})).toEqual({ papTradingFlag: true });
  expect(await isIn()).toBe(true);
});

test('money, orders and numbers of one world do not exist in the other', async () => {
  await trader.call(leavePaper, {});
  const liveAccount = await accountOf(trader);
  const placed = await trader.call(placeOrder, {
    symbolId: 'BTCUSDT_SPBL',
    delegateType: 21,
    orderType: 0,
    delegatePrice: '90000',
    delegateCount: '0.001',
  });
  await trader.call(enterPaper, {});
  const paperAccount = await accountOf(trader);
  expect(paperAccount).not.toBe(liveAccount);
  const { code, data } = await ask(trader, getOpenOrders, {}, inPaper);
  expect([code, data]).toEqual(['00000', expect.objectContaining({ list: [] })]);
  expect((await ask(trader, cancelOrder, { orderId: placed.orderId }, inPaper)).code).toBe('50030');
  expect(
    (
      await ask(
        trader,
        placeOrder,
        { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '90000', delegateCount: '0.001' },
        inPaper,
      )
    ).code,
  ).toBe('00000');
  // The cores themselves: a number of the other world is no account.
  const deposit = (accountId: number) =>
    ({ type: 'credit-deposit', accountId, assetId: 0, units: units(1n), reference: `crossing ${accountId}` }) as const;
  expect(await paper.client.submit(deposit(liveAccount))).toMatchObject({ ok: false, reason: RejectReason.unknownAccount });
  expect(await exchange.client.submit(deposit(paperAccount))).toMatchObject({ ok: false, reason: RejectReason.unknownAccount });
  await trader.call(leavePaper, {});
  expect((await trader.call(getOpenOrders, {})).list.map(({ orderId }) => orderId)).toEqual([placed.orderId]);
  expect((await trader.call(getAssets, {})).list.find(({ coin }) => coin === 'USDT')).toMatchObject({ available: '910', frozen: '90' });
});

test('a key of one world is neither listed nor ended in the other', async () => {
  await trader.call(leavePaper, {});
  const terms = { name: 'bot', scopes: ['read'], addresses: [], passphrase: 'open-sesame-1', callsPerMinute: 60 };
  const { key } = createApiKey.response.parse((await tryProven(trader, createApiKey, terms)).data);
  await trader.call(enterPaper, {});
  expect((await trader.call(getApiKeys, {})).list).toEqual([]);
  expect((await trader.try(revokeApiKey, { keyId: key.keyId })).code).toBe('20121');
  const other = createApiKey.response.parse((await tryProven(trader, createApiKey, terms)).data).key;
  await trader.call(leavePaper, {});
  expect((await trader.call(getApiKeys, {})).list).toEqual([key]);
  expect((await trader.try(revokeApiKey, { keyId: other.keyId })).code).toBe('20121');
  await trader.call(revokeApiKey, { keyId: key.keyId });
});

test('each session has its own world', async () => {
  await trader.call(enterPaper, {});
  const other = await createTrader(exchange);
  expect((await other.call(userInfo, {})).papTradingFlag).toBe(false);
  expect((await trader.call(userInfo, {})).papTradingFlag).toBe(true);
});

test('the tables of the paper venue are those of the live one, in a schema that names no row of it', async () => {
  const tables = async (schema: string): Promise<unknown[]> => {
    const { rows } = await exchange.store.pool.query(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = $1 and table_name <> '__drizzle_migrations' order by 1, 2`,
      [schema],
    );
    return rows;
  };
  const live = await tables('public');
  expect(live.length).toBeGreaterThan(50);
  expect(await tables('paper')).toEqual(live);
  const { rows } = await exchange.store.pool.query(
    `select count(*)::int as n from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
     where t.relnamespace <> r.relnamespace`,
  );
  expect(rows).toEqual([{ n: 0 }]);
});
