// The metrics of a running exchange: who may read them, and that what they say is what happened.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { startTestExchange, type TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

const token = 'a token of some length';
const bid = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 0, delegatePrice: '95000', delegateCount: '0.001' } as const;

let exchange: TestExchange;
let trader: Visitor;
beforeAll(async () => {
  exchange = await startTestExchange({ metricsToken: token });
  trader = await createTrader(exchange, { USDT: ['TRC20', '5000'] });
});
afterAll(() => exchange.close());

const ask = (headers: Readonly<Record<string, string>> = {}): Promise<Response> => fetch(`${exchange.url}/metrics`, { headers });
/** The value of one line; null: there is none. */

async function figure(line: string): Promise<number | null> {
  const text = await (await ask()).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

test('every call is counted by its name and its end', async () => {
  const placed = 'meridian_call_seconds_count{call="placeOrder",outcome="ok"}';
  const refused = 'meridian_call_seconds_count{call="placeOrder",outcome="refused"}';
  const before = [await figure(placed), await figure(refused)];
  for (let order = 0; order < 3; order += 1) await trader.call(placeOrder, bid);
  await trader.try(placeOrder, { ...bid, delegateCount: '1000000' });
  expect([await figure(placed), await figure(refused)]).toEqual([(before[0] ?? 0) + 3, (before[1] ?? 0) + 1]);
});

test('the core tells the size of each group and the time of its sync', async () => {
  const [groups, commands] = ['meridian_group_commands_count{venue="live"}', 'meridian_group_commands_sum{venue="live"}'];
  const syncs = 'meridian_journal_sync_seconds_count{venue="live"}';
  const before = [await figure(groups), await figure(commands), await figure(syncs)].map(Number);
  await exchange.client.submitAll([{ type: 'advance-clock' }, { type: 'advance-clock' }, { type: 'advance-clock' }]);
  expect([await figure(groups), await figure(commands), await figure(syncs)]).toEqual([
    Number(before[0]) + 1,
    Number(before[1]) + 3,
    Number(before[2]) + 1,
  ]);
  expect(await figure('meridian_journal_sync_seconds_sum{venue="live"}')).toBeGreaterThan(0);
});

test('journal, readers, bots, database, loop and memory are told', async () => {
  expect(await figure('meridian_ready{venue="live"}')).toBe(1);
  expect(await figure('meridian_journal_sequence{venue="live"}')).toBe(exchange.client.status().sequence);
  for (const name of ['commands_waiting', 'projection_backlog_records', 'bots_behind_commands', 'bots_running', 'bot_steps_waiting'])
    expect(await figure(`meridian_${name}{venue="live"}`)).not.toBeNull();
  expect(await figure('meridian_event_loop_delay_seconds{quantile="0.99"}')).not.toBeNull();
  for (const part of ['process', 'main', 'core live', 'bots live', 'database'])
    expect(await figure(`meridian_memory_bytes{part="${part}"}`)).toBeGreaterThan(1_000_000);
  expect(await figure('meridian_database_connections{state="waiting"}')).toBe(0);
});

test('the time of a call in the core and in the database is told', async () => {
  const [core, database] = ['meridian_call_core_seconds_count', 'meridian_call_database_seconds_count'];
  const before = [await figure(core), await figure(database)].map(Number);
  await trader.call(placeOrder, bid);
  await trader.call(userInfo, {});
  expect(await figure(core)).toBe(Number(before[0]) + 1);
  expect(await figure(database)).toBeGreaterThan(Number(before[1]));
});

test('through a proxy they are there for whoever shows the token, and for nobody else', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  const answers = [
    await ask(),
    await ask(proxied),
    await ask({ ...proxied, authorization: `Bearer ${token}x` }),
    await ask({ ...proxied, authorization: token }),
    await ask({ ...proxied, authorization: `Bearer ${token}` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 200]);
  expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answers[1]?.text()).not.toContain('meridian_');
});

test('that the process lives is said apart from whether orders can be placed', async () => {
  expect(await (await fetch(`${exchange.url}/api/live`)).json()).toEqual({ status: 'alive' });
});

test('visitors who reach no call leave no figures', async () => {
  await createVisitor(exchange).raw('v1/no/such/call');
  expect(await (await ask()).text()).not.toContain('call=""');
});
