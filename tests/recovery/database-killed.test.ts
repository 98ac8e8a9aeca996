// PostgreSQL itself is killed, alone and together with the exchange, and the exchange starts anew on it: nobody loses anything.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { assertSound } from '../api/assert-sound.ts';
import { startTestExchange, type TestExchange } from '../api/start-test-exchange.ts';
import { createTrader } from '../api/trader.ts';
import { createVisitor, type Visitor } from '../api/visitor.ts';
import { searchSize } from '../thorough.ts';
import { tradeOn } from './trade-on.ts';

const kills = searchSize({ quick: 1, thorough: 10 });
const dataDir = mkdtempSync(join(tmpdir(), 'meridian-killed-'));
let postgres: RunningPostgres;
let databaseUrl = '';
let exchange: TestExchange;
let isOpen = false;
const children: ChildProcess[] = [];
let cookies: readonly string[];

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('killed');
  await open();
  const buyer = await createTrader(exchange, { USDT: ['ERC20', '5000'] });
  const seller = await createTrader(exchange, { USDT: ['ERC20', '5000'], BTC: ['Bitcoin', '0.25'] });
  cookies = [buyer.cookie(), seller.cookie()];
}, 300_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  if (isOpen) await close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(): Promise<void> {
  exchange = await startTestExchange({ dataDir, databaseUrl });
  isOpen = true;
}

async function close(): Promise<void> {
  isOpen = false;
  await exchange.close();
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

type Pair = { readonly buyer: Visitor; readonly seller: Visitor };

/** The same two people, who kept their cookies, at the exchange's address of now. */
function peopleAt(url: string): Pair {
  const [buyer, seller] = cookies.map((cookie) => createVisitor({ url }, { cookie }));
  if (buyer === undefined || seller === undefined) throw new Error('nobody has registered');
  return { buyer, seller };
}

const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, orderType: 0, delegatePrice: '96000.00', delegateCount: '0.001' } as const;
const sides = { buy: 21, sell: 22 } as const;

/** 0.001 BTC at 96,000. */
async function tradeOnce({ buyer, seller }: Pair): Promise<void> {
  await buyer.call(placeOrder, { ...order, delegateType: sides.buy });
  await seller.call(placeOrder, { ...order, delegateType: sides.sell });
}

async function available(of: Visitor, coin: string): Promise<number> {
  const { list } = await of.call(getAssets, { coin });
  return Number(list.find((row) => row.coin === coin)?.available ?? 0);
}

/** The buyer pays 96 USDT for each trade, and each side leaves a fee of 0.1% of what it receives. */
async function expectAmounts({ buyer, seller }: Pair, trades: number): Promise<void> {
  expect(await available(buyer, 'USDT')).toBeCloseTo(5000 - trades * 96, 8);
  expect(await available(buyer, 'BTC')).toBeCloseTo(trades * 0.000999, 8);
  expect(await available(seller, 'USDT')).toBeCloseTo(5000 + trades * 95.904, 8);
  expect(await available(seller, 'BTC')).toBeCloseTo(0.25 - trades * 0.001, 8);
}

const closedOrders = (ids: readonly string[]): Promise<number> =>
  exchange.store.pool
    .query('select order_id from orders where order_id = any($1::bigint[]) and not open', [ids])
    .then(({ rows }) => rows.length);

test('the database is killed under load and comes back: every order is answered and written', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const trading = tradeOn(Object.values(peopleAt(exchange.url)));
    await until(() => trading.soFar().orderIds.length > 10);
    await postgres.kill();
    await until(() => exchange.store.isAway());
    const { answered } = trading.soFar();
    await until(() => trading.soFar().answered > answered + 20);
    await postgres.startAgain();
    await until(() => !exchange.store.isAway());
    const { failed, orderIds } = await trading.stop();
    expect(failed).toEqual([]);
    await exchange.projections.caughtUp(exchange.client.status().sequence);
    expect(await closedOrders(orderIds)).toBe(orderIds.length);
  }
  await assertSound(exchange);
  await expectAmounts(peopleAt(exchange.url), 0);
});

test('the exchange starts anew on the same database: money, orders and sessions are as they were', async () => {
  const before = peopleAt(exchange.url);
  await tradeOnce(before);
  await expectAmounts(before, 1);
  const seen = { user: await before.buyer.call(userInfo, {}), orders: await before.buyer.call(getOrderHistory, {}) };
  const { sequence } = exchange.client.status();
  await close();
  await open();
  const after = peopleAt(exchange.url);
  expect({ user: await after.buyer.call(userInfo, {}), orders: await after.buyer.call(getOrderHistory, {}) }).toEqual(seen);
  expect(exchange.client.status().sequence).toBeGreaterThanOrEqual(sequence);
  await expectAmounts(after, 1);
  await assertSound(exchange);
});

/** An exchange in a process of its own on the same folder and database. */
async function startChild(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['tests/recovery/exchange-child.ts', dataDir, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the exchange ended with ${String(code)}`))),
  ]);
  return { child, url: String(url) };
}

test('exchange and database are killed in one moment: what was acknowledged is there', async () => {
  await close();
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, url } = await startChild();
    await tradeOnce(peopleAt(url));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await postgres.kill();
    await ended;
    await postgres.startAgain();
  }
  await open();
  const people = peopleAt(exchange.url);
  await expectAmounts(people, 1 + kills);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  const { list } = await people.buyer.call(getOrderHistory, { outcome: 'filled', pageSize: 100 });
  expect(list).toHaveLength(1 + kills);
  await assertSound(exchange);
});
