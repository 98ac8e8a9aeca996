// The database goes away under load and comes back: people trade on, nothing is lost, and the log says it in two lines.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

import { login } from '#lib/contract/calls/v1/user/login.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { revokeOtherSessions } from '#lib/contract/calls/v1/user/security/sessions/revokeOthers.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';

import { startPostgres, type RunningPostgres } from '../../scripts/install/postgres.ts';
import { assertSound } from '../api/assert-sound.ts';
import { startTestExchange, type TestExchange } from '../api/start-test-exchange.ts';
import { createTrader, goodPassword } from '../api/trader.ts';
import { createVisitor, type Visitor } from '../api/visitor.ts';
import { searchSize } from '../thorough.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { tradeOn } from './trade-on.ts';

const awayMs = Number(process.env['AWAY_SECONDS'] ?? searchSize({ quick: 2, thorough: 60 })) * 1000;

let postgres: RunningPostgres;
let proxy: DatabaseProxy;
let exchange: TestExchange;
let traders: Visitor[];

beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startDatabaseProxy(await postgres.createDatabase('away'));
  exchange = await startTestExchange({ databaseUrl: proxy.databaseUrl });
  traders = [];
  for (let made = 0; made < 4; made += 1) traders.push(await createTrader(exchange, { USDT: ['ERC20', '5000'] }));
}, 300_000);
afterAll(async () => {
  await exchange.close();
  proxy.close();
  await postgres.stop();
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

/** The lines of the log from one on, without those of single calls and of the core at work. */
const warned = (from: number): string[] =>
  exchange.logLines.slice(from).flatMap((line) => {
    const { level, msg }: { level: number; msg: string } = JSON.parse(line);
    return level >= 40 || msg.startsWith('the database') ? [msg] : [];
  });

const healthBody = z.looseObject({ status: z.string() });
const health = async () => {
  const answer = await fetch(`${exchange.url}/api/health`);
  return { httpStatus: answer.status, ...healthBody.parse(await answer.json()) };
};

const written = (orderIds: readonly string[]): Promise<number> =>
  exchange.store.pool
    .query('select order_id from orders where order_id = any($1::bigint[]) and not open', [orderIds])
    .then(({ rows }) => rows.length);

test.each(['cut', 'silence'] as const)('the line to it is %s: orders, cancels and balances are answered throughout', async (how) => {
  const [ann = createVisitor(exchange)] = traders;
  await ann.call(getOrderHistory, {});
  const from = exchange.logLines.length;
  const trading = tradeOn(traders);
  await until(() => trading.soFar().orderIds.length > 20);
  proxy[how]();
  await until(() => exchange.store.isAway());
  const before = trading.soFar().answered;
  await delay(awayMs);

  const refused = await ann.try(getOrderHistory, {});
  expect(refused).toMatchObject({ httpStatus: 503, code: '50301', params: { retryAfterSeconds: 2 } });
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await createVisitor(exchange).try(login, { email: 'nobody@example.com', password: goodPassword })).toMatchObject({
    code: '50301',
  });
  expect(await ann.try(userInfo)).toMatchObject({ code: '00000' });
  expect(await health()).toMatchObject({ httpStatus: 200, status: 'degraded', database: expect.any(String) });
  expect(trading.soFar().answered).toBeGreaterThan(before);

  await proxy.restore();
  const backMs = performance.now();
  await until(() => !exchange.store.isAway());
  const due = exchange.client.status().sequence;
  await exchange.projections.caughtUp(due);
  const caughtUpMs = performance.now() - backMs;
  const { failed, orderIds, answered, slowestMs } = await trading.stop();
  expect(failed).toEqual([]);
  await exchange.projections.caughtUp(exchange.client.status().sequence);
  expect(await written(orderIds)).toBe(orderIds.length);
  expect(await ann.try(getOrderHistory, {})).toMatchObject({ code: '00000' });
  // The bots' states are written a moment later.
  await until(async () => (await health()).status === 'ok');
  expect(warned(from)).toEqual([expect.stringMatching(/^the database is away/), 'the database is back']);
  await assertSound(exchange);
  console.log(
    `away ${awayMs / 1000} s (${how}): ${answered} answers, ${failed.length} failed, the slowest after ${Math.round(slowestMs)} ms; ` +
      `${orderIds.length} orders, all written; caught up ${Math.round(caughtUpMs)} ms after it was back`,
  );
});

test('a session that its user ends while the database is away is not served from memory', async () => {
  const [ann = createVisitor(exchange)] = traders;
  const {
    userInfo: { userId },
  } = await ann.call(userInfo, {});
  const email = await exchange.accounts.emailOf(userId);
  const elsewhere = createVisitor(exchange);
  expect(await elsewhere.try(login, { email, password: goodPassword })).toMatchObject({ code: '00000' });
  await elsewhere.call(getAssets, {});
  proxy.cut();
  await until(() => exchange.store.isAway());
  expect(await elsewhere.try(getAssets)).toMatchObject({ code: '00000' });
  expect(await ann.try(revokeOtherSessions)).toMatchObject({ code: '50301' });
  expect(await elsewhere.try(getAssets)).toMatchObject({ code: '50301' });
  expect(await ann.try(getAssets)).toMatchObject({ code: '00000' });
  await proxy.restore();
  await until(() => !exchange.store.isAway());
  expect(await ann.try(revokeOtherSessions)).toMatchObject({ code: '00000', data: { endedSessions: 1 } });
});
